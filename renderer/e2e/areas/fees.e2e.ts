import { expect, signIn, test, withStudio } from '../studio.ts'
import { dialog, press, row } from './desk.ts'

test('what is owed is taken and waived, to the cent', async ({ page }) => {
  test.setTimeout(120_000)
  await withStudio(async (studio) => {
    const owner = { email: 'owner@marea.example', password: 'demo-by-the-sea' }
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
    const due = row(page, /Take the payment/).last()
    await expect(due).toContainText(money(first.amount))
    await due.getByRole('button', { name: 'Take the payment' }).click()
    await dialog(page).getByText('Cash', { exact: true }).click()
    await press(page, money(first.amount))
    await expect(page.getByText(/paid$/).first()).toBeVisible()
    expect(await charge(first)).toMatchObject({ status: 'paid', payment_method: 'cash', amount: first.amount })

    await page.goto(`${studio.localUrl}/manage/clients/${second.client_id}`)
    await page.getByRole('tab', { name: /^Charges/ }).click()
    await row(page, /Take the payment/)
      .last()
      .getByRole('button', { name: 'Actions' })
      .click()
    await page.getByRole('menuitem', { name: /Waive/ }).click()
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Was ill')
    await press(page, /^Waive/)
    await expect(page.getByText(/waived$/).first()).toBeVisible()
    expect(await charge(second)).toMatchObject({ status: 'waived', waive_reason: 'Was ill' })
  }, '--demo')
})
