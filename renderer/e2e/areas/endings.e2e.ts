import { expect, test } from '../studio.ts'
import { dialog, fromMenu, listed, openStudio, press, row } from './desk.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('what ends says first, in numbers, what ends with it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Slow flow' })
  const place = await api('POST', '/establishments', { name: 'Annexe' })
  const planned = { template_id: template.id, establishment_id: place.id, starts_at: `${day(2)}T10:00` }
  const cls = await api('POST', '/scheduled-classes', planned)
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  const pack = { name: 'Pack', type: 'class_pack', price: 50, credits_included: 5 }
  const type = await api('POST', '/membership-types', pack)
  await api('POST', '/memberships', { client_id: client.id, membership_type_id: type.id, starts_at: day(0) })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id })

  await page.goto(`${studio.localUrl}/manage/settings?part=locations`)
  await listed(page, 'Annexe').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(dialog(page)).toContainText('1 upcoming class stays, with 1 spot booked')
  await press(page, 'Deactivate')
  await expect(page.getByText('Annexe is deactivated')).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/schedule/templates`)
  await row(page, 'Slow flow').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(dialog(page)).toContainText('1 upcoming class stays, with 1 spot booked')
  await press(page, 'Deactivate')
  await expect(page.getByText('Slow flow is no longer offered')).toBeVisible()
  expect((await api('GET', `/class-templates/${template.id}`)).is_active).toBe(false)

  await page.goto(`${studio.localUrl}/manage/clients/${client.id}`)
  await page.getByRole('tab', { name: /^Memberships/ }).click()
  await fromMenu(page, 'Actions for Pack', /^Cancel permanently/)
  await expect(dialog(page)).toContainText('1 spot is freed')
  await expect(dialog(page)).toContainText('5 credits expire')
  await press(page, 'Cancel membership')
  await expect.poll(async () => (await api('GET', `/scheduled-classes/${cls.id}`)).booked).toBe(0)
})
