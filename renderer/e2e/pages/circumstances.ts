import { overflow } from '../phone.ts'
import { expect, type Page, SLOWNESS } from '../studio.ts'
import { test } from './demo.ts'
import { toOpen, type Row } from './row.ts'
import { locale, sessionOf, type Visitor } from './visitors.ts'

/** A window of 1280 by 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** No page loses anything when it is zoomed, read from right to left, in forced colours or without motion. */
export function holdsInCircumstances(who: string, pages: Record<string, Row>, visitor: Visitor, signedIn = true): void {
  const rows = toOpen(pages)
  if (rows.length === 0) return
  test(`${who}: zoomed to 400 %, from right to left, in forced colours, without motion`, async ({ browser, demo }) => {
    test.setTimeout(300_000 * SLOWNESS)
    const storageState = signedIn ? await sessionOf(browser, demo, visitor) : undefined
    const ask = await demo.as(visitor.person)
    const context = await browser.newContext({ ...locale, viewport: ZOOMED, storageState, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults: string[] = []
    for (const [route, row] of rows) {
      await page.goto(demo.studio[visitor.door] + (await row.address(ask)))
      await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible()
      await page.waitForLoadState('networkidle')
      const found = { ...(await tooWide(page)), ...(await unseenInForcedColours(page)), ...(await moving(page)) }
      for (const [what, of] of Object.entries(found))
        if (of.length > 0) faults.push(`${route}, ${what}: ${of.join(' | ')}`)
    }
    expect(faults).toEqual([])
    await context.close()
  })
}

/** Finds content that has to be scrolled sideways, in the direction of the language and against it. */
async function tooWide(page: Page): Promise<Record<string, string[]>> {
  const of = async () => ((await overflow(page)) > 0 ? [`${await overflow(page)} px too wide`] : [])
  const zoomed = await of()
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const turned = await of()
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  return { zoomed, turned }
}

/** Finds chosen or current items that only their background marks: where backgrounds are not drawn, something else must. */
async function unseenInForcedColours(page: Page): Promise<Record<string, string[]>> {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await page.evaluate(() => {
    const CHOSEN =
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true], [aria-pressed=true]'
    const look = (one: Element) => {
      const {
        color,
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
      } = getComputedStyle(one)
      return [
        color,
        backgroundColor,
        borderColor,
        borderWidth,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
      ].join()
    }
    return [...document.querySelectorAll(CHOSEN)].flatMap((one) => {
      const others = [...document.querySelectorAll(one.tagName)].filter(
        (other) =>
          other.className &&
          other.parentElement?.parentElement === one.parentElement?.parentElement &&
          !other.matches(CHOSEN),
      )
      const isTold = others.length === 0 || others.some((other) => look(other) !== look(one))
      return isTold ? [] : [one.outerHTML.slice(0, 120)]
    })
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return { 'in forced colours': unseen }
}

/** Finds content that keeps moving for a reader who asked for no motion. */
async function moving(page: Page): Promise<Record<string, string[]>> {
  const found = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
      .map(({ effect }) => ((effect as KeyframeEffect).target as Element | null)?.outerHTML.slice(0, 120) ?? '?'),
  )
  return { moving: found }
}
