import { expect, expectAccessible, test } from '../studio.ts'
import { dialog, openStudio } from './desk.ts'
import { dayFromNow } from './door.ts'

test('a task is written, stands on Today and with its client, and is done by keyboard', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  await api('POST', '/tasks', { title: 'Order straps', due_on: dayFromNow(-2) })
  await page.goto(`${studio.localUrl}/manage/tasks`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Order straps' })).toContainText('Was due')

  await page.getByRole('button', { name: 'New task' }).first().press('Enter')
  await dialog(page).getByRole('textbox', { name: 'Task' }).fill('Call back')
  await dialog(page).getByRole('combobox', { name: 'About a client' }).fill('Ana')
  await page.getByRole('option', { name: 'Ana Prats' }).click()
  await dialog(page).getByRole('textbox', { name: 'Notes' }).fill('After six')
  await dialog(page).getByRole('button', { name: 'Add task' }).press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: 'Call back' })
  await expect(line).toContainText('After six')
  await expectAccessible(page, 'the tasks')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page, 'the tasks on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no scrolling sideways').toBe(320)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${studio.localUrl}/manage`)
  const needs = page.getByRole('region', { name: 'Needs attention' })
  await expect(needs).toContainText('Order straps')
  await expect(needs).toContainText('Call back')
  await page.goto(`${studio.localUrl}/manage/clients/${client.id}`)
  const card = page.getByRole('region', { name: 'Tasks' })
  await expect(card).toContainText('Call back')
  await card.getByRole('button', { name: 'Done: Call back' }).press('Enter')
  await expect(card).toContainText('No open tasks.')

  await page.goto(`${studio.localUrl}/manage/tasks?shown=done`)
  await expect(line).toContainText(/Done on .* by Olga Marín/)
  await page.goto(`${studio.localUrl}/manage/tasks`)
  await page.getByRole('button', { name: 'Done: Order straps' }).click()
  await expect(page.getByRole('heading', { name: 'No open tasks' })).toBeVisible()
  expect((await api('GET', '/tasks?is_done=true')).items.map(({ title }: { title: string }) => title)).toEqual([
    'Order straps',
    'Call back',
  ])
})

test('a wish to be erased is a task that leads to erasing, and is done with it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const account = { full_name: 'Clara Vidal', email: 'clara@example.com', password: 'a-quiet-morning-7' }
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/register/client', account)
  await studio.api('POST', '/clients/me/erasure-request', undefined, access_token)
  await page.goto(`${studio.localUrl}/manage/tasks`)
  const line = page.getByRole('listitem').filter({ hasText: 'Erase the client’s data' })
  await expect(line).toContainText('Requested by the client')
  await line.getByRole('link', { name: 'Open the client’s data' }).click()
  await expect(page).toHaveURL(/\/compliance\/data\?client=\d+/)
  const [task] = (await api('GET', '/tasks')).items
  await api('POST', `/gdpr/delete/${task.client_id}`)
  await expect.poll(async () => (await api('GET', '/tasks')).total).toBe(0)
})
