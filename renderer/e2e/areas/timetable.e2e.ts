import { expect, test } from '../studio.ts'
import { dialog, openStudio, press, row } from './desk.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a template is made, a class planned from it is changed, and cancelled for who booked', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/schedule/templates`)
  await page.getByRole('button', { name: 'New class type' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Slow flow')
  await dialog(page).getByRole('textbox', { name: 'Duration' }).fill('75')
  await dialog(page).getByRole('textbox', { name: 'Spots' }).fill('9')
  await dialog(page).getByRole('textbox', { name: 'Free cancellation until' }).fill('6')
  await press(page, 'Create class type')
  await expect(page.getByText('Slow flow created. You can plan it now.')).toBeVisible()
  await expect(row(page, 'Slow flow')).toContainText(/1 hr 15 min.*9/)
  await expect(row(page, 'Slow flow')).toContainText('6 hours before')
  const template = (await api('GET', '/class-templates')).items[0]
  expect(template).toMatchObject({ duration_minutes: 75, default_capacity: 9, cancellation_window_hours: 6 })

  const isOffered = async () => (await api('GET', '/class-templates?include_inactive=true')).items[0].is_active
  await row(page, 'Slow flow').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /Deactivate|Stop/ }).click()
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Slow flow is no longer offered' })
  await expect(page.getByText('No active class types')).toBeVisible()
  expect(await isOffered()).toBe(false)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Slow flow')).toBeVisible()
  expect(await isOffered()).toBe(true)

  const planned = { template_id: template.id, starts_at: `${day(2)}T10:00` }
  const cls = await api('POST', '/scheduled-classes', planned)
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  const type = await api('POST', '/membership-types', {
    name: 'Pack',
    type: 'class_pack',
    price: 50,
    credits_included: 5,
  })
  await api('POST', '/memberships', { client_id: client.id, membership_type_id: type.id, starts_at: day(0) })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  await page.goto(`${studio.localUrl}/manage/schedule?day=${day(2)}&class=${cls.id}`)
  await expect(page.getByText('1/9').first()).toBeVisible()
  await page
    .getByRole('button', { name: /Edit|Change/ })
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Spots' }).fill('4')
  await dialog(page).getByRole('button', { name: /Save/ }).click()
  await expect(dialog(page)).toContainText('1 of 4 booked')
  await expect(page.getByText('1/4').first()).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await expect(page.getByText(/1 of 4/).first()).toBeVisible()
  await expect(page.getByText(/4 credits left/).first()).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/schedule?day=${day(2)}&class=${cls.id}`)
  await page
    .getByRole('button', { name: /Cancel (the )?class/ })
    .first()
    .click()
  await dialog(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('The heating is broken')
  await dialog(page).getByRole('button', { name: 'Cancel class' }).last().click()
  await expect.poll(async () => (await api('GET', `/scheduled-classes/${cls.id}`)).status).toBe('cancelled')
  expect((await api('GET', `/memberships?client_id=${client.id}`)).items[0].credits_remaining).toBe(5)
})

test('a closure shows what it cancels, and is lifted again', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Slow flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${day(3)}T10:00` })
  await page.goto(`${studio.localUrl}/manage/schedule`)
  await page.getByRole('button', { name: 'Closures' }).click()
  await dialog(page).getByRole('button', { name: 'Add closure' }).click()
  const [year, month, date] = day(3).split('-')
  for (const group of ['First day', 'Last day']) {
    const field = dialog(page).getByRole('group', { name: group })
    await field.getByRole('spinbutton', { name: /day,/ }).fill(date!)
    await field.getByRole('spinbutton', { name: /month,/ }).fill(month!)
    await field.getByRole('spinbutton', { name: /year,/ }).fill(year!)
  }
  await expect(dialog(page)).toContainText('1 class is cancelled and nobody is booked.')
  await dialog(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Painting')
  await dialog(page).getByRole('button', { name: 'Close these days' }).click()
  await expect.poll(async () => (await api('GET', '/closures')).length).toBe(1)
  expect((await api('GET', '/closures'))[0]).toMatchObject({ starts_on: day(3), ends_on: day(3), reason: 'Painting' })
  expect((await api('GET', `/scheduled-classes/${cls.id}`)).status).toBe('cancelled')
  await expect(dialog(page)).toContainText('Painting')
  await dialog(page).getByRole('button', { name: 'Reopen' }).click()
  await dialog(page).getByRole('button', { name: 'Reopen' }).last().click()
  await expect.poll(async () => (await api('GET', `/scheduled-classes/${cls.id}`)).status).toBe('scheduled')
})
