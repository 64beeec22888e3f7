import { test } from '../pages/demo.ts'
import { expect, expectAccessible, picture, type Page } from '../studio.ts'
import { test as inNewStudio } from '../studio.ts'
import { choose, dialog, openDemo, openStudio, press } from './desk.ts'

/** A cell of a table by the words of its row and of its column. */
async function cell(page: Page, row: string | RegExp, column: string | RegExp): Promise<string> {
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: column }) })
  // The reads below don't wait, so this does.
  await expect(table.first()).toBeVisible()
  const heads = await table.first().getByRole('columnheader').allInnerTexts()
  const at = heads.findIndex((head) => (typeof column === 'string' ? head === column : column.test(head)))
  const line = table
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
  return line.first().locator('th, td').nth(at).innerText()
}

test('a cohort is read in its table, and its days stay in the address', async ({ page, demo }) => {
  await openDemo(page, demo.studio)
  const ask = await demo.as('owner')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('link', { name: 'Retention' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retention' })).toBeVisible()
  await page.getByRole('button', { name: /^Last 12 months/ }).click()
  await page.getByRole('option', { name: 'Last 90 days' }).click()
  await expect(page).toHaveURL(/when=last_90/)
  await page.reload()
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const { cohorts } = await ask(`/reports/retention?start_date=${day(89)}&end_date=${day(0)}`)
  const cohort = cohorts.find(({ clients }: { clients: number }) => clients > 0)
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${cohort.month}-15`))
  expect(await cell(page, new RegExp(month), 'People')).toBe(String(cohort.clients))
  const share = Math.round(cohort.came[1].share * 100)
  expect(await cell(page, new RegExp(month), '+1')).toMatch(new RegExp(`^${share}\\s?%`))
  await expectAccessible(page, 'who comes again')
})

test('a regular who stopped coming is listed with how often they came, and written to from there', async ({
  page,
  demo,
}) => {
  await openDemo(page, demo.studio)
  const ask = await demo.as('owner')
  await page.goto(`${demo.studio.localUrl}/manage/reports/absent`)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const { clients } = await ask(`/reports/absent?start_date=${day(89)}&end_date=${day(0)}`)
  const [{ client_name, every_days }] = clients
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: client_name, exact: true }) })
  await expect(line).toContainText(`every ${every_days} days`)
  await line.getByRole('button', { name: `Write to ${client_name}` }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Subject' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'who stopped coming')
})

test('a report is kept as a file', async ({ page, demo }) => {
  await openDemo(page, demo.studio)
  await page.goto(`${demo.studio.localUrl}/manage/reports/revenue`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^revenue-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
})

test('a class is not held on a copy of the timetable, and both are compared', async ({ page, demo }) => {
  await openDemo(page, demo.studio)
  await page.goto(`${demo.studio.localUrl}/manage/reports/what-if`)
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible()
  const classes = Number(await cell(page, 'Classes', 'As it was'))
  expect(await cell(page, 'Classes', 'Difference')).toBe('0')
  await page.getByRole('button', { name: /^Change Morning Flow, Mon/ }).click()
  await dialog(page).getByRole('radio', { name: 'Don’t hold it' }).check({ force: true })
  await press(page, 'Compare')
  await expect(page.getByText('Not held', { exact: true })).toBeVisible()
  await expect(page.getByText(/lost with the class/).first()).toBeVisible()
  const less = Number(await cell(page, 'Classes', 'As it would be'))
  expect(less).toBeLessThan(classes)
  expect(await cell(page, 'Classes', 'Difference')).toBe(String(less - classes))
  await expectAccessible(page, 'what if')
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect(page.getByText('Not held', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a class' }).click()
  await expect(dialog(page).getByRole('button', { name: /Choose a class/ })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Compare' })).toHaveAccessibleDescription(
    'Fill in every field first.',
  )
  await choose(page, /Class/, 'Barre')
  await press(page, 'Compare')
  await expect(page.getByText('Added', { exact: true })).toBeVisible()

  await page.getByRole('radio', { name: 'Rules' }).click()
  await page.getByRole('textbox', { name: /Free cancellation/ }).fill('48')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText(/would have been late/)).toBeVisible()
  await expectAccessible(page, 'what if, rules')
})

test('changes of a class that was not held in fewer weeks wait, which is said, while the others are compared', async ({
  page,
  demo,
}) => {
  await openDemo(page, demo.studio)
  // The studio has no class that old: the answer about twelve weeks gets one, that about eight is its own.
  const slot = '9-1-06:00-0'
  await page.route('**/simulations/schedule', async (route) => {
    const { weeks, changes } = route.request().postDataJSON()
    if (weeks === 8) return route.continue()
    const isOld = (one: { slot: string }) => one.slot === slot
    const postData = { weeks, changes: changes.filter((one: { slot: string }) => !isOld(one)) }
    const response = await route.fetch({ postData })
    const answer = await response.json()
    const old = { ...answer.classes[0], slot, name: 'Dawn Flow', change: changes.find(isOld)?.kind ?? null }
    return route.fulfill({ response, json: { ...answer, classes: [...answer.classes, old] } })
  })
  await page.goto(`${demo.studio.localUrl}/manage/reports/what-if`)
  const lookBack = async (from: number, to: number) => {
    await page.getByRole('button', { name: new RegExp(`The last ${from} weeks`) }).click()
    await page.getByRole('option', { name: `The last ${to} weeks` }).click()
  }
  const notHeld = page.getByText('Not held', { exact: true })
  const waits = page.getByText(/One of your changes is for a class that wasn’t held in these weeks/)
  await lookBack(8, 12)
  for (const name of [/^Change Dawn Flow/, /^Change Morning Flow, Mon/]) {
    await page.getByRole('button', { name }).click()
    await dialog(page).getByRole('radio', { name: 'Don’t hold it' }).check({ force: true })
    await press(page, 'Compare')
  }
  await expect(notHeld).toHaveCount(2)
  await lookBack(12, 8)
  await expect(waits).toBeVisible()
  await expect(notHeld).toHaveCount(1)
  await expect(page.getByText('Dawn Flow')).toHaveCount(0)
  await expectAccessible(page, 'what if, with a change that waits')
  await picture(page, 'what-if-waits')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(notHeld).toHaveCount(0)
  await expect(waits).toBeVisible()
  await lookBack(8, 12)
  await expect(waits).toHaveCount(0)
  await expect(notHeld).toHaveCount(1)
  // Known figures are read again in the background.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

inNewStudio(
  'days of one’s own are typed: half a year is asked about nothing, and each field keeps its own',
  async ({ page, studio }) => {
    await openStudio(page, studio)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/reports/revenue?')) asked.push(request.url())
    })
    await page.goto(`${studio.localUrl}/manage/reports/revenue?when=own&from=2026-02-03&to=2026-02-10`)
    const part = (name: string) => page.getByRole('spinbutton', { name })
    await part('year, To').focus()
    await page.keyboard.type('2025')
    await expect(page).toHaveURL(/from=2025-02-10&to=2026-02-03/)
    await expect(part('year, To')).toHaveText('2025')
    await expect(part('year, From')).toHaveText('2026')
    await part('year, From').focus()
    await page.keyboard.type('2024')
    await expect(page).toHaveURL(/from=2024-02-03&to=2025-02-10/)
    await expect(page.getByText('3 Feb 2024 – 10 Feb 2025', { exact: false }).first()).toBeVisible()
    expect(asked.filter((url) => !/start_date=20\d\d-.*end_date=20\d\d-/.test(url))).toEqual([])
  },
)

inNewStudio('rules are compared where places are given to the waitlist at once', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('PUT', '/studio', { waitlist_confirm_minutes: 0 })
  await page.goto(`${studio.localUrl}/manage/reports/what-if?part=rules`)
  const minutes = page.getByRole('textbox', { name: 'Minutes to accept an offered spot' })
  await expect(minutes).toHaveValue('0')
  await page.getByRole('textbox', { name: /Free cancellation/ }).fill('48')
  const answered = page.waitForResponse('**/simulations/policy')
  await page.getByRole('button', { name: 'Compare' }).click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('textbox', { name: /Free cancellation/ })).toHaveValue('48')
  await expect(minutes).toHaveValue('0')
})
