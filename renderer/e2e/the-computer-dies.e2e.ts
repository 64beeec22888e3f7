import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator } from '@playwright/test'
import type { Api } from './areas/desk.ts'
import { failsOnError } from './areas/desk.ts'
import { planBegun } from './areas/door.ts'
import { startBucket } from './bucket.ts'
import { print } from './pages/weigh.ts'
import { expect, expectAccessible, OWNER, picture, startStudio, test, type Page, SLOWNESS } from './studio.ts'

const PASSPHRASE = 'seven quiet mats by the sea'
const LINK = 'https://book.casa-calma.example'
const MOST_CLICKS = 20
const MOST_MINUTES = 5

type Bucket = Awaited<ReturnType<typeof startBucket>>

test('the studio’s computer dies, and the studio is open again from a file, and from a bucket', async ({ browser }) => {
  test.setTimeout(300_000 * SLOWNESS)
  const stick = mkdtempSync(join(tmpdir(), 'stick-'))
  await using bucket = await startBucket()
  const made = await liveAndDie(bucket, stick)

  const fromFile = async (page: Page, hand: Hand) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      hand.click(page.getByRole('button', { name: 'Choose a file' })),
    ])
    await chooser.setFiles(join(stick, 'copy.studiobackup'))
    hand.clicks += 1
  }
  await comesBack(browser, made, 'a file', fromFile)

  const fromBucket = async (page: Page, hand: Hand) => {
    await hand.click(page.getByText('External storage', { exact: true }))
    await hand.type(page.getByLabel('Address of the storage'), bucket.endpoint)
    await hand.type(page.getByLabel('Name of the storage'), bucket.bucket)
    await hand.type(page.getByLabel(/^Region/), bucket.region)
    await hand.type(page.getByLabel('Key ID'), bucket.accessKeyId)
    await hand.type(page.getByLabel('Secret key', { exact: true }), bucket.secretAccessKey)
    await expectAccessible(page, 'first run: where the bucket is')
    await hand.click(page.getByRole('button', { name: 'Find backups' }))
    await expect(page.getByText('1 backup found')).toBeVisible()
  }
  await comesBack(browser, made, 'a bucket', fromBucket)
  rmSync(stick, { recursive: true })
})

interface Made {
  /** When the studio was as it is in the copies. */
  created_at: string
}

/** A studio with a class that has begun and Mia booked in it; its copy goes to the bucket and a stick, and then it is gone. */
async function liveAndDie(bucket: Bucket, stick: string): Promise<Made> {
  await using running = await startStudio()
  const { studio, folder, kill } = running
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  await api('PUT', '/studio', { tunnel_url: LINK })
  const mia = await api('POST', '/clients', { full_name: 'Mia Serrano', email: 'mia@example.com' })
  await api('POST', `/clients/${mia.id}/invite`)
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Vinyasa flow' })
  await planBegun(async (starts_at) => {
    const { id } = await api('POST', '/scheduled-classes', { template_id, starts_at })
    return api('POST', '/bookings', { scheduled_class_id: id, client_id: mia.id, force: true })
  })
  const { endpoint, region, accessKeyId: access_key_id, secretAccessKey: secret_access_key } = bucket
  const place = { endpoint, region, bucket: bucket.bucket, access_key_id, secret_access_key }
  await api('PUT', '/studio/backup-settings', { passphrase: PASSPHRASE, bucket: place })
  const copy = await api('POST', '/studio/backup')
  await expect.poll(async () => (await api('GET', '/studio/backups')).bucket.file_name).toBe(copy.file_name)
  copyFileSync(join(folder, 'backups', copy.file_name), join(stick, 'copy.studiobackup'))
  await kill()
  return copy
}

/** A new computer: from its first page to the first client who is checked in. */
async function comesBack(
  browser: Browser,
  { created_at }: Made,
  from: string,
  choose: (page: Page, hand: Hand) => Promise<void>,
): Promise<void> {
  await using running = await startStudio()
  const { studio } = running
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()
  failsOnError(page)
  const hand = createHand()
  await page.goto(`${studio.localUrl}/manage`)
  await expect(page.getByRole('button', { name: 'I already have a studio' })).toBeVisible()
  const began = performance.now()
  await hand.click(page.getByRole('button', { name: 'I already have a studio' }))
  await choose(page, hand)
  await hand.type(page.getByLabel(/^Backup passphrase/), PASSPHRASE)
  await expectAccessible(page, `first run: from ${from}`)
  await picture(page, `dies-${from.replace(/^a /, '')}`)
  await hand.click(page.getByRole('button', { name: 'Restore studio' }))

  await expect(page.getByText(/^Casa Calma is back, as of/)).toBeVisible({ timeout: 60_000 })
  await hand.type(page.getByLabel('Email'), OWNER.email)
  await hand.type(page.getByLabel('Password', { exact: true }), OWNER.password)
  await hand.click(page.getByRole('button', { name: 'Sign in' }))
  await expect(page.getByText(`This studio was restored as of ${minuteOf(created_at)}`)).toBeVisible()
  await expect(
    page.getByText(/^\d+ emails? (is|are) on hold, as (it|they) may already have been sent\.$/),
  ).toBeVisible()
  await expectAccessible(page, 'Today after the computer died')
  await picture(page, 'dies-today')
  const checkIn = page.getByRole('button', { name: 'Check in: Mia Serrano' })
  if (!(await checkIn.isVisible())) await hand.click(page.getByRole('button', { name: /Vinyasa flow/ }))
  await hand.click(checkIn)
  await expect(page.getByText('1 of 1 checked in')).toBeVisible()
  const minutes = (performance.now() - began) / 60_000
  print(
    `The computer died; back from ${from}`,
    ['', ''],
    [
      ['clicks', hand.clicks],
      ['fields typed', hand.fields],
      ['seconds', (minutes * 60).toFixed(1)],
    ],
  )
  expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(minutes).toBeLessThan(MOST_MINUTES)

  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', {
    email: OWNER.email,
    password: OWNER.password,
  })
  const { tunnel_url } = await studio.api<{ tunnel_url: string }>('GET', '/studio', undefined, access_token)
  expect(tunnel_url).toBe(LINK)
  const settings = await studio.api<object>('GET', '/studio/backup-settings', undefined, access_token)
  expect(settings, 'copies go on going where they went').toMatchObject({
    has_passphrase: true,
    bucket: { bucket: 'studio' },
  })
  await dropLetters(page)
  await page.context().close()
}

/** The letters that wait: what either choice means, and dropping them. */
async function dropLetters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send all' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('get it again')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard all' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nothing is sent.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard all' }).click()
  await expect(page.getByText(/messages? discarded/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard all' })).toHaveCount(0)
}

interface Hand {
  clicks: number
  fields: number
  click(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
}

/** A hand that counts what it does. */
function createHand(): Hand {
  const hand: Hand = {
    clicks: 0,
    fields: 0,
    click: async (target) => {
      hand.clicks += 1
      await target.click()
    },
    type: async (target, text) => {
      hand.fields += 1
      await target.fill(text)
    },
  }
  return hand
}

const minuteOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
