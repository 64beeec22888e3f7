import type { Browser } from '@playwright/test'
import { addDays, localDate } from '../../../server/lib/time.ts'
import { expect, signIn, type Page, type RunningStudio } from '../studio.ts'
import type { Api } from './desk.ts'

export const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
export const LUCIA = { full_name: 'Lucía Roca', email: 'lucia@studio.example', password: 'sea-and-sand-8' }

/** A phone far west of the studio, which has to show the studio's time. */
const FAR_AWAY = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'America/Los_Angeles',
}

/** A phone in another timezone than the studio's. */
export const farPhone = async (browser: Browser): Promise<Page> => (await browser.newContext(FAR_AWAY)).newPage()

/** Sets a studio up with Mia in it, signed in on a phone; the API as the owner and as Mia may use it. */
export async function openPortal(browser: Browser, studio: RunningStudio) {
  const token = await studio.bootstrap()
  const registered = await studio.api<{ access_token: string; account: { id: number } }>(
    'POST',
    '/auth/register/client',
    MIA,
  )
  const page = await farPhone(browser)
  await signIn(page, `${studio.publicUrl}/login`, MIA)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const mine: Api = (method, path, body) => studio.api(method, path, body, registered.access_token)
  return { page, api, mine, mia: registered.account.id }
}

/** Every hour of every day, so that there is always a free time to come. */
export const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '00:00', end_time: '23:59' }))

/** A service that somebody can be booked for at any hour. */
export async function offer(api: Api, ...people: (typeof LUCIA)[]) {
  const service = await api('POST', '/appointment-services', {
    name: 'Private lesson',
    duration_minutes: 60,
    price: 40,
  })
  const instructors: number[] = []
  for (const person of people) {
    const { id } = await api('POST', '/instructors', person)
    await api('PUT', `/instructors/${id}/availability`, { windows: ALWAYS })
    instructors.push(id)
  }
  return { service, instructors }
}

/** Changes what the server answers to a read before the page gets it; gives the way back to the answers as they are. */
export async function answering(
  page: Page,
  read: RegExp,
  // oxlint-disable-next-line no-explicit-any
  change: (answer: any) => unknown,
): Promise<() => Promise<void>> {
  await page.route(read, async (route) => {
    // A connection kept from before may just have ended.
    const response = await route.fetch({ maxRetries: 3 })
    // An answer on its way when the answers become the true ones again is dropped.
    await route.fulfill({ response, json: change(await response.json()) }).catch(() => undefined)
  })
  return () => page.unroute(read)
}

/** The entry of a list, or the card, that names something; a toast is none of them. */
export const entry = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

/** An instant so many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** The studio's day at an instant. */
export const dayOf = (instant: string) => localDate(instant, 'Europe/Madrid')

/** The studio's day, so many days from now. */
export const dayFromNow = (days: number) => addDays(dayOf(inMinutes(0)), days)

/** Plans a class that begins at once and waits until it has: none can be planned in the past. */
export async function planBegun<Made>(plan: (starts_at: string) => Promise<Made>): Promise<Made> {
  for (let lead = 800; ; lead *= 2) {
    const starts = Date.now() + lead
    try {
      const made = await plan(new Date(starts).toISOString())
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, starts - Date.now()) + 50))
      return made
    } catch (error) {
      // On a slow computer the start may have passed before it was asked for.
      if (Date.now() < starts) throw error
    }
  }
}
