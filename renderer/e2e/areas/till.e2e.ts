import { expect, expectAccessible, test, type Page } from '../studio.ts'
import { countPresses, openAs, openStudio } from './desk.ts'
import { dayFromNow } from './door.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Scan or type a product' })
const basket = (page: Page) => page.getByRole('list', { name: 'Items in the basket' }).getByRole('listitem')
const total = (page: Page) => page.getByRole('status', { name: 'Total' })

test('a drink, a membership, a gift card and a drop-in are sold in one payment, by keyboard', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  await api('PUT', '/studio', { default_vat_rate: 21 })
  await api('POST', '/products', { name: 'Water', sku: '8410055150124', price: 1.85, stock_quantity: 10 })
  const pack = { name: 'Pack of ten', type: 'class_pack', credits_included: 10, price: 90 }
  await api('POST', '/membership-types', pack)
  await api('POST', '/membership-types', { name: 'Drop-in', type: 'drop_in', price: 15 })
  await api('POST', '/promo-codes', {
    code: 'TEN',
    discount_type: 'percentage',
    discount_value: 10,
    valid_from: '2020-01-01',
  })
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await page.goto(`${studio.localUrl}/manage/selling`)
  await expect(field(page)).toBeFocused()

  await page.keyboard.type('8410055150124')
  await page.keyboard.press('Enter')
  await expect(basket(page)).toHaveCount(1)
  await page.keyboard.type('pack')
  await expect(page.getByRole('option', { name: /Pack of ten/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(basket(page)).toHaveCount(2)
  const pay = page.getByRole('button', { name: 'Payment' })
  await expect(page.getByRole('status').filter({ hasText: 'Choose a client' })).toBeVisible()
  await expect(pay).toBeDisabled()
  await page.keyboard.type('berta')
  await expect(page.getByRole('option', { name: /Berta/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pay).toBeEnabled()

  await page.getByRole('button', { name: 'Promo code' }).press('Enter')
  await page.keyboard.type('TEN')
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText('€82.85')
  await page.getByRole('tab', { name: 'Products' }).focus()
  for (const _ of ['memberships', 'drop-ins']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Drop-in/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Gift cards' }).press('Enter')
  await page.getByLabel('Recipient').fill('Marta')
  await page.keyboard.press('Enter')
  await expect(basket(page)).toHaveCount(4)
  await expect(total(page)).toHaveText('€147.85')
  await expectAccessible(page, 'till: a basket of everything')

  await field(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'Still to pay' })).toHaveText('€47.85')
  await page.getByRole('textbox', { name: 'Cash received' }).fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next sale' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '€147.85 paid' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sold' }).getByText('€2.15')).toBeVisible()
  const receipts = page.getByRole('list', { name: 'Receipts' }).getByRole('button')
  await expect(receipts).toHaveCount(4)
  await expect(page.getByRole('article', { name: 'Receipt 1' })).toBeVisible()
  await receipts.nth(1).press('Enter')
  await expect(page.getByRole('article', { name: 'Receipt 2' })).toContainText('€81.00')
  await expectAccessible(page, 'till: sold')

  const { items } = await api('GET', '/memberships')
  expect(items.map((one: { type_name: string; price: number }) => [one.type_name, one.price]).toSorted()).toEqual([
    ['Drop-in', 15],
    ['Pack of ten', 81],
  ])
  const payments = await api('GET', `/payments?page_size=200`)
  const sums = Object.groupBy(payments.items as { method: string; amount: number }[], ({ method }) => method)
  const sum = (method: string) => sums[method]!.reduce((so, { amount }) => so + Math.round(amount * 100), 0)
  expect([sum('card_terminal'), sum('cash')]).toEqual([10_000, 4785])
  expect(payments.items.every((one: { client_id: number }) => one.client_id === client.id)).toBe(true)
})

