import type { Browser } from '@playwright/test'
import type { Ask } from '../pages/demo.ts'
import type { Row } from '../pages/row.ts'
import { expect, signIn, type Page } from '../studio.ts'
import { states, type State, type StateName } from './states.ts'
import { hasOldStudio, type Opened, type Which } from './studios.ts'
import type { Visit } from './visits.ts'

export type Who = Pick<Visit, 'app' | 'who'>
export type Studios = Record<Which, () => Promise<Opened>>

/** Milliseconds after which the content beside the timetable has come. */
const LATER = 2000

/** Opens a page as a visitor finds it in a state, in a separate browser; undefined if that studio has no such record. */
export async function openIn(
  name: StateName,
  browser: Browser,
  studios: Studios,
  { visit, route, row }: { visit: Who; route: string; row: Row },
): Promise<Page | undefined> {
  const state: State = states[name]
  if (state.studio === 'old' && !hasOldStudio()) return undefined
  const opened = await studios[state.studio]()
  const address = await addressOf(route, row, await opened.ask(visit.who === 'nobody' ? 'owner' : visit.who))
  if (address === undefined) return undefined
  const page = await arrive(browser, opened, visit)
  await state.arrange?.(page)
  await page.goto(doorOf(opened, visit) + address)
  await settle(page, name)
  if (visit.app === 'portal' && /^\/($|\?)/.test(address)) await page.waitForTimeout(LATER)
  if (state.then) {
    await state.then(page)
    await page.waitForTimeout(600)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  return page
}

/** Where a page with a record of this studio is; a page without one is where its route says. */
async function addressOf(route: string, row: Row, ask: Ask): Promise<string | undefined> {
  try {
    return await row.address(ask)
  } catch {
    return route.includes(':') ? undefined : route
  }
}

const doorOf = ({ studio }: Opened, { app }: Who) => (app === 'manager' ? studio.localUrl : studio.publicUrl)

const sessions = new Map<string, Promise<Awaited<ReturnType<typeof signedIn>>>>()

/** A browser of the visitor's, signed in where they have a login. */
async function arrive(browser: Browser, opened: Opened, visit: Who): Promise<Page> {
  const options = { locale: 'en-GB', timezoneId: 'Europe/Madrid', colorScheme: 'light' } as const
  const login = opened.logins[visit.who]
  const key = `${doorOf(opened, visit)} ${visit.who}`
  if (login && !sessions.has(key)) sessions.set(key, signedIn(browser, opened, visit, login))
  const storageState = await sessions.get(key)
  const context = await browser.newContext({ ...options, ...(storageState && { storageState }) })
  return context.newPage()
}

async function signedIn(browser: Browser, opened: Opened, visit: Who, login: { email: string; password: string }) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, doorOf(opened, visit) + (visit.app === 'manager' ? '/manage/login' : '/login'), login)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Milliseconds in which a page has asked for all it needs. */
const AT_MOST = 20_000

/** Waits until the page says what it has to say. */
async function settle(page: Page, name: StateName): Promise<void> {
  if (name === 'loading') return page.waitForTimeout(900)
  await expect(page.getByRole('heading').first()).toBeVisible()
  // Where nothing is answered it is asked again and again.
  // And the line for news stays open: on a busy computer it is there before all else is.
  if (name !== 'error' && name !== 'gone')
    await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(AT_MOST)])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
