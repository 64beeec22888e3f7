import { expect, expectAccessible, test } from '../studio.ts'
import { overflow } from '../phone.ts'
import { openStudio } from './desk.ts'

const PLACES: [path: string, title: string, heading: string][] = [
  ['/manage', 'The desk', 'Today'],
  ['/manage/clients', 'Clients and memberships', 'Finding and adding'],
  ['/manage/selling/gift-cards', 'Selling and closing the day', 'Gift cards'],
  ['/manage/team?tab=roles', 'Team and pay', 'Roles'],
  ['/manage/settings?part=rooms', 'The week', 'Rooms with places to choose'],
]

test('each page opens its chapter of the guide, and keeps what was typed in it', async ({ page, studio }) => {
  await openStudio(page, studio)
  const help = page.getByRole('button', { name: 'Help with this page' })
  for (const [path, title, heading] of PLACES) {
    await page.goto(studio.localUrl + path)
    await help.click()
    const drawer = page.getByRole('dialog', { name: title })
    await expect(drawer.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    if (path === '/manage') await expectAccessible(page, 'help')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(help).toBeFocused()
  }

  await page.goto(`${studio.localUrl}/manage/clients`)
  const search = page.getByRole('searchbox', { name: 'Search by name, email or phone' })
  await search.fill('ana')
  await help.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open the guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('ana')
})

test('the guide is read and searched on a phone', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${studio.localUrl}/manage/guide`)
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('closed')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.getByRole('link', { name: 'Closed days' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closed days' })).toBeInViewport()
  await page.goto(`${studio.localUrl}/manage/guide/when-something-is-wrong`)
  await expect(page.getByText('Nothing opens at')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'chapter')
  await page.goto(`${studio.localUrl}/manage/guide/nothing`)
  await expect(page.getByRole('link', { name: 'Open the guide' })).toBeVisible()
})
