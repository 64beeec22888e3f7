import { expect, expectAccessible, picture, test } from '../studio.ts'
import { dayFromNow, openPortal } from './door.ts'

test('a client has a class booked every week, sees the dates, leaves one out, and ends it', async ({
  browser,
  studio,
}) => {
  const { page, api, mia } = await openPortal(browser, studio)
  await page.setViewportSize({ width: 390, height: 844 })
  await api('PUT', '/studio', { standing_bookings_enabled: true, standing_booking_days_ahead: 28 })
  const pass = { name: 'Everything', type: 'time_pass', price: 90, unlimited: true, validity_days: 365 }
  const type = await api('POST', '/membership-types', pass)
  await api('POST', '/memberships', { client_id: mia, membership_type_id: type.id, starts_at: dayFromNow(0) })
  const template = { name: 'Trapeze', booking_open_hours_before: 24 * 11 }
  const { id: template_id } = await api('POST', '/class-templates', template)
  const recurrence = { freq: 'weekly' }
  const cls = await api('POST', '/scheduled-classes', {
    template_id,
    starts_at: `${dayFromNow(3)}T18:00`,
    recurrence,
  })

  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await page.getByRole('button', { name: 'Book every week' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Each class is booked as soon as booking opens')
  await expect(sheet).toContainText('Paid by Everything, without credits.')
  await expect(sheet.getByRole('list', { name: 'Dates: Trapeze' }).getByRole('listitem')).toHaveCount(4)
  await picture(page, 'every-week-ask')
  await sheet.getByRole('button', { name: 'Start' }).click()
  const dates = sheet.getByRole('list', { name: 'Dates: Trapeze' }).getByRole('listitem')
  await expect(dates.filter({ hasText: 'Booked' })).toHaveCount(2)
  await expect(dates.filter({ hasText: 'Upcoming' })).toHaveCount(2)
  await expectAccessible(page, 'the dates of a weekly booking')
  await picture(page, 'every-week-started')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('This class is booked every week.')).toBeVisible()
  await picture(page, 'every-week-class')

  await page.getByRole('link', { name: 'See the dates' }).click()
  await expect(page.getByRole('heading', { name: 'Every week' })).toBeVisible()
  const shown = page.getByRole('list', { name: 'Dates: Trapeze' }).getByRole('listitem')
  await page.getByRole('button', { name: /^Skip/ }).first().click()
  await expect(shown.filter({ hasText: 'Skipped' })).toHaveCount(1)
  await expectAccessible(page, 'weekly bookings')
  await picture(page, 'every-week-list')
  await page.getByRole('button', { name: /^Add back/ }).click()
  await expect(shown.filter({ hasText: 'Upcoming' })).toHaveCount(2)

  await page.getByRole('button', { name: 'End weekly booking: Trapeze' }).click()
  const ending = page.getByRole('alertdialog')
  await ending.getByText('Cancel the 2 booked classes too').click()
  await expect(ending).toContainText('Cancelling now is free.')
  await picture(page, 'every-week-end')
  await ending.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Trapeze: no longer booked every week')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Every week' })).toBeHidden()
  expect((await api('GET', `/bookings?client_id=${mia}&status=booked&upcoming=true`)).items).toEqual([])
})

test('what a weekly booking takes is said before it starts, from the class that is shown', async ({
  browser,
  studio,
}) => {
  const { page, api, mia } = await openPortal(browser, studio)
  await page.setViewportSize({ width: 320, height: 700 })
  await api('PUT', '/studio', { standing_bookings_enabled: true, standing_booking_days_ahead: 28 })
  const terms = { type: 'class_pack', price: 60, credits_included: 5, validity_days: 365 }
  const type = await api('POST', '/membership-types', { name: 'Five', ...terms })
  const pack = await api('POST', '/memberships', {
    client_id: mia,
    membership_type_id: type.id,
    starts_at: dayFromNow(0),
  })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Rings' })
  const weekday = (days: number) => new Date(`${dayFromNow(days)}T12:00Z`).getUTCDay() || 7
  const recurrence = { freq: 'weekly', weekdays: [weekday(3), weekday(5)] }
  const { id, series_id } = await api('POST', '/scheduled-classes', {
    template_id,
    starts_at: `${dayFromNow(3)}T18:00`,
    recurrence,
  })
  const range = `start_date=${dayFromNow(5)}&end_date=${dayFromNow(5)}`
  const classes: { id: number; series_id: number }[] = await api('GET', `/scheduled-classes?${range}`)
  const second = classes.find((one) => one.series_id === series_id)!
  expect(second.id).not.toBe(id)

  await page.goto(`${studio.publicUrl}/classes/${second.id}`)
  await page.getByRole('button', { name: 'Book every week' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Uses 2 credits each week.')
  await expect(sheet).toContainText('Your 5 credits last until')
  const dates = sheet.getByRole('list', { name: 'Dates: Rings' }).getByRole('listitem')
  await expect(dates.filter({ hasText: 'Booked right away' })).toHaveCount(4)
  await expectAccessible(page, 'what a weekly booking takes')
  await picture(page, 'every-week-takes')
  await sheet.getByText('More options').click()
  await expect(sheet.getByRole('group', { name: 'Last day' })).toBeVisible()
  await expectAccessible(page, 'more choices of a weekly booking')
  await picture(page, 'every-week-choices')
  await sheet.getByRole('button', { name: 'Start' }).click()
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeVisible()
  const made = await api('GET', `/standing-bookings?client_id=${mia}`)
  expect(made[0].starts_on).toBe(dayFromNow(5))
  expect((await api('GET', `/memberships/${pack.id}`)).credits_remaining).toBe(0)
})
