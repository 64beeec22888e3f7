import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, expectAccessible, expectReadable, picture, signIn, type Page } from '../studio.ts'
import { people, test, type Ask, type Demo } from './demo.ts'
import * as manager from './manager-pages.ts'
import { managerParts } from './manager-parts.ts'
import * as portal from './portal-pages.ts'
import type { Row } from './row.ts'
import { place, say } from './shown.ts'

const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'America/Los_Angeles' }
const phone = { ...desk, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** As many rows as one test opens, so that those of one table run side by side. */
const AT_ONCE = 9

/** PAGES names the routes to open, with commas between; without it every page is opened. */
const wanted = process.env['PAGES']?.split(',')

interface Visit {
  door: 'localUrl' | 'publicUrl'
  device: typeof desk
  person: keyof typeof people
  /** Where the person signs in; without it nobody does. */
  login?: string
}

const asOwner = { door: 'localUrl', device: desk, person: 'owner', login: '/manage/login' } as const
const asClient = { door: 'publicUrl', device: phone, person: 'client', login: '/login' } as const

visitAll('the manager’s doorstep', manager.outsidePages, { ...asOwner, login: undefined })
visitAll('the manager', manager.insidePages, asOwner)
visitAll('the manager’s parts', managerParts, asOwner)
visitAll('the portal’s doorstep', portal.outsidePages, { ...asClient, login: undefined })
visitAll('who looks around', portal.strangersPages, { ...asClient, login: undefined })
visitAll('a client', portal.clientPages, asClient)
visitAll('an instructor', portal.teachingPages, { ...asClient, person: 'instructor' })

for (const [app, rows] of [
  ['manager', { ...manager.outsidePages, ...manager.insidePages }],
  ['portal', { ...portal.outsidePages, ...portal.strangersPages, ...portal.clientPages, ...portal.teachingPages }],
] as const) {
  test(`every page of the ${app} has its row here`, () => {
    const routes = readFileSync(join(import.meta.dirname, `../../${app}/routes.ts`), 'utf8')
    const pages = [...routes.matchAll(/^ {2}'([^']+)': \(\) => import/gm)].map(([, route]) => route)
    expect(pages.length).toBeGreaterThan(10)
    expect(new Set(Object.keys(rows))).toEqual(new Set(pages))
  })
}

function visitAll(who: string, rows: Record<string, Row>, visit: Visit): void {
  const all = Object.entries(rows).filter(([route]) => !wanted || wanted.includes(route))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    test(`${who} reads ${some[0]![0]} to ${some.at(-1)![0]}, by day and by night`, async ({ browser, demo }) => {
      test.setTimeout(180_000)
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
