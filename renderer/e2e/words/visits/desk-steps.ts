import { dayFromNow } from '../../areas/door.ts'
import { expect, type Page } from '../../studio.ts'
import { click, entry, fill, keys, option, pick, scan, type, type Step } from '../steps.ts'

export const has = (role: 'button' | 'combobox', name: string | RegExp): Step => {
  return (page) => expect(page.getByRole(role, { name }).first()).toBeFocused()
}
export const inField = has('combobox', 'Scan or type a product')
export const offers = (name: RegExp): Step => {
  return (page) => expect(page.getByRole('option', { name })).toBeVisible()
}
export const says = (text: string): Step => {
  return (page) => expect(page.getByText(text)).toBeVisible()
}

/** Does something while what is asked of an address waits for its answer. */
async function held(page: Page, address: RegExp, then: () => Promise<void>): Promise<void> {
  const goesOn = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await goesOn.promise
    await route.continue().catch(() => undefined)
  })
  await then()
  goesOn.resolve()
}

/** Types and presses Enter before the server has answered. */
export const hurried =
  (text: string): Step =>
  (page) =>
    held(page, /[?&]search=/, () => scan(text)(page))

/** Types and presses Enter when the products are there, and the clients are not. */
export const halfAnswered =
  (text: string): Step =>
  (page) =>
    held(page, /\/clients\?search=/, async () => {
      const products = page.waitForResponse(new RegExp(`/products\\?search=${text}`))
      await type(text)(page)
      await products
      await keys('Enter')(page)
    })

/** The desk is there, for a client. */
export const isFor =
  (client: string): Step =>
  async (page) => {
    await expect(page.getByRole('textbox', { name: /^Client/ })).toHaveValue(client)
    await expect(page.getByRole('button', { name: /^Cork mat/ })).toBeVisible()
  }

/** Types, and presses Enter once all is answered. */
export const answered =
  (text: string): Step =>
  async (page) => {
    const answers = ['products', 'clients'].map((of) => page.waitForResponse(new RegExp(`/${of}\\?search=${text}`)))
    await type(text)(page)
    await Promise.all(answers)
    await keys('Enter')(page)
  }

/** The former results stay until the next are there, which are fewer. */
export const shrunk: Step = (page) =>
  held(page, /[?&]search=soc/, async () => {
    await type('soc')(page)
    await expect(page.getByRole('option')).toHaveCount(2)
    await keys('ArrowDown')(page)
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  })

/** Sells with Enter, twice before the server has answered, and sells once. */
export const soldOnce: Step = async (page) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/till')) sent++
  })
  await held(page, /\/till$/, async () => {
    await fill('Amount', '15')(page)
    await keys('Enter')(page)
    await expect(page.getByRole('button', { name: /^Sell for/ })).toBeDisabled()
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await keys('Enter')(page)
  })
  await expect(page.getByRole('button', { name: 'Next sale' })).toBeVisible()
  expect(sent).toBe(1)
}

/** The server refuses to sell, once. */
export const refused: Step = async (page) => {
  await page.route(
    /\/till$/,
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Conflict', status: 409, code: 'CONFLICT', detail: 'Only one is left.' },
      }),
    { times: 1 },
  )
}

/** Goes on to another page. */
export const goes =
  (path: string): Step =>
  async (page) => {
    await page.goto(`${new URL(page.url()).origin}/manage${path}`)
  }

const codes: string[] = []
export const shownCode =
  (id: number): Step =>
  async (page) => {
    await goes(`/selling/gift-cards/${id}`)(page)
    await page.getByRole('button', { name: 'Show the code' }).click()
    codes.push(await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText())
  }
export const withCard =
  (index: number): Step =>
  async (page) => {
    await pick('Gift card')(page)
    await fill(/^Code/, codes[index]!)(page)
    await click('Use the gift card')(page)
  }

export const rows =
  (address: RegExp, name: RegExp): Step =>
  (page) =>
    held(page, address, async () => {
      await click(/When$/)(page)
      await option('Last 7 days')(page)
      await expect(page.getByRole('button', { name: 'Last 7 days When' })).toBeVisible()
      await expect(page.getByRole('row', { name }).first()).toBeVisible()
    })

/** Empties a date, segment by segment. */
export const cleared =
  (label: string): Step =>
  async (page) => {
    for (const part of ['year', 'month', 'day']) {
      const segment = page.getByRole('spinbutton', { name: `${part}, ${label}` })
      await segment.focus()
      while (/\d/.test(await segment.innerText())) await keys('Backspace')(page)
    }
  }
/** Closes what is asked about a page, while its list of suggestions may be there unseen. */
export const closed: Step = async (page) => {
  await keys('Escape')(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
export const inSixtyDays = new Date(Date.parse(dayFromNow(0)) + 60 * 86_400_000).toISOString().slice(0, 10)

export const ofMembership = (name: string, what: RegExp | string): Step => {
  return async (page) => {
    await click(`Actions for ${name}`)(page)
    await entry(what)(page)
  }
}
export const sells = (name: RegExp): Step => {
  return async (page) => {
    await click('Sell a membership')(page)
    await click(/Membership$/)(page)
    await option(name)(page)
  }
}

// oxlint-disable-next-line no-explicit-any
export type Row = any

/** A sale that was paid in these ways, by somebody and from nobody known. */
export const paidBy =
  (...methods: string[]) =>
  (sale: Row) => ({
    ...sale,
    client_name: null,
    sold_by_name: null,
    payments: methods.map((method) => ({ ...sale.payments[0], method })),
  })
export const noActor = (list: Row) => ({ ...list, items: list.items.map((one: Row) => ({ ...one, actor_name: null })) })
/** No day of pause is left, and a payment is due. */
export const behind = { can_pause: true, pause_days_left: 0, past_due_since: '2026-01-05T10:00:00.000Z' }
