import { expect, expectAccessible, SLOWNESS, test, type Page } from '../studio.ts'
import { countPresses, dialog, fromMenu, openStudio, press, type Api } from './desk.ts'
import { answering, dayFromNow, entry, inMinutes, planBegun } from './door.ts'

/** A class that is on, with Ana, who has a pack, and Biel, who has none; and one in twenty minutes, with Ana. */
async function furnish(api: Api) {
  await api('PUT', '/studio', { late_cancel_fee: 8.5, no_show_fee: 12 })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const plan = (starts_at: string) => api('POST', '/scheduled-classes', { template_id: template.id, starts_at })
  const [on, soon] = [await planBegun(plan), await plan(inMinutes(20))]
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await api('POST', '/membership-types', pack)
  const add = async (full_name: string, isPaid: boolean) => {
    const client_id = (await api('POST', '/clients', { full_name })).id
    const held = { client_id, membership_type_id: type.id, starts_at: dayFromNow(0) }
    return { client_id, held: isPaid ? (await api('POST', '/memberships', held)).id : null }
  }
  const seat = async (class_id: number, client_id: number, more: object) =>
    (await api('POST', '/bookings', { scheduled_class_id: class_id, client_id, force: true, ...more })).id
  const [ana, biel] = [await add('Ana Prats', true), await add('Biel Mas', false)]
  await add('Dana Ros', true)
  await add('Carla Pi', false)
  const [anaOn, bielOn] = [
    await seat(on.id, ana.client_id, { check_in: true }),
    await seat(on.id, biel.client_id, { check_in: true }),
  ]
  for (const id of [anaOn, bielOn]) await api('POST', `/bookings/${id}/undo`)
  const anaSoon = await seat(soon.id, ana.client_id, {})
  return { on, soon, ana, anaOn, bielOn, anaSoon }
}

