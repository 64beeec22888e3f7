import { readFileSync } from 'node:fs'
import { codeOfStep, stepOf } from '../../server/features/auth/totp-codes.ts'
import { dialog, fromMenu, openStudio, row } from './areas/desk.ts'
import { expect, OWNER, signIn, test, type Page } from './studio.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows for a secret as the page spells it, some steps from now. */
function codeOf(spelt: string, steps = 0): string {
  const bits = [...spelt.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2))
  return codeOfStep(bytes, stepOf(new Date().toISOString()) + steps)
}

/** Sets a second factor up from the account's menu; gives the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  await page.getByLabel('Code that the app shows now').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText(/This code is not right/)).toBeVisible()
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { secret, codes: await list.getByRole('listitem').allTextContents() }
}

test('a second factor is set up, asked for outside, and taken off again', async ({ page, browser, studio }) => {
  test.setTimeout(90_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, studio)
  const outside = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signIn(outside, `${studio.publicUrl}/manage/login`, OWNER)
  await expect(outside.getByRole('heading', { name: 'A second factor first' })).toBeVisible()
  await expect(outside.getByText(OWNER.email)).toBeVisible()
  await outside.getByRole('button', { name: 'Back to signing in' }).click()
  await expect(outside.getByLabel('E-mail')).toHaveValue(OWNER.email)

  const { secret, codes } = await setUp(page)
  const done = page.getByRole('button', { name: 'Done' })
  await expect(done).toBeDisabled()
  await page.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = readFileSync((await (await download).path())!, 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await page.getByText('I have kept them where I will find them again').click()
  await done.click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0)

  await outside.getByRole('button', { name: 'Sign in' }).click()
  const code = outside.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('123 456')
  await outside.getByRole('button', { name: 'Sign in' }).click()
  await expect(outside.getByText(/This code is not right/)).toBeVisible()
  await code.fill(codeOf(secret, 1).replace(/(...)/, '$1 '))
  await outside.getByRole('button', { name: 'Sign in' }).click()
  await expect(outside.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()

  const again = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signIn(again, `${studio.publicUrl}/manage/login`, OWNER)
  await again.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await again.getByLabel('Recovery code').fill(codes[0]!.toLowerCase())
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('not-the-password-1')
  await page.getByLabel('Code, or a recovery code').fill(codes[1]!)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('E-mail and password do not match.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Your account has no second factor')).toBeVisible()
  await outside.reload()
  await expect(outside.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('an owner takes off the second factor of somebody who lost it', async ({ page, browser, studio }) => {
  const api = await openStudio(page, studio)
  const desk = (await api('GET', '/roles')).find(({ is_owner }: { is_owner: boolean }) => !is_owner)
  const fran = { full_name: 'Fran Gil', email: 'fran@studio.example', password: 'fran-at-the-desk-8' }
  await api('POST', '/staff', { ...fran, role_id: desk.id })
  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signIn(theirs, `${studio.localUrl}/manage/login`, fran)
  await expect(theirs.getByRole('navigation').first()).toBeVisible()
  await setUp(theirs)

  await page.goto(`${studio.localUrl}/manage/team`)
  await expect(row(page, 'Fran Gil')).toContainText('Second factor')
  await row(page, 'Fran Gil')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take off the second factor' }).click()
  await expect(dialog(page)).toContainText('They are told by e-mail.')
  await dialog(page).getByRole('button', { name: 'Take off the second factor' }).click()
  await expect(page.getByText('Fran Gil has no second factor any more')).toBeVisible()
  await expect(row(page, 'Fran Gil')).not.toContainText('Second factor')
  const again = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signIn(again, `${studio.localUrl}/manage/login`, fran)
  await expect(again.getByRole('navigation').first()).toBeVisible()
})

test('the front desk gives nothing away and back, and the pages say so', async ({ page, browser, studio }) => {
  const api = await openStudio(page, studio)
  const desk = (await api('GET', '/roles')).find(({ is_owner }: { is_owner: boolean }) => !is_owner)
  const fran = { full_name: 'Fran Gil', email: 'fran@studio.example', password: 'fran-at-the-desk-8' }
  await api('POST', '/staff', { ...fran, role_id: desk.id })
  const client = { full_name: 'Ana Prats', email: 'ana@example.com', password: 'ana-and-the-sea-9' }
  await api('POST', '/auth/register/client', client)
  const product = await api('POST', '/products', { name: 'Yoga mat', price: 70, stock_quantity: 4 })
  const items = [{ product_id: product.id, quantity: 1 }]
  const sale = await api('POST', '/product-sales', { items, payment_method: 'cash' })
  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await theirs.setViewportSize({ width: 1440, height: 900 })
  await signIn(theirs, `${studio.localUrl}/manage/login`, fran)
  await expect(theirs.getByRole('navigation').first()).toBeVisible()

  await theirs.goto(`${studio.localUrl}/manage/selling/sales/${sale.id}`)
  await expect(theirs.getByRole('button', { name: 'Refund…' })).toBeDisabled()
  await theirs.goto(`${studio.localUrl}/manage/selling/gift-cards`)
  await theirs.getByRole('button', { name: 'New gift card' }).first().click()
  await expect(dialog(theirs).getByRole('button', { name: /^Sell/ })).toBeEnabled()
  await expect(dialog(theirs).getByRole('radio')).toHaveCount(0)
  await dialog(theirs).getByRole('button', { name: /^Sell/ }).click()
  await expect(theirs.getByRole('button', { name: 'Print (PDF)' })).toBeEnabled()
  await expect(theirs.getByRole('button', { name: 'Show the code' })).toBeDisabled()

  const [{ id }] = (await api('GET', '/clients')).items
  await theirs.goto(`${studio.localUrl}/manage/clients/${id}`)
  await fromMenu(theirs, 'More actions', 'Edit')
  await expect(dialog(theirs).getByRole('textbox', { name: 'E-mail' })).toBeDisabled()
  await expect(dialog(theirs).getByRole('textbox', { name: 'Phone' })).toBeEnabled()
})
