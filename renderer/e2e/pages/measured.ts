import { expect, SLOWNESS } from '../studio.ts'
import { test } from './demo.ts'
import { layoutFaults } from './measure.ts'
import { toOpen, type Row } from './row.ts'
import { locale, sessionOf, type Visitor } from './visitors.ts'

const WIDTHS = [1440, 1280, 768, 390, 320]
const LANGUAGES = ['en-GB', 'de-DE', 'fr-FR']
/** As many pages as one test opens, so that those of one table run side by side. */
const AT_ONCE = 12

/** On every page, at five widths and in three languages, nothing overlaps and nothing is cut while there is space. */
export function everyPageFits(who: string, pages: Record<string, Row>, visitor: Visitor, signedIn = true): void {
  const all = toOpen(pages)
  for (const language of LANGUAGES)
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE)
      test(`${who}: ${some[0]![0]} to ${some.at(-1)![0]} fit in ${language}`, async ({ browser, demo }) => {
        test.setTimeout(300_000 * SLOWNESS)
        const storageState = signedIn ? await sessionOf(browser, demo, visitor) : undefined
        const ask = await demo.as(visitor.person)
        const context = await browser.newContext({ ...locale, locale: language, storageState, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const faults: string[] = []
        for (const [route, row] of some) {
          await page.goto(demo.studio[visitor.door] + (await row.address(ask)))
          await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible()
          await page.waitForLoadState('networkidle')
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
            // A page that measures itself draws once more after its window has changed.
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
            for (const fault of await layoutFaults(page)) faults.push(`${route} at ${width}: ${fault}`)
          }
        }
        expect(faults).toEqual([])
        await context.close()
      })
    }
}
