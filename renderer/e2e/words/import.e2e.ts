import { openStudio, press } from '../areas/desk.ts'
import { teamUpExport } from '../people.ts'
import { expect, test } from '../studio.ts'
import { reads } from './read.ts'

test('all that an import says is as it was agreed, from the file to its end', async ({ page, studio }) => {
  test.setTimeout(120_000)
  await openStudio(page, studio)
  const tab = (name: RegExp) => page.getByRole('tab', { name }).click()
  await page.goto(`${studio.localUrl}/manage/import`)
  await page.getByText('Memberships', { exact: true }).last().click()
  const file = { name: 'teamup.csv', mimeType: 'text/csv', buffer: Buffer.from(teamUpExport) }
  await page.locator('input[type=file]').setInputFiles(file)
  await reads(page, 'import-questions', [])
  await page.getByText('All that the pass has').click()
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled()
  await reads(page, 'import-preview', [])
  await tab(/^Columns/)
  await reads(page, 'import-columns', [])
  await tab(/^Problems/)
  await reads(page, 'import-problems', [])
  await tab(/^Memberships of the file/)
  // From one year's January to the next one's end, with or without a leap day.
  await reads(page, 'import-types', ['726', '727'])
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'What became of every row' })).toBeVisible()
  await reads(page, 'import-done', [])
  await page.getByRole('button', { name: 'Take it back' }).click()
  await reads(page, 'import-take-back', [])
  await press(page, 'Take it back')
  await reads(page, 'import-taken-back', [])
})
