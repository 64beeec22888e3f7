import { expect, OWNER, test } from './studio.ts'

test('a price in forints keeps its decimals in a language that writes them after a comma', async ({ page, studio }) => {
  const owner = await studio.bootstrap()
  await studio.api('PUT', '/studio', { currency: 'HUF', locale: 'de-AT' }, owner)
  const mat = { name: 'Matte', price: 1234.57, stock_quantity: 3 }
  const { id } = await studio.api<{ id: number }>('POST', '/products', mat, owner)
  const price = async () => (await studio.api<{ price: number }>('GET', `/products/${id}`, undefined, owner)).price

  await page.goto(`${studio.localUrl}/manage/login`)
  await page.locator('input[name=email]').fill(OWNER.email)
  await page.locator('input[type=password]').fill(OWNER.password)
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga')

  await page.goto(`${studio.localUrl}/manage/selling/products/${id}`)
  await expect(page.getByText(/1[.\s]?234,57/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  const field = page.getByRole('dialog').getByLabel('Preis')
  await expect(field).toHaveValue(/1.?234,57/)
  await field.fill('1235,08')
  await field.blur()
  await expect(field).toHaveValue(/1.?235,08/)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(price).toBe(1235.08)
})
