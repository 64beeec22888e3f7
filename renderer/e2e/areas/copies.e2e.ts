import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '../bucket.ts'
import { expect, expectAccessible, OWNER, picture, startStudio, test, type Page, SLOWNESS } from '../studio.ts'
import { dialog, openStudio, row } from './desk.ts'

const PASSPHRASE = 'seven quiet mats by the sea'
const copiesOf = (page: Page, url: string) => page.goto(`${url}/manage/settings?part=copies`)
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('the first copy is made from Today, which then says from when the studio can be restored', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Mia Serrano' })
  await expect(page.getByText('No backup yet')).toBeVisible()
  await expectAccessible(page, 'Today without a copy')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText(/^Backup made: \d/)).toBeVisible()
  await expect(page.getByText('No backup yet')).toBeHidden()
  await expect(page.getByText(/Can be restored as of \d\d:\d\d, 1 client\./)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Choose a second location' })).toBeVisible()
  await picture(page, 'copies-today')
  await page.getByRole('link', { name: 'Choose a second location' }).click()
  await expect(card(page, 'Backups')).toContainText('All backups are on this computer’s disk')
})

test('who may not manage copies sees how they stand, and no buttons', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.route(/\/auth\/me/, async (route) => {
    const response = await route.fetch()
    const me = (await response.json()) as { permissions: string[] }
    const permissions = me.permissions.filter((one) => one !== 'backups.manage')
    await route.fulfill({ response, json: { ...me, permissions } })
  })
  await page.reload()
  await expect(page.getByText('No backup yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0)
  await api('POST', '/studio/backup')
  await page.reload()
  await expect(page.getByText(/(Can be restored as of|The latest backup is from) \d\d:\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: /backups|second location/ })).toHaveCount(0)
})

