import { expect, test, type Page } from '../studio.ts'
import { dialog, openStudio, press, type Api } from './desk.ts'
import { inMinutes } from './door.ts'

const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').filter({ hasText: text })

/** A class that begins so many minutes from now, with some people booked. */
async function classWith(api: Api, minutes: number, people: readonly string[], more: object = {}) {
  const template = await api('POST', '/class-templates', { name: `Class of ${people.join(' and ') || 'nobody'}` })
  const cls = await api('POST', '/scheduled-classes', {
    template_id: template.id,
    starts_at: inMinutes(minutes),
    ...more,
  })
  const bookings = []
  for (const full_name of people) {
    const client = await api('POST', '/clients', { full_name })
    bookings.push(await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id, force: true }))
  }
  return { cls, bookings }
}

test('what comes next stands first, and somebody is checked in with one press', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage`)
  await expect(page.getByRole('heading', { name: 'No classes in the next seven days' })).toBeVisible()
  // Days ahead, so that no hour of the night makes it today.
  const { cls } = await classWith(api, 3 * 1440, ['Ada Roig', 'Ben Soler'])
  const next = page.getByRole('region', { name: 'Class of Ada Roig and Ben Soler' })
  await expect(next).toContainText('2 people are coming')
  await expect(next).toContainText('First visit')
  await expect(next.getByRole('button', { name: /Check in/ }), 'nobody is checked in days ahead').toHaveCount(0)
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  const all = page.getByRole('button', { name: 'Check in all 2' })
  await expect(all).toBeVisible()
  const main = page.getByRole('main')
  const looks = async (name: string) => (await main.getByRole('button', { name }).getAttribute('class')) ?? ''
  expect(await looks('Check in all 2'), 'not the main button').not.toContain('bg-accent')

  await api('PUT', `/scheduled-classes/${cls.id}`, { starts_at: inMinutes(0.2) })
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await expect(all).toBeVisible()
  expect(await looks('Check in all 2')).toContain('bg-accent')
  await page.goto(`${studio.localUrl}/manage`)
  await next.getByRole('button', { name: 'Check in: Ada Roig' }).click()
  await expect(next).toContainText('1 of 2 checked in')
  // The second press of a double click takes nothing back.
  await expect(async () => {
    await next.getByRole('button', { name: 'Undo: Ada Roig' }).click({ timeout: 1000 })
    await expect(next).toContainText('0 of 2 checked in', { timeout: 1000 })
  }).toPass()
})

test('what waits is settled with the button of its line, by keyboard alone', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { cls, bookings } = await classWith(api, 1440, ['Cai Mas', 'Dov Prat'])
  const client_id = bookings[0]!.client_id
  await api('POST', '/tasks', { title: 'Call the plumber' })
  // The class ends before anybody says who came: what the server tells of it is made true in the roster itself.
  await page.route(/\/v1\/today$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const open = (await api('GET', `/scheduled-classes/${cls.id}/roster`)).bookings.filter(
      ({ status }: { status: string }) => status === 'booked',
    ).length
    const { name: class_name, starts_at } = cls
    const item = { class_id: cls.id, class_name, starts_at, instructor_name: null, open }
    const unresolved = open > 0 ? { total: 1, items: [item] } : { total: 0, items: [] }
    await route.fulfill({ response, json: { ...(await response.json()), unresolved } }).catch(() => undefined)
  })
  await page.goto(`${studio.localUrl}/manage`)

  const task = line(page, 'Call the plumber').getByRole('button', { name: 'Done: Call the plumber' })
  await task.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Done: Call the plumber')).toBeVisible()
  await expect(line(page, 'Call the plumber')).toHaveCount(0)
  expect((await api('GET', '/tasks?is_done=false')).items).toEqual([])

  const close = line(page, cls.name).getByRole('button', { name: `Close: ${cls.name}` })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Cai Mas' })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: 'Dov Prat' })).toBeChecked()
  await expect(dialog(page).getByRole('button', { name: 'Close: 2 came' })).toBeVisible()
  await press(page, 'Close: 2 came')
  await expect(page.getByText('Roster closed: 2 came')).toBeVisible()
  await expect(line(page, cls.name)).toHaveCount(0)
  const statuses = (await api('GET', `/scheduled-classes/${cls.id}/roster`)).bookings.map(
    ({ status }: { status: string }) => status,
  )
  expect(statuses).toEqual(['checked_in', 'checked_in'])
  expect(client_id).toBeGreaterThan(0)
})

test('the week and the takings are read as tables too, and a day leads to its timetable', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { cls } = await classWith(api, 2 * 1440, ['Eva Font'], { capacity: 4 })
  await page.goto(`${studio.localUrl}/manage`)
  const week = page.getByRole('region', { name: 'The next seven days' })
  const day = week.getByRole('link', { name: /: 1 class, 1 of 4 spots booked$/ })
  await expect(day).toBeVisible()
  await week.getByText('As a table').click()
  await expect(week.getByRole('row')).toHaveCount(8)
  await expect(week.getByRole('row').nth(3)).toContainText(/1\s*1\s*4$/)
  const takings = page.getByRole('region', { name: 'Takings' })
  await expect(takings.getByRole('img', { name: /^This week’s takings.* so far$/ })).toBeVisible()
  await expect(takings).toContainText('Comparisons start after four weeks')
  await takings.getByText('As a table').click()
  await expect(takings.getByRole('row')).toHaveCount(8)
  await day.click()
  await expect(page).toHaveURL(/view=day/)
  await expect(page.locator(`[data-class-id="${cls.id}"]`)).toContainText('1/4')
})
