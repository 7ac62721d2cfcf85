"""WebKitGTK's MiniBrowser, driven by Selenium. It wants a screen: `python -m tools.browsers` gives it one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tools.browsers.browser import NotHere
from tools.programs import webkit_driver

_OPEN_SECONDS = 30.0
# The driver tells nothing about the console, so the page itself listens, from the first moment we can.
_LISTEN = """
if (!location.href.startsWith(arguments[0])) return null;
if (!window.heard) {
  window.heard = [];
  window.heardFrom = performance.now();
  addEventListener("error", (event) => heard.push(event.message ?? `cannot load ${event.target.src}`), true);
  addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
  const error = console.error;
  console.error = (...what) => {
    heard.push(what.join(" "));
    error.apply(console, what);
  };
}
return window.heardFrom;
"""


class _WebKit:
    def __init__(self, driver: WebKitGTK) -> None:
        self.version = str(driver.capabilities["browserVersion"])
        self.console_note = "console not heard"
        self._driver = driver

    def open(self, address: str) -> None:
        self._driver.get(address)
        end = time.monotonic() + _OPEN_SECONDS
        while time.monotonic() < end:
            try:
                since = self._driver.execute_script(_LISTEN, address)
            except WebDriverException:
                continue  # between two documents
            if since is not None:
                self.console_note = f"heard from {since / 1000:.2f} s on"
                return
        raise TimeoutError(f"{address} did not open in {_OPEN_SECONDS:.0f} s")

    def value(self, expression: str) -> object:
        value: object = self._driver.execute_script(f"return {expression}")
        return value

    def tap(self, selector: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).click()

    def errors(self) -> list[str]:
        return [str(error) for error in self._driver.execute_script("return window.heard")]


def mini_browser() -> str | None:
    """Return the path of the browser that comes with the driver; it is not on the search path."""
    found = [*Path("/usr/lib").glob("**/MiniBrowser"), *Path("/usr/libexec").glob("**/MiniBrowser")]
    return str(found[-1]) if found else None


@contextmanager
def open_webkit() -> Iterator[_WebKit]:
    """WebKitGTK's browser, until the end of the block."""
    driver_path, browser_path = webkit_driver(), mini_browser()
    if driver_path is None or browser_path is None:
        raise NotHere("not installed (Debian: webkit2gtk-driver)")
    options = Options()
    options.binary_location = browser_path
    options.add_argument("--automation")
    options.page_load_strategy = "none"
    driver = WebKitGTK(options=options, service=Service(executable_path=driver_path))
    try:
        yield _WebKit(driver)
    finally:
        driver.quit()