/** Has a page read that it is late to cancel a booking; gives the way back to when it is in time. */
const cancelsLate = (page: Page, booking: number) =>
  answering(page, new RegExp(`/api/v1/bookings/${booking}$`), ({ cancel, ...rest }) => ({
    ...rest,
    cancel: cancel && { ...cancel, is_late: true, fee: 8.5, credit_returned: false },
  }))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('who is here shows before the server has answered, and is taken back where it refuses', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { on, ana, anaOn, bielOn } = await furnish(api)
  const booking = (id: number) => api('GET', `/bookings/${id}`)
  await page.goto(`${studio.localUrl}/manage/classes/${on.id}`)
  await expect(page.getByText('2 of 6', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible()
  await expect(page.getByText('4 spots left')).toBeVisible()
  await expect(entry(page, 'Ana Prats')).toContainText('Ten classes · 8 credits left')
  await expect(entry(page, 'Ana Prats')).not.toContainText('Unpaid')
  await expect(entry(page, 'Biel Mas')).toContainText(/Unpaid.*No membership · Walk-in/)

  let go = () => undefined as void
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/check-in', async (route) => held.then(() => route.continue()))
  await button(page, 'Check in: Ana Prats').click()
  await expect(page.getByText('1 of 2', { exact: true }), 'before the server has answered').toBeVisible()
  await expect(entry(page, 'Ana Prats').getByRole('status')).toContainText(/Checked in \d/)
  await expect(button(page, 'Undo: Ana Prats')).toBeVisible()
  expect((await booking(anaOn)).status).toBe('booked')
  go()
  await expect.poll(async () => (await booking(anaOn)).status).toBe('checked_in')
  await page.unroute('**/check-in')
  // Right after checking in, a press on what has taken the button's place is not meant for it.
  await expect(async () => {
    await button(page, 'Undo: Ana Prats').click()
    await expect(button(page, 'Check in: Ana Prats')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect.poll(async () => (await booking(anaOn)).status).toBe('booked')

  await page.route('**/check-in', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'urn:x', title: 'No', status: 409, detail: 'The door is shut.', code: 'CHECK_IN_CLOSED' },
    }),
  )
  await button(page, 'Check in: Ana Prats').click()
  await expect(page.getByRole('alertdialog').first()).toBeVisible()
  await expect(button(page, 'Check in: Ana Prats')).toBeVisible()
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible()
  await page.unroute('**/check-in')

  await button(page, 'No-show: Ana Prats').click()
  await expect(entry(page, 'Ana Prats').getByRole('status')).toHaveText('No-show')
  await expect.poll(async () => (await booking(anaOn)).status).toBe('no_show')
  const fees = async () =>
    (await api('GET', `/clients/${ana.client_id}/charges`)).map((one: { status: string }) => one.status)
  await expect.poll(fees).toEqual(['pending'])
  await fromMenu(page, 'More for Ana Prats', 'Excuse')
  await expect(dialog(page)).toContainText(
    'The credit is returned and the fee is waived. A fee already paid is refunded',
  )
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Missed the train')
  await press(page, 'Excuse')
  await expect.poll(async () => (await booking(anaOn)).excuse_reason).toBe('Missed the train')
  expect(await fees()).toEqual(['waived'])
  await expect(button(page, 'Check in: Ana Prats')).toHaveCount(0)

  await button(page, 'Check in all 1').click()
  await expect(page.getByText('1 person checked in')).toBeVisible()
  await expect.poll(async () => (await booking(bielOn)).status).toBe('checked_in')
  await expect(page.getByRole('button', { name: 'Check in all' })).toBeDisabled()
})

test('a booking is cancelled knowing its price, and somebody at the door is added with every rule said', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { soon, ana, anaSoon } = await furnish(api)
  const left = async () => (await api('GET', `/memberships/${ana.held}`)).credits_remaining
  await page.goto(`${studio.localUrl}/manage/classes/${soon.id}`)
  await expect(button(page, 'No-show: Ana Prats')).toHaveCount(0)
  await page.getByRole('button', { name: 'More for Ana Prats' }).click()
  await expect(page.getByRole('menuitem', { name: /^No-show/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  const inTime = await cancelsLate(page, anaSoon)
  await fromMenu(page, 'More for Ana Prats', 'Cancel booking')
  await expect(dialog(page)).toContainText(
    /Late: cancelling was free until .*A late cancellation fee of .*8[.,]50 is charged\./,
  )
  await expect(dialog(page)).toContainText('The credit is not returned.')
  await expectAccessible(page, 'a late cancellation')
  await press(page, 'Keep booking')
  expect(await left()).toBe(8)
  await inTime()
  await page.reload()
  await fromMenu(page, 'More for Ana Prats', 'Cancel booking')
  await expect(dialog(page)).toContainText(/In time \(free until .*\): no fee\..*The credit is returned\./)
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Has a cold')
  await press(page, 'Cancel booking')
  await expect(page.getByText('Ana Prats: booking cancelled')).toBeVisible()
  expect(await api('GET', `/bookings/${anaSoon}`)).toMatchObject({ status: 'cancelled', cancel_reason: 'Has a cold' })
  expect(await left()).toBe(9)

  const type = async (name: string) => {
    await page.getByRole('combobox', { name: 'Client' }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
    return page.getByRole('region', { name: new RegExp(name) })
  }
  const carla = await type('Carla Pi')
  await expect(carla).toContainText(/prevents? this/)
  await expect(carla).toContainText(/membership/)
  await expect(carla).toContainText('The spot is then marked as unpaid.')
  await expect(carla.getByRole('button', { name: 'Book and check in' })).toHaveCount(0)
  await carla.getByRole('button', { name: 'Book anyway and check in' }).click()
  await expect(entry(page, 'Carla Pi')).toContainText(/Unpaid.*Walk-in/)
  const dana = await type('Dana Ros')
  await expect(dana).toContainText('Pays with Ten classes · 10 credits left')
  await expect(dana.getByRole('button', { name: /anyway/ })).toHaveCount(0)
  await dana.getByRole('button', { name: 'Book and check in' }).click()
  await expect(entry(page, 'Dana Ros')).toContainText('Ten classes · 9 credits left')
  const again = await type('Dana Ros')
  await expect(again).toContainText('Already booked.')
  const { bookings } = await api('GET', `/scheduled-classes/${soon.id}/roster`)
  const of = (name: string) => bookings.find((one: { client_name: string }) => one.client_name === name)
  expect(of('Carla Pi')).toMatchObject({ status: 'checked_in', is_unpaid: true })
  expect(of('Dana Ros')).toMatchObject({ status: 'checked_in', is_unpaid: false, credits_left: 9 })
})

test('nobody is checked in by a slip of the hand for a class of a day to come', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const plan = { template_id: template.id, starts_at: `${dayFromNow(3)}T18:00` }
  const [cls, { id: client_id }] = [
    await api('POST', '/scheduled-classes', plan),
    await api('POST', '/clients', { full_name: 'Ana Prats' }),
  ]
  const { id } = await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id, force: true })
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  for (const name of ['Check in: Ana Prats', 'Check in all 1']) {
    const one = button(page, name)
    await expect(one).toHaveAttribute('aria-disabled', 'true')
    await expect(one).toHaveAccessibleDescription(/Check-in from .*(17:30|5:30)/)
  }
  await page.goto(`${studio.localUrl}/manage/clients/${client_id}?tab=bookings`)
  await page
    .getByRole('row', { name: /Vinyasa/ })
    .getByRole('button')
    .last()
    .click()
  const inMenu = page.getByRole('menuitem', { name: /^Check in/ })
  await expect(inMenu).toHaveAttribute('aria-disabled', 'true')
  await expect(inMenu).toContainText('Check-in from')
  expect((await api('GET', `/bookings/${id}`)).status).toBe('booked')
})

test('somebody who calls is moved to another class in one step, from the roster and from their profile', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { soon, ana, anaSoon } = await furnish(api)
  const template = await api('POST', '/class-templates', { name: 'Yin', default_capacity: 6 })
  const plan = (time: string) =>
    api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(2)}T${time}` })
  const [early, evening] = [await plan('08:00'), await plan('18:00')]
  const move = async (time: RegExp) => {
    await expect(dialog(page)).toContainText(/In time: no fee\.\s*The credit is returned\./)
    const wanted = dialog(page).getByRole('radio', { name: time })
    const isShown = () =>
      wanted.waitFor({ state: 'attached', timeout: 4000 * SLOWNESS }).then(
        () => true,
        () => false,
      )
    for (let turned = 0; turned < 3 && !(await isShown()); turned += 1)
      await dialog(page).getByRole('button', { name: 'Day after' }).click()
    await wanted.check({ force: true })
    await press(page, 'Move')
    await expect(page.getByText(/Moved to Yin/).last()).toBeVisible()
  }
  await page.goto(`${studio.localUrl}/manage/classes/${soon.id}`)
  await fromMenu(page, 'More for Ana Prats', 'Move to another class…')
  await move(/Yin 0?8:00/)
  expect((await api('GET', `/bookings/${anaSoon}`)).status).toBe('cancelled')
  const comes = async (cls: { id: number }) =>
    (await api('GET', `/scheduled-classes/${cls.id}/roster`)).bookings.filter(
      (one: { status: string; client_name: string }) => one.status === 'booked' && one.client_name === 'Ana Prats',
    ).length
  await expect.poll(async () => [await comes(soon), await comes(early), await comes(evening)]).toEqual([0, 1, 0])

  await page.goto(`${studio.localUrl}/manage/clients/${ana.client_id}?tab=bookings`)
  await page.getByRole('row', { name: /Yin/ }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /^Move to another class/ }).click()
  await move(/Yin (18|6):00/)
  await expect.poll(async () => [await comes(soon), await comes(early), await comes(evening)]).toEqual([0, 0, 1])
})

test('a late cancellation is let off in four presses', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { soon, ana, anaSoon } = await furnish(api)
  await page.goto(`${studio.localUrl}/manage/classes/${soon.id}`)
  await cancelsLate(page, anaSoon)
  await expect(page.getByRole('button', { name: 'More for Ana Prats' })).toBeVisible()
  const presses = await countPresses(page)
  await fromMenu(page, 'More for Ana Prats', 'Cancel booking')
  await dialog(page).getByText('Without a fee').click()
  await press(page, 'Cancel booking')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    /Ana Prats: booking cancelled.*Without a fee/s,
  )
  expect(await presses()).toBeLessThanOrEqual(4)
  expect(await api('GET', `/bookings/${anaSoon}`)).toMatchObject({ status: 'cancelled', cancels_free: true })
  expect((await api('GET', `/memberships/${ana.held}`)).credits_remaining).toBe(9)
})
