import { openStudio } from '../areas/desk.ts'
import { dayFromNow, inMinutes, planBegun } from '../areas/door.ts'
import { expect, OWNER, test, type Page, type RunningStudio } from '../studio.ts'
import { byKeyboard } from './hands.ts'

/** Signs the owner out of the browser and in again, without a pointer. */
async function signInByKeyboard(page: Page, studio: RunningStudio) {
  const hands = byKeyboard(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${studio.localUrl}/manage/login`)
  await hands.write('Email', OWNER.email)
  await hands.to('textbox', 'Password')
  await page.keyboard.type(OWNER.password)
  await hands.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return hands
}

test('somebody is checked in, and back, without a pointer', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const cls = await planBegun((starts_at) => api('POST', '/scheduled-classes', { template_id: template.id, starts_at }))
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const seat = { scheduled_class_id: cls.id, client_id: client.id, force: true, check_in: true }
  const { id } = await api('POST', '/bookings', seat)
  await api('POST', `/bookings/${id}/undo`)
  const status = async () => (await api('GET', `/bookings/${id}`)).status

  const hands = await signInByKeyboard(page, studio)
  await hands.enter('link', 'Schedule')
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  await hands.enter('button', /Vinyasa/)
  await hands.enter('link', /roster/i)
  await expect(page).toHaveURL(/\/manage\/classes\/\d+/)
  await hands.enter('button', 'Check in: Ana Prats')
  await expect.poll(status).toBe('checked_in')
  // Right after checking in, a press on what has taken the button’s place is not meant for it.
  await expect(async () => {
    await hands.enter('button', 'Undo: Ana Prats')
    await expect(page.getByRole('button', { name: 'Check in: Ana Prats' })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect.poll(status).toBe('booked')
})

test('a class pack and a bottle of water are sold without a pointer', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Berta Solé' })
  await api('POST', '/products', { name: 'Water', sku: '8410055150124', price: 2, stock_quantity: 10 })
  await api('POST', '/membership-types', { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 })

  const hands = await signInByKeyboard(page, studio)
  await hands.enter('link', 'Selling')
  await expect(page.getByRole('combobox', { name: 'Scan or type a product' })).toBeFocused()
  for (const text of ['8410055150124', 'berta', 'ten cl']) {
    await page.keyboard.type(text)
    await expect(
      page
        .getByRole('option')
        .first()
        .or(page.getByText('Water', { exact: true }))
        .first(),
    ).toBeVisible()
    await hands.press('Enter')
  }
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('€102.00')
  await hands.press('Enter')
  await hands.enter('button', /^(Take|Sell|Charge)/)
  await expect(page.getByText(/Sold/)).toBeVisible()
  expect((await api('GET', '/memberships')).items).toHaveLength(1)
})

test('a month is paid out without a pointer', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const me = await api('GET', '/auth/me')
  const component = { user_id: me.id, component_type: 'retail_commission_percent', rate: 10 }
  await api('POST', '/staff-pay-components', component)
  const mat = await api('POST', '/products', { name: 'Cork mat', price: 121, stock_quantity: 3 })
  await api('POST', '/product-sales', { items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' })

  const hands = await signInByKeyboard(page, studio)
  await hands.enter('link', 'Team')
  await hands.enter('link', 'Payroll')
  await hands.enter('button', 'New run')
  await hands.to('radio', /^Last month/)
  const thisMonth = page.getByRole('radio', { name: /^This month/ })
  for (let steps = 0; steps < 4 && !(await thisMonth.isChecked()); steps++) await hands.press('ArrowDown')
  await expect(thisMonth).toBeChecked()
  await hands.enter('button', 'Calculate')
  await expect(page).toHaveURL(/payroll\/\d+$/)
  await hands.enter('button', 'Finalize')
  await hands.enter('button', 'Finalize')
  await expect(page.getByText(/^Finalized on /)).toBeVisible()
  await hands.enter('button', `Mark as paid: ${OWNER.full_name}`)
  await hands.write(/^Note/, 'Bank transfer')
  await hands.enter('button', 'Mark as paid')
  await expect(page.getByText('Note: Bank transfer')).toBeVisible()
})

test('a class is booked on the portal without a pointer', async ({ browser, page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: inMinutes(26 * 60) })
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await api('POST', '/membership-types', pack)
  const mia = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
  const { account } = await api('POST', '/auth/register/client', mia)
  await api('POST', '/memberships', { client_id: account.id, membership_type_id: type.id, starts_at: dayFromNow(0) })

  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await theirs.goto(studio.publicUrl)
  const hands = byKeyboard(theirs)
  await hands.enter('link', /Sign in/)
  await hands.write('Email', mia.email)
  await hands.to('textbox', 'Password')
  await theirs.keyboard.type(mia.password)
  await hands.press('Enter')
  await expect(theirs.getByRole('navigation').first()).toBeVisible()
  await theirs.goto(`${studio.publicUrl}/?day=${dayFromNow(1)}`)
  await hands.enter('link', /Vinyasa/)
  await hands.enter('button', /^Book/)
  await expect(theirs.getByText('You’re booked')).toBeVisible()
  expect((await api('GET', `/bookings?client_id=${account.id}`)).items).toHaveLength(1)
  await theirs.context().close()
})
