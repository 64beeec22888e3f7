import { expect, expectAccessible, OWNER, signIn, test } from '../studio.ts'
import { narrow, overflow } from '../phone.ts'
import { choose, dialog, openStudio, press, type Api } from './desk.ts'
import {
  ALWAYS,
  dayFromNow,
  dayOf,
  entry,
  farPhone,
  inMinutes,
  LUCIA,
  MIA,
  offer,
  openPortal,
  planBegun,
} from './door.ts'

const PABLO = { full_name: 'Pablo Sanz', email: 'pablo@studio.example', password: 'sea-and-sand-9' }

/** Long enough for a slow machine, and shorter than any automatic refresh. */
const SOON = { timeout: 8000 }

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('a client books an appointment in three taps, sees what giving it up costs, and cancels it', async ({
  browser,
  studio,
}) => {
  const { page, api } = await openPortal(browser, studio)
  await api('PUT', '/studio', { late_cancel_fee: 8, cancellation_hours: 1 })
  await offer(api, LUCIA, PABLO)
  await page.getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('link', { name: /^Appointments/ }).click()
  await expect(page.getByText('No appointments booked')).toBeVisible()
  await expectAccessible(page, 'no appointments')
  await page.getByRole('link', { name: 'Book an appointment' }).click()

  await expectAccessible(page, 'what to book')
  await page.getByRole('button', { name: /Private lesson/ }).click()
  await expectAccessible(page, 'with whom')
  await page.getByRole('button', { name: /Anyone available/ }).click()
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button')
  await days.nth(3).click()
  const times = page.getByRole('list', { name: /Free times on/ }).getByRole('button')
  await expect(times.first()).toBeVisible()
  await expect(page.getByText(/^One tap books it\..* up to 1 hr before, .*After that it costs €8\.00\.$/)).toBeVisible()
  await expectAccessible(page, 'when')
  expect(await overflow(page)).toBe(0)
  await page
    .getByRole('button', { name: /^10:00 .*: book/ })
    .first()
    .click()

  await expect(page).toHaveURL(/\/appointments$/)
  const card = entry(page, 'Private lesson').first()
  await expect(card).toContainText(/Free until .*, then €8/)
  await expect(card).toContainText('€40.00, paid afterwards')
  await expectAccessible(page, 'an appointment')
  await card.getByRole('button', { name: /^Cancel Private lesson/ }).click()
  await expect(dialog(page)).toContainText('Cancelling now is free.')
  await press(page, 'Cancel appointment')
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible()
  await page.context().close()
})

