import { expect, test } from '../studio.ts'
import { openStudio, press } from './desk.ts'

const file = 'Full name,E-mail,Phone\nAna Prats,ana@example.com,600111222\nBiel Mas,biel@example.com,600333444\n,,\n'

test('a list of clients is understood, brought in, and taken back', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('ana@example.com').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'What became of every row' })).toBeVisible()
  expect((await api('GET', '/clients')).total).toBe(2)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await press(page, 'Take it back')
  await expect(page.getByText('2 records removed')).toBeVisible()
  await expect.poll(async () => (await api('GET', '/clients')).total).toBe(0)
})
