import { join } from 'node:path'
import Database from 'better-sqlite3'
import { dialog } from './areas/desk.ts'
import { phone } from './phone.ts'
import { expect, OWNER, picture, signIn, startStudio, test } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
const NOTHING = 'Nothing can be saved at the moment'

test('while another program has locked the file both applications say so, can be read, and go on by themselves', async ({
  browser,
  page,
}) => {
  await using running = await startStudio()
  const { studio } = running
  const owner = await studio.bootstrap()
  await studio.api('POST', '/auth/register/client', MIA, owner)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('navigation')).toBeVisible()

  const other = new Database(join(running.folder, 'studio.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await page.getByRole('button', { name: 'New client' }).click()
  await dialog(page).getByRole('textbox', { name: 'Full name' }).fill('Nobody Yet')
  await dialog(page).getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByText('The studio can’t save anything at the moment').first()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(NOTHING)).toBeVisible()
  await expect(page.getByText('locked the studio’s file').first()).toBeVisible()
  await picture(page, 'storage-busy')
  for (const place of ['Schedule', 'Team', 'Settings']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
    await expect(page.getByText(NOTHING), place).toBeVisible()
  }
  await mia.getByRole('navigation').getByRole('link', { name: 'Memberships' }).click()
  await expect(mia.getByText('The studio can’t save anything at the moment')).toBeVisible()
  const fresh = await browser.newPage()
  await fresh.goto(`${studio.localUrl}/manage/login`)
  await expect(fresh.getByText(NOTHING), 'a page loaded meanwhile, before anybody signs in').toBeVisible()

  other.exec('ROLLBACK')
  other.close()
  for (const one of [page, fresh]) await expect(one.getByText(NOTHING)).toBeHidden({ timeout: 20_000 })
  await expect(mia.getByText('The studio can’t save anything')).toBeHidden({ timeout: 20_000 })
})
