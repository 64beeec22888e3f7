import { expect, type Page } from '../studio.ts'
import { actions, done, entry, fill, type Answers, type Step } from './steps.ts'

/** Presses a row of a list that names something. */
export const rowWith =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByRole('row').filter({ hasText: text }).first().click()
/** Follows a link of the page itself, not of the parts beside it on every page. */
export const inMain =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().click()
/** Waits until a page is there, with all that its keys do. */
export const stands =
  (heading: string): Step =>
  (page) =>
    expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible()
/** Chooses a file. */
export const upload =
  (name: string, buffer: Buffer): Step =>
  (page) =>
    page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/png', buffer })
/** From here on the server answers so to what is asked of a path (`/clients/1`), whatever it is. */
export const replies =
  (of: string, json: unknown): Step =>
  async (page) => {
    await page.route(new RegExp(`/api/v1${of}(\\?|$)`), (route) => route.fulfill({ json }))
  }
/** From here on the server never answers what is asked of a path. */
export const held =
  (of: string): Step =>
  async (page) => {
    await page.route(new RegExp(`/api/v1${of}(\\?|$)`), () => new Promise(() => undefined))
  }

export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const NO_PICTURE = Buffer.from('no picture')

/** Sets the permissions of the role; without it the owner looks on, who may do everything. */
export const may = (...permissions: string[]): Answers => ({ '/auth/me': (me) => ({ ...me, permissions }) })
export const nothing = (list: object) => ({ ...list, items: [], total: 0 })
/** Nothing of what is looked for, though there is something: one is asked for to know that. */
export const noneShown = (list: { page_size: number }) => (list.page_size === 1 ? list : nothing(list))
export const each =
  (...changes: object[]) =>
  (list: { items: object[] }) => ({ ...list, items: list.items.map((one, index) => ({ ...one, ...changes[index] })) })

/** Goes back over several pages at once, as the browser's menu of pages does. */
export const back =
  (pages: number): Step =>
  (page) =>
    page.evaluate((by) => history.go(-by), pages)

/** Holds how full a bar is. */
export const measures =
  (value: string, max: string): Step =>
  async (page) => {
    const meter = page.getByRole('meter').first()
    await expect(meter).toHaveAttribute('aria-valuenow', value)
    await expect(meter).toHaveAttribute('aria-valuemax', max)
  }

/** Holds that the page is printed as often as this is asked of it. */
export const prints =
  (times: number, ...does: Step[]): Step =>
  async (page) => {
    await page.evaluate(() =>
      Object.assign(globalThis, { printed: 0, print: () => (globalThis as Printing).printed++ }),
    )
    for (const step of does) await step(page)
    expect(await page.evaluate(() => (globalThis as Printing).printed)).toBe(times)
  }
type Printing = typeof globalThis & { printed: number }

const photo = (page: Page) => page.getByRole('img', { name: /^Photo of/ })

/** Another picture comes, but can't be read: what was kept of the former one is let go of. */
export const photoLost: Step = async (page) => {
  const former = await photo(page).getAttribute('src')
  await page.route(/\/photo\?v=/, (route) => route.fulfill({ status: 404, json: {} }))
  await upload('another.png', PICTURE)(page)
  await expect(photo(page)).toHaveCount(0)
  const read = (address: string | null) =>
    new Promise((resolve) => {
      const image = new Image()
      image.addEventListener('load', () => resolve('read'))
      image.addEventListener('error', () => resolve('gone'))
      image.src = address ?? ''
    })
  expect(await page.evaluate(read, former)).toBe('gone')
}

export const adjust = (product: string): Step[] => [actions(product), entry(/^Adjust/)]
export const moreOf = (product: string): Step[] => [...adjust(product), fill('Quantity in', '5'), done('Adjust')]
