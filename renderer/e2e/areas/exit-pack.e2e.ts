import { readFileSync } from 'node:fs'
import { unzip } from '../../../server/test/unzip.ts'
import { expect, expectAccessible, picture, test } from '../studio.ts'
import { openStudio } from './desk.ts'

test('the owner takes everything with her, and finds it in the archive', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Ana Łukasz', email: 'ana@example.com' })
  await page.goto(`${studio.localUrl}/manage/settings?part=exit`)
  await expect(page.getByRole('heading', { name: 'Export all data' })).toBeVisible()
  await expectAccessible(page, 'manager: take everything')
  await picture(page, 'settings-exit')

  // Held for a moment, so that what is said meanwhile is seen.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/studio/exit-pack', async (route) => {
    await held
    await route.continue()
  })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  await expect(page.getByText(/^Packing everything/)).toBeVisible()
  letGo()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^exit-pack-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText(/^Packing everything/)).toHaveCount(0)

  const files = await unzip(readFileSync(await download.path()))
  expect(Object.keys(files)).toContain('README.txt')
  expect(files['csv/clients.csv']!.toString()).toContain('Ana,Łukasz,ana@example.com')
  expect(JSON.parse(files['json/clients.json']!.toString())).toMatchObject([{ full_name: 'Ana Łukasz' }])
  expect(JSON.parse(files['manifest.json']!.toString()).missing).toEqual([])
  const [entry] = (await api('GET', '/audit-log')).items
  expect(entry).toMatchObject({ action: 'studio.export', entity: 'studio' })
})
