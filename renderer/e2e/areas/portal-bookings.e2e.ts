import { expect, test } from '../studio.ts'
import { readsAndLooks } from '../words/read.ts'
import { dialog, type Api } from './desk.ts'
import { answering, dayFromNow, entry, inMinutes, openPortal } from './door.ts'

const rest = ({ credits_remaining }: { credits_remaining: number }) => credits_remaining

type Facts = Record<string, unknown>

/** A class as it can stand to its reader: gone or on today, and in every other way on its own day. */
function inEveryState(cls: Facts): Facts[] {
  const [starts_at, ends_at] = [inMinutes(-0.5), inMinutes(-0.4)]
  const states: Record<string, Facts> = {
    over: { starts_at, ends_at },
    attended: { starts_at, ends_at, my_booking_status: 'checked_in' },
    missed: { starts_at, ends_at, my_booking_status: 'no_show' },
    on: { starts_at, ends_at: inMinutes(50) },
    'not open yet': { booking_opens_at: cls['starts_at'] },
    closed: { booking_closes_at: inMinutes(-1) },
    full: { waiting: 0 },
    'with a last place': { spots_left: 1 },
    'with three places': { spots_left: 3 },
    'with four places': { spots_left: 4 },
    cancelled: { status: 'cancelled' },
    booked: { my_booking_status: 'booked' },
    entered: { my_booking_status: 'checked_in' },
    offered: { my_waitlist_status: 'offered' },
    'waited for': { my_waitlist_status: 'waiting', my_waitlist_position: 2 },
  }
  return Object.entries(states).map(([name, more], at) => ({ ...cls, id: 1000 + at, name, ...more }))
}

/** One booking with every end it can come to, the newest last. */
function withEveryEnd([booking]: Facts[]): Facts[] {
  const ends = ['booked', 'checked_in', 'no_show', 'cancelled', 'late_cancelled', 'class_cancelled', 'excused']
  return ends.map((end, at) => {
    const hours = (more: number) => inMinutes(60 * (at + more) - 6000)
    const status = end === 'excused' ? { status: 'no_show', excused_at: hours(2) } : { status: end }
    return { ...booking, id: at, class_name: end, starts_at: hours(0), ends_at: hours(1), ...status }
  })
}

/** Mia's pack of ten, and a class so many days ahead. */
async function furnish(api: Api, mia: number) {
  await api('PUT', '/studio', { late_cancel_fee: 8.5, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await api('POST', '/membership-types', pack)
  const held = await api('POST', '/memberships', {
    client_id: mia,
    membership_type_id: type.id,
    starts_at: dayFromNow(0),
  })
  const plan = async (name: string, days: number, default_capacity = 8) => {
    const template = await api('POST', '/class-templates', { name, default_capacity })
    return api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(days)}T18:30` })
  }
  return { held, plan }
}

test('a class is booked and cancelled in time, with what becomes of the credit said before', async ({
  browser,
  studio,
}) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  const { held, plan } = await furnish(api, mia)
  const cls = await plan('Vinyasa', 3, 4)
  const left = async () => rest(await mine('GET', `/memberships/${held.id}`))
  await page.goto(`${studio.publicUrl}/bookings`)
  await readsAndLooks(page, 'portal-bookings-none')
  const mark = () => document.body.dataset['mark']
  await page.evaluate(() => (document.body.dataset['mark'] = 'kept'))
  await page.getByRole('navigation').getByRole('link', { name: 'Memberships' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible()
  expect(await page.evaluate(mark), 'a link leads on without loading the application anew').toBe('kept')
  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(page.getByText(/18:30/).first()).toBeVisible()
  await expect(page.getByText('4 of 4 free')).toBeVisible()
  await expect(page.getByText('Ten classes · 1 credit, 9 left after')).toBeVisible()
  await expect(page.getByText(/^Free until .*06:30/)).toBeVisible()
  await readsAndLooks(page, 'portal-class')
  await page.getByRole('button', { name: /^Book Vinyasa/ }).click()
  await expect(page.getByText('You’re booked')).toBeVisible()
  await expect(page.getByText('3 of 4 free')).toBeVisible()
  await expect(page.getByText(/Free until .*06:30, then .*8[.,]50 and the credit/)).toBeVisible()
  expect(await left()).toBe(9)
  await expect(page.getByRole('button', { name: /Check in/ })).toHaveCount(0)
  await page.goto(`${studio.publicUrl}/bookings`)
  await readsAndLooks(page, 'portal-bookings')
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(3)}`)
  await expect(page.getByRole('group', { name: 'Day' }).getByRole('button', { pressed: true })).toContainText('booking')
  await readsAndLooks(page, 'portal-schedule-booked')
  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await readsAndLooks(page, 'portal-class-booked')

  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(dialog(page)).toContainText('Cancelling now is free.')
  await readsAndLooks(page, 'portal-cancel')
  await expect(dialog(page)).toContainText('Your credit goes back to Ten classes.')
  await expect(dialog(page)).not.toContainText('costs')
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await left()).toBe(9)
  const own = /\/api\/v1\/bookings\/\d+$/
  await page.route(own, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    Object.assign(json.cancel, { is_late: true, fee: 8.5, credit_returned: false })
    return route.fulfill({ response, json })
  })
  await page.reload()
  await readsAndLooks(page, 'portal-class-booked-late')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await readsAndLooks(page, 'portal-cancel-late')
  await page.unroute(own)
  await page.reload()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Vinyasa: cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book Vinyasa/ })).toBeVisible()
  expect(await left()).toBe(10)
})

