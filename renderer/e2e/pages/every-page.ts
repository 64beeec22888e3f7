import type { Browser } from '@playwright/test'
import { expect, expectAccessible, expectReadable, picture, signIn, type Page, SLOWNESS } from '../studio.ts'
import { people, test, type Ask, type Demo } from './demo.ts'
import { toOpen, type Row } from './row.ts'
import { place, say } from './shown.ts'

const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'America/Los_Angeles' }
const phone = { ...desk, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** As many rows as one test opens, so that those of one table run side by side. */
const AT_ONCE = 9

interface Visit {
  door: 'localUrl' | 'publicUrl'
  device: typeof desk
  person: keyof typeof people
  /** Where the person signs in; without it nobody does. */
  login?: string
}

export const asOwner = { door: 'localUrl', device: desk, person: 'owner', login: '/manage/login' } as const
export const asClient = { door: 'publicUrl', device: phone, person: 'client', login: '/login' } as const

/** Opens pages as their visitor does, holds what they show against the API and against WCAG, by day and by night. */
export function everyPageReads(who: string, rows: Record<string, Row>, visit: Visit): void {
  const all = toOpen(rows)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    test(`${who} reads ${some[0]![0]} to ${some.at(-1)![0]}, by day and by night`, async ({ browser, demo }) => {
      test.setTimeout(180_000 * SLOWNESS)
      const page = await arrive(browser, demo, visit)
      const ask = await demo.as(visit.person)
      for (const [route, row] of some) await read(page, demo.studio[visit.door], route, row, ask)
      await page.context().close()
    })
  }
}

async function arrive(browser: Browser, { studio }: Demo, { door, device, person, login }: Visit): Promise<Page> {
  const page = await (await browser.newContext({ ...device, colorScheme: 'light' })).newPage()
  if (!login) return page
  await signIn(page, studio[door] + login, people[person])
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return page
}

async function read(page: Page, base: string, route: string, row: Row, ask: Ask): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(base + (await row.address(ask)))
  for (const shown of await row.shows(ask)) await expect(place(page, shown), `${route}: ${say(shown)}`).toBeVisible()
  if (route.startsWith('/manage'))
    expect(await page.title(), `${route}: the window names the page and the studio`).toMatch(/\S · \S/)
  await expectAccessible(page, `${route}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page, `${route}, dark`)
  await picture(page, `page${route.replaceAll(/[/:?=]+/g, '-')}`)
}
