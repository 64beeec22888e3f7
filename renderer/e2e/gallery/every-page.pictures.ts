import type { Browser } from '@playwright/test'
import { expect, signIn, type Page } from '../studio.ts'
import type { Ask } from '../pages/demo.ts'
import type { Row } from '../pages/row.ts'
import { takeAll } from './looks.ts'
import { states, type State, type StateName } from './states.ts'
import { hasOldStudio, test, type Opened } from './studios.ts'
import { visits, type Visit } from './visits.ts'

/** GALLERY_PAGES and GALLERY_STATES name parts of what to take, with commas between; without them all is taken. */
const asked = (variable: string, name: string) =>
  !process.env[variable] || process.env[variable].split(',').some((part) => name === part)

for (const visit of visits)
  for (const name of visit.states.filter((one) => asked('GALLERY_STATES', visit.who === 'nobody' ? 'denied' : one)))
    takeState(visit, name)

function takeState(visit: Visit, name: StateName): void {
  const state: State = states[name]
  const folder = visit.who === 'nobody' ? 'denied' : name
  for (const [route, row] of Object.entries(visit.pages).filter(([one]) => asked('GALLERY_PAGES', one)))
    test(`${visit.app}, ${visit.who}, ${folder}: ${route}`, async ({ browser, studios }) => {
      if (state.studio === 'old' && !hasOldStudio()) return
      const opened = await studios[state.studio]()
      const address = await addressOf(route, row, await opened.ask(visit.who === 'nobody' ? 'owner' : visit.who))
      // There is no such record in this studio.
      if (address === undefined) return
      const page = await arrive(browser, opened, visit)
      await state.arrange?.(page)
      await page.goto(doorOf(opened, visit) + address)
      await settle(page, name)
      await state.then?.(page)
      if (state.then) await page.waitForTimeout(600)
      await takeAll(page, `${visit.app}${route.replace(/\/$/, '/index')}.${visit.who}.${folder}`)
      await page.context().close()
    })
}

/** Where a page with a record of this studio is; a page without one is where its route says. */
async function addressOf(route: string, row: Row, ask: Ask): Promise<string | undefined> {
  try {
    return await row.address(ask)
  } catch {
    return route.includes(':') ? undefined : route
  }
}

const doorOf = ({ studio }: Opened, { app }: Visit) => (app === 'manager' ? studio.localUrl : studio.publicUrl)

const sessions = new Map<string, Promise<Awaited<ReturnType<typeof signedIn>>>>()

/** A browser of the visitor's, signed in where they have a login. */
async function arrive(browser: Browser, opened: Opened, visit: Visit): Promise<Page> {
  const options = { locale: 'en-GB', timezoneId: 'Europe/Madrid', colorScheme: 'light' } as const
  const login = opened.logins[visit.who]
  const key = `${doorOf(opened, visit)} ${visit.who}`
  if (login && !sessions.has(key)) sessions.set(key, signedIn(browser, opened, visit, login))
  const storageState = await sessions.get(key)
  const context = await browser.newContext({ ...options, ...(storageState && { storageState }) })
  return context.newPage()
}

async function signedIn(browser: Browser, opened: Opened, visit: Visit, login: { email: string; password: string }) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, doorOf(opened, visit) + (visit.app === 'manager' ? '/manage/login' : '/login'), login)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Waits until the page says what it has to say. */
async function settle(page: Page, name: StateName): Promise<void> {
  if (name === 'loading') return page.waitForTimeout(900)
  await expect(page.getByRole('heading').first()).toBeVisible()
  if (name !== 'error') await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
