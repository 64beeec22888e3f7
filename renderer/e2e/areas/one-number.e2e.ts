import { test } from '../pages/demo.ts'
import { expect, expectAccessible, type Page } from '../studio.ts'
import { openDemo } from './desk.ts'

const DAYS = '?when=last_12'

/** Each figure of the overview with the pages that say it, and what they call it. */
const SAID: [overview: string, pages: [path: string, label: string][]][] = [
  ['Revenue', [['revenue', 'Revenue']]],
  ['Recurring per month', [['memberships', 'Recurring per month']]],
  ['Subscriptions', [['memberships', 'Subscriptions']]],
  [
    'Visits',
    [
      ['attendance', 'Checked in'],
      ['classes', 'Checked in'],
      ['instructors', 'Checked in'],
    ],
  ],
  [
    'Occupancy',
    [
      ['attendance', 'Occupancy'],
      ['classes', 'Occupancy'],
    ],
  ],
  ['No-shows', [['attendance', 'No-show rate']]],
]

/** Returns a card's text: its figure and the former one. */
async function said(page: Page, label: string): Promise<string> {
  const card = page
    .getByRole('main')
    .locator('p', { hasText: new RegExp(`^${label}$`) })
    .first()
    .locator('..')
  await expect(card).toContainText(/\d/)
  const [value, ...rest] = (await card.locator('p').allInnerTexts()).slice(1)
  return `${value} ${/before:\s*\S+/.exec(rest.join(' '))?.[0] ?? ''}`
}

test('a figure is the same on every page, and so is the one before it', async ({ page, demo: { studio } }) => {
  await openDemo(page, studio)
  await page.goto(`${studio.localUrl}/manage/reports${DAYS}`)
  const overview = new Map<string, string>()
  for (const [label] of SAID) overview.set(label, await said(page, label))
  for (const path of new Set(SAID.flatMap(([, pages]) => pages.map(([of]) => of)))) {
    await page.goto(`${studio.localUrl}/manage/reports/${path}${DAYS}`)
    for (const [label, pages] of SAID)
      for (const [of, own] of pages)
        if (of === path) expect(await said(page, own), `${label} on ${path}`).toBe(overview.get(label))
  }
})

test('a bar says its figures, and leads to the report of its days', async ({ page, demo: { studio } }) => {
  await openDemo(page, studio)
  await page.goto(`${studio.localUrl}/manage/reports/attendance?when=last_month`)
  const chart = page.getByRole('toolbar', { name: 'Attendance by day' })
  const bars = chart.getByRole('link')
  await bars.first().focus()
  await page.keyboard.press('ArrowRight')
  const name = (await bars.nth(1).getAttribute('aria-label'))!
  await expect(bars.nth(1)).toBeFocused()
  await expect(page.getByRole('main')).toContainText(name.split(':')[0]!)
  await expectAccessible(page, 'a report with a bar that is pointed at')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/when=own&from=(\d{4}-\d\d-02)&to=\1$/)
})
