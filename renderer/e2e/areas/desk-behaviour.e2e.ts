import { expect, test } from '../studio.ts'
import { choose, dialog, fromMenu, openStudio, press, row, whileHeld } from './desk.ts'
import { dayFromNow } from './door.ts'

test('a filter begins at the first page, and turning the page can be taken back', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const names = Array.from({ length: 53 }, (_, n) => `Client-${String(n + 1).padStart(2, '0')}`)
  for (const full_name of names) await api('POST', '/clients', { full_name })
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(page.getByText('53 clients')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const asked = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  await page.route(/clients\?.*page=2/, async (route) => {
    asked.resolve()
    await goesOn.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Next page' }).click()
  await asked.promise
  await expect(page.getByRole('row'), 'the former rows, until the next ones are there').toHaveCount(51)
  goesOn.resolve()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect(page).toHaveURL(/page=2/)
  // A letter that opens a drawer is a letter while somebody types.
  await page.getByRole('searchbox').pressSequentially('n')
  await expect(page.getByRole('searchbox')).toHaveValue('n')
  await page.getByRole('searchbox').fill('Client-05')
  await expect(page.getByText('1 client')).toBeVisible()
  await expect(row(page, 'Client-05')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(page).not.toHaveURL(/page=/)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('combobox').fill('Client-37')
  const found = palette.getByRole('option', { name: /Client-37/ })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('data-focused', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Client-37' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('reports lapsed')
  await expect(palette.getByRole('option')).toHaveText([/Lapsed clients\s*Reports/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lapsed clients' })).toBeVisible()
})

test('what was paid in part is asked for again after a price changed, and what was sold is counted by period', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const mat = await api('POST', '/products', { name: 'Yoga mat', sku: 'MAT', price: 70, stock_quantity: 10 })
  await page.goto(`${studio.localUrl}/manage/selling/sales`)
  await expect(page.getByText('No sales yet')).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/selling`)
  await expect(page.getByRole('combobox', { name: 'Scan or type a product' })).toBeFocused()
  await page.keyboard.type('MAT')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'Total' })).toContainText(/70[.,]00/)
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Card', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('90')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That’s more than the amount due.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('20')
  await page.getByRole('button', { name: /^Take .*20[.,]00 and continue/ }).click()
  await expect(page.getByRole('status', { name: 'Still to pay' })).toContainText(/50[.,]00/)
  await api('PUT', `/products/${mat.id}`, { price: 75 })
  await page.getByRole('button', { name: /^Sell for .*70[.,]00/ }).click()
  await expect(page.getByText(/A price has changed/)).toBeVisible()
  await expect(page.getByText('Paid so far')).toHaveCount(0)
  expect(await api('GET', '/product-sales')).toEqual([])
  await page.getByRole('radio', { name: 'Card', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('75')
  await page.getByRole('button', { name: /^(Sell for|Take) .*75[.,]00/ }).click()
  await expect(page.getByRole('heading', { name: /75[.,]00 paid/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sold' }).getByText('Change')).toHaveCount(0)
  expect((await api('GET', '/product-sales'))[0]).toMatchObject({ total_amount: 75, payments: [{ amount: 75 }] })

  for (const [address, operation] of [
    ['selling/sales', 'product-sales'],
    ['selling/receipts', 'receipts'],
  ]) {
    await page.goto(`${studio.localUrl}/manage/${address}`)
    await expect(row(page, /75[.,]00/)).toBeVisible()
    for (const [period, first] of [
      ['Today', dayFromNow(0)],
      ['Last 7 days', dayFromNow(-6)],
    ] as const) {
      const isAsked = ({ pathname, searchParams }: URL) =>
        pathname.endsWith(`/${operation}`) && searchParams.get('start_date') === first
      const asked = page.waitForRequest((request) => isAsked(new URL(request.url())))
      await page.getByRole('button', { name: /When/ }).click()
      await page.getByRole('option', { name: period }).click()
      await asked
    }
    await expect(row(page, /75[.,]00/)).toBeVisible()
  }
})

test('a member of the team gets another role, and the studio its colours, its mailbox and its address', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const roles = await api('POST', '/roles', { name: 'Evening desk', permissions: ['clients.view'] })
  const other = await api('POST', '/roles', { name: 'Morning desk', permissions: ['sales.view'] })
  const account = { full_name: 'Nil Pons', email: 'nil@studio.example', password: 'nil-at-the-desk-4' }
  await api('POST', '/staff', { ...account, role_id: roles.id })
  await page.goto(`${studio.localUrl}/manage/team`)
  await row(page, 'Nil Pons')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await choose(page, /Role/, 'Morning desk')
  await press(page, 'Save')
  await expect(row(page, 'Nil Pons')).toContainText('Morning desk')
  const nil = async () => (await api('GET', '/staff')).find((one: { email: string }) => one.email === account.email)
  expect((await nil()).role_id).toBe(other.id)
  await row(page, 'Olga')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await page.goto(`${studio.localUrl}/manage/settings?part=branding`)
  const colour = page.getByRole('textbox', { name: 'Main colour', exact: true })
  await colour.fill('#ffee00')
  await expect(page.getByText(/a slightly different shade of your colour/)).toBeVisible()
  for (const ratio of await page.getByText(/Text contrast: /).allInnerTexts())
    expect(Number(/([\d.,]+) to 1/.exec(ratio)![1]!.replace(',', '.')), ratio).toBeGreaterThanOrEqual(4.5)
  await colour.fill('#ffe')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A colour such as #1a7f5a.')).toBeVisible()
  expect((await api('GET', '/studio')).primary_color).toBe('#2f6f5e')
  await page.getByRole('button', { name: 'Choose: #27548a' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await api('GET', '/studio')).primary_color).toBe('#27548a')

  await page.goto(`${studio.localUrl}/manage/settings?part=email`)
  await expect(page.getByRole('button', { name: 'Send me a test email' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Server' }).fill('smtp.example.com')
  await page.getByRole('button', { name: /Encryption/ }).click()
  await page.getByRole('option', { name: /^TLS/ }).click()
  await expect(page.getByRole('textbox', { name: 'Port' })).toHaveValue('465')
  await page.getByRole('textbox', { name: 'Sender’s address' }).fill('hello@studio.example')
  await page.getByRole('textbox', { name: /^User name/ }).fill('olga')
  await page.getByRole('textbox', { name: /^Password/ }).fill('a-mailbox-of-one')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Email server saved')).toBeVisible()
  const mailbox = () => api('GET', '/studio/email')
  expect(await mailbox()).toMatchObject({ host: 'smtp.example.com', port: 465, security: 'tls', has_password: true })
  await page.reload()
  await expect(page.getByText('A password is saved. Leave this empty to keep it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a test email' })).toBeEnabled()
  await page.getByRole('textbox', { name: /^Sender’s name/ }).fill('Casa')
  await expect(page.getByRole('button', { name: 'Send me a test email' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(mailbox).toMatchObject({ from_name: 'Casa', username: 'olga', has_password: true })
  await page.reload()
  await page.getByRole('textbox', { name: /^User name/ }).fill('nil')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the password for this server and user name')).toBeVisible()

  await api('POST', '/promo-codes', {
    code: 'SUMMER10',
    discount_type: 'percentage',
    discount_value: 10,
    valid_from: '2020-01-01',
  })
  await page.goto(`${studio.localUrl}/manage/settings?part=online`)
  await page.getByText('Your own domain', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('https://book.example.com')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('https://book.example.com').first()).toBeVisible()
  await expect.poll(async () => (await api('GET', '/studio')).tunnel_url).toBe('https://book.example.com')
  await expect(page.getByRole('img', { name: 'QR code that leads to https://book.example.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  // Refused, and by plain http there is no clipboard at all: either way the page says how to go on.
  // Without a permission a browser may still let a click copy, so the refusal is made here.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  const refused = page.getByRole('alertdialog').filter({ hasText: 'Your browser blocked copying' })
  await expect(refused).toContainText('Select the text on the page and copy it yourself.')
  await refused.getByRole('button', { name: 'Close' }).click()
  await page.goto(`${studio.localUrl}/manage/selling/promo-codes`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await fromMenu(page, 'Actions', 'Copy')
  await expect(refused).toContainText('Select it here and copy it yourself: SUMMER10')
  await page.goto(`${studio.localUrl}/manage/settings?part=online`)
  const outside = page.getByRole('switch', { name: /Allow access to this application from outside/ })
  await whileHeld(page, '**/api/v1/studio', async () => {
    await outside.press('Space')
    await expect(outside, 'before the server has answered').not.toBeChecked()
  })
  await expect(page.getByText('The application only works on this computer now')).toBeVisible()
  expect((await api('GET', '/studio')).public_manager_enabled).toBe(false)
  await page.goto(`${studio.localUrl}/manage/welcome`)
  await expect(page.getByText('Casa Calma is set up')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})
