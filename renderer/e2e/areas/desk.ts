import type { Browser, Locator } from '@playwright/test'
import { people } from '../pages/demo.ts'
import { expect, OWNER, signIn, type Page, type RunningStudio } from '../studio.ts'

/** Asks the API as the owner. The fields that a flow reads of an answer, it asserts. */
// oxlint-disable-next-line no-explicit-any
export type Api = <T = any>(method: string, path: string, body?: unknown) => Promise<T>

/** Sets a new studio up, signs its owner in, and gives the API as the owner may use it. */
export async function openStudio(page: Page, studio: RunningStudio): Promise<Api> {
  const token = await studio.bootstrap()
  await page.setViewportSize({ width: 1440, height: 900 })
  failsOnError(page)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return (method, path, body) => studio.api(method, path, body, token)
}

/** Signs the owner of the made-up studio in. */
export async function openDemo(page: Page, studio: RunningStudio): Promise<void> {
  failsOnError(page)
  await signIn(page, `${studio.localUrl}/manage/login`, people.owner)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** Adds a member of staff with a role, who signs in on a separate page. */
export async function openAs(browser: Browser, studio: RunningStudio, api: Api, role_id: number): Promise<Page> {
  const nil = { full_name: 'Nil Pons', email: 'nil@studio.example', password: 'nil-at-the-desk-4' }
  await api('POST', '/staff', { ...nil, role_id })
  const page = await (await browser.newContext()).newPage()
  await signIn(page, `${studio.localUrl}/manage/login`, nil)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return page
}

/** Gives the studio an address and a mail server (which takes nothing), so that clients may be invited. */
export async function mayInvite(api: Api): Promise<void> {
  await api('PUT', '/studio', { tunnel_url: 'https://studio.example' })
  const server = { host: '127.0.0.1', port: 1, security: 'none', from_email: 'desk@studio.example' }
  await api('PUT', '/studio/email', server)
}

/** Fails the test when a page throws something that nothing catches. */
export function failsOnError(page: Page): void {
  page.on('pageerror', (error) => {
    throw error
  })
}

/** The drawer, dialog or question that is open; a toast, which has no heading, is none of them. */
export const dialog = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ has: page.getByRole('heading') })
    .last()

/** Chooses an entry of a select in the open dialog. */
export async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await dialog(page).getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Presses a button of the open dialog, and waits until the dialog is gone. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await dialog(page).getByRole('button', { name }).last().click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Counts the presses on a page from now on, until it is loaded again; typing is none. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { presses: 0 }
    addEventListener('pointerdown', () => (counted.presses += 1), true)
    return counted
  })
  return () => counter.evaluate(({ presses }) => presses)
}

/** Holds up what a page sends while something is done and looked at; then it goes on. */
export async function whileHeld(page: Page, request: string, look: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>()
  const passed = Promise.withResolvers<void>()
  await page.route(request, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await held.promise
    await route.continue()
    passed.resolve()
  })
  await look()
  held.resolve()
  await passed.promise
  await page.unroute(request)
}

/** Presses a button whose request is held up: meanwhile it can't be pressed again. Then the request goes on. */
export const pressHeld = (page: Page, button: Locator, request: string): Promise<void> =>
  whileHeld(page, request, async () => {
    await button.click()
    await expect(button).toBeDisabled()
  })

/** Chooses an entry of the menu behind a button. */
export async function fromMenu(page: Page, button: string | RegExp, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The row of a list that names something. */
export const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

/** A row of a list whose rows are no table's. */
export const listed = (page: Page, text: string | RegExp) => page.getByRole('article').filter({ hasText: text })
