import { expect, test } from '../studio.ts'
import { dialog, fromMenu, openStudio, press } from './desk.ts'
import { dayFromNow, planBegun } from './door.ts'

test('a client’s page warns, counts what moved, and says every rule against a booking', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const [year, ...birthday] = dayFromNow(3).split('-')
  const born = [Number(year) - 20, ...birthday].join('-')
  const client = await api('POST', '/clients', { full_name: 'Ana Prats', date_of_birth: born })
  await api('POST', '/clients', { full_name: 'Berta Prats', email: 'berta@example.com' })
  await api('POST', '/waivers', { title: 'Own risk', body: 'I take care.', requires_before_booking: true })
  await page.goto(`${studio.localUrl}/manage/clients/${client.id}`)
  const warnings = page.getByRole('list', { name: 'Good to know' })
  for (const text of [
    'No membership to book with',
    'Not signed: Own risk',
    'No email: messages can’t reach them',
    /Birthday on .*: 20/,
  ])
    await expect(warnings).toContainText(text)

  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10, validity_days: 7 }
  const type = await api('POST', '/membership-types', pack)
  const sold = { client_id: client.id, membership_type_id: type.id, starts_at: dayFromNow(0), payment_method: 'cash' }
  const held = await api('POST', '/memberships', sold)
  await api('PUT', `/memberships/${held.id}`, { credits_remaining: 1, credits_reason: 'Moved over' })
  await page.reload()
  await expect(warnings).toContainText('One credit left on Ten classes')
  await expect(warnings).toContainText(/Ten classes ends in [67] days/)
  await expect(warnings).not.toContainText('No membership to book with')
  const timeline = page.getByRole('tabpanel')
  await expect(timeline).toContainText('−9 credits')
  await expect(timeline).toContainText('+10 credits')
  await expect(timeline).toContainText(/100[.,]00/)

  await fromMenu(page, 'More actions', 'Edit')
  await dialog(page)
    .getByRole('combobox', { name: /^Guardian/ })
    .fill('Berta')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /Berta Prats/ }).click()
  await press(page, /Save/)
  await expect(page.getByRole('link', { name: 'Berta Prats' })).toBeVisible()

  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 1 })
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(1)}T18:30` })
  await page.getByRole('button', { name: 'Book a class' }).click()
  await dialog(page).getByRole('button', { name: 'Day after' }).click()
  const choice = dialog(page).getByRole('button', { name: /Vinyasa/ })
  await expect(choice).toContainText(/1 spot$/)
  await expect(dialog(page)).toContainText('Choose a class to see whether they can book it.')
  await choice.click()
  await expect(dialog(page)).not.toContainText('Choose a class to see')
  await expect(dialog(page)).toContainText('They can’t book this class')
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: /^“Own risk” must be signed/ }),
  ).toBeVisible()
  await expect(dialog(page)).toContainText('Overrides these rules.')
  await dialog(page).getByRole('button', { name: 'Book anyway' }).click()
  await expect(page.getByText('Vinyasa booked')).toBeVisible()
  await expect(warnings).toContainText('No credits left on Ten classes')
  const { items } = await api('GET', `/bookings?client_id=${client.id}`)
  expect(items).toMatchObject([{ scheduled_class_id: cls.id, status: 'booked', is_unpaid: false }])
  await page.getByRole('button', { name: 'Book a class' }).click()
  const [tomorrowsYear, month, date] = dayFromNow(1).split('-')
  await dialog(page).getByRole('spinbutton', { name: /year,/ }).fill(tomorrowsYear!)
  await dialog(page)
    .getByRole('spinbutton', { name: /month,/ })
    .fill(month!)
  await dialog(page).getByRole('spinbutton', { name: /day,/ }).press('Backspace')
  await dialog(page).getByRole('spinbutton', { name: /day,/ }).fill(date!)
  // The only class of the day is the one that they are in.
  await expect(dialog(page).getByText('Already booked')).toBeVisible()
  await expect(dialog(page)).toContainText('Vinyasa, 18:30–19:30')
  await expect(choice).toHaveCount(0)
  await page.keyboard.press('Escape')

  await api('DELETE', `/clients/${client.id}`)
  await page.reload()
  await expect(warnings).toContainText('Deactivated: can’t sign in or book')
  await expect(page.getByRole('button', { name: 'Book a class' })).toBeDisabled()
})

test('a client’s timeline says why a fee is owed, with its visit and among the money', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('PUT', '/studio', { no_show_fee: 7, cancellation_hours: 12 })
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const pass = { name: 'A month', type: 'time_pass', price: 60, unlimited: true, validity_days: 30 }
  const type = await api('POST', '/membership-types', pass)
  await api('POST', '/memberships', { client_id: client.id, membership_type_id: type.id, starts_at: dayFromNow(0) })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa' })
  const cls = await planBegun((starts_at) => api('POST', '/scheduled-classes', { template_id: template.id, starts_at }))
  const wish = { scheduled_class_id: cls.id, client_id: client.id, check_in: true, force: true }
  const { id } = await api('POST', '/bookings', wish)
  await api('POST', `/bookings/${id}/undo`)
  await api('POST', `/bookings/${id}/no-show`)

  await page.goto(`${studio.localUrl}/manage/clients/${client.id}`)
  const why = 'No-show; cancelling is free until 12 h before'
  const timeline = page.getByRole('tabpanel')
  await timeline.getByRole('button', { name: /steps/ }).click()
  await expect(timeline.getByRole('listitem').filter({ hasText: 'No-show:' }).last()).toContainText(why)
  await page.goto(`${studio.localUrl}/manage/clients/${client.id}?part=money`)
  await expect(timeline.getByRole('listitem').filter({ hasText: 'No-show:' })).toContainText(why)
})

test('a change reaches the class, the following or all of a series, and clashes are said before', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 8 })
  const ida = await api('POST', '/instructors', {
    full_name: 'Ida Lind',
    email: 'ida@studio.example',
    password: 'ida-moves-slowly-4',
  })
  await api('POST', '/scheduled-classes', {
    template_id: template.id,
    instructor_id: ida.id,
    starts_at: `${dayFromNow(1)}T10:00`,
    recurrence: { freq: 'weekly', count: 4 },
  })
  const range = `start_date=${dayFromNow(0)}&end_date=${dayFromNow(60)}`
  const classes = async () =>
    (await api('GET', `/scheduled-classes?${range}`)) as { id: number; capacity: number; instructor_id: number }[]
  const capacities = async () => (await classes()).map(({ capacity }) => capacity)
  expect(await capacities()).toEqual([8, 8, 8, 8])
  const open = async (at: number) => {
    const { id } = (await classes())[at]!
    await page.goto(`${studio.localUrl}/manage/schedule?day=${dayFromNow(1 + 7 * at)}&class=${id}`)
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
  }
  const save = async (places: string, scope: string) => {
    await dialog(page).getByRole('textbox', { name: 'Spots' }).fill(places)
    await dialog(page).getByText(scope, { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  }
  await open(1)
  await save('5', 'Only this class')
  await expect(page.getByText('Class saved')).toBeVisible()
  expect(await capacities()).toEqual([8, 5, 8, 8])
  await open(2)
  await save('6', 'This and the following')
  await expect(page.getByText('Series saved')).toBeVisible()
  expect(await capacities()).toEqual([8, 5, 6, 6])
  await open(0)
  await save('9', 'The whole series')
  await expect(page.getByText('Series saved')).toBeVisible()
  expect(await capacities()).toEqual([9, 5, 9, 9])

  const jon = await api('POST', '/instructors', {
    full_name: 'Jon Vall',
    email: 'jon@studio.example',
    password: 'jon-moves-quickly-5',
  })
  const teacher = async () => (await classes())[0]!.instructor_id
  await page.goto(`${studio.localUrl}/manage/schedule?day=${dayFromNow(1)}&class=${(await classes())[0]!.id}`)
  await fromMenu(page, 'Substitute', 'Jon Vall')
  await expect(page.getByText('Jon Vall teaches this class')).toBeVisible()
  expect(await teacher()).toBe(jon.id)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(teacher).toBe(ida.id)
  await page.reload()
  await fromMenu(page, 'Substitute', 'Jon Vall')
  await expect.poll(teacher).toBe(jon.id)
  await api('POST', '/scheduled-classes', {
    template_id: template.id,
    instructor_id: ida.id,
    starts_at: `${dayFromNow(1)}T10:30`,
  })
  await fromMenu(page, 'Substitute', 'Ida Lind (Originally planned)')
  await expect(dialog(page)).toContainText(/Ida Lind has another class at that time.*Vinyasa/)
  await dialog(page).getByRole('button', { name: 'Substitute anyway' }).click()
  await expect.poll(teacher).toBe(ida.id)
  await expect(page.getByText('Ida Lind has another class at that time')).toHaveCount(0)

  const other = await api('POST', '/class-templates', { name: 'Barre' })
  const barre = { template_id: other.id, instructor_id: ida.id, starts_at: `${dayFromNow(1)}T12:00` }
  await api('POST', '/scheduled-classes', barre)
  await open(0)
  await dialog(page).getByRole('spinbutton', { name: /hour/ }).fill('12')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page)).toContainText('There’s a conflict')
  await expect(dialog(page)).toContainText(/Ida Lind.*Barre/)
  await dialog(page).getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('Class saved')).toBeVisible()
  const moved = (await api('GET', `/scheduled-classes?${range}`)).filter(
    ({ name, starts_at }: { name: string; starts_at: string }) =>
      name === 'Vinyasa' &&
      new Date(starts_at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' }) === '12:00:00',
  )
  expect(moved).toHaveLength(1)
})
