// Firefox by WebDriver BiDi, for tools/browsers/firefox.py: a line of JSON in, a line of JSON out.
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const answer = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
try {
  const page = await browser.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  const commands = {
    open: (address) => page.goto(address, { waitUntil: "domcontentloaded" }).then(() => null),
    value: (expression) => page.evaluate(expression),
    tap: (selector) => page.click(selector).then(() => null),
    errors: () => errors,
  };
  answer({ value: await browser.version() });
  for await (const line of createInterface({ input: process.stdin })) {
    const { command, text } = JSON.parse(line);
    try {
      answer({ value: (await commands[command](text)) ?? null });
    } catch (error) {
      answer({ error: error.message });
    }
  }
} finally {
  await browser.close();
}
