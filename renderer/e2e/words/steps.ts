import type { Request } from '@playwright/test'
import { whileHeld } from '../areas/desk.ts'
import { answering } from '../areas/door.ts'
import { expect, type Page } from '../studio.ts'

/** The elements that lie over a page, except messages. */
export const OVER = '[role=dialog], [role=alertdialog]:not([role=region] *), [role=menu], [role=listbox]'

/** An act on a page before it is read again. */
export type Step = (page: Page) => Promise<void>

/** Changes to the server's answers before the page gets them, by the path that it asks (`/clients/1`). */
// oxlint-disable-next-line no-explicit-any
export type Answers = Readonly<Record<string, (answer: any) => unknown>>

/** A page, and what is done on it one after the other; after each step (and before, if it has a name) all it says is compared. */
export type Visit = [
  name: string,
  place: string | { path: string; answers: Answers },
  ...steps: [name: string, ...Step[]][],
]

export const click =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()
export const pick =
  (text: string | RegExp): Step =>
  (page) =>
    page
      .getByText(text, typeof text === 'string' ? { exact: true } : {})
      .last()
      .click()
/** Changes a box, as somebody does without a mouse. */
export const check =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('checkbox', { name }).focus()
    await page.keyboard.press('Space')
  }
export const option =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('option', { name }).first().click()
export const search =
  (text: string): Step =>
  (page) =>
    page.getByRole('searchbox').first().fill(text)
export const keys =
  (...pressed: string[]): Step =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
export const type =
  (text: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: 'Scan or type a product' }).fill(text)
export const scan =
  (text: string): Step =>
  async (page) => {
    await type(text)(page)
    await page.keyboard.press('Enter')
  }
export const last =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).last().click()
/** Presses one of several buttons of the same name. */
export const nth =
  (name: string | RegExp, at: number): Step =>
  (page) =>
    page.getByRole('button', { name }).nth(at).click()
export const tab =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('tab', { name }).click()
/** Presses what gives a file, and holds its name, and that it can't be asked for twice at once. */
export const downloads =
  (button: string | RegExp, file: string): Step =>
  async (page) => {
    const given = page.waitForEvent('download')
    await held(button, /\.pdf|\/gdpr\/export\//)(page)
    expect((await given).suggestedFilename()).toBe(file)
  }
export const inDialog =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).click()
/** Presses the button that ends what lies over the page. */
export const done =
  (name: string | RegExp): Step =>
  async (page) => {
    await last(name)(page)
    await expect(page.locator(OVER)).toHaveCount(0)
  }
export const entry =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click()
export const actions =
  (text: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('row')
      .or(page.getByRole('article'))
      .filter({ hasText: text })
      .getByRole('button', { name: /Actions|More/ })
      .click()
export const inBasket =
  (name: string): Step =>
  (page) =>
    expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
export const press =
  (button: string | RegExp, ...pressed: string[]): Step =>
  async (page) => {
    await page.getByRole('button', { name: button }).first().focus()
    await keys(...pressed)(page)
  }
/** Moves a class an hour on with the keyboard, and gives it up before Alt is let go of. */
export const takenBack =
  (button: string | RegExp): Step =>
  async (page) => {
    const block = page.getByRole('button', { name: button }).first()
    const place = async () => (await block.boundingBox())?.y
    const before = await place()
    await block.focus()
    await page.keyboard.down('Alt')
    await page.keyboard.press('ArrowDown')
    await expect.poll(place).not.toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(place).toBe(before)
    await page.keyboard.up('Alt')
  }
export const write =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text)
export const leave: Step = async (page) => {
  await page.keyboard.press('Escape')
  await expect(page.locator(OVER)).toHaveCount(0)
}
export const discard: Step = async (page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.locator(OVER)).toHaveCount(0)
}
/** Turns the page into a phone's; the next page is a desk's again. */
export const narrow: Step = (page) => page.setViewportSize({ width: 390, height: 844 })
/** Fills a field of the page, or of what is open on it. */
export const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole('textbox', { name: label }).last().fill(text)
/** Types a date (`2026-05-01`) into its field, segment by segment. */
export const date =
  (label: string, iso: string): Step =>
  async (page) => {
    await page.getByRole('spinbutton', { name: `day, ${label}` }).focus()
    for (const digits of iso.split('-').toReversed()) await page.keyboard.type(digits)
  }
/** Holds that a message says so, and sends it away. */
export const told =
  (text: string | RegExp): Step =>
  async (page) => {
    const message = page.getByRole('alertdialog').filter({ hasText: text }).first()
    await message.getByRole('button').last().click()
    await expect(message).toHaveCount(0)
  }
/** Waits until the page says so. */
export const waits =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible()
/** Presses the name of a row, which opens it. */
export const row =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('row', { name }).getByRole('rowheader').click()
export const again: Step = async (page) => void (await page.reload())
/** Follows a link of the page, whose whole name this is; `aside`, one of the frame around it. */
export const to =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).click()
export const aside =
  (name: string): Step =>
  (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
/** Chooses one of several, or ticks. */
export const tick =
  (name: string | RegExp): Step =>
  async (page) => {
    const box = page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }))
    await box.last().click({ force: true })
  }
