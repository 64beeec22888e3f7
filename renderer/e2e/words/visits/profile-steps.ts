import { expect } from '../../studio.ts'
import { OVER, type Step } from '../steps.ts'

/** Types into a field that offers what fits. */
export const type =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: label }).fill(text)
/** Types into a field that offers what fits, and takes it: once more where the page moved below the list, which closes it. */
export const choose =
  (label: string | RegExp, text: string, found: RegExp): Step =>
  (page) =>
    expect(async () => {
      await type(label, text)(page)
      await page.getByRole('option', { name: found }).first().click({ timeout: 3000 })
    }).toPass()
export const shut: Step = (page) => expect(page.locator(OVER)).toHaveCount(0)
/** Holds how the ways between the pages of an area lie, and that the page shown stands out. */
export const lie =
  (label: string, direction: 'row' | 'column'): Step =>
  async (page) => {
    const ways = page.getByRole('navigation', { name: label, exact: true })
    await expect(ways.getByRole('list').first()).toBeVisible()
    for (const list of await ways.getByRole('list').all()) {
      await expect(list).toHaveCSS('display', 'flex')
      await expect(list).toHaveCSS('flex-direction', direction)
    }
    const looks = await ways.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { color, backgroundColor, borderBottomColor } = getComputedStyle(link)
        return [link.ariaCurrent === 'page', color, backgroundColor, borderBottomColor].join()
      }),
    )
    const [here, others] = [true, false].map((isHere) =>
      looks.flatMap((one) => (one.startsWith(`${isHere},`) ? [one.replace(/^\w+,/, '')] : [])),
    )
    for (const other of others!) expect(here).not.toContain(other)
  }
/** Expects the shown page to be in the middle of the navigation, if that is wider than a phone. */
export const middle =
  (label: string): Step =>
  async (page) => {
    const box = await page
      .getByRole('navigation', { name: label, exact: true })
      .locator('[aria-current=page]')
      .boundingBox()
    expect(Math.abs(box!.x + box!.width / 2 - 195)).toBeLessThan(60)
  }
/** Holds whether a password can be read. */
export const readable =
  (isReadable: boolean): Step =>
  (page) =>
    expect(page.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('type', isReadable ? 'text' : 'password')
/** Presses a key once the button it belongs to is there. */
export const hotkey =
  (key: string, button: string): Step =>
  async (page) => {
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
    await page.keyboard.press(key)
  }
export const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().click()
/** The server can no longer give what it gave; what is sent to it goes through. */
export const unreadable =
  (path: RegExp): Step =>
  async (page) => {
    await page.route(path, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 404, json: { status: 404 } }) : route.fallback(),
    )
  }