test('a single class is sold, found by its name or its day, and books the client', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Handstand', price: 24 })
  const cls = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(2)}T09:00`, capacity: 4 })
  const later = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(9)}T09:00` })
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await page.goto(`${studio.localUrl}/manage/selling?client=${client.id}`)
  await page.getByRole('tab', { name: 'Classes' }).click()
  const tiles = page.getByRole('tabpanel').getByRole('listitem')
  await expect(tiles).toHaveCount(1)
  await expect(tiles).toContainText('09:00 · €24.00 · 4 spots')
  await expectAccessible(page, 'till: classes')
  await tiles.getByRole('button').click()
  await expect(basket(page)).toContainText('Handstand')
  await field(page).fill('handst')
  await expect(page.getByRole('option', { name: /Handstand/ })).toHaveCount(2)
  await page
    .getByRole('option', { name: /Handstand/ })
    .last()
    .click()
  await expect(total(page)).toHaveText('€48.00')
  await page.getByRole('button', { name: 'Payment' }).click()
  await page.getByRole('button', { name: 'Sell for €48.00' }).click()
  await expect(page.getByRole('heading', { name: '€48.00 paid' })).toBeVisible()
  const { items } = await api('GET', `/bookings?client_id=${client.id}`)
  const booked = items.map((one: { scheduled_class_id: number; is_unpaid: boolean }) => [
    one.scheduled_class_id,
    one.is_unpaid,
  ])
  expect(booked.toSorted(([a]: [number], [b]: [number]) => a - b)).toEqual([
    [cls.id, false],
    [later.id, false],
  ])
})

