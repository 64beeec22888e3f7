import { openStudio, whileHeld, type Api } from '../areas/desk.ts'
import { answering, inMinutes as at, planBegun } from '../areas/door.ts'
import type { Answer } from '../../api/types.ts'
import { expect, type Page } from '../studio.ts'
import { reads } from './read.ts'
import { mayTake, test } from './test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/Madrid' }

const NONE = { total: 0, items: [] }
const NOTHING: Answer<'GET /api/v1/today'> = {
  appointments: NONE,
  unresolved_appointments: NONE,
  substitutes: NONE,
  untaught: NONE,
  tasks: NONE,
  offers: NONE,
  unresolved: NONE,
  charges_due: null,
  failed_payments: NONE,
  expiring: NONE,
  first_visits: null,
  first_visits_soon: null,
  birthdays: null,
  new_clients: NONE,
  takings: null,
}

/** Makes up lines that wait for somebody, eight at most. */
const lines = (total: number, line: (at: number) => object) => ({
  total,
  items: Array.from({ length: Math.min(total, 8) }, (_, index) => line(index + 1)),
})

test('Today says what was agreed of classes that run, are over, full or cancelled, and of who comes', async ({
  browser,
  studio,
}) => {
  const page = await (await browser.newContext(DESK)).newPage()
  mayTake(150_000)
  const api = await openStudio(page, studio)
  const says = (name: string) => reads(page, `today-did-${name}`, { hasFocus: false })
  const classes = await openClasses(api)
  let shown: object[] = []
  await answering(page, /\/class-fill\?/, () => shown)
  await answering(page, /\/v1\/today/, () => NOTHING)
  const today = () => page.goto(`${studio.localUrl}/manage`)
  const [run, next, after] = classes.map((cls) => ({
    ...cls,
    booked: 2,
    capacity: 9,
    came: 1,
    // All of today, in the studio: their rosters tell when they really are.
    starts_at: classes[0].starts_at,
    ends_at: classes[0].ends_at,
  }))
  shown = [
    { ...next, id: 101, state: 'finished', name: 'Early', booked: 9, came: 8 },
    { ...next, id: 102, state: 'cancelled', name: 'Dropped', booked: 0 },
    { ...run, state: 'in_progress', name: 'Running' },
    { ...after, state: 'scheduled', name: 'Next', booked: 0 },
    { ...next, state: 'scheduled', name: 'To come', waiting: 3, held: 2 },
  ]
  await today()
  await says('running')
  await button(page, 'No-show: Ada Roig').click()
  await says('missed')
  await button(page, /^Undo.*Ada Roig/).click()
  await says('running')
  await whileHeld(page, '**/check-in*', async () => {
    await button(page, 'Check in all 3').click()
    await says('checking-in-all')
  })
  await says('all-here')
  await button(page, /To come/).click()
  await says('to-come')
  await button(page, 'Check in: Ada Roig').click()
  await expect(page.getByText('1 of 2 checked in')).toBeVisible()
  await button(page, /Next/).click()
  await says('nobody-booked')
  await button(page, /Next/).click()
  await says('closed')
  shown = [
    { ...after, state: 'finished', name: 'Over' },
    { ...next, state: 'scheduled', name: 'Next' },
    { ...run, state: 'scheduled', name: 'Last' },
  ]
  await answering(page, /\/auth\/me/, (me) => ({
    ...me,
    permissions: me.permissions.filter((one: string) => one !== 'bookings.manage'),
  }))
  await today()
  await says('denied')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Three classes: one begun with three people, one tomorrow with two of them, and one with nobody. */
async function openClasses(api: Api) {
  const people: { id: number }[] = []
  for (const full_name of ['Ada Roig', 'Ben Soler', 'Cai Mas'])
    people.push(await api('POST', '/clients', { full_name }))
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Barre', duration_minutes: 45 })
  const plan = (starts_at: string) => api('POST', '/scheduled-classes', { template_id, starts_at })
  const classes = []
  for (const [minutes, guests] of [
    [0, people],
    [1440, people.slice(0, 2)],
    [2880, []],
  ] as const) {
    const cls = await (minutes === 0 ? planBegun(plan) : plan(at(minutes)))
    for (const { id: client_id } of guests)
      await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id, force: true, check_in: minutes === 0 })
    classes.push(cls)
  }
  const seats = (await api('GET', `/scheduled-classes/${classes[0].id}/roster`)).bookings
  for (const { booking_id } of seats) await api('POST', `/bookings/${booking_id}/undo`)
  return classes
}

