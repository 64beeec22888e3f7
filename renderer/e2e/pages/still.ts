import { expect, SLOWNESS } from '../studio.ts'
import { test } from './demo.ts'
import { toOpen, type Row } from './row.ts'
import { locale, sessionOf, type Size, type Visitor } from './visitors.ts'
import { print, shiftsOf, slowDown, watchShifts } from './weigh.ts'

/** Layout shift that nobody asked for, in all. */
const STILL = 0.05

/** None of the pages moves while it loads on a slow line. */
export function staysStill(
  who: string,
  pages: Record<string, Row>,
  visitor: Visitor,
  viewport: Size,
  signedIn = true,
): void {
  const rows = toOpen(pages)
  if (rows.length === 0) return
  test(`the pages of ${who} stay where they are on a slow line, ${viewport.width} px wide`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(300_000 * SLOWNESS)
    const storageState = signedIn ? await sessionOf(browser, demo, visitor) : undefined
    const ask = await demo.as(visitor.person)
    const found: { route: string; sum: number; of: string[] }[] = []
    for (const [route, row] of rows) {
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
    const table = found.map(({ route, sum }) => [route, sum.toFixed(3)])
    print(`Layout shift, ${who}, ${viewport.width} px`, ['page', 'shift'], table)
    const moving = found.filter(({ sum }) => sum > STILL)
    expect(moving.flatMap(({ route, sum, of }) => [`${route} moves by ${sum.toFixed(3)}`, ...of])).toEqual([])
  })
}
