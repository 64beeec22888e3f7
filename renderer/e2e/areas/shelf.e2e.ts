import { expect, test } from '../studio.ts'
import { reads } from '../words/read.ts'
import { choose, dialog, openStudio, press, row } from './desk.ts'

test('a product is stocked, counted, and taken off sale', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/selling/products`)
  await page.getByRole('button', { name: 'New product' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Cork block')
  await dialog(page).getByRole('textbox', { name: 'Price' }).fill('19.90')
  await dialog(page)
    .getByRole('textbox', { name: /In stock now/ })
    .fill('7')
  await press(page, 'Add the product')
  const product = (await api('GET', '/products')).items[0]
  expect(product).toMatchObject({ name: 'Cork block', price: 19.9, stock_quantity: 7 })

  await page.goto(`${studio.localUrl}/manage/selling/products/${product.id}`)
  const adjust = async (way: string, pieces: string, then: string) => {
    await page.getByRole('button', { name: /Adjust the stock/ }).click()
    await dialog(page).getByText(way).click()
    await dialog(page)
      .getByRole('textbox', { name: /^Quantity/ })
      .fill(pieces)
    await dialog(page)
      .getByRole('textbox', { name: /^Reason/ })
      .fill(`${way} today`)
    await expect(dialog(page)).toContainText(then)
    await press(page, 'Adjust')
  }
  await adjust('Stock came in', '5', 'New stock: 12 pieces.')
  await adjust('Stock went out', '2', 'New stock: 10 pieces.')
  await adjust('Recounted', '9', 'New stock: 9 pieces.')
  await expect(row(page, 'Stock came in today')).toContainText('+5')
  await expect(row(page, 'Stock went out today')).toContainText(/[-−]2/)
  await expect(row(page, 'Recounted today')).toContainText(/[-−]1/)
  expect((await api('GET', `/products/${product.id}`)).stock_quantity).toBe(9)

  await page.goto(`${studio.localUrl}/manage/selling/products`)
  await row(page, 'Cork block')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take off sale' }).click()
  await expect(page.getByText('Cork block is no longer on sale')).toBeVisible()
  expect((await api('GET', `/products/${product.id}`)).is_active).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Cork block is back on sale')).toBeVisible()
  expect((await api('GET', `/products/${product.id}`)).is_active).toBe(true)

  const sold = { client_id: null, items: [{ product_id: product.id, quantity: 2 }], payment_method: 'cash' }
  const { id, payments } = await api('POST', '/product-sales', sold)
  const back = { amount: 19.9, reason: 'Torn', restock: [{ product_id: product.id, quantity: 1 }] }
  await api('POST', `/payments/${payments[0].id}/refunds`, back)
  const read = async (name: string, path: string) => {
    await page.goto(`${studio.localUrl}/manage/selling/${path}`)
    await reads(page, name)
  }
  await read('sale-refunded', `sales/${id}`)
  await read('sales-refunded', 'sales')
  await read('receipts-refunded', 'receipts?shown=refund')
  await read('receipt-refunded', 'receipts/1')
  const flyer = await api('POST', '/products', { name: 'Flyer', price: 0, stock_quantity: 5 })
  const given = { client_id: null, items: [{ product_id: flyer.id, quantity: 1 }], payment_method: 'cash' }
  await read('sale-free', `sales/${(await api('POST', '/product-sales', given)).id}`)
})

test('a promo code takes an amount off, is changed and deactivated', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/selling/promo-codes`)
  await page.getByRole('button', { name: 'New code' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('friend-10')
  await choose(page, /Discount$/, 'An amount')
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await dialog(page)
    .getByRole('textbox', { name: /^Total uses/ })
    .fill('3')
  await expect(dialog(page)).toContainText(/Takes .12[.,]50/)
  await press(page, 'Create the code')
  await expect(row(page, 'FRIEND-10')).toContainText(/12[.,]50.*3 times in all/)
  const code = async () => (await api('GET', '/promo-codes')).items[0]
  expect(await code()).toMatchObject({
    discount_type: 'fixed_amount',
    discount_value: 12.5,
    max_uses: 3,
    one_per_client: true,
  })

  await row(page, 'FRIEND-10')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByText('Once per client', { exact: true }).last().click()
  await press(page, 'Save')
  await expect(row(page, 'FRIEND-10')).toContainText('It can be used 3 times.')
  await row(page, 'FRIEND-10')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText('FRIEND-10 deactivated')).toBeVisible()
  expect(await code()).toMatchObject({ is_active: false, one_per_client: false })
})