test('a time that somebody else took in the meantime is refused with the reason, on the narrowest phone', async ({
  browser,
  studio,
}) => {
  const { page: first, api, mine } = await openPortal(browser, studio)
  await first.context().close()
  const { service, instructors } = await offer(api, LUCIA)
  const page = await narrow(browser)
  await signIn(page, `${studio.publicUrl}/login`, MIA)
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${studio.publicUrl}/appointments/new?service=${service.id}`)
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click()
  const time = page.getByRole('button', { name: /Lucía Roca: book$/ }).first()
  await expect(time).toBeVisible()
  expect(await overflow(page)).toBe(0)
  const { date } = await page.evaluate(() => ({ date: new URL(location.href).searchParams.get('day') }))
  const query = `service_id=${service.id}&instructor_id=${instructors[0]}&date=${date}`
  const [slot] = await mine('GET', `/appointments/available-slots?${query}`)
  const other = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const wish = { service_id: service.id, instructor_id: instructors[0], starts_at: slot.starts_at }
  await api('POST', '/appointments', { ...wish, client_id: other.id })
  await time.click()
  await expect(dialog(page)).toContainText('Lucía Roca has another appointment')
  await expectAccessible(page, 'a time that is taken')
  await press(page, 'OK')
  await page.context().close()
})

test('the owner draws hours by keyboard and by pointer, adds a service, books a client and says what became of it', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  await api('POST', '/instructors', LUCIA)
  await api('POST', '/clients', { full_name: 'Ana Prats' })
  await api('PUT', '/studio', { calendar_start_hour: 5 })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Appointments' }).click()
  await page.getByRole('link', { name: 'Services' }).click()
  await page.getByRole('button', { name: 'New service' }).first().click()
  await dialog(page).getByLabel('Name').fill('Personal training')
  await expectAccessible(page, 'a new service')
  await press(page, 'Add service')
  await expect(page.getByRole('row').filter({ hasText: 'Personal training' })).toBeVisible()

  await page.getByRole('link', { name: 'Availability' }).click()
  await expect(page.getByRole('gridcell', { name: 'Sunday 05:00: not available' })).toBeVisible()
  const cell = page.getByRole('gridcell', { name: /^Monday 07:00/ })
  await cell.focus()
  await page.keyboard.press('Space')
  for (let half = 0; half < 27; half += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('gridcell', { name: 'Monday 20:30: available, Every service' })).toBeFocused()
  await page.getByRole('gridcell', { name: /^Tuesday 09:00/ }).hover()
  await page.mouse.down()
  await page.getByRole('gridcell', { name: /^Tuesday 12:30/ }).hover()
  await page.mouse.up()
  await expect(page.getByRole('gridcell', { name: 'Tuesday 10:00: available, Every service' })).toBeVisible()
  // The other days are entered in the list: nothing can be done in one way alone.
  for (const day of DAYS.slice(2)) await page.getByRole('button', { name: `Add hours on ${day}` }).click()
  await expectAccessible(page, 'the hours of a week')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()
  const { id } = (await api('GET', '/instructors')).items[0]
  const { windows } = await api('GET', `/instructors/${id}/availability`)
  expect(
    windows.map(({ weekday, start_time, end_time }: Record<string, unknown>) => [weekday, start_time, end_time]),
  ).toEqual([[1, '07:00', '21:00'], ...[2, 3, 4, 5, 6, 7].map((day) => [day, '09:00', '13:00'])])

  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Next day' }).click()
  const tomorrow = new RegExp(String.raw`\b${Number(dayFromNow(1).slice(8))}\b`)
  await expect(page.getByRole('heading', { level: 2, name: tomorrow })).toBeVisible()
  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await page.getByRole('combobox', { name: 'Client' }).fill('Ana')
  await page.getByRole('option', { name: /Ana Prats/ }).click()
  await choose(page, /Instructor/, LUCIA.full_name)
  await dialog(page).getByRole('group', { name: 'Available times' }).getByRole('button', { name: '10:00' }).click()
  await expectAccessible(page, 'booking for a client')
  await press(page, 'Book')
  await page.getByRole('button', { name: /Ana Prats Personal training/ }).click()
  await expectAccessible(page, 'an appointment at the desk')
  await dialog(page).getByRole('button', { name: 'Mark as completed' }).click()
  await expect(dialog(page)).toContainText('Completed')
  // The button that was pressed has gone; the focus comes to what is left.
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await page.getByRole('combobox', { name: 'Client' }).fill('Ana')
  await page.getByRole('option', { name: /Ana Prats/ }).click()
  await choose(page, /Instructor/, LUCIA.full_name)
  await dialog(page).getByRole('group', { name: 'Available times' }).getByRole('button', { name: '12:00' }).click()
  await press(page, 'Book')
  await page.getByRole('button', { name: /^12:00.*Ana Prats/ }).click()
  await dialog(page).getByRole('button', { name: 'Cancel…' }).click()
  await expect(dialog(page)).toContainText('The client is notified by email.')
  await dialog(page).getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByText('Appointment cancelled')).toBeVisible()
})

test('a time that is typed is booked once what stands against it was read, and nobody promises a letter after it began', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { service, instructors } = await offer(api, LUCIA)
  await api('POST', '/waivers', { title: 'Health', body: 'I am well.', requires_before_booking: true })
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const wish = { service_id: service.id, instructor_id: instructors[0], client_id: client.id, force: true }
  const begun = await planBegun((starts_at) => api('POST', '/appointments', { ...wish, starts_at }))
  await page.goto(`${studio.localUrl}/manage/appointments?day=${dayFromNow(3)}`)
  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await page.getByRole('combobox', { name: 'Client' }).fill('Ana')
  await page.getByRole('option', { name: /Ana Prats/ }).click()
  await choose(page, /Instructor/, LUCIA.full_name)
  await dialog(page).getByRole('button', { name: 'Another time' }).click()
  await dialog(page).getByRole('spinbutton', { name: /hour/ }).fill('10')
  await dialog(page)
    .getByRole('spinbutton', { name: /minute/ })
    .fill('05')
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog(page)).toContainText('“Health” must be signed before booking.')
  await expect(dialog(page)).toContainText('Appointments start on the quarter hour.')
  await expectAccessible(page, 'what stands against a time')
  await press(page, 'Book anyway')
  await expect(page.getByRole('button', { name: /^10:05.*Ana Prats/ })).toBeVisible()

  for (const [id, isTold] of [
    [begun.id, false],
    [(await api('GET', `/appointments?client_id=${client.id}`)).at(-1).id, true],
  ]) {
    await page.goto(`${studio.localUrl}/manage/appointments?appointment=${id}`)
    await dialog(page).getByRole('button', { name: 'Cancel…' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Cancel the appointment' })).toBeVisible()
    await expect(dialog(page).getByText('The client is notified by email.')).toHaveCount(isTold ? 1 : 0)
  }
})

test('an instructor says that an appointment took place, and sets a time off past what is planned in it', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const { service, instructors } = await offer(api, LUCIA)
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const wish = { service_id: service.id, instructor_id: instructors[0], client_id: client.id, force: true }
  await api('POST', '/appointments', { ...wish, starts_at: inMinutes(60 * 26) })
  const page = await farPhone(browser)
  await signIn(page, `${studio.publicUrl}/login`, LUCIA)
  await page.getByRole('button', { name: /^Ana Prats .*Private lesson/ }).click()
  await expectAccessible(page, 'an appointment to hold')
  await dialog(page).getByRole('button', { name: 'Mark as completed' }).click()
  await expect(entry(page, 'Ana Prats')).toContainText('Completed')
  const charges = await api('GET', `/clients/${client.id}/charges`)
  expect(charges.map(({ amount, kind }: Record<string, unknown>) => [kind, amount])).toEqual([['appointment', 40]])

  await page.getByRole('link', { name: /My availability|My availability/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Monday, 00:00 – 23:59' })).toBeVisible()
  await expectAccessible(page, 'my hours')
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Remove Monday, 00:00 – 23:59' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()

  const wanted = { ...wish, starts_at: inMinutes(60 * 24 * 3) }
  await api('POST', '/appointments', wanted)
  await page.getByRole('button', { name: 'Add time off' }).click()
  const [year, month, day] = dayOf(wanted.starts_at).split('-')
  for (const [part, text] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const)
    await page.getByRole('spinbutton', { name: `${part}, First day` }).fill(text!)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('1 thing is already planned then')).toBeVisible()
  await expectAccessible(page, 'a time off past what is planned')
  await page.getByRole('button', { name: 'Add anyway' }).click()
  await expect(page.getByRole('button', { name: /^Remove time off/ })).toBeVisible()
  await page.context().close()
})

test('hours that another screen saves show where nothing was changed, and are not overwritten unseen where something was', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { instructors } = await offer(api, LUCIA)
  const saveElsewhere = (start_time: string) =>
    api('PUT', `/instructors/${instructors[0]}/availability`, {
      windows: [{ weekday: 1, start_time, end_time: '18:00' }],
    })
  const savedStarts = async () =>
    (await api('GET', `/instructors/${instructors[0]}/availability`)).windows.map(
      ({ start_time }: { start_time: string }) => start_time,
    )
  const follows = page.waitForRequest('**/api/v1/events')
  await page.goto(`${studio.localUrl}/manage/appointments/availability`)
  await follows
  await expect(page.getByRole('button', { name: 'Remove Monday, 00:00 – 23:59' })).toBeVisible()
  await saveElsewhere('08:00')
  await expect(page.getByRole('button', { name: 'Remove Monday, 08:00 – 18:00' })).toBeVisible(SOON)

  await page.getByRole('button', { name: 'Add hours on Friday' }).click()
  await saveElsewhere('10:00')
  await expect(page.getByText('The hours have changed in the meantime')).toBeVisible(SOON)
  // A control half under the bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'hours that were changed meanwhile')
  await page.getByRole('button', { name: 'Use saved hours' }).click()
  await expect(page.getByRole('button', { name: 'Remove Monday, 10:00 – 18:00' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove Friday/ })).toHaveCount(0)

  // Even where the page has not heard of it yet.
  await page.getByRole('button', { name: 'Add hours on Friday' }).click()
  await page.route('**/api/v1/events**', (route) => route.abort())
  await page.context().setOffline(true)
  await saveElsewhere('11:00')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The hours have changed in the meantime')).toBeVisible()
  expect(await savedStarts()).toEqual(['11:00'])
  await page.getByRole('button', { name: 'Save my hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()
  await expect(page.getByText('The hours have changed in the meantime')).toHaveCount(0)
  expect(await savedStarts()).toEqual(['10:00', '09:00'])
})

test('hours that were not saved are asked about before those of somebody else are shown', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/instructors', LUCIA)
  await api('POST', '/instructors', PABLO)
  await page.goto(`${studio.localUrl}/manage/appointments/availability`)
  const whose = page.getByRole('button', { name: /Instructor$/ })
  await whose.click()
  await page.getByRole('option', { name: LUCIA.full_name }).click()
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await whose.click()
  await page.getByRole('option', { name: PABLO.full_name }).click()
  await press(page, 'Keep editing')
  await expect(page.getByRole('button', { name: 'Remove Monday, 09:00 – 13:00' })).toBeVisible()
  await whose.click()
  await page.getByRole('option', { name: PABLO.full_name }).click()
  await press(page, 'Discard')
  await expect(whose).toContainText(PABLO.full_name)
  await expect(page.getByRole('button', { name: /^Remove Monday/ })).toHaveCount(0)
})

test('an open calendar shows a new appointment by itself', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { service, instructors } = await offer(api, LUCIA)
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const starts_at = inMinutes(60 * 24 * 2)
  const follows = page.waitForRequest('**/api/v1/events')
  await page.goto(`${studio.localUrl}/manage/appointments?day=${dayOf(starts_at)}`)
  await follows
  await expect(page.getByText('No appointments on this day')).toBeVisible()
  const wish = { service_id: service.id, instructor_id: instructors[0], client_id: client.id, starts_at, force: true }
  const { id } = await api('POST', '/appointments', wish)
  await expect(page.getByRole('button', { name: /Ana Prats/ })).toBeVisible(SOON)
  await api('PATCH', `/appointments/${id}/check-in`)
  await expect(page.getByRole('button', { name: /Ana Prats .*Checked in/ })).toBeVisible(SOON)
})

test('the longest of names fit the narrowest phone', async ({ browser, studio }) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const { instructors } = await offer(api, LUCIA)
  const name = 'Haltungsanalyse mit Wirbelsäulenstabilisierungsprogramm'
  const service_id = (await api('POST', '/appointment-services', { name, duration_minutes: 90, price: 12345.5 })).id
  const windows = ALWAYS.map((window) => ({ ...window, service_id }))
  await api('PUT', `/instructors/${instructors[0]}/availability`, { windows })
  const page = await narrow(browser)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await page.getByRole('banner').first().waitFor()
  for (const path of ['services', 'availability']) {
    await page.goto(`${studio.localUrl}/manage/appointments/${path}`)
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
    expect(await overflow(page), path).toBe(0)
  }
  await signIn(page, `${studio.publicUrl}/login`, LUCIA)
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${studio.publicUrl}/teaching/availability`)
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  expect(await overflow(page), 'my hours').toBe(0)
  await page.context().close()
})