test('copies go to a folder, and under a passphrase to a bucket, each tried in words', async ({ page, studio }) => {
  const folder = mkdtempSync(join(tmpdir(), 'other-disk-'))
  await using bucket = await startBucket()
  await openStudio(page, studio)
  await copiesOf(page, studio.localUrl)
  const inFolder = card(page, 'Second location: a folder')
  const inBucket = card(page, 'Second location: external storage')
  await expect(inBucket).toContainText('Set a passphrase first')
  await expect(inBucket.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page, 'Settings, Copies, nothing set')
  await picture(page, 'copies-settings-empty')

  await inFolder.getByRole('textbox').fill(join(folder, 'nowhere'))
  await inFolder.getByRole('button', { name: 'Use this location' }).click()
  await expect(inFolder.getByRole('alert')).toContainText('isn’t a folder on this computer')
  await inFolder.getByRole('textbox').fill(folder)
  await inFolder.getByRole('button', { name: 'Use this location' }).click()
  await expect(inFolder.getByText('anybody who finds this disk can read')).toBeVisible()

  await page.getByRole('button', { name: 'Set passphrase' }).click()
  await dialog(page).getByLabel('Passphrase', { exact: true }).fill('mats')
  await expect(dialog(page).getByText('Too short')).toBeVisible()
  await dialog(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await expect(dialog(page).getByText('Strong')).toBeVisible()
  await dialog(page).getByLabel('Repeat the passphrase').fill('seven quiet cats')
  await dialog(page).getByRole('button', { name: 'Set passphrase' }).click()
  await expect(dialog(page).getByText('This doesn’t match the passphrase above.')).toBeVisible()
  await expectAccessible(page, 'setting a passphrase')
  await picture(page, 'copies-passphrase')
  await dialog(page).getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  await dialog(page).getByRole('button', { name: 'Set passphrase' }).click()
  await expect(page.getByText('A passphrase is set.', { exact: true })).toBeVisible()

  await inBucket.getByLabel('Address of the storage').fill(bucket.endpoint)
  await inBucket.getByLabel('Name of the storage').fill(bucket.bucket)
  await inBucket.getByLabel('Region').fill(bucket.region)
  await inBucket.getByLabel('Key ID').fill(bucket.accessKeyId)
  await inBucket.getByLabel(/^Secret key/).fill('not-the-secret')
  await inBucket.getByRole('button', { name: 'Use this location' }).click()
  await expect(inBucket.getByRole('alert')).toBeVisible()
  await inBucket.getByLabel(/^Secret key/).fill(bucket.secretAccessKey)
  await inBucket.getByRole('button', { name: 'Use this location' }).click()
  await inBucket.getByRole('button', { name: 'Test' }).click()
  await expect(inBucket.getByText('Test passed: backups can be stored here.')).toBeVisible()
  await expect(inBucket.getByLabel(/^Secret key/)).toHaveValue('')
  await inFolder.getByRole('button', { name: 'Test' }).click()
  await expect(inFolder.getByText('Test passed: backups can be stored here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(inBucket.getByText(/^The newest backup there is from/)).toBeVisible({ timeout: 60_000 })
  await expect(inFolder.getByText(/^The newest backup there is from/)).toBeVisible()
  await expect(row(page, 'by hand')).toHaveCount(1)
  await expectAccessible(page, 'Settings, Copies, all set')
  await picture(page, 'copies-settings')
  const [own = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(own).toMatch(/^studio-desk-[\w-]{22}$/)

  await inFolder.getByRole('button', { name: 'Stop using it' }).click()
  await expect(inFolder.getByRole('textbox')).toHaveValue('')
  rmSync(folder, { recursive: true })
})

test('a copy is restored from the settings, and the sign-in says what happened', async ({ page }) => {
  test.setTimeout(180_000 * SLOWNESS)
  await using running = await startStudio()
  const { studio } = running
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Mia Serrano' })
  await api('POST', '/studio/backup')
  await api('POST', '/clients', { full_name: 'Later Lena' })
  await copiesOf(page, studio.localUrl)
  await row(page, 'by hand').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore this one…' }).click()
  for (const said of ['is replaced by the one from', 'is lost', 'kept separately', 'Everybody will be signed out'])
    await expect(dialog(page)).toContainText(said)
  await expect(dialog(page).getByLabel('Backup passphrase')).toHaveCount(0)
  await expectAccessible(page, 'restoring a copy')
  await picture(page, 'copies-restore')
  await dialog(page).getByLabel('Your password', { exact: true }).fill('not-hers')
  await dialog(page).getByRole('button', { name: 'Restore studio' }).click()
  await expect(dialog(page).getByText('This password is incorrect.')).toBeVisible()
  await dialog(page).getByLabel('Your password', { exact: true }).fill(OWNER.password)
  const loadedAnew = page.waitForEvent('load', { timeout: 60_000 })
  await dialog(page).getByRole('button', { name: 'Restore studio' }).click()

  await loadedAnew
  await expect(page.getByText(/^Casa Calma is back, as of/)).toBeVisible()
  await expectAccessible(page, 'signing in after a restore')
  await picture(page, 'copies-sign-in')
  await page.getByLabel('Email').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/^This studio was restored as of/)).toBeVisible()
  await expectAccessible(page, 'Today after a restore')
  await page.getByRole('button', { name: 'Resume sending' }).click()
  await expect(page.getByText('Automatic messages are on again')).toBeVisible()
  await page.getByRole('button', { name: 'Don’t show this again' }).click()
  await expect(page.getByText(/^This studio was restored as of/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await expect(page.getByText(/^This studio was restored as of/)).toHaveCount(0)
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(row(page, 'Mia Serrano')).toHaveCount(1)
  await expect(row(page, 'Later Lena')).toHaveCount(0)
})

test('a file is restored from the settings, unless it is none of ours or damaged', async ({ page }) => {
  await using running = await startStudio()
  const api = await openStudio(page, running.studio)
  const { file_name } = await api('POST', '/studio/backup')
  await copiesOf(page, running.studio.localUrl)
  await page.getByRole('button', { name: 'Restore from a file…' }).click()
  const choose = (name: string, buffer: Buffer) =>
    dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await choose('holiday.zip', Buffer.from('PK'))
  await expect(dialog(page).getByRole('alert')).toContainText('This isn’t a Studio Desk backup')
  await choose('broken.studiobackup', Buffer.from('PK and nothing else'))
  await dialog(page).getByLabel('Your password', { exact: true }).fill(OWNER.password)
  await dialog(page).getByRole('button', { name: 'Restore studio' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('isn’t a Studio Desk backup')
  await expectAccessible(page, 'a copy that is refused')
  await picture(page, 'copies-refused')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(join(running.folder, 'backups', file_name))
  await expect(dialog(page).getByLabel('Your password', { exact: true })).toHaveValue(OWNER.password)
  await dialog(page).getByRole('button', { name: 'Restore studio' }).click()
  await expect(page.getByText(/^Casa Calma is back, as of/)).toBeVisible({ timeout: 60_000 })
})

test('from outside, copies are seen and made, and what is the computer’s own says so', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/studio/backup')
  await page.route(`${studio.localUrl}/manage/**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"door":"local"', '"door":"public"') })
  })
  await copiesOf(page, studio.localUrl)
  await expect(
    page
      .getByRole('main')
      .getByText(/only be opened on the studio’s own computer/)
      .filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Set passphrase' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restore from a file…' })).toHaveAttribute('aria-disabled', 'true')
  await row(page, 'by hand').getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem', { name: /^Download/ })).toHaveAttribute('aria-disabled', 'true')
})

test('the emergency page fits one sheet, A4 and Letter, and holds no secret', async ({ page, studio }) => {
  await using bucket = await startBucket()
  const folder = mkdtempSync(join(tmpdir(), 'other-disk-with-a-rather-long-name-'))
  const api = await openStudio(page, studio)
  const { endpoint, region, accessKeyId: access_key_id, secretAccessKey: secret_access_key } = bucket
  await api('PUT', '/studio/backup-settings', {
    passphrase: PASSPHRASE,
    folder,
    bucket: { endpoint, region, bucket: bucket.bucket, prefix: 'studios/casa', access_key_id, secret_access_key },
  })
  await copiesOf(page, studio.localUrl)
  await page.getByRole('button', { name: 'Print the emergency page' }).click()
  await expect(page.getByRole('heading', { name: 'What to do if this computer is lost', level: 1 })).toBeVisible()
  const sheet = page.getByRole('article')
  for (const said of [
    'Casa Calma',
    folder,
    endpoint,
    bucket.bucket,
    'studios/casa',
    access_key_id,
    'I already have a studio',
  ])
    await expect(sheet).toContainText(said)
  await expect(sheet).not.toContainText(PASSPHRASE)
  await expect(sheet).not.toContainText(secret_access_key)
  await expectAccessible(page, 'the emergency page')
  await picture(page, 'copies-paper')
  for (const format of ['A4', 'Letter'] as const) {
    const edge = '0.4in'
    const pdf = await page.pdf({ format, margin: { top: edge, bottom: edge, left: edge, right: edge } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, format).toBe(1)
  }
  rmSync(folder, { recursive: true })
})
