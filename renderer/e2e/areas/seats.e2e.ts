import { expect, expectAccessible, picture, signIn, test } from '../studio.ts'
import { narrow, overflow, PASSWORD, phone } from '../phone.ts'
import { choose, dialog, listed, openStudio, press, type Api } from './desk.ts'

const tomorrow = () => `${new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)}T18:00`

test('a room is drawn, a client picks a seat on a phone, and the roster moves people', async ({
  page,
  studio,
  browser,
}) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=rooms`)
  await page.getByRole('button', { name: 'Draw a room' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Reformer room')
  await dialog(page).getByRole('radio', { name: 'Mats' }).click()
  await dialog(page).getByRole('textbox', { name: 'Per row' }).fill('3')
  await dialog(page).getByRole('button', { name: 'Draw', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'B3, row 2, column 3' })).toBeVisible()
  // By keys alone: from the front left one to the right of the row, a seat is added; another is renamed.
  await dialog(page).getByRole('button', { name: 'A1, row 1, column 1' }).focus()
  for (const _ of ['A2', 'A3', 'free']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'A4, row 1, column 4' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'B3, row 2, column 3' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name of the seat' }).last().fill('Window')
  await dialog(page)
    .getByRole('button', { name: /move Window here/ })
    .first()
    .click()
  await expectAccessible(page, 'drawing a room')
  await picture(page, 'room-editor')
  await press(page, 'Save')
  await expect(listed(page, /Reformer room.*7 seats/)).toBeVisible()
  await expectAccessible(page, 'room plans')

  await page.goto(`${studio.localUrl}/manage/schedule/templates`)
  await page.getByRole('button', { name: 'New class type' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Reformer')
  await dialog(page).getByRole('textbox', { name: 'Spots' }).fill('7')
  await choose(page, /Room plan/, 'Reformer room')
  await press(page, 'Create class type')
  const [template] = (await api('GET', '/class-templates')).items
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: tomorrow() })
  expect(cls.room_plan_id).not.toBeNull()
  const { id: membership_type_id } = await api('POST', '/membership-types', {
    name: 'Pass',
    type: 'time_pass',
    price: 50,
    unlimited: true,
    validity_days: 60,
  })
  const starts_at = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const bea = await api('POST', '/clients', { full_name: 'Bea Blum' })
  await api('POST', '/memberships', { client_id: bea.id, membership_type_id, starts_at })
  const beas = await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: bea.id })
  expect(beas.seat_name).toBe('A1')

  const hers = await phone(browser)
  const nora = { full_name: 'Nora Nilsen', email: 'nora@example.com', password: PASSWORD }
  const { account } = await studio.api<{ account: { id: number } }>('POST', '/auth/register/client', nora)
  await api('POST', '/memberships', { client_id: account.id, membership_type_id, starts_at })
  await signIn(hers, `${studio.publicUrl}/login`, nora)
  await expect(hers.getByRole('navigation').first()).toBeVisible()
  await hers.goto(`${studio.publicUrl}/classes/${cls.id}`)
  const room = hers.getByRole('group', { name: 'Choose your seat' })
  await expect(room.getByRole('radio', { name: 'A1, taken' })).toBeDisabled()
  await expect(room.getByText(/^–\s*taken$/), 'its sign, not a seat').toBeVisible()
  await expect(room.getByRole('radio')).toHaveCount(7)
  await room.getByRole('radio', { name: 'A3, free' }).tap()
  await expect(room.getByRole('radio', { name: 'A3, free' })).toBeChecked()
  expect((await room.getByRole('radio', { name: 'A2, free' }).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(hers, 'picking a seat')
  await picture(hers, 'seat-picker')
  await hers.setViewportSize({ width: 320, height: 640 })
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await hers.getByRole('button', { name: /^Book/ }).tap()
  await expect(hers.getByText('Seat A3')).toBeVisible()
  await hers.goto(`${studio.publicUrl}/bookings`)
  await hers.getByRole('button', { name: 'Change seat A3 in Reformer' }).tap()
  await hers.getByRole('radio', { name: 'A2, free' }).tap()
  await hers.getByText('Book this seat for me whenever it’s free').tap()
  await expectAccessible(hers, 'changing a seat')
  await hers.getByRole('button', { name: 'Save' }).tap()
  await expect(hers.getByText(/Seat A2/)).toBeVisible()

  await test.step('the wish is there when it is looked at again, is not of other seats, and is taken back', async () => {
    const change = hers.getByRole('button', { name: 'Change seat A2 in Reformer' })
    const wish = hers.getByRole('checkbox', { name: 'Book this seat for me whenever it’s free' })
    await change.tap()
    await expect(wish).toBeChecked()
    await hers.getByRole('radio', { name: 'A3, free' }).tap()
    await expect(wish).not.toBeChecked()
    await hers.getByRole('radio', { name: /^A2, yours/ }).tap()
    await expect(wish).toBeChecked()
    await hers.getByText('Book this seat for me whenever it’s free').tap()
    await hers.getByRole('button', { name: 'Save' }).tap()
    await expect(wish).toHaveCount(0)
    await change.tap()
    await expect(hers.getByRole('radio', { name: 'A2, yours', exact: true })).toBeVisible()
    await expect(wish).not.toBeChecked()
    await hers.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).tap()
  })

  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  const seat = (name: RegExp) => page.getByRole('button', { name })
  await expect(seat(/^A2, Nora Nilsen/)).toBeVisible()
  await expectAccessible(page, 'the roster’s room')
  await picture(page, 'roster-room')
  await seat(/^A2, Nora/).dragTo(seat(/^B1, free/))
  await expect(seat(/^B1, Nora Nilsen/)).toBeVisible()
  await expect(page.getByText('Nora Nilsen has seat B1')).toBeVisible()
  // By keys: Bea changes places with Nora.
  await seat(/^A1, Bea/).press('Enter')
  await expect(page.getByText(/Where should Bea Blum sit/)).toBeVisible()
  await seat(/^Move Bea Blum to B1/).press('Enter')
  await expect(seat(/^B1, Bea Blum/)).toBeVisible()
  await expect(seat(/^A1, Nora Nilsen/)).toBeVisible()
  const { bookings } = await api('GET', `/scheduled-classes/${cls.id}/roster`)
  expect(bookings.map((one: { seat_name: string }) => one.seat_name)).toEqual(['B1', 'A1'])

  await page.goto(`${studio.localUrl}/manage/settings?part=rooms`)
  await page.getByRole('button', { name: 'Reformer room' }).click()
  await dialog(page).getByRole('button', { name: 'B1, row 2, column 1' }).click()
  await dialog(page).getByRole('button', { name: 'Remove B1' }).first().click()
  await dialog(page).getByRole('button', { name: 'Row 3, column 1: add a seat' }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toContainText('Bea Blum is booked on B1 in Reformer on')
  await press(page, 'Save and assign other seats')
  const after = await api('GET', `/scheduled-classes/${cls.id}/roster`)
  expect(after.bookings.map((one: { seat_name: string }) => one.seat_name)).not.toContain('B1')
})

test('an instructor reads on the narrowest phone who sits where, and what each has left', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const lucia = { full_name: 'Lucía Roca', email: 'lucia@studio.example', password: 'sea-and-sand-8' }
  const { id: instructor_id } = await api('POST', '/instructors', lucia)
  const room = await api('POST', '/room-plans', { name: 'Room', seats: [{ name: 'A1', x: 0, y: 0 }] })
  const template = await api('POST', '/class-templates', { name: 'Reformer', default_capacity: 1 })
  const starts_at = new Date(Date.now() + 7_200_000).toISOString()
  const place = { template_id: template.id, instructor_id, room_plan_id: room.id, capacity: 1 }
  const cls = await api('POST', '/scheduled-classes', { ...place, starts_at })
  const pack = { name: 'Ten classes of reformer', type: 'class_pack', price: 100, credits_included: 10 }
  const { id: membership_type_id } = await api('POST', '/membership-types', pack)
  const { id: client_id } = await api('POST', '/clients', { full_name: 'Bartholomew Featherstonehaugh' })
  await api('POST', '/memberships', { client_id, membership_type_id, starts_at: starts_at.slice(0, 10) })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id })
  const page = await narrow(browser)
  await signIn(page, `${studio.publicUrl}/login`, lucia)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${studio.publicUrl}/teaching/${cls.id}`)
  for (const text of ['Bartholomew Featherstonehaugh', 'Seat A1 · Ten classes of reformer · 9 credits left']) {
    const shown = page.getByText(text, { exact: true })
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth), text).toBeLessThanOrEqual(0)
  }
  expect(await overflow(page)).toBe(0)
})

test('a kiosk is added and revoked in the settings', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=kiosks`)
  await page.getByRole('button', { name: 'Add kiosk' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Front door')
  await dialog(page).getByRole('button', { name: 'Add kiosk' }).click()
  await expect(dialog(page).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  await expectAccessible(page, 'the code of a kiosk')
  await picture(page, 'kiosk-code')
  await press(page, 'Done')
  await expect(listed(page, /Front door.*Code valid until/)).toBeVisible()
  await expectAccessible(page, 'kiosks')
  await listed(page, 'Front door').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await press(page, 'Revoke')
  await expect(page.getByText('No kiosks')).toBeVisible()
})
