import { readFileSync } from 'node:fs'
import { expect, expectAccessible, OWNER, picture, signIn, test, type Page, type RunningStudio } from './studio.ts'

interface Product {
  id: number
  stock_quantity: number
}

interface Sale {
  id: number
  total_amount: number
  receipt_id: number
  client_name: string | null
  payments: { method: string; amount: number }[]
}

/** A studio with three products and 21 % VAT, its owner signed in; gives the API as she may use it. */
async function openShop(page: Page, studio: RunningStudio) {
  const token = await studio.bootstrap()
  const api = <T>(method: string, path: string, body?: unknown) => studio.api<T>(method, path, body, token)
  await api('PUT', '/studio', { default_vat_rate: 21 })
  const add = (name: string, sku: string, price: number) =>
    api<Product>('POST', '/products', { name, sku, price, stock_quantity: 10 })
  const mat = await add('Yoga mat', 'MAT-NAT', 69.9)
  const socks = await add('Grip socks', '4006381333931', 14.9)
  const water = await add('Water', '8410055150124', 1.85)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('link', { name: 'Selling' })).toBeVisible()
  const newestSale = async () => (await api<Sale[]>('GET', '/product-sales'))[0]!
  const stockOf = async ({ id }: Product) => (await api<Product>('GET', `/products/${id}`)).stock_quantity
  return { api, mat, socks, water, newestSale, stockOf }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Scan or type a product' })
const basket = (page: Page) => page.getByRole('list', { name: 'Items in the basket' }).getByRole('listitem')
const total = (page: Page) => page.getByRole('status', { name: 'Total' })

async function openDesk(page: Page, studio: RunningStudio): Promise<void> {
  await page.goto(`${studio.localUrl}/manage/selling`)
  await expect(field(page)).toBeFocused()
}

