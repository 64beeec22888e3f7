import type { Browser } from '@playwright/test'
import { expect, signIn } from '../studio.ts'
import { people, test, type Ask, type Demo } from './demo.ts'
import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import type { Row } from './row.ts'
import { place, say } from './shown.ts'
import { print, scales, shiftsOf, slowDown, watchShifts, type Weight } from './weigh.ts'

const locale = { locale: 'en-GB', timezoneId: 'America/Los_Angeles' }
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const asOwner = { door: 'localUrl', person: 'owner', login: '/manage/login' } as const
const asClient = { door: 'publicUrl', person: 'client', login: '/login' } as const
const asInstructor = { ...asClient, person: 'instructor' } as const
type Visitor = typeof asOwner | typeof asClient | typeof asInstructor

/** The page that somebody sees first, with nothing kept from before. */
const first = [
  { page: 'the portal for a stranger', ...asClient, row: portal.outsidePages['/login']!, at: '/', stranger: true },
  { page: 'the portal for a client', ...asClient, row: portal.clientPages['/']!, at: '/' },
  { page: 'the portal on its fullest day', ...asClient, row: portal.clientPages['/']!, at: fullestDay },
  { page: 'the manager’s Today', ...asOwner, row: manager.insidePages['/manage']!, at: '/manage' },
] as const

const LIMITS = { publicUrl: { requests: 15, kB: 110 }, localUrl: { requests: 25, kB: 250 } }

/** Layout shift that nobody asked for, in all. */
const STILL = 0.05

for (const { page: name, row, at, ...visitor } of first) {
  const { requests, kB } = LIMITS[visitor.door]
  test(`${name}: at most ${requests} requests and ${kB} kB`, async ({ browser, demo }) => {
    const storageState = 'stranger' in visitor ? undefined : await sessionOf(browser, demo, visitor)
    for (const viewport of sizes) {
      const { page, weight, close } = await scales(browser, { ...locale, viewport, storageState })
      const ask = await demo.as(visitor.person)
      await page.goto(demo.studio[visitor.door] + (typeof at === 'string' ? at : await at(ask)))
      for (const shown of await row.shows(ask)) await expect(place(page, shown), say(shown)).toBeVisible()
      const found = await weight()
      printWeight(`${name}, ${viewport.width} px`, found)
      expect.soft(found.requests, `${name}: requests`).toBeLessThanOrEqual(requests)
      expect.soft(found.bytes / 1000, `${name}: kB`).toBeLessThanOrEqual(kB)
      await close()
    }
  })
}

staysStill('the manager’s doorstep', manager.outsidePages, asOwner, false)
staysStill('the manager', manager.insidePages, asOwner)
staysStill('the portal’s doorstep', portal.outsidePages, asClient, false)
staysStill('a client', portal.clientPages, asClient)
staysStill('an instructor', portal.teachingPages, asInstructor)

function staysStill(who: string, pages: Record<string, Row>, visitor: Visitor, signedIn = true): void {
  for (const viewport of sizes) {
    test(`the pages of ${who} stay where they are on a slow line, ${viewport.width} px wide`, async ({
      browser,
      demo,
    }) => {
      test.setTimeout(300_000)
      const storageState = signedIn ? await sessionOf(browser, demo, visitor) : undefined
      const ask = await demo.as(visitor.person)
      const found: { route: string; sum: number; of: string[] }[] = []
      for (const [route, row] of Object.entries(pages)) {
        const context = await browser.newContext({ ...locale, viewport, storageState })
        const page = await context.newPage()
        await watchShifts(page)
        await slowDown(page)
        await page.goto(demo.studio[visitor.door] + (await row.address(ask)))
        await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.locator('[aria-busy=true]'), route).toHaveCount(0)
        found.push({ route, ...(await shiftsOf(page)) })
        await context.close()
      }
      const rows = found.map(({ route, sum }) => [route, sum.toFixed(3)])
      print(`Layout shift, ${who}, ${viewport.width} px`, ['page', 'shift'], rows)
      const moving = found.filter(({ sum }) => sum > STILL)
      expect(moving.flatMap(({ route, sum, of }) => [`${route} moves by ${sum.toFixed(3)}`, ...of])).toEqual([])
    })
  }
}

/** The day of the coming week with the most classes: for each the client hears whether they may book it. */
async function fullestDay(ask: Ask): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const classes: { starts_at: string }[] = await ask(`/scheduled-classes?start_date=${day(1)}&end_date=${day(7)}`)
  const days = Map.groupBy(classes, ({ starts_at }) => starts_at.slice(0, 10))
  return `/?day=${[...days].sort(([, one], [, other]) => other.length - one.length)[0]![0]}`
}

/** What a browser keeps of signing in, and nothing else. */
async function sessionOf(browser: Browser, { studio }: Demo, { door, person, login }: Visitor) {
  const context = await browser.newContext(locale)
  const page = await context.newPage()
  await signIn(page, studio[door] + login, people[person])
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}

function printWeight(title: string, { fetched, requests, bytes }: Weight): void {
  const rows = fetched.map(({ kind, path, bytes: own }) => [kind, path, own])
  print(title, ['kind', 'request', 'bytes'], [...rows, ['', `${requests} requests`, bytes]])
}