/** Types a time of day (`12:30`) into its field. */
export const time =
  (label: string, clock: string): Step =>
  async (page) => {
    await page.getByRole('spinbutton', { name: `hour, ${label}` }).focus()
    for (const digits of clock.split(':')) await page.keyboard.type(digits)
  }
/** Changes what the server answers from here on, until `truly`. */
export const answers =
  // oxlint-disable-next-line no-explicit-any
  (read: RegExp, change: (answer: any) => unknown): Step =>
    async (page) => {
      await answering(page, read, change)
    }
/** The server refuses what is read from here on, until `truly`. */
export const fails =
  (read: RegExp, status = 404): Step =>
  async (page) => {
    const json = { title: 'No', status, detail: 'It can’t be read.', code: 'NOT_FOUND' }
    await page.route(read, (route) => route.fulfill({ status, contentType: 'application/problem+json', json }))
  }
/** The server's answers are its own again. */
export const truly: Step = (page) => page.unrouteAll({ behavior: 'ignoreErrors' })
/** Holds what is sent to the server while something is done. */
export const sends =
  (body: object, ...does: Step[]): Step =>
  async (page) => {
    const sent: unknown[] = []
    const note = (one: Request) => {
      if (one.method() !== 'GET' && !one.url().includes('/auth/')) sent.push(one.postDataJSON())
    }
    page.on('request', note)
    for (const step of does) await step(page)
    await expect.poll(() => sent).toEqual([body])
    page.off('request', note)
  }
/** Presses a button, and holds that it is off until the server has answered. */
export const pends =
  (name: string | RegExp): Step =>
  async (page) => {
    const button = page.getByRole('button', { name }).last()
    await whileHeld(page, '**/api/v1/**', async () => {
      await button.click()
      await expect(button).toBeDisabled()
    })
  }
/** Takes back what a message says was done. */
export const undo =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByRole('alertdialog').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click()
/** Holds what a gauge shows, and of how much. */
export const gauge =
  (name: string, value: number, of: number): Step =>
  async (page) => {
    const meter = page.getByRole('meter', { name })
    await expect(meter).toHaveAttribute('aria-valuenow', String(value))
    await expect(meter).toHaveAttribute('aria-valuemax', String(of))
  }
/** Holds the date (`2026-05-01`) that a field has. */
export const dated =
  (label: string, iso: string): Step =>
  async (page) => {
    const [year, month, on] = iso.split('-').map(Number)
    for (const [part, value] of Object.entries({ year, month, day: on }))
      await expect(page.getByRole('spinbutton', { name: `${part}, ${label}` })).toHaveAttribute(
        'aria-valuenow',
        String(value),
      )
  }
/** Expects the text shown when something is pointed at. */
export const tells =
  (text: string | RegExp, more: string): Step =>
  async (page) => {
    await page.getByText(text).filter({ visible: true }).last().hover()
    await expect(page.getByRole('tooltip')).toHaveText(more)
    await page.mouse.move(2, 2)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
/** Holds where the page is. */
export const at =
  (address: RegExp): Step =>
  (page) =>
    expect(page).toHaveURL(address)
/** Holds that a message says so and offers no way back, and sends it away. */
export const final =
  (text: string | RegExp): Step =>
  async (page) => {
    const message = page.getByRole('alertdialog').filter({ hasText: text }).first()
    await expect(message).toBeVisible()
    await expect(message.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await told(text)(page)
  }
/** Presses a button whose request is held up: until its answer is there, it can't be pressed again. */
export const held =
  (name: string | RegExp, path: RegExp): Step =>
  async (page) => {
    const go = Promise.withResolvers<void>()
    const passed = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      await go.promise
      await route.fallback()
      passed.resolve()
    })
    const button = page.getByRole('button', { name }).last()
    await button.click()
    await expect(button).toBeDisabled()
    go.resolve()
    await passed.promise
  }
/** Opens the page again, with changed or newly written answers to its requests. */
export const answered =
  // oxlint-disable-next-line no-explicit-any
  (...answers: [read: RegExp, change: (answer: any) => unknown][]): Step =>
    async (page) => {
      for (const [read, change] of answers)
        await page.route(read, async (route) => {
          const request = route.request()
          if (request.method() !== 'GET' || request.isNavigationRequest()) return route.fallback()
          // An answer on its way as the page is left is dropped.
          const answer = await route
            .fetch()
            .then((response) => response.json())
            .catch(() => null)
          return route.fulfill({ status: 200, json: answer && change(answer) }).catch(() => undefined)
        })
      await page.reload()
    }
/** Has the server refuse what is sent to it, for such reasons; with none, it can't be reached. */
export const refused =
  (path: RegExp, ...reasons: { code: string; detail: string; fix?: string }[]): Step =>
  async (page) => {
    const [first] = reasons
    const json = { title: 'Refused', status: 409, ...first, reasons }
    const headers = { 'content-type': 'application/problem+json' }
    await page.route(path, (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      return first ? route.fulfill({ status: 409, json, headers }) : route.abort()
    })
  }
