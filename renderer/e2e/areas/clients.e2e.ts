import { expect, test } from '../studio.ts'
import { dialog, fromMenu, openStudio, press, row } from './desk.ts'

test('a client is added, found, described and deactivated', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const tag = await api('POST', '/tags', { name: 'Marathon', color: '#1f6f78' })
  await api('POST', '/clients', { full_name: 'Carlos Ruiz', email: 'carlos@example.com' })
  await page.goto(`${studio.localUrl}/manage/clients`)
  await page.getByRole('button', { name: 'New client' }).click()
  await dialog(page).getByRole('textbox', { name: 'Full name' }).fill('Marta 100%_Vidal')
  await dialog(page)
    .getByRole('textbox', { name: /^E-mail/ })
    .fill('marta@example.com')
  await dialog(page)
    .getByRole('textbox', { name: /^Phone/ })
    .fill('+34 600 111 222')
  await press(page, 'Add the client')
  await expect(page.getByRole('heading', { level: 1, name: 'Marta 100%_Vidal' })).toBeVisible()

  await page.getByRole('textbox', { name: /Note|What the team/ }).fill('Left knee')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Left knee').first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete the note' }).click()
  await press(page, /Delete/)
  await expect(page.getByText('No notes yet.')).toBeVisible()

  await fromMenu(page, 'More actions', 'Edit')
  await dialog(page)
    .getByRole('textbox', { name: /^Phone/ })
    .fill('+34 600 333 444')
  await press(page, /Save/)
  await expect(page.getByText('+34 600 333 444').first()).toBeVisible()
  const [marta] = (await api('GET', '/clients?search=marta')).items
  await api('POST', `/clients/${marta.id}/tags`, { tag_id: tag.id })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByText('2 clients')).toBeVisible()
  await page.getByRole('searchbox').fill('100%_')
  await expect(row(page, 'Carlos Ruiz')).toHaveCount(0)
  await expect(row(page, 'Marta')).toContainText('marta@example.com')
  await page.goto(`${studio.localUrl}/manage/clients?tag=${tag.id}`)
  await expect(row(page, 'Marta')).toBeVisible()
  await expect(row(page, 'Carlos Ruiz')).toHaveCount(0)

  await row(page, 'Marta').click()
  await fromMenu(page, 'More actions', /Deactivate/)
  await expect(page.getByText(/can’t sign in or book/)).toBeVisible()
  expect((await api('GET', `/clients/${marta.id}`)).is_active).toBe(false)
})
