import { expect, expectAccessible, signIn, test } from '../studio.ts'
import { readsAndLooks } from '../words/read.ts'
import type { Api } from './desk.ts'
import { answering, dayFromNow, entry, farPhone, inMinutes, LUCIA, planBegun } from './door.ts'

test('an instructor opens the roster, checks in, takes it back and marks who did not come', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const { id: instructor_id } = await api('POST', '/instructors', LUCIA)
  await api('PUT', '/studio', { no_show_fee: 12 })
  await api('POST', '/waivers', { title: 'Own risk', body: 'I take care.', requires_before_booking: true })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const plan = (starts_at: string, more: object = { instructor_id }) =>
    api('POST', '/scheduled-classes', { template_id: template.id, starts_at, ...more })
  const [on, soon] = [await planBegun(plan), await plan(inMinutes(180))]
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await api('POST', '/membership-types', pack)
  const bookings: Record<string, number> = {}
  for (const full_name of ['Ana Prats', 'Biel Mas']) {
    const client_id = (await api('POST', '/clients', { full_name, phone: '+34 600 000 001' })).id
    if (full_name === 'Ana Prats') {
      const starts_at = new Date().toISOString().slice(0, 10)
      await api('POST', '/memberships', { client_id, membership_type_id: type.id, starts_at })
      await api('POST', `/clients/${client_id}/notes`, { body: 'Likes the mat by the window', for_instructors: true })
      await api('POST', `/clients/${client_id}/notes`, { body: 'Pays late' })
      await api('POST', `/clients/${client_id}/notes`, { body: 'Sore knee', is_health: true })
      const tag = await api('POST', '/tags', { name: 'Expecting', color: '#b8618f', for_instructors: true })
      await api('POST', `/clients/${client_id}/tags`, { tag_id: tag.id })
    }
    const booked = { scheduled_class_id: on.id, client_id, check_in: true, force: true }
    bookings[full_name] = (await api('POST', '/bookings', booked)).id
    await api('POST', `/bookings/${bookings[full_name]}/undo`)
    await api('POST', '/bookings', { scheduled_class_id: soon.id, client_id, force: true })
  }
  const status = async (name: string) => (await api('GET', `/bookings/${bookings[name]}`)).status

  await api('POST', '/clients', { full_name: 'Carla Pou', email: 'carla@mail.test' })

  const page = await farPhone(browser)
  await signIn(page, `${studio.publicUrl}/login`, LUCIA)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /classes/ })
    .click()
  await expect(page).toHaveURL(/teaching/)
  await expect(entry(page, 'On now')).toContainText('2 of 6')
  await entry(page, 'On now').getByRole('link').click()
  await expect(page.getByText('0 of 2 here')).toBeVisible()
  await expect(entry(page, 'Ana Prats')).toContainText(
    /Ten classes · \d credits left.*First visit.*Not signed: Own risk/,
  )
  await expect(entry(page, 'Ana Prats')).not.toContainText('Unpaid')
  await expect(entry(page, 'Biel Mas')).toContainText('Unpaid')
  await readsAndLooks(page, 'portal-roster')

  await page.getByRole('button', { name: /^Ana Prats Ten classes/ }).click()
  const person = page.getByRole('dialog', { name: 'Ana Prats' })
  await expect(person).toContainText('Likes the mat by the window')
  await expect(person).toContainText('Expecting')
  await expect(person).not.toContainText(/Pays late|Sore knee/)
  await expect(person.getByRole('link', { name: 'Call +34 600 000 001' })).toHaveAttribute('href', 'tel:+34600000001')
  await expectAccessible(page, 'a person of the class')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'All here' }).click()
  await expect(page.getByText('2 of 2 here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'All here' })).toHaveCount(0)
  await expect.poll(() => status('Biel Mas')).toBe('checked_in')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('0 of 2 here')).toBeVisible()
  await expect.poll(() => status('Biel Mas')).toBe('booked')

  await page.getByRole('button', { name: 'Add a walk-in' }).click()
  const walkIn = page.getByRole('dialog', { name: 'Add a walk-in' })
  await walkIn.getByRole('searchbox').fill('car')
  await walkIn.getByRole('button', { name: 'Add and check in: Carla Pou' }).click()
  await expect(walkIn).toContainText('The front desk can sell')
  await page.keyboard.press('Escape')

  let go = () => undefined as void
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/check-in', async (route) => held.then(() => route.continue()))
  await page.getByRole('button', { name: 'Check in Ana Prats' }).click()
  await expect(page.getByText('1 of 2 here'), 'before the server has answered').toBeVisible()
  expect(await status('Ana Prats')).toBe('booked')
  go()
  await expect.poll(() => status('Ana Prats')).toBe('checked_in')
  await page.unroute('**/check-in')
  await page.getByRole('button', { name: /^Here: Ana Prats/ }).click()
  await expect(page.getByText('0 of 2 here')).toBeVisible()
  await expect.poll(() => status('Ana Prats')).toBe('booked')

  await page.route('**/check-in', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Check in Ana Prats' }).click()
  await expect(page.getByText(/could not be saved|went wrong/i).first()).toBeVisible()
  await expect(page.getByText('0 of 2 here')).toBeVisible()
  await page.unroute('**/check-in')

  await page.getByRole('button', { name: 'No-show: Biel Mas' }).click()
  await expect(page.getByRole('button', { name: /^No-show: Biel Mas/ })).toBeVisible()
  await expect.poll(() => status('Biel Mas')).toBe('no_show')
  await page.getByRole('button', { name: 'Check in Ana Prats' }).click()
  await expect.poll(() => status('Ana Prats')).toBe('checked_in')
  await page.reload()
  await readsAndLooks(page, 'portal-roster-come-and-missed')
  await page.getByRole('button', { name: /^No-show: Biel Mas/ }).click()
  await expect.poll(() => status('Biel Mas')).toBe('booked')

  const states = [{}, { state: 'in_progress', waiting: 2 }, { state: 'finished' }, { status: 'cancelled' }]
  const planned = /\/scheduled-classes\?/
  await answering(page, planned, ([cls]) =>
    states.map((more, at) => ({ ...cls, id: at, starts_at: `${dayFromNow(1 + (at % 3))}T11:00:00Z`, ...more })),
  )
  await page.goto(`${studio.publicUrl}/teaching`)
  await readsAndLooks(page, 'portal-teaching')
  await page.route(planned, (route) => route.fulfill({ json: [] }))
  await page.reload()
  await readsAndLooks(page, 'portal-teaching-none')
  await page.unroute(planned)
  await page.goto(`${studio.publicUrl}/teaching/${soon.id}`)
  await expect(page.getByRole('button', { name: 'Check in Biel Mas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No-show: Biel Mas' })).toHaveCount(0)
})

