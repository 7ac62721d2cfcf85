"""Text from outside is shown as text, wherever it comes from."""

from playwright.sync_api import expect

from .driving import CODE, Golf, say


def test_words_from_outside_are_never_elements(golf: Golf) -> None:
    evil = "<img src=x onerror=window.hit=1><b>bold</b>"
    page = golf.page
    page.add_init_script("window.hit = 0")
    for query in (f"?code={evil}", f"?position={evil}~~~", f"?code={CODE}&moves=s {evil}", f"?lang={evil}"):
        golf.open(query)
        assert page.locator("#golf img, #golf b:not(.corner b), dialog img").count() == 0
        assert page.evaluate("window.hit") == 0
    golf.open(f"?code={evil}")
    golf.button("action.new").click()
    window = golf.window("new")
    window.get_by_role("textbox").fill(evil)
    window.get_by_role("button", name=say("en", "new_window.deal"), exact=True).click()
    expect(window.get_by_role("alert")).to_contain_text("<img")
    assert window.locator("img, b").count() == 0
    assert page.evaluate("window.hit") == 0