test('Today says what was agreed of all that waits and who is new, and how often it looks', async ({
  browser,
  studio,
}) => {
  const page = await (await browser.newContext(DESK)).newPage()
  mayTake(150_000)
  await openStudio(page, studio)
  const says = (name: string) => reads(page, `today-did-${name}`, { hasFocus: false })
  const today = () => page.goto(`${studio.localUrl}/manage`)
  const person = (id: number) => ({ client_id: id, client_name: `Client ${id}` })
  const inClass = (id: number) => ({ class_id: id, class_name: `Class ${id}`, starts_at: at(id) })
  const offer = (id: number) => ({ waitlist_id: id, ...person(id), ...inClass(id + 20), offer_expires_at: at(90) })
  const unresolved = (id: number) => ({ ...inClass(id + 40), instructor_name: null, open: id })
  const bill = { currency: 'EUR', due_at: at(0), description: 'Late cancellation' }
  const charge = (id: number) => ({ charge_id: id, ...person(id + 60), amount: id + 0.5, ...bill })
  const failing = (id: number) => ({
    ...person(id + 70),
    type_name: 'Monthly',
    amount: id + 0.25,
    currency: 'EUR',
    since: at(-id),
    pay_url: null,
  })
  const ends = { type_name: 'Ten classes', expires_at: '2026-05-01' }
  const expiring = (id: number) => ({ membership_id: id, ...person(id + 80), membership_type_id: 1, ...ends })
  const first = (id: number) => ({ booking_id: id, ...person(id), ...inClass(id) })
  const fresh = (id: number) => ({ ...person(id + 2), created_at: at(-2) })
  const taken = [1000, 2000, 765.5, 1234.5, null, null, null]
  const days = taken.map((amount, index) => ({
    on: `2026-05-${String(index + 4).padStart(2, '0')}`,
    taken: amount,
    usual: 700,
  }))
  const much = {
    ...NOTHING,
    offers: lines(11, offer),
    unresolved: lines(3, unresolved),
    charges_due: { ...lines(3, charge), total: 5 },
    failed_payments: lines(2, failing),
    expiring: lines(4, expiring),
    first_visits: { ...lines(3, first), total: 9 },
    first_visits_soon: lines(1, (id) => first(id + 30)),
    birthdays: lines(2, (id) => ({ ...person(id + 50), birthday_on: '2026-05-01' })),
    new_clients: { ...lines(4, fresh), total: 7 },
    takings: { today: 1234.5, usual_today: 99.95, week: 5000, usual_week: 4100, days },
  }
  const none = { ...NOTHING, new_clients: lines(1, fresh) }
  let told: object = much
  const restorable = { as_of: at(-60), clients: 1204, places: ['here', 'bucket'] }
  let status: object = { mail_failed: 2, mail_configured: true, last_backup_at: at(-60), restorable }
  await answering(page, /\/v1\/today/, () => told)
  await answering(page, /\/studio\/status/, (real) => ({ ...real, ...status }))
  await today()
  await says('much')
  await button(page, 'and 8 more').click()
  await says('much-shown')
  told = none
  status = { mail_failed: 0, mail_configured: true, last_backup_at: at(-60) }
  await today()
  await says('nothing-waits')
  told = { ...none, first_visits: null, new_clients: null }
  status = { mail_failed: 0, mail_configured: false, mail_queued: 0, last_backup_at: at(-60) }
  await today()
  await says('nobody-told')
  told = { ...none, first_visits: lines(1, first), new_clients: null, charges_due: lines(1, charge) }
  await answering(page, /\/auth\/me/, (me) => ({
    ...me,
    permissions: me.permissions.filter((one: string) => one !== 'settings.view'),
  }))
  // Never answered.
  await page.route(/\/class-fill\?/, () => undefined)
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(page.getByText('No clients yet')).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).click()
  await says('little')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await looksAgain(page, `${studio.localUrl}/manage`)
})

/** Moves the page's clock, which stands still otherwise, and holds how often it has read what. */
async function looksAgain(page: Page, url: string): Promise<void> {
  // Followed, the line would seem dead: the studio's own clock goes on as ever.
  await page.route('**/api/v1/events', (route) => route.abort())
  // Before noon in Greenwich, and after it in the studio.
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T11:30:00Z`)
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(noon + 1000)
  await page.goto(url)
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.getByText('No backup yet')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Good afternoon, Olga' })).toBeVisible()
  const reading: Record<string, number> = { 'class-fill': 0, today: 0, status: 0 }
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!
    reading[name] = (reading[name] ?? 0) + 1
  })
  const after = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000)
    // Whatever the clock has set off was sent before this.
    await page.evaluate(async () => (await fetch('/api/v1/auth/me')).status)
    return [reading['class-fill'], reading['today'], reading['status']]
  }
  expect(await after(25)).toEqual([0, 0, 0])
  expect(await after(10)).toEqual([1, 0, 0])
  expect(await after(30)).toEqual([2, 1, 0])
  for (let minute = 1; minute < 4; minute += 1) await after(60)
  expect((await after(50)).at(-1)).toBe(0)
  expect((await after(10)).at(-1)).toBe(1)
}
