import { expect, test } from '../studio.ts'
import { dialog } from './desk.ts'
import { dayFromNow, entry, openPortal } from './door.ts'

test('a guardian sees what a child has booked, is offered and waits for, and gives each up', async ({
  browser,
  studio,
}) => {
  const { page, api, mia } = await openPortal(browser, studio)
  await api('PUT', '/studio', { late_cancel_fee: 8.5, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  const client = (full_name: string, more = {}) => api('POST', '/clients', { full_name, ...more })
  const noa = await client('Noa Serrano', { guardian_id: mia })
  const max = await client('Max Bauer', { email: 'max@example.com' })
  const type = await api('POST', '/membership-types', {
    name: 'Kids’ ten',
    type: 'class_pack',
    price: 90,
    credits_included: 10,
  })
  for (const { id } of [noa, max])
    await api('POST', '/memberships', { client_id: id, membership_type_id: type.id, starts_at: dayFromNow(0) })
  const plan = async (name: string, days: number, default_capacity: number) => {
    const template = await api('POST', '/class-templates', { name, default_capacity })
    return api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(days)}T17:00` })
  }
  const acrobats = await plan('Acrobats', 3, 8)
  const jugglers = await plan('Jugglers', 4, 1)
  const clowns = await plan('Clowns', 5, 1)
  const book = (cls: { id: number }, of: { id: number }) =>
    api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: of.id })
  const wait = (cls: { id: number }) =>
    api('POST', '/bookings/waitlist', { scheduled_class_id: cls.id, client_id: noa.id })
  await book(acrobats, noa)
  const taken = await book(jugglers, max)
  await book(clowns, max)
  await wait(jugglers)
  await wait(clowns)
  await api('DELETE', `/bookings/${taken.id}`)

  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(page.getByText('Nothing booked yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'For Noa Serrano' })).toBeVisible()
  await expect(entry(page, 'Acrobats')).toContainText(/Free until .*05:00, then .*8[.,]50 and the credit/)
  await expect(entry(page, 'Acrobats').getByRole('link', { name: 'Acrobats' })).toBeVisible()

  const offer = page.getByRole('region', { name: /Jugglers/ })
  const waiver = { title: 'Parents’ consent', body: 'My child may join.', requires_before_booking: true }
  const consent = await api('POST', '/waivers', waiver)
  await offer.getByRole('button', { name: 'Accept the spot' }).click()
  await expect(dialog(page)).toContainText('consent')
  await expect(dialog(page).getByRole('link')).toHaveCount(1)
  await dialog(page).getByRole('link', { name: 'Sign for Noa Serrano' }).click()
  await page.getByLabel('Your full name').fill('Mia Serrano')
  await page.getByRole('button', { name: 'Sign' }).click()
  await page.getByRole('link', { name: 'Back to my bookings' }).click()
  const { items: signatures } = await api('GET', `/waivers/${consent.id}/signatures`)
  expect(signatures).toMatchObject([{ client_id: noa.id, guardian_id: mia }])
  // Purchases and payments on the guardian's own pages are theirs, and would not help the child.
  const refusal = (fix: string) => ({ code: 'NO_CREDITS_LEFT', detail: 'Nothing pays for it.', rule: 'credits', fix })
  const reasons = ['buy_membership', 'pay'].map(refusal)
  const body = { code: 'BOOKING_REFUSED', status: 409, title: 'Refused', detail: 'It cannot be booked.', reasons }
  await page.route('**/confirm', (route) => route.fulfill({ status: 409, json: body }))
  await offer.getByRole('button', { name: 'Accept the spot' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await expect(dialog(page).getByRole('link')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await page.unroute('**/confirm')
  await offer.getByRole('button', { name: 'Accept the spot' }).click()
  await expect(page.getByText('Jugglers: the spot is yours')).toBeVisible()
  await expect(entry(page, 'Jugglers')).toContainText('Kids’ ten')

  await entry(page, 'Clowns').getByRole('button', { name: 'Leave the waitlist: Clowns' }).click()
  await expect(entry(page, 'Clowns')).toHaveCount(0)

  await entry(page, 'Acrobats')
    .getByRole('button', { name: /^Cancel Acrobats/ })
    .click()
  await expect(dialog(page)).toContainText('Cancelling now is free.')
  await expect(dialog(page)).toContainText('The credit goes back to Kids’ ten.')
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Acrobats: cancelled')).toBeVisible()
  await expect(entry(page, 'Acrobats')).toHaveCount(0)
  const { items } = await api('GET', `/bookings?client_id=${noa.id}`)
  const ends = items.map(({ class_name, status }: Record<string, string>) => `${class_name}: ${status}`)
  expect(ends).toEqual(['Jugglers: booked', 'Acrobats: cancelled'])
  const entries = await api('GET', `/bookings/waitlist?client_id=${noa.id}`)
  expect(entries.map(({ status }: { status: string }) => status).toSorted()).toEqual(['confirmed', 'left'])
})

test('nothing is cancelled while nobody can say what it costs', async ({ browser, studio }) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  const type = await api('POST', '/membership-types', { name: 'Ten', type: 'class_pack', price: 90 })
  await api('POST', '/memberships', { client_id: mia, membership_type_id: type.id, starts_at: dayFromNow(0) })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 4 })
  const starts_at = `${dayFromNow(3)}T18:30`
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at })
  await mine('POST', '/bookings', { scheduled_class_id: cls.id })
  await page.goto(`${studio.publicUrl}/bookings`)
  const own = /\/api\/v1\/bookings\/\d+$/
  await page.route(own, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', status: 500 } }))
  await page.getByRole('button', { name: /^Cancel Vinyasa/ }).click()
  await expect(dialog(page).getByText('This could not be loaded')).toBeVisible({ timeout: 30_000 })
  await expect(dialog(page).getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  await page.unroute(own)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toContainText('Cancelling now is free.')
  await expect(dialog(page).getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
})
