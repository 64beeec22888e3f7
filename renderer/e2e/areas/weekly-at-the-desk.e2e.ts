import { expect, expectAccessible, picture, test } from '../studio.ts'
import { dialog, openStudio } from './desk.ts'
import { dayFromNow } from './door.ts'

test('the desk hears what a weekly booking takes before it starts; the profile has one row for it', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const pack = { name: 'Five classes', type: 'class_pack', price: 60, credits_included: 5, validity_days: 365 }
  const type = await api('POST', '/membership-types', pack)
  const sold = { client_id: client.id, membership_type_id: type.id, starts_at: dayFromNow(0), payment_method: 'cash' }
  await api('POST', '/memberships', sold)
  const template = await api('POST', '/class-templates', { name: 'Rings' })
  const recurrence = { freq: 'weekly' }
  await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(2)}T18:00`, recurrence })
  const priced = await api('POST', '/class-templates', { name: 'Workshop', price: 40, credit_cost: 9 })
  await api('POST', '/scheduled-classes', { template_id: priced.id, starts_at: `${dayFromNow(2)}T20:00`, recurrence })

  await page.goto(`${studio.localUrl}/manage/clients/${client.id}?tab=bookings`)
  await page.getByRole('button', { name: 'Book a class' }).click()
  for (const _ of [1, 2]) await dialog(page).getByRole('button', { name: 'Day after' }).click()
  await dialog(page)
    .getByRole('button', { name: /Workshop/ })
    .click()
  await expect(dialog(page)).toContainText('They can’t book this class')
  await expect(dialog(page).getByRole('button', { name: 'Book Workshop every week' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: /Rings/ }).click()
  await dialog(page).getByRole('button', { name: 'Book Rings every week' }).click()
  await expect(dialog(page)).toContainText('Uses 1 credit each week.')
  await expect(dialog(page)).toContainText('The 5 credits last until')
  await expectAccessible(page, 'what a weekly booking takes, at the desk')
  await picture(page, 'weekly-desk')
  await page.setViewportSize({ width: 320, height: 700 })
  await picture(page, 'weekly-desk-320')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog(page).getByRole('button', { name: 'Book every week', exact: true }).click()
  await expect(page.getByText('Rings is now booked every week')).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: /Next: .* · Booked: [45]/ })
  await expect(row).toHaveCount(1)
  const dates = page.getByRole('list', { name: 'Dates for Rings' })
  await expect(dates).toBeHidden()
  await row.getByText(/^[45] dates$/).click()
  await expect(dates).toBeVisible()
  await picture(page, 'weekly-rows')
})
