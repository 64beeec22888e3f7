import { expect, test } from '../studio.ts'
import { dialog, openStudio, press, row } from './desk.ts'

test('the studio’s facts, rules and locations are changed, and the log says who did', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const part = (name: string) => page.goto(`${studio.localUrl}/manage/settings?part=${name}`)
  await part('studio')
  await page.getByRole('textbox', { name: 'Name' }).fill('Casa Clara')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await api('GET', '/studio')).studio_name).toBe('Casa Clara')
  await expect(page.getByText('Casa Clara', { exact: true })).toBeVisible()

  await part('rules')
  await page.getByRole('textbox', { name: /until which cancelling is free/ }).fill('24')
  await page.getByRole('textbox', { name: 'Fee of a late cancellation' }).fill('7.50')
  await page.getByRole('textbox', { name: 'Fee for not coming' }).fill('12')
  await page.getByText('Who cancels later loses the credit.').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api('GET', '/studio'))
    .toMatchObject({
      cancellation_hours: 24,
      late_cancel_fee: 7.5,
      no_show_fee: 12,
      cancellation_deducts_credit: false,
    })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Fee of a late cancellation' })).toHaveValue(/7[.,]50/)
  await expect(page.getByRole('checkbox', { name: /loses the credit/ })).not.toBeChecked()

  await part('locations')
  await page.getByRole('button', { name: 'Add location' }).click()
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('The loft')
  await press(page, /^(Add|Save)/)
  await expect(row(page, 'The loft')).toBeVisible()
  await row(page, 'The loft').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /Delete|Remove/ }).click()
  await press(page, /Delete|Remove/)
  await expect(row(page, 'The loft')).toHaveCount(0)

  await part('audit')
  const changes = page.getByRole('row').filter({ hasText: /Olga Marín/ })
  await expect(changes).toHaveCount(5)
  for (const [field, digits] of [
    ['From', '01012099'],
    ['To', '01012020'],
  ]) {
    await page.getByRole('spinbutton', { name: `day, ${field}` }).focus()
    await page.keyboard.type(digits!)
    await expect(page.getByText('No change fits these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(changes).toHaveCount(5)
    await expect(page.getByRole('spinbutton', { name: `year, ${field}` })).toHaveText('yyyy')
  }
})