/** Acts as a scanner: types a number and Enter, without waiting for anything. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('three things are sold by keyboard alone', async ({ page, studio }) => {
  const { api, socks, water, newestSale, stockOf } = await openShop(page, studio)
  await api('POST', '/clients', { full_name: 'Berta Solé' })
  await openDesk(page, studio)
  await expectAccessible(page, 'point of sale: empty')

  await scan(page, 'MAT-NAT')
  await scan(page, '2*4006381333931')
  await expect(basket(page)).toHaveCount(2)
  await page.keyboard.type('wat')
  const offered = page.getByRole('option', { name: /Water/ })
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await offered.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(basket(page)).toHaveCount(3)
  // A client as well, by who types faster than the server answers.
  await scan(page, 'berta')
  await expect(page.getByRole('textbox', { name: /^Client/ })).toHaveValue('Berta Solé')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('+')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('-')
  await expect(page.getByRole('textbox', { name: 'Quantity of Water' })).toHaveValue('2')
  await expect(page.getByRole('textbox', { name: 'Quantity of Grip socks' })).toHaveValue('1')
  // 69.90 + 14.90 + 2 × 1.85, and the VAT of each line rounded separately.
  await expect(total(page)).toHaveText('€88.50')
  await expect(page.getByText('21 % VAT included: €15.36')).toBeVisible()
  await expectAccessible(page, 'point of sale: basket')
  await picture(page, 'point-of-sale')

  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  await expect(page.getByText('€11.50')).toBeVisible()
  await expectAccessible(page, 'point of sale: payment')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next sale' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '€88.50 paid' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Receipt 1' })).toContainText('€15.36')
  await expectAccessible(page, 'point of sale: sold')
  await picture(page, 'point-of-sale-sold')

  const sale = await newestSale()
  expect(sale).toMatchObject({ total_amount: 88.5, client_name: 'Berta Solé' })
  expect(sale.payments).toMatchObject([{ method: 'cash', amount: 88.5 }])
  const receipt = await api<{ vat: unknown }>('GET', `/receipts/${sale.receipt_id}`)
  expect(receipt.vat).toEqual([{ rate: 21, net: 73.14, vat: 15.36, gross: 88.5 }])
  expect([await stockOf(socks), await stockOf(water)]).toEqual([9, 8])

  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(basket(page)).toHaveCount(0)
})

test('a number that nothing is sold under becomes a product', async ({ page, studio }) => {
  await openShop(page, studio)
  await openDesk(page, studio)
  await scan(page, '4009300014492')
  await expect(page.getByText(/Nothing on sale matches/)).toBeVisible()
  await page.getByRole('button', { name: 'Add it as a product' }).click()
  await expect(page.getByLabel('Number (SKU)')).toHaveValue('4009300014492')
  await page.getByLabel('Name').fill('Herbal tea')
  await page.getByRole('textbox', { name: 'Price' }).fill('5.90')
  await page.getByRole('textbox', { name: /In stock now/ }).fill('3')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(basket(page)).toContainText(['Herbal tea'])
  await expect(total(page)).toHaveText('€5.90')
})

test('a price that changed in between is shown, not charged', async ({ page, studio }) => {
  const { api, mat, newestSale } = await openShop(page, studio)
  await openDesk(page, studio)
  await scan(page, 'MAT-NAT')
  await expect(total(page)).toHaveText('€69.90')
  await api('PUT', `/products/${mat.id}`, { price: 75 })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sell for €69.90' }).click()
  await expect(page.getByText(/A price has changed/)).toBeVisible()
  expect(await newestSale()).toBeUndefined()
  await page.getByRole('button', { name: 'Sell for €75.00' }).click()
  await expect(page.getByRole('heading', { name: '€75.00 paid' })).toBeVisible()
})

test('a gift card is sold, printed, and pays a part of a sale that is then refunded', async ({ page, studio }) => {
  const { mat, newestSale, stockOf } = await openShop(page, studio)
  await page.goto(`${studio.localUrl}/manage/selling/gift-cards`)
  await expectAccessible(page, 'gift cards: none')
  await page.getByRole('button', { name: 'New gift card' }).first().click()
  await expectAccessible(page, 'gift cards: a new one')
  await page.getByRole('textbox', { name: 'Value' }).fill('50')
  await page.getByLabel('Recipient').fill('Marta')
  await page.getByRole('button', { name: 'Sell for €50.00' }).click()
  await expect(page.getByRole('heading', { name: /^Gift card ending in/ })).toBeVisible()
  await expectAccessible(page, 'gift card')
  await picture(page, 'gift-card')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print (PDF)' }).click(),
  ])
  const pdf = readFileSync(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(1000)
  await page.getByRole('button', { name: 'Show the code' }).click()
  const code = await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: 'Show the code' })).toBeEnabled()

  await openDesk(page, studio)
  await scan(page, 'MAT-NAT')
  await expect(basket(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  for (const _ of ['Cash', 'Bank transfer', 'Gift card']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await scan(page, code.toLowerCase())
  await expect(page.getByRole('status', { name: 'Still to pay' })).toHaveText('€19.90')
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeFocused()
  await expectAccessible(page, 'point of sale: split')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next sale' })).toBeFocused()
  const sale = await newestSale()
  expect(sale.payments).toMatchObject([
    { method: 'gift_card', amount: 50 },
    { method: 'card_terminal', amount: 19.9 },
  ])

  await page.getByRole('link', { name: 'View sale' }).click()
  await expect(page.getByRole('article', { name: 'Receipt 2' })).toBeVisible()
  await expectAccessible(page, 'a sale')
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByRole('radio', { name: /Gift card ending/ }).check({ force: true })
  await page.getByLabel('Reason').fill('Wrong size')
  await expectAccessible(page, 'a refund')
  await page.getByRole('button', { name: 'Refund €50.00' }).click()
  await expect(page.getByText('Partly refunded')).toBeVisible()
  expect(await stockOf(mat)).toBe(10)
})