test('what stands against booking is said, and a full class has a waitlist with its places', async ({
  browser,
  studio,
}) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  const { held, plan } = await furnish(api, mia)
  const cls = await plan('Tiny class', 4, 1)
  const other = await plan('Clashing', 4)
  const client = async (name: string) => (await api('POST', '/clients', { full_name: name })).id
  const [ana, bea] = [await client('Ana Prats'), await client('Bea Mas')]
  const seat = await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: ana, force: true })
  const queued = await api('POST', '/memberships', {
    client_id: bea,
    membership_type_id: held.membership_type_id,
    starts_at: dayFromNow(0),
  })
  await api('POST', '/bookings/waitlist', { scheduled_class_id: cls.id, client_id: bea })

  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(page.getByText('This class is full')).toBeVisible()
  await expect(page.getByText('0 of 1 free, one person is waiting')).toBeVisible()
  await readsAndLooks(page, 'portal-class-full')
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(4)}`)
  await readsAndLooks(page, 'portal-schedule-full')
  const states = await mine('GET', `/scheduled-classes/${cls.id}`)
  const asTheyAre = await answering(page, /\/scheduled-classes\?/, () => inEveryState(states))
  const unpaid = { code: 'PAYMENT_PAST_DUE', detail: 'A payment is open.', fix: 'pay' }
  const clashing = { code: 'OVERLAPPING_BOOKING', detail: 'Barre is then.', fix: 'cancel_other' }
  await page.route(/eligibility/, (route) => {
    const id = Number(/classes\/(\d+)/.exec(route.request().url())?.[1])
    const reasons = id === 1007 ? [clashing, unpaid] : [unpaid]
    const told = {
      scheduled_class_id: id,
      can_book: false,
      can_join_waitlist: false,
      membership: null,
      reasons,
      offers: [],
    }
    return route.fulfill({ json: told })
  })
  await page.reload()
  await readsAndLooks(page, 'portal-schedule-standings')
  await page.goto(studio.publicUrl)
  await readsAndLooks(page, 'portal-schedule-gone')
  await page.getByRole('button', { name: 'Show 4 earlier classes' }).click()
  await readsAndLooks(page, 'portal-schedule-earlier')
  await asTheyAre()
  await page.unroute(/eligibility/)
  const days = page.getByRole('group', { name: 'Day' })
  await days.getByRole('button', { pressed: true }).focus()
  for (const [key, day] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(days.getByRole('button').nth(day), key).toBeFocused()
    await expect(days.getByRole('button', { pressed: true }), key).toBeFocused()
  }
  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await page.getByRole('button', { name: /^Join waitlist/ }).click()
  await expect(page.getByText('You’re number 2 on the waitlist')).toBeVisible()
  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(entry(page, 'Tiny class')).toContainText('No. 2')
  await entry(page, 'Tiny class').getByRole('button', { name: 'History' }).click()
  await expect(entry(page, 'Tiny class')).toContainText('You joined the waitlist')
  await readsAndLooks(page, 'portal-bookings-waiting')
  expect((await mine('GET', '/bookings/waitlist'))[0]).toMatchObject({ position: 2, status: 'waiting' })

  await api('DELETE', `/memberships/${queued.id}`)
  await api('DELETE', `/bookings/${seat.id}`)
  await expect.poll(async () => (await mine('GET', '/bookings/waitlist'))[0].status).toBe('offered')
  await page.reload()
  const offer = page.getByRole('region', { name: 'A spot is free for you: Tiny class' })
  await expect(offer.getByRole('timer')).toContainText(/5\d:\d\d/)
  await readsAndLooks(page, 'portal-offer')
  const stillOpen = await answering(page, /\/bookings\/waitlist/, (waits: Facts[]) =>
    waits.map((wait) => ({ ...wait, offer_expires_at: inMinutes(-1) })),
  )
  await page.reload()
  await expect(offer.getByRole('button', { name: 'Accept the spot' })).toBeDisabled()
  await readsAndLooks(page, 'portal-offer-ran-out')
  await stillOpen()
  const clash = await mine('POST', '/bookings', { scheduled_class_id: other.id })
  await page.reload()
  await expect(offer).toContainText('You’ve booked Clashing at the same time')
  await expect(offer).toContainText('Cancelling now is free.')
  await readsAndLooks(page, 'portal-offer-swap')
  await offer.getByRole('button', { name: 'Replace my other booking' }).click()
  await expect(page.getByText('Tiny class: the spot is yours')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(entry(page, 'Tiny class')).toContainText('Ten classes')
  expect(rest(await mine('GET', `/memberships/${held.id}`))).toBe(9)
  expect((await mine('GET', `/bookings/${clash.id}`)).status).toBe('cancelled')

  await page.goto(`${studio.publicUrl}/classes/${other.id}`)
  await expect(page.getByText('You can’t book this yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my bookings' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book Clashing/ })).toBeDisabled()
  await readsAndLooks(page, 'portal-class-clashing')
  const paused = await plan('Another day', 6)
  await api('PUT', `/memberships/${held.id}`, { credits_remaining: 0, credits_reason: 'Given away' })
  await page.goto(`${studio.publicUrl}/classes/${paused.id}`)
  await expect(page.getByRole('button', { name: 'Book, pay at the studio' })).toBeVisible()
  await expect(page.getByText(/^Ten classes has no credits left/)).toBeVisible()
  await expect(page.getByText('The studio will tell you the price.')).toBeVisible()
  await api('PUT', '/studio', { pay_at_studio_enabled: false })
  await page.reload()
  await expect(page.getByText('You can’t book this yet')).toBeVisible()
  await expect(page.getByText(/no credits? left/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book Another day/ })).toBeDisabled()
  // While it is not known yet what stands against it, a tap asks the server.
  await page.route(/eligibility/, () => undefined)
  await page.reload()
  await page.getByRole('button', { name: /^Book Another day/ }).click()
  await expect(dialog(page)).toBeVisible()
  await readsAndLooks(page, 'portal-refused')
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.unroute(/eligibility/)

  await api('POST', `/scheduled-classes/${cls.id}/cancel`, { scope: 'this', reason: 'The heating is broken' })
  await page.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(page.getByText('This class is cancelled')).toBeVisible()
  await expect(page.getByText('The heating is broken Your credit was returned.')).toBeVisible()
  await readsAndLooks(page, 'portal-class-cancelled')
  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(entry(page, 'Tiny class').first()).toContainText('Cancelled by the studio')
  await expect(entry(page, 'Tiny class').getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  await readsAndLooks(page, 'portal-bookings-cancelled')
  await page.getByRole('radio', { name: 'Past' }).click()
  await expect(page).toHaveURL(/view=past/)
  await readsAndLooks(page, 'portal-bookings-past')
  const many = (answer: { items: Facts[] }) => ({ items: withEveryEnd(answer.items), total: 120, total_capped: false })
  const few = await answering(page, /\/bookings\?page=/, many)
  await page.reload()
  await readsAndLooks(page, 'portal-bookings-past-many')
  const second = page.waitForRequest(/\/bookings\?page=2/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await second
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('51 to 100 of 120')).toBeVisible()
  await few()
  expect(rest(await mine('GET', `/memberships/${held.id}`))).toBe(1)
})
