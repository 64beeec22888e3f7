import type { Page, Route } from '@playwright/test'
import type { Which } from './studios.ts'

/** A state that a page can be in, and what brings it about. */
export interface State {
  studio: Which
  /** Called when the visitor has signed in, before the page is opened. */
  arrange?: (page: Page) => Promise<unknown>
  /** Called when the page stands. */
  then?: (page: Page) => Promise<void>
}

/** Requests of every page's frame, which are answered even when the page's own are not. */
const FRAME = /\/api\/v1\/(auth|studio\/(settings|profile|license)|widget\/[^/]+\/pictures|changes|storage|health)/

const own =
  (answer: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<unknown> =>
    page.route('**/api/v1/**', (route) => (FRAME.test(route.request().url()) ? route.continue() : answer(route)))

const FAULT = {
  type: 'about:blank',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on the studio’s computer. Nothing was changed.',
  code: 'INTERNAL_ERROR',
  request_id: '0123456789abcdef',
}

/** Every state, by its name. A person who may not see a page is a separate visitor (`visits.ts`). */
export const states = {
  full: { studio: 'full' },
  empty: { studio: 'new' },
  much: { studio: 'old' },
  loading: { studio: 'full', arrange: own(() => new Promise(() => {})) },
  error: {
    studio: 'full',
    arrange: own((route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(FAULT) }),
    ),
  },
  gone: { studio: 'full', arrange: own((route) => route.abort('connectionrefused')) },
  offline: { studio: 'full', then: openAgainOffline },
} satisfies Record<string, State>

export type StateName = keyof typeof states

/** The page is opened once more where there is no line: what the device has kept of it is all there is. */
async function openAgainOffline(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker?.ready)
  await page.context().setOffline(true)
  await page.reload()
}
