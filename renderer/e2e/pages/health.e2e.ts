import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStudio } from '../areas/desk.ts'
import { expect, expectAccessible, picture, startStudio, test, type Page } from '../studio.ts'

const PATH = '/manage/settings?part=health'
const DESK = { width: 1280, height: 900 }
const PHONE = { width: 320, height: 800 }

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Looks at the page in both widths. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, viewport] of Object.entries({ 1280: DESK, 320: PHONE })) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${name} at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await picture(page, `health-${name}-${width}`)
  }
  await page.setViewportSize(DESK)
}

test('how the studio is stands in the settings, with the way to what helps and a file for who does', async ({
  page,
}) => {
  await using running = await startStudio()
  const { studio, folder } = running
  const api = await openStudio(page, studio)
  const isReady = async () =>
    (await api('GET', '/studio/health')).every(({ code }: { code: string }) => !/not_yet/.test(code))
  await expect.poll(isReady).toBe(true)
  await page.goto(studio.localUrl + PATH)
  await expect(page.getByRole('heading', { name: 'Studio health' })).toBeVisible()
  for (const name of ['Saving', 'Consistency', 'Automatic tasks', 'Clock', 'Key', 'Version'])
    await expect(row(page, name).getByText('Fine', { exact: true })).toBeVisible()
  await expect(row(page, 'Public address').getByText('Not monitored')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download diagnostics' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^studio-desk-diagnostics-\d{4}-\d\d-\d\d\.json$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(Object.keys(JSON.parse(text))).toContain('checks')
  expect(text).not.toMatch(/olga|casa calma/i)

  chmodSync(join(folder, 'secrets.key'), 0o644)
  await page.reload()
  await expect(page.getByText('One thing needs attention')).toBeVisible()
  await expect(page.getByRole('list').last().getByRole('listitem').first()).toContainText(/^KeyCheck.*mode 0644/)

  await row(page, 'Email').getByRole('link', { name: 'Open “Email”' }).click()
  await expect(page.getByRole('heading', { name: 'Email server' })).toBeVisible()
})

test('the most pressing stands first, what the page has no words for as the server says it', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio)
  const since = '2026-03-04T11:00:00.000Z'
  const reason = 'The email server smtp.test accepts no emails at the moment.'
  const said = { detail: 'The server’s words.', fix: 'The server’s advice.' }
  const checks = [
    { name: 'storage', state: 'ok', code: 'storage.well', values: {}, ...said },
    { name: 'moon', state: 'warning', code: 'copies.some_day', values: {}, ...said },
    { name: 'disk', state: 'failing', code: 'disk.full', values: { free: 42_300_000 }, ...said },
    { name: 'mail', state: 'warning', code: 'mail.waiting', values: { queued: 3, since, reason }, ...said },
    { name: 'address', state: 'off', code: 'address.none', values: {}, ...said },
  ]
  let answer: object[] = checks
  await page.route('**/api/v1/studio/health', (route) => route.fulfill({ json: answer }))
  await page.goto(studio.localUrl + PATH)
  await expect(page.getByRole('alert')).toContainText('3 things need attention')
  const names = page.getByRole('list').last().getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Disk space', 'moon', 'Email', 'Saving', 'Public address'])
  await expect(row(page, 'Disk space')).toContainText('Act now')
  await expect(row(page, 'Disk space')).toContainText(/has only 42.MB free: soon nothing can be saved/)
  await expect(row(page, 'moon')).toContainText('The server’s words.')
  await expect(row(page, 'moon')).toContainText('The server’s advice.')
  await expect(row(page, 'Email')).toContainText(
    `The email server hasn’t worked since 4 Mar 2026, 12:00, and 3 emails are waiting. ${reason}`,
  )
  await look(page, 'troubled')

  answer = checks.filter(({ state }) => state === 'ok' || state === 'off')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'All is well' })).toContainText('Everything looks good.')
  await look(page, 'well')
})
