import { overflow, phone, register } from '../phone.ts'
import { expect, expectAccessible, picture, test, type Page } from '../studio.ts'
import { openShop } from './open-shop.ts'

const going = (page: Page) => page.getByRole('button', { name: 'Continue and pay €24.00' })
const givingUp = (page: Page) => page.getByRole('button', { name: 'Release the spot' })
const forSale = (page: Page) => page.getByRole('button', { name: 'Book for €24.00' })

test('a client who goes back from the payment page sees what is held, continues, or gives it up', async ({
  browser,
}) => {
  await using shop = await openShop({ pay_at_studio_enabled: false })
  const { studio, owner } = shop
  const template_id = (await owner('POST', '/class-templates', { name: 'Jumpboard', price: 24 })).id
  const starts_at = new Date(Date.now() + 74 * 3_600_000).toISOString()
  const cls = await owner('POST', '/scheduled-classes', { template_id, starts_at })
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/register`)
  await register(page, 'nora@example.com')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const here = `${studio.publicUrl}/classes/${cls.id}`
  await page.goto(here)
  await forSale(page).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(`${here}?unpaid=true`)
  await expect(page.getByText('You haven’t paid anything')).toBeVisible()
  await expect(page.getByText(/^Your spot is held until \d/)).toBeVisible()
  await expect(forSale(page), 'what is being paid is not sold again beside it').toHaveCount(0)
  await expectAccessible(page, 'a place that is held and not paid')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await picture(page, 'shop-held-320')

  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(page.getByText('Jumpboard')).toBeVisible()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await going(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await givingUp(page).click()
  await expect(page.getByText('Your spot is no longer held.', { exact: false })).toBeVisible()
  await expect(forSale(page)).toBeVisible()

  await forSale(page).click()
  await page.getByRole('button', { name: /^Bank transfer/ }).click()
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  await expect(page.getByText(/A bank transfer takes days/)).toBeVisible()
  await expectAccessible(page, 'a payment under way')
  await picture(page, 'shop-under-way-320')
  for (const where of [here, `${studio.publicUrl}/bookings`]) {
    await page.goto(where)
    await expect(
      page.getByText('We’ll book your spot and email you when the transfer arrives.', { exact: false }),
    ).toBeVisible()
    await expect(forSale(page)).toHaveCount(0)
    await expect(givingUp(page)).toHaveCount(0)
  }
})
