import { test as base, expect, OWNER, signIn, withStudio, type Page } from '../studio.ts'
import { furnish, MONDAY } from './furnish.ts'
import { reads } from './read.ts'

interface Opened {
  page: Page
  url: string
  codes: string[]
}

const test = base.extend<object, { opened: Opened }>({
  opened: [
    async ({ browser }, visit) =>
      withStudio(async (studio) => {
        const token = await furnish(studio)
        const cards = await studio.api<{ items: { code_last4: string }[] }>('GET', '/gift-cards', undefined, token)
        const size = { viewport: { width: 1440, height: 900 } }
        const page = await (await browser.newContext({ ...size, locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
        await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
        await expect(page.getByRole('navigation').first()).toBeVisible()
        await visit({ page, url: studio.localUrl, codes: cards.items.map(({ code_last4 }) => code_last4) })
        await page.context().close()
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
})

type Step = (page: Page) => Promise<void>

/** A page, and what is done on it one after the other; after each step everything it says is compared. */
type Visit = [name: string, path: string, ...steps: [name: string, ...Step[]][]]

const click =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const last =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).last().click()
const entry =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click()
const actions =
  (text: string): Step =>
  (page) =>
    page
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('button', { name: /Actions|More/ })
      .click()
const leave: Step = async (page) => {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')).toHaveCount(0)
}

const visits: Record<string, Visit[]> = {
  selling: [
    ['desk', '/selling'],
    ['sales', '/selling/sales'],
    ['sale', '/selling/sales/1', ['sale-refund', click(/Refund/)]],
    ['sale-nobody', '/selling/sales/2'],
    [
      'products',
      '/selling/products',
      ['product-new', click('New product')],
      ['product-new-faults', last(/Add the product/)],
    ],
    ['product', '/selling/products/1', ['product-adjust', click(/Adjust the stock/)]],
    ['receipts', '/selling/receipts'],
    ['receipt', '/selling/receipts/1'],
    ['gift-cards', '/selling/gift-cards', ['gift-card-new', click('New gift card')]],
    ['gift-card', '/selling/gift-cards/1'],
    ['gift-card-bought', '/selling/gift-cards/2'],
    ['promo-codes', '/selling/promo-codes', ['promo-menu', actions('FIVE')], ['promo-edit', entry('Edit')]],
    [
      'types',
      '/selling/membership-types',
      ['types-menu', actions('Ten classes')],
      ['type-edit', entry('Edit')],
      ['type-new', leave, click('New type')],
    ],
  ],
  people: [
    ['clients', '/clients', ['client-new', click('New client')]],
    ['client', '/clients/1', ['client-menu', click('More actions')], ['client-edit', entry('Edit')]],
    ['client-memberships', '/clients/1?tab=memberships'],
    ['client-bookings', '/clients/1?tab=bookings'],
    ['client-charges', '/clients/1?tab=charges'],
    ['client-inactive', '/clients/4'],
    ['team', '/team', ['staff-new', click('Add staff')]],
    ['instructors', '/team?tab=instructors', ['instructor-menu', actions('Lia')], ['instructor-edit', entry('Edit')]],
    ['roles', '/team?tab=roles', ['role-new', click('Add role')]],
    ['tags', '/marketing', ['tag-menu', actions('Regular')], ['tag-edit', entry('Edit')]],
    ['rules', '/marketing/rules'],
    ['rule', '/marketing/rules/1'],
    ['rule-new', '/marketing/rules/new'],
  ],
  papers: [
    ['waivers', '/compliance', ['waiver-new', click('New waiver')]],
    ['waiver', '/compliance/waivers/1', ['waiver-edit', click('Edit')]],
    ['waiver-signed', '/compliance/waivers/1?tab=signed'],
    ['waiver-inactive', '/compliance/waivers/2'],
    ['data', '/compliance/data'],
    ['data-client', '/compliance/data?client=1', ['erase', click('Erase…')]],
    ['import', '/import'],
    ['settings', '/settings'],
    ['settings-branding', '/settings?part=branding'],
    ['settings-rules', '/settings?part=rules'],
    ['settings-locations', '/settings?part=locations', ['location-new', click('Add location')]],
    ['settings-online', '/settings?part=online'],
    ['settings-email', '/settings?part=email'],
    ['settings-audit', '/settings?part=audit&entity=promo_code'],
    ['settings-account', '/settings?part=account'],
  ],
  timetable: [
    ['today', ''],
    ['welcome', '/welcome'],
    ['schedule', `/schedule?day=${MONDAY}`, ['closures', click('Closures')], ['closure-new', click('Add closure')]],
    ['class', `/schedule?day=${MONDAY}&class=1`],
    ['class-full', `/schedule?day=${MONDAY}&class=2`],
    ['class-cancelled', `/schedule?day=${MONDAY}&class=3`],
    [
      'plan',
      `/schedule?day=${MONDAY}`,
      ['plan-new', click('Plan a class')],
      ['plan-filled', (page) => page.getByRole('option', { name: 'Slow flow' }).click()],
    ],
    ['templates', '/schedule/templates', ['template-menu', actions('Slow flow')], ['template-edit', entry('Edit')]],
    ['roster', '/classes/1'],
  ],
}

for (const [area, pages] of Object.entries(visits))
  test(`all that the pages of ${area} say is as it was agreed`, async ({ opened: { page, url, codes } }) => {
    test.setTimeout(180_000)
    const faults: unknown[] = []
    for (const [name, path, ...steps] of pages) {
      try {
        await page.goto(`${url}/manage${path}`)
        await reads(page, name, codes)
        for (const [then, ...does] of steps) {
          for (const step of does) await step(page)
          await reads(page, then, codes)
        }
      } catch (error) {
        faults.push(`${name}: ${String(error)}`)
      }
    }
    expect(faults).toEqual([])
  })