test('what a client owes is taken with the rest, and says so where there is none', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.setViewportSize({ width: 320, height: 700 })
  await api('POST', '/clients', { full_name: 'Nobody Owing' })
  await page.goto(`${studio.localUrl}/manage/selling`)
  await page.getByRole('tab', { name: 'Amounts due' }).click()
  await expect(page.getByText('Choose a client first')).toBeVisible()
  await field(page).fill('nobody')
  await page.getByRole('option', { name: /Nobody Owing/ }).click()
  await expect(page.getByText('No amounts due')).toBeVisible()
  await field(page).fill('zzz nothing')
  await field(page).press('Enter')
  await expect(page.getByText(/Nothing on sale matches “zzz nothing”/)).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('a sale whose answer was lost is done once, with the code it was sold by', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const pack = await api('POST', '/membership-types', {
    name: 'Pack of ten',
    type: 'class_pack',
    credits_included: 10,
    price: 90,
  })
  const code = { code: 'TEN', discount_type: 'percentage', discount_value: 10, valid_from: '2020-01-01' }
  await api('POST', '/promo-codes', code)
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await page.goto(`${studio.localUrl}/manage/selling?client=${client.id}`)
  await page.getByRole('tab', { name: 'Memberships' }).click()
  await page.getByRole('button', { name: new RegExp(`^${pack.name}`) }).click()
  await page.getByRole('button', { name: 'Promo code' }).click()
  await page.keyboard.type('TEN')
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText('€81.00')
  await page.getByRole('button', { name: 'Payment' }).click()
  let isLost = true
  await page.route('**/api/v1/till', async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Sell for €81.00' }).click()
  await expect(page.getByText('the sale may have gone through').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Another way to pay, or another basket, would be another sale.
  await expect(page.getByRole('radio', { name: 'Cash' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Back to the basket' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Sell for €81.00' }).click()
  await expect(page.getByRole('heading', { name: '€81.00 paid' })).toBeVisible()
  expect((await api('GET', '/memberships')).total).toBe(1)
})

test('what is wrong with a gift card is said before it is paid, and by its name after', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/selling`)
  await page.getByRole('tab', { name: 'Gift cards' }).click()
  const put = page.getByRole('button', { name: 'Add to basket' })
  await page.getByRole('textbox', { name: 'Value' }).fill('')
  await put.click()
  await expect(page.getByText('Enter a value above zero.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Value' }).fill('50')
  const mail = page.getByRole('textbox', { name: /email/i })
  await mail.fill('marta.example.com')
  await put.click()
  await expect(mail).toHaveAttribute('aria-invalid', 'true')
  await expect(basket(page)).toHaveCount(0)
  await mail.fill('marta@-example-.com')
  await put.click()
  await page.getByRole('button', { name: 'Payment' }).click()
  await page.getByRole('button', { name: /^Sell for/ }).click()
  await expect(page.getByText('Gift card: Expected an email address')).toBeVisible()
})

test('what is on the house is sold for nothing, by who may give away', async ({ page, studio, browser }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/products', { name: 'Water', sku: '84100', price: 1.85, stock_quantity: 10 })
  const toPayment = async (at: Page) => {
    await at.goto(`${studio.localUrl}/manage/selling`)
    await field(at).fill('84100')
    await field(at).press('Enter')
    await at.getByRole('button', { name: 'Payment' }).click()
  }
  await toPayment(page)
  await page.getByRole('radio', { name: 'On the house' }).check({ force: true })
  await expect(page.getByText('A gift from the studio. Nothing is charged.')).toBeVisible()
  await expectAccessible(page, 'till: on the house')
  await page.getByRole('button', { name: 'Sell for free' }).click()
  await expect(page.getByRole('heading', { name: '€0.00 paid' })).toBeVisible()
  const [payment] = (await api('GET', '/payments')).items
  expect(payment).toMatchObject({ method: 'complimentary', amount: 1.85, is_revenue: false })

  const role = await api('POST', '/roles', { name: 'Evening desk', permissions: ['sales.view', 'sales.manage'] })
  const theirs = await openAs(browser, studio, api, role.id)
  await toPayment(theirs)
  await expect(theirs.getByRole('radio', { name: 'Other' })).toHaveCount(1)
  await expect(theirs.getByRole('radio', { name: 'On the house' })).toHaveCount(0)
})

test('a pack and a bottle that is not in stock are sold in one payment, and the stock is right', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const bottle = await api('POST', '/products', { name: 'Bottle', price: 12, stock_quantity: 0 })
  await api('POST', '/membership-types', { name: 'Pack of ten', type: 'class_pack', credits_included: 10, price: 90 })
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await page.goto(`${studio.localUrl}/manage/selling?client=${client.id}`)
  const presses = await countPresses(page)
  await page.getByRole('button', { name: /^Bottle/ }).click()
  await page.getByRole('tab', { name: 'Memberships' }).click()
  await page.getByRole('button', { name: /^Pack of ten/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not enough in stock: Bottle' })).toBeVisible()
  await expectAccessible(page, 'till: a lack')
  await basket(page).filter({ hasText: 'Bottle' }).getByRole('button', { name: 'Sell anyway' }).click()
  await expect(basket(page).first()).toContainText('Stock will be corrected by 1 piece')
  await page.getByRole('button', { name: 'Payment' }).click()
  await page.getByRole('button', { name: 'Sell for €102.00' }).click()
  await expect(page.getByRole('heading', { name: '€102.00 paid' })).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(6)
  const { items } = await api('GET', `/products/${bottle.id}/stock-movements`)
  expect(items.map(({ delta, kind }: { delta: number; kind: string }) => [kind, delta])).toEqual([
    ['sale', -1],
    ['adjustment', 1],
  ])
})

test('a stock that is gone as they pay is corrected in the payment; the front desk reads who may', async ({
  page,
  studio,
  browser,
}) => {
  const api = await openStudio(page, studio)
  const bottle = await api('POST', '/products', { name: 'Bottle', price: 12, stock_quantity: 1 })
  await page.goto(`${studio.localUrl}/manage/selling`)
  await page.getByRole('button', { name: /^Bottle/ }).click()
  await page.getByRole('button', { name: 'Payment' }).click()
  await api('POST', `/products/${bottle.id}/stock-adjustment`, { delta: -1, reason: 'Broken' })
  await page.getByRole('button', { name: 'Sell for €12.00' }).click()
  await page.getByRole('button', { name: 'Sell anyway' }).click()
  await expect(page.getByRole('heading', { name: '€12.00 paid' })).toBeVisible()

  const role = (await api('GET', '/roles')).find(({ name }: { name: string }) => name === 'Front desk')
  const theirs = await openAs(browser, studio, api, role.id)
  await theirs.goto(`${studio.localUrl}/manage/selling`)
  await theirs.getByRole('button', { name: /^Bottle/ }).click()
  const anyway = basket(theirs).getByRole('button', { name: 'Sell anyway' })
  await expect(anyway).toBeDisabled()
  await anyway.hover()
  await expect(theirs.getByRole('tooltip')).toContainText('Someone who manages products can sell it anyway')
})
