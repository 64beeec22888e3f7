import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../studio.ts'
import { dialog, fromMenu, openStudio, press, row } from './desk.ts'
import { dayFromNow } from './door.ts'

test('a day is closed with its notes and coins counted, and its paper kept', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const water = await api('POST', '/products', { name: 'Water', price: 1.5, stock_quantity: 10 })
  await page.goto(`${studio.localUrl}/manage/selling/takings`)
  await expect(page.getByText('No payments in this period')).toBeVisible()
  await expect(page.getByText('No daily closes yet')).toBeVisible()
  await expectAccessible(page, 'takings: none')
  const items = [{ kind: 'product', product_id: water.id, quantity: 4 }]
  await api('POST', '/till', {
    items,
    payments: [
      { method: 'cash', amount: 4 },
      { method: 'card_terminal', amount: 2 },
    ],
  })
  await page.reload()
  await expect(row(page, 'Cash')).toContainText('€4.00')
  await expect(row(page, 'Products')).toContainText('€6.00')
  await expectAccessible(page, 'takings')

  await page.getByRole('button', { name: 'Close the day' }).click()
  await dialog(page).getByRole('textbox', { name: 'Opening cash' }).fill('50')
  await dialog(page).getByRole('button', { name: 'Count notes and coins' }).click()
  await dialog(page).getByRole('textbox', { name: '€50.00' }).fill('1')
  await dialog(page).getByRole('textbox', { name: '€2.00' }).fill('1')
  await dialog(page).getByRole('textbox', { name: '€1.00' }).fill('1')
  await dialog(page).getByRole('textbox', { name: '€0.50' }).fill('1')
  await dialog(page).getByRole('textbox', { name: 'Notes' }).fill('A coin is missing')
  await expect(dialog(page).getByRole('textbox', { name: 'Cash counted in the drawer' })).toHaveValue('€53.50')
  await expectAccessible(page, 'takings: closing the day')
  await dialog(page).getByRole('textbox', { name: 'Stays in the drawer' }).fill('50')
  await press(page, 'Close the day')
  await expect(page.getByText('€0.50 short').first()).toBeVisible()
  const [closed] = (await api('GET', '/day-closes')).items
  expect(closed).toMatchObject({ difference: -0.5, opening_float: 50, closing_float: 50, taken_out: 3.5 })

  await row(page, '€0.50 short').click()
  await expect(dialog(page).getByText('A coin is missing')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Print (PDF)' }).click(),
  ])
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(
    dialog(page)
      .getByText(/is already closed/)
      .first(),
  ).toBeVisible()
})

test('a day that was not closed goes with the next one, and one that was mixed up is not called exact', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const counted = [
    { method: 'cash', amount: 0 },
    { method: 'card_terminal', amount: 5 },
  ]
  await api('POST', '/day-closes', { date: dayFromNow(-2), opening_float: 5, counted })
  await page.goto(`${studio.localUrl}/manage/selling/takings`)
  await expect(row(page, 'Mixed up')).toBeVisible()
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(dialog(page).getByText(/^Includes everything since the close of /)).toBeVisible()
})

test('another program is told: its secret once, a test, and what came of it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=webhooks`)
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await expectAccessible(page, 'webhooks: none')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/hook')
  await dialog(page).getByRole('button', { name: 'Add a webhook' }).click()
  await expect(dialog(page).getByText('Choose at least one.')).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: 'A class is booked', exact: true }).check({ force: true })
  await expectAccessible(page, 'webhooks: a new one')
  await dialog(page).getByRole('button', { name: 'Add a webhook' }).click()
  await expect(
    dialog(page)
      .getByText(/this computer itself can’t be notified/)
      .first(),
  ).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('https://hooks.invalid/studio')
  await dialog(page).getByRole('button', { name: 'Add a webhook' }).click()
  await expect(dialog(page).getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page, 'webhooks: the secret')
  await press(page, 'I’ve saved it')
  await expect(row(page, 'https://hooks.invalid/studio')).toContainText('On')
  expect(await page.getByText(/whsec_/).count()).toBe(0)

  await row(page, 'hooks.invalid').click()
  await expect(dialog(page).getByText('No deliveries yet')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Send a test' }).click()
  const told = dialog(page).getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(told).toContainText(/A test.*could not be reached/)
  await expectAccessible(page, 'webhooks: what was told')
  const [webhook] = await api('GET', '/webhooks')
  expect(webhook).toMatchObject({ events: ['booking.created'], waiting: 1 })
  await page.keyboard.press('Escape')
  await fromMenu(page, /^(Actions|More)/, 'Turn off')
  await expect(row(page, 'hooks.invalid')).toContainText('Off')
  await row(page, 'hooks.invalid').click()
  await expect(dialog(page).getByRole('button', { name: 'Send a test' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await fromMenu(page, /^(Actions|More)/, 'New secret…')
  await expect(dialog(page)).toContainText('The current secret works for another day')
  await dialog(page).getByRole('button', { name: 'New secret' }).click()
  await expect(dialog(page).getByText(/^whsec_/)).toBeVisible()
  await press(page, 'I’ve saved it')
  await row(page, 'hooks.invalid')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await press(page, 'Remove')
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
