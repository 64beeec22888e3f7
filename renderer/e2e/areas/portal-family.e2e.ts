import { expect, expectAccessible, picture, test } from '../studio.ts'
import { dayFromNow, entry, openPortal } from './door.ts'

test('a parent adds a child, and books and cancels for them from the page of a class', async ({ browser, studio }) => {
  const { page, api, mia } = await openPortal(browser, studio)
  await api('PUT', '/studio', { pay_at_studio_enabled: false })
  const type = await api('POST', '/membership-types', {
    name: 'Kids’ ten',
    type: 'class_pack',
    price: 90,
    credits_included: 10,
  })
  const plan = async (name: string, days: number, template: object = {}) => {
    const { id: template_id } = await api('POST', '/class-templates', { name, ...template })
    return api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(days)}T17:00` })
  }
  const acrobats = await plan('Acrobats', 3)
  const clowns = await plan('Clowns', 4, { default_capacity: 1 })
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') => {
    taps += 1
    await page.getByRole(role, { name }).first().click()
  }

  await page.goto(`${studio.publicUrl}/profile`)
  await tap('Add a child')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Full name').fill('Noa Serrano')
  for (const [part, text] of [
    [/day/, '01'],
    [/month/, '05'],
    [/year/, '2018'],
  ] as const)
    await sheet.getByRole('spinbutton', { name: part }).fill(text)
  await picture(page, 'family-add')
  await sheet.getByRole('button', { name: 'Save' }).click()
  taps += 1
  await expect(page.getByText('Noa Serrano is added')).toBeVisible()
  await expect(entry(page, 'Noa Serrano')).toContainText('Born 1 May 2018')
  await expectAccessible(page, 'the profile of a parent')
  await picture(page, 'family-profile')
  const { items } = await api('GET', '/clients?search=noa')
  const noa = items[0]
  expect(noa).toMatchObject({ full_name: 'Noa Serrano', date_of_birth: '2018-05-01', guardian_id: mia })
  console.log(`    adding a child: ${taps} taps and 2 fields`)

  await page.goto(`${studio.publicUrl}/classes/${acrobats.id}`)
  taps = 0
  await tap('Noa Serrano', 'radio')
  await expect(page.getByText('You can’t book this yet')).toBeVisible()
  await expectAccessible(page, 'a class that nothing pays for a child')
  await picture(page, 'family-why-not')
  await api('POST', '/memberships', { client_id: noa.id, membership_type_id: type.id, starts_at: dayFromNow(0) })
  await page.reload()
  await expect(page.getByText('Kids’ ten · 1 credit, 9 left after')).toBeVisible()
  await tap(/^Book Acrobats/)
  await expect(page.getByText('Noa Serrano is booked')).toBeVisible()
  await expect(page.getByText(/^Acrobats, .* booked for Noa Serrano$/)).toBeVisible()
  console.log(`    booking for a child: ${taps} taps`)
  expect(taps).toBe(2)
  await expectAccessible(page, 'a place of a child')
  await picture(page, 'family-booked')

  // It is remembered for the visit, and the timetable says so.
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(4)}`)
  await expect(page.getByText('You’re booking for Noa Serrano.')).toBeVisible()
  await picture(page, 'family-timetable')
  await api('POST', '/bookings', {
    scheduled_class_id: clowns.id,
    client_id: (await api('POST', '/clients', { full_name: 'Max Bauer' })).id,
    force: true,
  })
  await page.reload()
  await tap(/^Join waitlist: Clowns/, 'link')
  await tap(/^Join waitlist: Clowns/)
  await expect(page.getByText('Noa Serrano is number 1 on the waitlist')).toBeVisible()
  await tap('Leave the waitlist')
  await expect(page.getByText('Noa Serrano is number 1 on the waitlist')).toBeHidden()
  expect((await api('GET', `/bookings?client_id=${mia}`)).items).toEqual([])

  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(page.getByRole('heading', { level: 2, name: 'For Noa Serrano' })).toBeVisible()
  await page.getByRole('link', { name: 'Acrobats' }).click()
  await expect(page.getByText('Noa Serrano is booked')).toBeVisible()
  await tap('Cancel booking')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('button', { name: /^Book Acrobats/ })).toBeVisible()
  await tap('Me', 'radio')
  await expect(page.getByText('You can’t book this yet')).toBeVisible()
  const { items: left } = await api('GET', `/bookings?client_id=${noa.id}`)
  expect(left.map(({ status }: { status: string }) => status)).toEqual(['cancelled'])
  await page.goto(`${studio.publicUrl}/bookings?view=past`)
  await tap('Noa Serrano', 'radio')
  await expect(entry(page, 'Acrobats')).toContainText('Cancelled')
})
