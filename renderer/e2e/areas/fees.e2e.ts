import { expect, expectAccessible, picture, signIn, test } from '../studio.ts'
import { phone } from '../phone.ts'
import { dialog, press, row } from './desk.ts'
import { entry } from './door.ts'

/** A morning: the made-up studio has classes in the next twelve hours, for which cancelling is not free any more. */
const NOW = '2026-03-04T08:00Z'
test.use({ now: NOW })

const OWNER = { email: 'owner@marea.example', password: 'demo-by-the-sea' }

// oxlint-disable-next-line no-explicit-any
type Read = (path: string) => Promise<any>

/** The first booking of a client with a login that can only be cancelled late by now. */
async function comingOf(api: Read) {
  const withLogin = new Set((await api('/clients?page_size=200')).items.flatMap(loginOf))
  const hours = ({ starts_at }: { starts_at: string }) => (Date.parse(starts_at) - Date.parse(NOW)) / 3_600_000
  const [coming] = (await api('/bookings?status=booked&page_size=200')).items
    .filter(
      (one: { starts_at: string; client_id: number; class_name: string }) =>
        hours(one) > 1 && hours(one) < 12 && withLogin.has(one.client_id) && !/Reformer/.test(one.class_name),
    )
    .toSorted((one: { starts_at: string }, other: { starts_at: string }) =>
      one.starts_at.localeCompare(other.starts_at),
    )
  return coming
}

const loginOf = ({ id, has_login }: { id: number; has_login: boolean }) => (has_login ? [id] : [])

test('what cancelling late costs is said before; what is owed is taken and waived, to the cent', async ({
  page,
  browser,
  furnished: studio,
}) => {
  const owner = OWNER
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', owner)
  // oxlint-disable-next-line no-explicit-any
  const api = (path: string) => studio.api<any>('GET', path, undefined, access_token)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, `${studio.localUrl}/manage/login`, owner)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const [first, second] = (await api('/today')).charges_due.items
  const charge = async ({ client_id, charge_id }: { client_id: number; charge_id: number }) =>
    (await api(`/clients/${client_id}/charges`)).find((one: { id: number }) => one.id === charge_id)
  const money = (amount: number) => new RegExp(`${Math.floor(amount)}[.,]${amount.toFixed(2).slice(-2)}`)

  await page.goto(`${studio.localUrl}/manage/clients/${first.client_id}`)
  await page.getByRole('tab', { name: /^Charges/ }).click()
  const due = row(page, /Take payment/).last()
  await expect(due).toContainText(money(first.amount))
  await due.getByRole('button', { name: 'Take payment' }).click()
  await dialog(page).getByText('Cash', { exact: true }).click()
  await press(page, money(first.amount))
  await expect(page.getByText(/paid$/).first()).toBeVisible()
  expect(await charge(first)).toMatchObject({ status: 'paid', payment_method: 'cash', amount: first.amount })

  await page.goto(`${studio.localUrl}/manage/clients/${second.client_id}`)
  await page.getByRole('tab', { name: /^Charges/ }).click()
  await row(page, /Take payment/)
    .last()
    .getByRole('button', { name: 'Actions' })
    .click()
  await page.getByRole('menuitem', { name: /Waive/ }).click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Was ill')
  await press(page, /^Waive/)
  await expect(page.getByText(/waived$/).first()).toBeVisible()
  expect(await charge(second)).toMatchObject({ status: 'waived', waive_reason: 'Was ill' })

  // Existing bookings keep the terms they were made on: free until 12 hours before, 5.00 after that.
  await studio.api('PUT', '/studio', { cancellation_hours: 240, late_cancel_fee: 8.5 }, access_token)
  const coming = await comingOf(api)
  const { email } = await api(`/clients/${coming.client_id}`)
  const theirs = await phone(browser)
  await signIn(theirs, `${studio.publicUrl}/login`, { email, password: owner.password })
  await theirs.getByRole('navigation').getByRole('link', { name: 'My bookings' }).click()
  const giveUp = theirs.getByRole('button', { name: new RegExp(`^Cancel ${coming.class_name}`) }).first()
  const forgive = (fee_forgiveness_count: number) =>
    studio.api('PUT', '/studio', { fee_forgiveness_count, fee_forgiveness_days: 30 }, access_token)
  await forgive(1)
  await giveUp.click()
  await expect(dialog(theirs)).toContainText('the fee is waived this time (1 of 1 in 30 days).')
  await expect(dialog(theirs)).not.toContainText(money(5))
  await dialog(theirs).getByRole('button', { name: 'Keep it' }).click()
  await forgive(0)
  await giveUp.click()
  await expect(dialog(theirs)).toContainText(/Cancelling now costs .*5[.,]00/)
  await expect(dialog(theirs)).not.toContainText('goes back')
  await dialog(theirs)
    .getByRole('button', { name: /^Cancel for .*5[.,]00/ })
    .click()
  await expect(theirs.getByText(/: cancelled$/)).toBeVisible()
  const [fee] = await api(`/clients/${coming.client_id}/charges`)
  expect(fee).toMatchObject({ kind: 'late_cancel', amount: 5, status: 'pending' })
  expect(await api(`/bookings/${fee.booking_id}`)).toMatchObject({ status: 'late_cancelled' })
})

test('the first late cancellation is forgiven by the studio’s rule, and shown as such to the desk and the client', async ({
  page,
  browser,
  furnished: studio,
}) => {
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', OWNER)
  const api: Read = (path) => studio.api('GET', path, undefined, access_token)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/settings?part=rules`)
  await page.getByRole('textbox', { name: 'Number of fees waived' }).fill('1')
  await page.getByRole('textbox', { name: /^Days in which these/ }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => api('/studio')).toMatchObject({ fee_forgiveness_count: 1, fee_forgiveness_days: 20 })

  const coming = await comingOf(api)
  const { email } = await api(`/clients/${coming.client_id}`)
  const theirs = await phone(browser)
  await signIn(theirs, `${studio.publicUrl}/login`, { email, password: OWNER.password })
  await theirs.getByRole('navigation').getByRole('link', { name: 'My bookings' }).click()
  const cancel = theirs.getByRole('button', { name: new RegExp(`^Cancel ${coming.class_name}`) }).first()
  await cancel.click()
  await picture(theirs, 'portal-cancel-forgiven')
  await dialog(theirs)
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(theirs.getByText(/: cancelled$/)).toBeVisible()
  await theirs.goto(`${studio.publicUrl}/charges`)
  await expect(entry(theirs, 'Waived: 1 of 1 in 20 days')).toContainText(/5[.,]00.*Waived/)
  await expectAccessible(theirs, 'a fee that is forgiven')
  await picture(theirs, 'portal-forgiven')

  await page.goto(`${studio.localUrl}/manage/clients/${coming.client_id}?tab=charges`)
  await expect(row(page, 'Waived: 1 of 1 in 20 days')).toContainText(/Waived.*5[.,]00/)
  await picture(page, 'desk-forgiven-1280')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await picture(page, 'desk-forgiven-390')
})
