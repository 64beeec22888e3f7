import { expect, test } from '../studio.ts'
import { openStudio } from './desk.ts'

test('a month shows its classes and closures, and is walked through by keyboard', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const flow = await api('POST', '/class-templates', { name: 'Slow flow', default_capacity: 8 })
  const barre = await api('POST', '/class-templates', { name: 'Barre', default_capacity: 6 })
  const plan = (template: { id: number }, starts_at: string) =>
    api('POST', '/scheduled-classes', { template_id: template.id, starts_at })
  const year = new Date().getFullYear() + 1
  const full = await plan(flow, `${year}-03-10T10:00`)
  await plan(barre, `${year}-03-10T18:00`)
  const off = await plan(flow, `${year}-03-11T10:00`)
  await api('POST', `/scheduled-classes/${off.id}/cancel`)
  for (let hour = 8; hour < 15; hour += 1) await plan(flow, `${year}-03-18T${String(hour).padStart(2, '0')}:00`)
  await api('POST', '/closures', { starts_on: `${year}-03-25`, ends_on: `${year}-03-26`, reason: 'Painting' })
  const client = await api('POST', '/clients', { full_name: 'Ada Roig' })
  await api('POST', '/bookings', { scheduled_class_id: full.id, client_id: client.id, force: true })

  await page.goto(`${studio.localUrl}/manage/schedule?view=month&day=${year}-03-10`)
  const grid = page.getByRole('grid', { name: `Classes in March ${year}` })
  const day = (name: RegExp) => grid.getByRole('button', { name })
  await expect(day(/10 March.*: 2 classes, 1 of 14 spots booked$/)).toBeVisible()
  await expect(day(/11 March.*: no classes, 1 cancelled$/)).toBeVisible()
  await expect(day(/18 March.*: 7 classes, 0 of 56/)).toContainText('3 more')
  await expect(day(/25 March.*: no classes, closed: Painting$/)).toContainText('Painting')

  // One stop for the keyboard: the chosen day; arrows lead on, over the end of the month too.
  await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1)
  await day(/10 March/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(day(/11 March/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day(/18 March/)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('grid', { name: `Classes in April ${year}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /18 April/ })).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day(/18 March/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`view=day.*|day=${year}-03-18`))
  await expect(page.locator('[data-class-id]').filter({ hasText: 'Slow flow' })).toHaveCount(7)
  // On paper the day is a list.
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('heading', { level: 3, name: `18 March ${year}` })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(7)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  // The calendar scrolls to its first hour once it is drawn again.
  await expect(page.locator('[data-class-id]').filter({ hasText: 'Slow flow' })).toHaveCount(7)

  await page.keyboard.press('m')
  await expect(grid).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: /Class type/ }).click()
  await page.getByRole('option', { name: 'Barre' }).click()
  await page.keyboard.press('Escape')
  await expect(day(/10 March.*: 1 class, 0 of 6/)).toBeVisible()
  await expect(page).toHaveURL(/template=\d+/)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByText('No classes match the filters.')).toBeVisible()
})

test('on a phone a month leads to the day as a list, and nothing is wider than the window', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const flow = await api('POST', '/class-templates', { name: 'A class with a name that needs some room' })
  const on = `${new Date().getFullYear() + 1}-05-12`
  for (let at = 0; at < 8; at += 1)
    await api('POST', '/scheduled-classes', { template_id: flow.id, starts_at: `${on}T18:00`, force: true })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${studio.localUrl}/manage/schedule?view=month&day=${on}`)
  await page.getByRole('button', { name: /12 May.*: 8 classes/ }).click()
  const list = page.getByRole('button', { name: /A class with a name that needs some room/ })
  await expect(list).toHaveCount(8)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await list.first().click()
  await expect(page.getByRole('dialog')).toContainText('A class with a name that needs some room')
})
