import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { convertIcsCalendar } from 'ts-ics'
import { overflow } from '../phone.ts'
import { expect, expectAccessible, test, type Page, type RunningStudio } from '../studio.ts'
import { dayFromNow, openPortal } from './door.ts'

interface Planned {
  id: number
  starts_at: string
}

/** Two kinds of classes: one on the day after tomorrow, beside another of that day, and one a week later. */
async function planWeek(api: Awaited<ReturnType<typeof openPortal>>['api']) {
  const kind = async (name: string) => (await api<{ id: number }>('POST', '/class-templates', { name })).id
  const [flow, yin] = [await kind('Flow'), await kind('Yin')]
  const plan = (template_id: number, days: number, time: string) =>
    api<Planned>('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(days)}T${time}` })
  return { flow: await plan(flow, 2, '09:00'), yin: await plan(yin, 2, '18:00'), later: await plan(yin, 9, '18:00') }
}

async function laptop(browser: Browser, from: Page): Promise<Page> {
  const storageState = await from.context().storageState()
  const options = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', storageState }
  return (await browser.newContext(options)).newPage()
}

const week = (page: Page) => page.getByRole('region', { name: 'The week at a glance' })

async function openWide(browser: Browser, studio: RunningStudio) {
  const { page: phone, api, mine, mia } = await openPortal(browser, studio)
  const classes = await planWeek(api)
  const { id } = await api<{ id: number }>('POST', '/membership-types', {
    name: 'All month',
    type: 'time_pass',
    price: 90,
    unlimited: true,
    validity_days: 30,
  })
  await api('POST', '/memberships', { client_id: mia, membership_type_id: id, starts_at: dayFromNow(0) })
  return { classes, mine, phone, page: await laptop(browser, phone) }
}

test('on a laptop the week stands below the day, what is booked beside it, and a day’s head leads to it', async ({
  browser,
  studio,
}) => {
  const { page, phone, mine, classes } = await openWide(browser, studio)
  await mine('POST', '/bookings', { scheduled_class_id: classes.flow.id })
  await page.goto(studio.publicUrl)
  await expect(week(page).getByRole('link')).toHaveText(['Flow', 'Yin'])
  await expect(week(page).getByRole('listitem').filter({ hasText: 'Flow' })).toContainText('Booked')
  const beside = page.getByRole('complementary')
  await expect(beside.getByRole('listitem').filter({ hasText: 'Flow' })).toContainText('09:00')
  await expectAccessible(page, 'the timetable with its week')
  await week(page).getByRole('button').nth(2).click()
  await expect(page).toHaveURL(new RegExp(`day=${dayFromNow(2)}`))
  await expect(page.getByRole('button', { name: /^Book Yin/ })).toBeVisible()

  // The next seven days have what is later.
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(9)}`)
  await expect(week(page).getByRole('link')).toHaveText(['Yin'])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await phone.goto(studio.publicUrl)
  await expect(phone.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(week(phone)).toBeHidden()
})

test('a class can be shared, its day’s others are near, and a booked one goes into the calendar', async ({
  browser,
  studio,
}) => {
  const { page, mine, classes } = await openWide(browser, studio)
  await page.goto(`${studio.publicUrl}/classes/${classes.flow.id}`)
  await expect(page.getByRole('link', { name: /^Yin/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${studio.publicUrl}/classes/${classes.flow.id}`,
  )
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden()
  await page.getByRole('button', { name: /^Book Flow/ }).click()
  await expect(page.getByText('You’re booked')).toBeVisible()
  const [booking] = (await mine<{ items: { id: number }[] }>('GET', '/bookings?upcoming=true')).items

  // Without a connection too.
  await page.context().setOffline(true)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const { events } = convertIcsCalendar(undefined, readFileSync(await (await downloading).path(), 'utf8'))
  const entry = events![0]!
  expect(entry.summary).toBe('Flow')
  expect(entry.uid).toMatch(new RegExp(`^booking-${booking!.id}@`))
  expect(entry.start.date.toISOString()).toBe(classes.flow.starts_at)
})

test('on the home screen the icon counts what waits for an answer', async ({ browser, studio }) => {
  const { page, api } = await openPortal(browser, studio)
  await api('POST', '/waivers', { title: 'House rules', body: 'Shoes off.', requires_before_booking: true })
  await page.addInitScript(() => {
    const counted: (number | undefined)[] = []
    // As opened from there: the browser of the tests has no home screen.
    const asked = matchMedia.bind(window)
    const as = (query: string) => asked(query.includes('standalone') ? 'all' : query)
    Object.assign(window, { counted, matchMedia: as })
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count?: number) => void counted.push(count),
      clearAppBadge: async () => void counted.push(0),
    })
  })
  await page.reload()
  const last = () => page.evaluate(() => (window as unknown as { counted: number[] }).counted.at(-1))
  await expect.poll(last).toBe(1)
})
