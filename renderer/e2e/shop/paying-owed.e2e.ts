import { planBegun } from '../areas/door.ts'
import { overflow, phone, register } from '../phone.ts'
import { expect, expectAccessible, picture, test } from '../studio.ts'
import { openShop } from './open-shop.ts'

test('who owes two fees, one of them a child’s, sees why and pays both by one payment on a phone', async ({
  browser,
}) => {
  await using shop = await openShop({ no_show_fee: 12.5, fee_grace_hours: 0, self_service_purchases_enabled: false })
  const { studio, owner } = shop
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/register`)
  await register(page, 'nora@example.com')
  await expect(page.getByRole('navigation')).toBeVisible()
  // oxlint-disable-next-line no-explicit-any
  const { items } = await owner<any>('GET', '/clients?search=Nora')
  const child = await owner('POST', '/clients', { full_name: 'Noa Nilsen', guardian_id: items[0].id })
  const template_id = (await owner('POST', '/class-templates', { name: 'Vinyasa' })).id
  const cls = await planBegun((starts_at: string) => owner('POST', '/scheduled-classes', { template_id, starts_at }))
  for (const client_id of [items[0].id, child.id]) {
    const booking = { scheduled_class_id: cls.id, client_id, check_in: true, force: true }
    const { id } = await owner('POST', '/bookings', booking)
    await owner('POST', `/bookings/${id}/undo`)
    await owner('POST', `/bookings/${id}/no-show`)
  }

  await page.goto(`${studio.publicUrl}/charges`)
  await expect(page.getByText(/Due: .*25\.00/)).toBeVisible()
  await expect(page.getByText('For Noa Nilsen')).toBeVisible()
  const why = 'No-show; cancelling is free until 12 h before'
  await expect(page.getByText(why)).toHaveCount(2)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'the page of what is owed')
  await picture(page, 'shop-owed')

  await page.getByRole('button', { name: 'Pay €25.00 now' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible()
  // oxlint-disable-next-line no-explicit-any
  const receipts = (await owner<any>('GET', `/receipts?client_id=${items[0].id}`)).items
  expect(receipts.map(({ total, lines }: { total: number; lines: object[] }) => [total, lines.length])).toEqual([
    [25, 2],
  ])
  await page.goto(`${studio.publicUrl}/charges`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
})
