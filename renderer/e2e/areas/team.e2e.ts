import { expect, test } from '../studio.ts'
import { reads } from '../words/read.ts'
import { choose, dialog, openStudio, press, pressHeld, row, whileHeld } from './desk.ts'

test('a role is made, given to somebody, and holds what it says until they leave', async ({
  page,
  studio,
  browser,
}) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/team?tab=roles`)
  await page.getByRole('button', { name: 'Add role' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Evening desk')
  await press(page, 'Add')
  const cell = page.getByRole('checkbox', { name: 'Evening desk: See clients and their history' })
  await expect(cell).not.toBeChecked()
  const another = page.getByRole('checkbox', { name: 'Front desk: See clients and their history' })
  await expect(another).toBeChecked()
  const last = page.getByRole('checkbox', { name: /^Evening desk: / }).last()
  await whileHeld(page, '**/roles/*', async () => {
    await cell.click({ force: true })
    await expect(cell, 'before the server has answered').toBeChecked()
    await expect(another).toBeChecked()
    await expect(last).not.toBeChecked()
  })
  await expect(cell).toBeChecked()
  await expect
    .poll(
      async () =>
        (await api('GET', '/roles')).find((role: { name: string }) => role.name === 'Evening desk').permissions,
    )
    .toEqual(['clients.view'])

  await page.goto(`${studio.localUrl}/manage/team`)
  await page.getByRole('button', { name: 'Add staff' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Nil Pons')
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nil@studio.example')
  await choose(page, /Role$/, 'Evening desk')
  const password = 'nil-at-the-evening-desk'
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(password)
  await press(page, 'Add')
  await expect(row(page, 'Nil Pons')).toContainText('Evening desk')
  await expect(row(page, 'Nil Pons')).toContainText('never')

  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await theirs.goto(`${studio.localUrl}/manage/forgot`)
  await theirs.getByLabel('Email').fill('nil@studio.example')
  await pressHeld(theirs, theirs.getByRole('button', { name: 'Send link' }), '**/auth/forgot-password')
  await expect(theirs.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await reads(theirs, 'door-forgot-sent')
  for (const [address, request] of [
    ['recover', '**/auth/manager/recover-with-code'],
    ['reset#none', '**/auth/reset-password'],
  ] as const) {
    await theirs.goto(`${studio.localUrl}/manage/${address}`)
    if (address === 'recover') await theirs.getByLabel('Recovery code').fill('AAAAA')
    await theirs.getByLabel('New password', { exact: true }).fill(password)
    await pressHeld(theirs, theirs.getByRole('button', { name: 'Set password' }), request)
    await expect(theirs.getByRole('button', { name: 'Set password' })).toBeEnabled()
    await reads(theirs, `door-${address.split('#')[0]}-refused`)
  }
  await theirs.goto(`${studio.localUrl}/manage/login`)
  await theirs.getByLabel('Email').fill('nil@studio.example')
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await pressHeld(theirs, theirs.getByRole('button', { name: 'Sign in' }), '**/auth/login')
  await theirs.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  await expect(theirs.getByRole('button', { name: 'New client' })).toBeDisabled()
  await theirs.goto(`${studio.localUrl}/manage/team`)
  await expect(theirs.getByRole('button', { name: 'Add instructor' })).toBeDisabled()

  await row(page, 'Nil Pons')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText('Nil Pons can no longer sign in')).toBeVisible()
  await theirs.goto(`${studio.localUrl}/manage/clients`)
  const client = { full_name: 'Ana Prats', email: 'ana@example.com', password: 'ana-and-the-sea-9' }
  await studio.api('POST', '/auth/register/client', client)
  // The list of clients, there until the server has refused, has a field for e-mail addresses as well.
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await theirs.getByLabel('Email').fill(client.email)
  await theirs.getByLabel('Password', { exact: true }).fill(client.password)
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await expect(theirs.getByText('This account can’t sign in here')).toBeVisible()
  await expect(theirs.getByRole('link', { name: /portal/ })).toBeVisible()

  await theirs.goto(`${studio.localUrl}/manage/recover`)
  await theirs.getByLabel('Recovery code').fill(studio.recoveryCode)
  await theirs.getByLabel('New password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs.getByRole('heading', { name: 'Keep your new recovery code' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Open the studio' })).toBeDisabled()
  await theirs.getByText('I’ve stored it where I’ll find it again').click()
  await theirs.getByRole('button', { name: 'Open the studio' }).click()
  await expect(theirs.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
})

test('an instructor is added, changed and removed', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/team?tab=instructors`)
  await page.getByRole('button', { name: 'Add instructor' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Ida Lind')
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('ida@studio.example')
  const password = dialog(page).getByRole('textbox', { name: 'Password' })
  await dialog(page).getByRole('button', { name: 'Suggest one' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(/^.{10,}$/)
  await password.fill('ida-moves-slowly-4')
  await press(page, 'Add')
  await expect(page.getByText('Ida Lind').first()).toBeVisible()
  await row(page, 'Ida Lind')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page)
    .getByRole('textbox', { name: /^About/ })
    .fill('Yin and silence')
  await press(page, 'Save')
  await expect.poll(async () => (await api('GET', '/instructors')).items[0].bio).toBe('Yin and silence')
  await row(page, 'Ida Lind')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await press(page, 'Remove')
  await expect(page.getByText('No instructors yet')).toBeVisible()
  expect((await api('GET', '/instructors')).items).toEqual([])
})
