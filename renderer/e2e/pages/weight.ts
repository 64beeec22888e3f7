import { expect } from '../studio.ts'
import { test, type Ask } from './demo.ts'
import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import { place, say } from './shown.ts'
import { asClient, asOwner, locale, sessionOf, sizes } from './visitors.ts'
import { scales, type Fetched, type Weight } from './scales.ts'
import { print } from './weigh.ts'

/** The pages that somebody may see first, with nothing kept from before. */
export const firstPages = [
  { page: 'the portal for a stranger', ...asClient, row: portal.strangersPages['/']!, at: '/', stranger: true },
  { page: 'the portal for a client', ...asClient, row: portal.clientPages['/']!, at: '/' },
  { page: 'the portal on its fullest day', ...asClient, row: portal.clientPages['/']!, at: fullestDay, more: 2 },
  { page: 'the manager’s Today', ...asOwner, row: manager.insidePages['/manage']!, at: '/manage' },
] as const

/** For the portal without the answers about single classes: their number depends on the day. */
const LIMITS = { publicUrl: { requests: 11, kB: 123.5 }, localUrl: { requests: 25, kB: 250 } }
/** The limit of an answer about one class: may the client book it? */
const CLASS_KB = 1
/** The studio's pictures come when the page can be used already: a cover, a logo, one for each kind of class in sight. */
const PICTURES = { requests: 8, kB: 46 }

/** Opening a first page costs no more than its limit. */
export function weighsLittle({ page: name, row, at, ...visitor }: (typeof firstPages)[number]): void {
  const { requests } = LIMITS[visitor.door]
  // Of a day with more classes, more is asked: whether each may be booked.
  const kB = LIMITS[visitor.door].kB + ('more' in visitor ? visitor.more : 0)
  test(`${name}: at most ${requests} requests and ${kB} kB`, async ({ browser, demo }) => {
    const storageState = 'stranger' in visitor ? undefined : await sessionOf(browser, demo, visitor)
    for (const viewport of Object.values(sizes)) {
      const { page, weight, close } = await scales(browser, { ...locale, viewport, storageState })
      const ask = await demo.as(visitor.person)
      await page.goto(demo.studio[visitor.door] + (typeof at === 'string' ? at : await at(ask)))
      for (const shown of await row.shows(ask)) await expect(place(page, shown), say(shown)).toBeVisible()
      const found = await weight()
      printWeight(`${name}, ${viewport.width} px`, found)
      const classes = found.fetched.filter(({ path }) => path.endsWith('/eligibility'))
      expectAtMost(`${name}, its classes`, classes, { requests: classes.length, kB: classes.length * CLASS_KB })
      const others = found.fetched.filter((one) => !classes.includes(one))
      expectLight(name, others, { requests, kB })
      await close()
    }
  })
}

/** Holds what a page fetched against its limit, and the pictures among it against theirs. */
export function expectLight(what: string, fetched: readonly Fetched[], limit: { requests: number; kB: number }): void {
  const isPicture = ({ path }: Fetched) => path.includes('/pictures/')
  expectAtMost(`${what}, pictures`, fetched.filter(isPicture), PICTURES)
  expectAtMost(
    what,
    fetched.filter((one) => !isPicture(one)),
    limit,
  )
}

/** Fails the test, once it is through, where pages fetched more than they may. */
function expectAtMost(what: string, fetched: readonly Fetched[], limit: { requests: number; kB: number }): void {
  const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0)
  expect.soft(fetched.length, `${what}: requests`).toBeLessThanOrEqual(limit.requests)
  expect.soft(bytes / 1000, `${what}: kB`).toBeLessThanOrEqual(limit.kB)
}

/** The day of the coming week with the most classes: for each the client hears whether they may book it. */
async function fullestDay(ask: Ask): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const classes: { starts_at: string }[] = await ask(`/scheduled-classes?start_date=${day(1)}&end_date=${day(7)}`)
  const days = Map.groupBy(classes, ({ starts_at }) => starts_at.slice(0, 10))
  return `/?day=${[...days].sort(([, one], [, other]) => other.length - one.length)[0]![0]}`
}

/** Prints each request with what it weighs. */
export function printWeight(title: string, { fetched, requests, bytes }: Weight): void {
  const rows = fetched.map(({ kind, path, bytes: own }) => [kind, path, own])
  print(title, ['kind', 'request', 'bytes'], [...rows, ['', `${requests} requests`, bytes]])
}
