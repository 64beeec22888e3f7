import { expect, expectAccessible, signIn, test, type Page } from '../studio.ts'
import { overflow } from '../phone.ts'
import { choose, dialog, openStudio, press, row } from './desk.ts'

const LUCIA = { full_name: 'Lucía Roca', email: 'lucia@studio.example', password: 'sea-and-sand-8' }

/** At a width, once no message covers anything: nothing to scroll sideways, nothing that axe finds. */
async function holds(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0, { timeout: 20_000 })
  expect(await overflow(page), where).toBeLessThanOrEqual(0)
  await expectAccessible(page, where)
}

for (const width of [1280, 320]) {
  test(`pay is agreed, worked out, explained, frozen and marked as paid, at ${width} pixels`, async ({
    page,
    browser,
    studio,
  }) => {
    const api = await openStudio(page, studio)
    await page.setViewportSize({ width, height: 800 })
    await api('POST', '/instructors', LUCIA)
    await api('PUT', '/studio', { default_vat_rate: 21 })
    const mat = await api('POST', '/products', { name: 'Cork mat', price: 121, stock_quantity: 3 })
    await api('POST', '/product-sales', { items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' })

    await page.goto(`${studio.localUrl}/manage/team?tab=payroll`)
    await expect(page.getByText('No payroll runs yet')).toBeVisible()
    await expect(page.getByText('No pay components yet')).toBeVisible()
    await holds(page, 'payroll, empty')
    await page.getByRole('button', { name: 'Add a component' }).click()
    await choose(page, /Person$/, 'Olga Marín')
    await choose(page, /Pay type$/, 'Commission on products')
    await dialog(page).getByRole('textbox', { name: 'Percentage' }).fill('10')
    await holds(page, 'a new component')
    await press(page, 'Add')
    await page.getByRole('button', { name: 'Add a component' }).click()
    await choose(page, /Person$/, 'Lucía Roca')
    await choose(page, /Pay type$/, 'Fixed salary')
    await dialog(page).getByRole('textbox', { name: 'Salary' }).fill('700')
    await dialog(page).getByRole('radio', { name: 'A week' }).click()
    await press(page, 'Add')
    await expect(row(page, 'Lucía Roca')).toContainText('€700.00 a week')

    await page.getByRole('button', { name: 'New run' }).click()
    await dialog(page).getByText('This month').click()
    await expect(dialog(page).getByText('These days aren’t over yet')).toBeVisible()
    await holds(page, 'a new run')
    await dialog(page).getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/payroll\/\d+$/)
    const commission = page.getByRole('group').filter({ hasText: 'Commission on products' })
    await expect(commission).toContainText('1 sale: 10% of €100.00 (€121.00 less VAT)')
    await expect(commission).toContainText('€10.00')
    await expect(page.getByText(/Cork mat: €121\.00/)).toBeHidden()
    await commission.getByText('Commission on products').click()
    await expect(page.getByText(/Cork mat: €121\.00/)).toBeVisible()
    await holds(page, 'a draft')

    // Something changes while it is looked at: what was not seen is not frozen.
    const sale = { items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' }
    await api('POST', '/product-sales', sale)
    await page.getByRole('button', { name: 'Finalize' }).click()
    await dialog(page).getByRole('button', { name: 'Finalize' }).click()
    await expect(
      dialog(page)
        .getByText(/Something has changed since/)
        .first(),
    ).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Finalize' })).toBeDisabled()
    await holds(page, 'a draft that has changed')
    await dialog(page).getByRole('button', { name: 'Recalculate' }).click()
    await expect(dialog(page).getByText(/can’t be changed or deleted/)).toBeVisible()
    await press(page, 'Finalize')
    await expect(page.getByText(/^Finalized on /)).toBeVisible()
    await expect(commission).toContainText('2 sales: 10% of €200.00 (€242.00 less VAT)')
    await expect(page.getByText(/^Fingerprint: [0-9a-f]{64}$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete the draft' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Mark as paid: Lucía Roca' }).click()
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Bank transfer')
    await holds(page, 'marking as paid')
    await press(page, 'Mark as paid')
    await expect(page.getByText('Note: Bank transfer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as paid: Lucía Roca' })).toHaveCount(0)
    await expect(page.getByText('€20.00 not marked as paid yet')).toBeVisible()
    await holds(page, 'a finalized run')

    for (const [button, file] of [
      ['CSV', /^payroll-.*\.csv$/],
      ['PDF', /^payroll-.*\.pdf$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(file)
    }

    await page.goto(`${studio.localUrl}/manage/team?tab=payroll`)
    await page.getByRole('button', { name: 'New run' }).click()
    await dialog(page).getByText('This month').click()
    await dialog(page).getByRole('button', { name: 'Calculate' }).click()
    const left = page.getByRole('region', { name: 'Left out' })
    await expect(left.getByText(/Cork mat: Paid in run \d+/)).toHaveCount(2)
    await expect(left.getByText(/Salary days .*: Paid in run \d+/)).toBeVisible()
    await holds(page, 'what is left out')
    await page.getByRole('button', { name: 'Delete the draft' }).click()
    await press(page, 'Delete the draft')
    await expect(page).toHaveURL(/tab=payroll/)
    await expect(row(page, 'To be paid')).toBeVisible()

    const theirs = await (await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-GB' })).newPage()
    await signIn(theirs, `${studio.publicUrl}/login`, LUCIA)
    await theirs.getByRole('navigation').getByRole('link', { name: 'Pay' }).click()
    await expect(theirs.getByText('Fixed salary')).toBeVisible()
    await theirs.getByText('Fixed salary').click()
    await expect(theirs.getByText('Note: Bank transfer')).toBeVisible()
    await expect(theirs.getByText('Commission on products')).toHaveCount(0)
    await holds(theirs, 'own pay')
    await theirs.context().close()
  })
}

test('who may do payroll alone agrees on the pay of a manager, and works it out', async ({ browser, studio }) => {
  const token = await studio.bootstrap()
  const make = <T>(path: string, body: object) => studio.api<T>('POST', path, body, token)
  const role: { id: number } = await make('/roles', { name: 'Payroll', permissions: ['payroll.manage'] })
  const payer = { full_name: 'Pau Riera', email: 'pau@studio.example', password: 'counts-every-cent-4' }
  await make('/staff', { ...payer, role_id: role.id })
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })).newPage()
  await signIn(page, `${studio.localUrl}/manage/login`, payer)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/team?tab=payroll`)
  await page.getByRole('button', { name: 'Add a component' }).click()
  await choose(page, /Person$/, 'Olga Marín')
  await choose(page, /Pay type$/, 'Fixed salary')
  await dialog(page).getByRole('textbox', { name: 'Salary' }).fill('700')
  await press(page, 'Add')
  await expect(row(page, 'Olga Marín')).toContainText('€700.00 a month')
  await page.getByRole('button', { name: 'New run' }).click()
  await dialog(page).getByText('This month').click()
  await dialog(page).getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('heading', { name: 'Olga Marín' })).toBeVisible()
  await page.context().close()
})
