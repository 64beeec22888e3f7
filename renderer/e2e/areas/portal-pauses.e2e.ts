import { expect, expectAccessible, picture, test } from '../studio.ts'
import { dayFromNow, openPortal } from './door.ts'

const PHONE = { width: 390, height: 844 }

test('a client plans a pause on a phone, sees before what falls out, and withdraws it', async ({ browser, studio }) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  await page.setViewportSize(PHONE)
  const type = await api('POST', '/membership-types', {
    name: 'Summer ten',
    type: 'class_pack',
    price: 120,
    credits_included: 10,
    validity_days: 90,
    can_pause: true,
    max_pause_days: 30,
    self_service_pause: true,
  })
  const sold = await api('POST', '/memberships', {
    client_id: mia,
    membership_type_id: type.id,
    starts_at: dayFromNow(0),
  })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Dawn flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(5)}T07:30` })
  await mine('POST', '/bookings', { scheduled_class_id: cls.id, membership_id: sold.id })

  await page.goto(`${studio.publicUrl}/memberships/${sold.id}`)
  await page.getByRole('button', { name: 'Pause…' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('This booking is cancelled, free of charge:')
  await expect(sheet).toContainText('Dawn flow')
  await expectAccessible(page, 'a pause that is planned')
  await picture(page, 'portal-pause')
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByText(/^Pause from .*; usable again on/)).toBeVisible()
  expect(await mine('GET', `/memberships/${sold.id}`)).toMatchObject({
    planned_pause: { starts_at: dayFromNow(1), until: dayFromNow(15) },
    credits_remaining: 10,
  })
  await page.getByRole('button', { name: 'Withdraw the pause' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Withdraw the pause' })
    .click()
  await expect(page.getByRole('button', { name: 'Pause…' })).toBeVisible()
  expect(await mine('GET', `/memberships/${sold.id}`)).toMatchObject({ planned_pause: null, pause_days_left: 30 })
})

test('a holder shares a membership with their child on a phone', async ({ browser, studio }) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  await page.setViewportSize(PHONE)
  const type = await api('POST', '/membership-types', {
    name: 'Family twenty',
    type: 'class_pack',
    price: 200,
    credits_included: 20,
    max_members: 3,
  })
  const sold = await api('POST', '/memberships', {
    client_id: mia,
    membership_type_id: type.id,
    starts_at: dayFromNow(0),
  })
  const child = await mine('POST', '/clients/me/dependants', { full_name: 'Luca Serrano', date_of_birth: '2017-05-01' })

  await page.goto(`${studio.publicUrl}/memberships/${sold.id}`)
  await page.getByText('Luca Serrano').click()
  await expect(page.getByText('Luca Serrano can use it now')).toBeVisible()
  expect(await api('GET', `/memberships/${sold.id}/members`)).toMatchObject({ members: [{ client_id: child.id }] })
  await expect(page.getByText('Usage')).toBeVisible()
  await expectAccessible(page, 'a membership that is shared')
  await picture(page, 'portal-sharing')
})
