import { answering } from '../areas/door.ts'
import { expect, test, type Page } from '../studio.ts'
import { reads } from './read.ts'
import type { Visit } from './steps.ts'

/** An application that somebody is signed in to, and what was noted of it. */
export interface Opened {
  page: Page
  /** Where its pages begin. */
  url: string
  size: { width: number; height: number }
  codes: string[]
  asked: Set<string>
}

/**
 * Makes visits, one after the other, and holds what each page says. As a dialog closes, the focus takes a moment to find
 * its place: what is changed is read without it.
 */
export async function agree(
  visits: readonly Visit[],
  { page, url, size, codes, asked }: Opened,
  hasFocus = true,
): Promise<void> {
  const readings = visits.reduce((sum, [, , ...steps]) => sum + 1 + steps.length, 0)
  test.setTimeout(process.env['SAY'] ? 900_000 : Math.max(180_000, readings * 3000))
  const faults: unknown[] = []
  for (const [name, place, ...steps] of visits) {
    const { path, answers } = typeof place === 'string' ? { path: place, answers: {} } : place
    try {
      for (const [of, change] of Object.entries(answers))
        await answering(page, new RegExp(`/api/v1${of}(\\?|$)`), change)
      await page.setViewportSize(size)
      asked.clear()
      // What was read stays fresh for seconds: a busy computer must not make a page ask again.
      await page.clock.setFixedTime(Date.now())
      await page.goto(`${url}${path}`)
      if (name) await reads(page, name, codes, asked, hasFocus)
      for (const [then, ...does] of steps) {
        for (const step of does) await step(page)
        await reads(page, then, codes, asked, hasFocus)
      }
    } catch (error) {
      faults.push(`${name || path}: ${String(error)}`)
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
  expect(faults).toEqual([])
}
