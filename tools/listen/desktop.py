"""A desktop without a screen: its own display, session bus, home, window manager, reader and browser."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from tools.listen.voice import Voice
from tools.programs import chromium, firefox

CHROMIUM, FIREFOX = "chromium", "firefox"
SYSTEM_PYTHON = "/usr/bin/python3"
_IN_ORCA = Path(__file__).parent / "in_orca"
_WINDOW = "Mozilla Firefox|Chromium|Google Chrome"
_PATIENCE = 120  # seconds for anything to start, on a busy machine
_FALSE, _TRUE = "false", "true"
# Firefox without its first-run pages and its own network, and with its accessibility on.
_FIREFOX: dict[str, str] = {
    "accessibility.force_disabled": "-1",
    "app.normandy.enabled": _FALSE,
    "app.update.enabled": _FALSE,
    "browser.aboutwelcome.enabled": _FALSE,
    "browser.discovery.enabled": _FALSE,
    "browser.ml.enable": _FALSE,
    "browser.preonboarding.enabled": _FALSE,
    "browser.safebrowsing.malware.enabled": _FALSE,
    "browser.safebrowsing.phishing.enabled": _FALSE,
    "browser.sessionstore.resume_from_crash": _FALSE,
    "browser.shell.checkDefaultBrowser": _FALSE,
    "browser.startup.homepage_override.mstone": '"ignore"',
    "browser.startup.page": "0",
    "browser.tabs.firefox-view": _FALSE,
    "browser.translations.enable": _FALSE,
    "browser.uitour.enabled": _FALSE,
    "datareporting.healthreport.uploadEnabled": _FALSE,
    "datareporting.policy.dataSubmissionEnabled": _FALSE,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": _TRUE,
    "extensions.getAddons.cache.enabled": _FALSE,
    "identity.fxaccounts.enabled": _FALSE,
    "intl.accept_languages": '"en-US, en"',
    "network.captive-portal-service.enabled": _FALSE,
    "network.connectivity-service.enabled": _FALSE,
    "sidebar.revamp": _FALSE,
    "signon.rememberSignons": _FALSE,
    "termsofuse.bypassNotification": _TRUE,
    "toolkit.telemetry.reportingpolicy.firstRun": _FALSE,
}
_CHROMIUM = (
    "--force-renderer-accessibility", "--no-first-run", "--no-default-browser-check", "--disable-gpu",
    "--disable-dev-shm-usage", "--disable-sync", "--disable-background-networking", "--password-store=basic",
    "--lang=en-US",
)  # fmt: skip


class DidNotStart(Exception):
    """A part of the desktop is missing or does not start; the message says which."""


class Desktop:
    """Everything that is started for one run, and ended with it."""

    def __init__(self, browser: str, rate: float, reader_defaults: bool, logs: Path) -> None:
        self.browser = browser
        self.logs = logs
        self.home = Path(tempfile.mkdtemp(prefix="listen-"))
        self.voice = Voice(self.home / "heard.jsonl")
        self._started: list[subprocess.Popen[bytes]] = []
        self.environment = self._environment(rate, reader_defaults)

    def __enter__(self) -> Self:
        try:
            self._start_screen()
            self._start_bus()
            self._start("openbox", ["openbox"])
            self._start_reader()
            self._start_browser()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End what was started, the last first, and remove its home."""
        for signal_number in (signal.SIGTERM, signal.SIGKILL):
            for process in reversed(self._started):
                if process.poll() is None:
                    os.killpg(process.pid, signal_number)
                    try:
                        process.wait(10)
                    except subprocess.TimeoutExpired:
                        pass
        self._started.clear()
        shutil.rmtree(self.home, ignore_errors=True)

    def type_keys(self, *arguments: str) -> None:
        """Run xdotool, whose keys are those of a keyboard for every program."""
        self._call("xdotool", *arguments)

    def wait(self, what: Callable[[], bool], name: str, seconds: float = _PATIENCE) -> None:
        """Wait until something is so."""
        until = time.monotonic() + seconds
        while not what():
            if time.monotonic() > until:
                raise DidNotStart(f"waited in vain for {name}")
            time.sleep(0.2)

    # ---- The parts

    def _environment(self, rate: float, reader_defaults: bool) -> dict[str, str]:
        home = str(self.home)
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        return {
            **kept,
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_DATA_HOME": f"{home}/data",
            "XDG_CACHE_HOME": f"{home}/cache",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "GDK_BACKEND": "x11",
            "GNOME_ACCESSIBILITY": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
            "MOZ_ENABLE_WAYLAND": "0",
            "MOZ_CRASHREPORTER_DISABLE": "1",
            "LISTEN_HEARD": str(self.voice.path),
            "LISTEN_RATE": str(rate),
            "LISTEN_DEFAULTS": "1" if reader_defaults else "0",
        }

    def _start_screen(self) -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1200x900x24", "-nolisten", "tcp"]
        self._start("screen", command, (write,))
        os.close(write)
        with os.fdopen(read, "rb") as answer:
            display = answer.readline().decode().strip()
        if not display:
            raise DidNotStart("Xvfb has no display for us")
        self.environment["DISPLAY"] = f":{display}"

    def _start_bus(self) -> None:
        """Start a session bus; what it starts (the bus of accessibility) has our environment too."""
        read, write = os.pipe()
        self._start("bus", ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"], (write,))
        os.close(write)
        with os.fdopen(read, "rb") as answer:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = answer.readline().decode().strip()
        send = ("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus")
        self._call(*send, "org.a11y.Bus.GetAddress")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            to = ("string:org.a11y.Status", f"string:{name}", "variant:boolean:true")
            self._call(*send, "org.freedesktop.DBus.Properties.Set", *to)

    def _start_reader(self) -> None:
        settings = self.home / "orca"
        settings.mkdir()
        shutil.copy(_IN_ORCA / "golf_voice.py", settings)
        shutil.copy(_IN_ORCA / "customizations.py", settings / "orca-customizations.py")
        command = [SYSTEM_PYTHON, str(_IN_ORCA / "start.py"), str(settings)]
        self._start("orca", command, environment={"PYTHONPATH": str(settings)})
        self.wait(self._voice_is_ready, "Orca to take its voice (this was made for Orca 43)")

    def _voice_is_ready(self) -> bool:
        self.voice.look()
        return self.voice.ready

    def _start_browser(self) -> None:
        if self.browser == FIREFOX:
            profile = self.home / "profile"
            profile.mkdir()
            lines = [f'user_pref("{name}", {value});\n' for name, value in _FIREFOX.items()]
            (profile / "user.js").write_text("".join(lines))
            command = [firefox() or "firefox", "--no-remote", "--profile", str(profile), "about:blank"]
        else:
            # Chromium's own sandbox refuses to run as root.
            rights = ["--no-sandbox"] if os.geteuid() == 0 else []
            data = f"--user-data-dir={self.home / 'chromium'}"
            command = [chromium() or "chromium", *rights, *_CHROMIUM, data, "about:blank"]
        self._start(self.browser, command)
        self.wait(lambda: bool(self._windows()), f"a window of {self.browser}")
        self.type_keys("windowactivate", "--sync", self._windows()[-1])

    def _windows(self) -> list[str]:
        command = ["xdotool", "search", "--onlyvisible", "--name", _WINDOW]
        found = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        return found.stdout.split()

    def _start(
        self,
        name: str,
        command: list[str],
        pass_fds: tuple[int, ...] = (),
        environment: dict[str, str] | None = None,
    ) -> None:
        env = {**self.environment, **(environment or {})}
        with (self.logs / f"{name}.log").open("wb") as log:
            try:
                process = subprocess.Popen(
                    command,
                    env=env,
                    cwd=self.home,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                    pass_fds=pass_fds,
                )
            except OSError as error:
                raise DidNotStart(f"cannot run {command[0]}: {error.strerror}") from error
        self._started.append(process)

    def _call(self, *command: str) -> None:
        try:
            subprocess.run(
                command, env=self.environment, stdout=subprocess.DEVNULL, check=True, timeout=_PATIENCE
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise DidNotStart(f"{command[0]} failed: {error}") from error
