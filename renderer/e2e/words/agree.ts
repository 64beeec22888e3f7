import { answering } from '../areas/door.ts'
import type { Page } from '../studio.ts'
import { reads } from './read.ts'
import type { Visit } from './steps.ts'
import { mayTake } from './test.ts'

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
 * Makes visits, one after the other, and holds what each page says against a file of `readings/`. As a dialog closes, the focus
 * takes a moment to find its place: what is changed is read without it.
 */
export async function agree(
  file: string,
  visits: readonly Visit[],
  { page, url, size, codes, asked }: Opened,
  hasFocus = true,
): Promise<void> {
  const readings = visits.reduce((sum, [, , ...steps]) => sum + 1 + steps.length, 0)
  mayTake(Math.max(180_000, readings * 3000))
  const options = { file, codes, asked, hasFocus }
  const faults: string[] = []
  for (const [name, place, ...steps] of visits) {
    const { path, answers } = typeof place === 'string' ? { path: place, answers: {} } : place
    try {
      for (const [of, change] of Object.entries(answers))
        await answering(page, new RegExp(`/api/v1${of}(\\?|$)`), change)
      await page.setViewportSize(size)
      // The page that was open before asks nothing more from here on.
      await page.goto('about:blank')
      asked.clear()
      // Read data stays fresh for seconds: a busy computer must not make a page ask again.
      await page.clock.setFixedTime(Date.now())
      await page.goto(`${url}${path}`)
      if (name) await reads(page, name, options)
      for (const [then, ...does] of steps) {
        for (const step of does) await step(page)
        await reads(page, then, options)
      }
    } catch (error) {
      faults.push(`${name || path}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}