test('an instructor who cancels late for a client costs them nothing, unless it is the client who can’t come', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const service = await api('POST', '/appointment-services', { name: 'Private lesson', duration_minutes: 60 })
  const { id: instructor_id } = await api('POST', '/instructors', LUCIA)
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const wish = { service_id: service.id, instructor_id, client_id: client.id, force: true }
  await api('POST', '/appointments', { ...wish, starts_at: inMinutes(60 * 26) })
  const page = await farPhone(browser)
  // Late it is a quarter of an hour after booking at the earliest.
  await answering(page, /\/api\/v1\/appointments\?/, (listed) =>
    listed.map((one: { cancel: object }) => ({ ...one, cancel: { ...one.cancel, is_late: true, fee: 8 } })),
  )
  await signIn(page, `${studio.publicUrl}/login`, LUCIA)
  await page.getByRole('button', { name: /^Ana Prats .*Private lesson/ }).click()
  await page.getByRole('button', { name: 'Cancel…' }).click()
  const asked = page.getByRole('alertdialog')
  const ours = asked.getByRole('checkbox', { name: 'I can’t make it, so the client pays nothing' })
  await expect(ours).toBeChecked()
  await expect(asked).not.toContainText('Fee for the client')
  await ours.uncheck({ force: true })
  await expect(asked).toContainText('Fee for the client: €8.00.')
  await ours.check({ force: true })
  await expectAccessible(page, 'calling an appointment off')
  const [sent] = await Promise.all([
    page.waitForRequest(/\/cancel$/),
    asked.getByRole('button', { name: 'Cancel appointment' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ waive_fee: true })
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // The list is read once more as the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
