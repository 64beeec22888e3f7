import { test as base, expect, OWNER, signIn, withStudio, type Page } from '../studio.ts'
import { day, furnish, MONDAY } from './furnish.ts'
import { reads } from './read.ts'
import {
  actions,
  click,
  code,
  discard,
  entry,
  inBasket,
  keys,
  last,
  leave,
  option,
  pick,
  press,
  scan,
  search,
  type,
  write,
  type Step,
} from './steps.ts'

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

/** A page, and what is done on it one after the other; after each step everything it says is compared. */
type Visit = [name: string, path: string, ...steps: [name: string, ...Step[]][]]

const visits: Record<string, Visit[]> = {
  selling: [
    [
      'desk',
      '/selling',
      ['desk-found', type('so')],
      ['desk-unknown', keys('Escape'), scan('Foam roller')],
      ['desk-unknown-new', click('Add it as a product')],
      ['desk-basket', keys('Escape'), scan('MAT-1'), inBasket('Cork mat'), click(/^Bottle/)],
      ['desk-lacking', click('Take Bottle out'), scan('20*MAT-1')],
    ],
    [
      'desk-client',
      '/selling?client=1',
      ['desk-pay', scan('2*MAT-1'), click('Payment')],
      ['desk-transfer', pick('Transfer')],
      ['desk-cash', pick('Cash')],
      ['desk-gift-card', pick('Gift card')],
      ['desk-no-code', click('Use the gift card')],
      ['desk-back', click('Back to the basket')],
    ],
    ['sales', '/selling/sales'],
    ['sale', '/selling/sales/1', ['sale-refund', click(/Refund/)], ['sale-refund-some', pick('Some of it')]],
    ['sale-nobody', '/selling/sales/2'],
    [
      'products',
      '/selling/products',
      ['product-new', keys('n')],
      ['product-new-faults', last(/Add the product/)],
      ['products-low', leave, pick('Low stock')],
      ['products-all', pick('All')],
      ['product-off-menu', actions('Towel')],
      ['products-none', leave, search('zzz')],
    ],
    [
      'product',
      '/selling/products/1',
      ['product-adjust', click(/Adjust the stock/)],
      ['product-edit', leave, click(/^Edit$/)],
      ['product-edit', leave, keys('e')],
    ],
    ['receipts', '/selling/receipts'],
    ['receipts-none', '/selling/receipts?client=3', ['receipts-none-of-kind', pick('Refunds')]],
    ['receipt', '/selling/receipts/1', ['receipt-mail', keys('e')]],
    ['receipt-gift-card', '/selling/receipts/5'],
    [
      'gift-cards',
      '/selling/gift-cards',
      ['gift-card-new', keys('n')],
      ['gift-card-check', leave, click('Check a code')],
      ['gift-card-unknown', code('0000-0000-0000-0000'), click(/^Check$/)],
      ['gift-card-menu', leave, actions('Rosa')],
    ],
    ['gift-card', '/selling/gift-cards/1'],
    ['gift-card-bought', '/selling/gift-cards/2'],
    [
      'promo-codes',
      '/selling/promo-codes',
      ['promo-menu', actions('FIVE')],
      ['promo-edit', entry('Edit')],
      ['promo-edit', leave, (page) => page.getByRole('row', { name: 'FIVE' }).click()],
      ['promo-new', leave, keys('n')],
      ['promo-faults', last(/^Create/)],
      ['promo-no-type', pick('Only some'), last(/^Create/)],
      ['promo-all', discard, pick('All')],
      ['promo-off-menu', actions(/^OFF/)],
    ],
    [
      'types',
      '/selling/membership-types',
      ['types-menu', actions('Ten classes')],
      ['type-edit', entry('Edit')],
      ['type-kept', leave, actions('Ten classes'), entry(/^Remove/), last(/^Remove/)],
      ['type-new', leave, keys('n')],
      ['type-subscription', pick(/^Subscription/)],
      ['type-time-pass', pick(/^Time pass/)],
      ['type-drop-in', pick(/^Drop-in/)],
      ['type-intro', pick(/^An intro offer/)],
      ['type-faults', last(/^Create/)],
    ],
    ['types-shown', '/selling/membership-types', ['types-all', pick('All')], ['type-off-menu', actions('Old drop-in')]],
  ],
  people: [
    [
      'clients',
      '/clients',
      ['client-new', click('New client')],
      ['client-faults', last(/^Add/)],
      ['clients-none', leave, search('zzz')],
    ],
    ['clients-away', '/clients?away=30&status=active'],
    ['clients-tagged', '/clients?tag=1'],
    [
      'client',
      '/clients/1',
      ['client-menu', click('More actions')],
      ['client-edit', entry('Edit')],
      ['client-invite', leave, click('More actions'), entry('Invite')],
      ['client-tags', leave, click(/^Show suggestions Add a tag/)],
    ],
    [
      'client-memberships',
      '/clients/1?tab=memberships',
      ['membership-menu', click('Actions for Ten classes')],
      ['membership-adjust', entry(/^Adjust/)],
      ['membership-pause', leave, click('Actions for Ten classes'), entry(/^Pause/)],
      ['membership-statement', leave, click('Actions for Ten classes'), entry(/Statement/)],
      ['membership-cancel', leave, click('Actions for Ten classes'), entry(/^Cancel for good/)],
      ['membership-sell', leave, click('Sell a membership')],
      ['membership-choose', (page) => page.getByRole('button', { name: /Membership$/ }).click()],
      ['membership-chosen', option(/Eight a month/)],
      ['membership-ways', click(/Payment$/)],
    ],
    ['book', '/clients/3', ['book-choose', click('Book a class')]],
    [
      'client-bookings',
      '/clients/1?tab=bookings',
      ['booking-menu', actions('Slow flow')],
      ['booking-cancel', entry(/^Cancel/)],
    ],
    [
      'client-former-bookings',
      '/clients/3?tab=bookings',
      ['client-all-bookings', pick('All')],
      ['booking-missed-menu', actions(/No-show|Did not come/)],
      ['booking-excuse', entry(/^Excuse/)],
    ],
    [
      'client-waits',
      '/clients/2?tab=bookings',
      ['client-waited', pick('All')],
      ['booking-cancel-late', actions('Barre'), entry(/^Cancel/)],
      ['bookings-to-settle', leave, pick('To settle')],
    ],
    ['client-past', '/clients/2?tab=memberships', ['client-past-shown', click(/^1 ended/)]],
    ['client-charges', '/clients/1?tab=charges'],
    [
      'client-owes',
      '/clients/3?tab=charges',
      ['charge-settle', click('Take the payment')],
      ['charge-menu', leave, last('Actions')],
      ['charge-waive', entry(/^Waive/)],
      ['client-told', leave, click('More actions'), entry('Edit')],
    ],
    ['client-inactive', '/clients/4'],
    [
      'team',
      '/team',
      ['staff-new', click('Add staff')],
      ['staff-menu', leave, actions('Pol Serra')],
      ['staff-edit', entry('Edit')],
      ['staff-none', leave, search('zzz')],
      ['staff-cleared', last(/^(Clear|Show)/)],
    ],
    [
      'instructors',
      '/team?tab=instructors',
      ['instructor-menu', actions('Lia')],
      ['instructor-edit', entry('Edit')],
      ['instructor-remove', leave, actions('Lia'), entry('Remove')],
      ['instructor-new', leave, click('Add instructor')],
      ['instructors-none', leave, search('zzz')],
    ],
    ['roles', '/team?tab=roles', ['role-menu', click('More for Front desk')], ['role-new', leave, click('Add role')]],
    [
      'tags',
      '/marketing',
      ['tag-menu', actions('Regular')],
      ['tag-edit', entry('Edit')],
      ['tag-delete', leave, actions('Regular'), entry('Delete')],
    ],
    ['rules', '/marketing/rules', ['rule-menu', click('More actions')]],
    [
      'rule',
      '/marketing/rules/1',
      ['rule-tried', click('Try it')],
      ['rule-ops', click(/ How$/)],
      ['rule-many', option('is one of')],
      [
        'rule-more',
        (page) => page.getByRole('textbox', { name: 'Value' }).fill('8'),
        keys('Tab'),
        click('Add a value'),
      ],
      ['rule-one', keys('Escape'), click('Take this condition out')],
      ['rule-ops-of-yes', click(/ How$/)],
      ['rule-group', keys('Escape'), click('Add a group')],
    ],
    ['rule-new', '/marketing/rules/new'],
  ],
  papers: [
    [
      'waivers',
      '/compliance',
      ['waiver-new', click('New waiver')],
      ['waivers-all', leave, pick('All')],
      ['waiver-off-menu', actions('Photos')],
    ],
    [
      'waiver',
      '/compliance/waivers/1',
      ['waiver-edit', click('Edit')],
      ['waiver-menu', leave, click('More actions')],
      ['waiver-text', leave, (page) => page.getByRole('tab', { name: 'Text' }).click()],
    ],
    ['waiver-signed', '/compliance/waivers/1?tab=signed'],
    ['waiver-inactive', '/compliance/waivers/2'],
    ['data', '/compliance/data', ['data-done', pick('Done')]],
    ['data-client', '/compliance/data?client=1', ['erase', click('Erase…')]],
    ['import', '/import'],
    ['settings', '/settings'],
    ['settings-branding', '/settings?part=branding'],
    ['settings-rules', '/settings?part=rules'],
    [
      'settings-locations',
      '/settings?part=locations',
      ['location-new', click('Add location')],
      ['location-menu', leave, click(/^Actions|^More/)],
      ['location-edit', entry('Edit')],
    ],
    ['settings-online', '/settings?part=online'],
    ['settings-email', '/settings?part=email', ['outbox-failed', pick('Failed')], ['outbox-sent', pick('Sent')]],
    [
      'settings-audit',
      '/settings?part=audit',
      ['audit-subjects', click(/ About$/)],
      ['audit-waivers', option(/^[Ww]aiver/)],
    ],
    [
      'settings-audit-roles',
      '/settings?part=audit&about=role',
      ['audit-role', (page) => page.getByRole('row', { name: /changed role/ }).click()],
    ],
    [
      'settings-audit-studio',
      '/settings?part=audit&about=studio',
      ['audit-studio', (page) => page.getByRole('row', { name: /changed the studio|changed studio/ }).click()],
    ],
    [
      'settings-audit-closure',
      '/settings?part=audit&about=closure',
      ['audit-closure', (page) => page.getByRole('row', { name: /added closure/ }).click()],
    ],
    ['settings-account', '/settings?part=account'],
  ],
  timetable: [
    ['today', '', ['today-closed', click(/Barre/)]],
    ['welcome', '/welcome'],
    ['welcome-data', '/welcome?step=data'],
    ['welcome-week', '/welcome?step=week'],
    ['welcome-online', '/welcome?step=online'],
    ['nowhere', '/nowhere'],
    ['palette', '', ['palette-open', keys('Control+k')], ['palette-found', (page) => page.keyboard.type('Ada')]],
    ['account', '', ['account-menu', click(/^Account of/)]],
    [
      'schedule',
      `/schedule?day=${MONDAY}`,
      ['closures', click('Closures')],
      ['closure-new', click('Add closure')],
      ['closure-faults', last('Close these days')],
    ],
    [
      'schedule-filtered',
      `/schedule?day=${MONDAY}&location=2`,
      ['schedule-unfiltered', click(/^Clear|^Show all/)],
      ['schedule-moved', press('Slow flow 2/9', 'Alt+ArrowDown')],
      ['schedule-left', leave],
    ],
    ['schedule-without', `/schedule?day=${day(60)}`, ['schedule-day-without', keys('d')]],
    [
      'class-series',
      `/schedule?day=${MONDAY}&class=5`,
      ['class-series-edit', (page) => page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()],
      ['class-series-following', pick('This and the following')],
    ],
    [
      'class-series-drop',
      `/schedule?day=${MONDAY}&class=5`,
      ['class-series-cancel', click('Cancel class')],
      ['class-series-cancel-all', pick('The whole series')],
    ],
    [
      'class',
      `/schedule?day=${MONDAY}&class=1`,
      ['class-edit', (page) => page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()],
    ],
    ['class-drop', `/schedule?day=${MONDAY}&class=1`, ['class-cancel', click('Cancel class')]],
    ['schedule-day', `/schedule?day=${MONDAY}&view=day`, ['schedule-keys', click('Keys')]],
    ['class-full', `/schedule?day=${MONDAY}&class=2`],
    ['class-cancelled', `/schedule?day=${MONDAY}&class=3`],
    [
      'plan',
      `/schedule?day=${MONDAY}`,
      ['plan-new', click('Plan a class')],
      ['plan-filled', (page) => page.getByRole('option', { name: 'Slow flow' }).click()],
      ['plan-faults', last('Plan class')],
      ['plan-weekly', pick('Weekly')],
      ['plan-until', click(/ Ends$/), option(/^On a day|^Until|^On/)],
      ['plan-times', click(/ Ends$/), option(/^After/)],
    ],
    [
      'templates',
      '/schedule/templates',
      ['template-menu', actions('Slow flow')],
      ['template-edit', entry('Edit')],
      ['template-new', leave, click('New template')],
      ['template-faults', last(/^Create/)],
      ['templates-all', leave, pick('All')],
    ],
    [
      'roster',
      '/classes/1',
      ['roster-menu', click('More for Ada Roig')],
      ['roster-cancel', entry('Cancel booking')],
      ['roster-search', leave, write('Client', 'Cai Mas')],
      ['roster-candidate', option(/^Cai Mas/)],
    ],
    ['roster-full', '/classes/2', ['roster-full-search', write('Client', 'Cai')], ['roster-waits', option(/^Cai Mas/)]],
    ['roster-cancelled', '/classes/3'],
    [
      'roster-begun',
      '/classes/4',
      ['roster-missed-menu', click('More for Cai Mas')],
      ['roster-excuse', entry('Excuse')],
    ],
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
