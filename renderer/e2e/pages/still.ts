import { expect } from '../studio.ts'
import { test } from './demo.ts'
import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import type { Row } from './row.ts'
import { asClient, asInstructor, asOwner, locale, sessionOf, type Size, type Visitor } from './visitors.ts'
import { print, shiftsOf, slowDown, watchShifts } from './weigh.ts'

/** Layout shift that nobody asked for, in all. */
const STILL = 0.05

/** No page of the manager moves by itself while it loads. */
export function managerStaysStill(viewport: Size): void {
  staysStill('the manager’s doorstep', manager.outsidePages, asOwner, viewport, false)
  staysStill('the manager', manager.insidePages, asOwner, viewport)
}

/** Nor does one of the portal. */
export function portalStaysStill(viewport: Size): void {
  staysStill('the portal’s doorstep', portal.outsidePages, asClient, viewport, false)
  staysStill('who looks around', portal.strangersPages, asClient, viewport, false)
  staysStill('a client', portal.clientPages, asClient, viewport)
  staysStill('an instructor', portal.teachingPages, asInstructor, viewport)
}

function staysStill(who: string, pages: Record<string, Row>, visitor: Visitor, viewport: Size, signedIn = true): void {
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
