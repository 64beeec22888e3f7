import type { Browser } from '@playwright/test'
import { failsOnError } from '../areas/desk.ts'
import { test as base, expect, OWNER, signIn, withStudio, type Page } from '../studio.ts'
import { furnish } from './furnish.ts'
import { readFrom, reads } from './read.ts'
import type { Visit } from './steps.ts'
import { changes } from './visits/changes.ts'
import { creations } from './visits/creations.ts'
import { papers } from './visits/papers.ts'
import { people } from './visits/people.ts'
import { selling } from './visits/selling.ts'
import { timetable } from './visits/timetable.ts'

const DESK = { width: 1440, height: 900 }

interface Opened {
  page: Page
  url: string
  codes: string[]
  asked: Set<string>
}

async function open({ browser }: { browser: Browser }, visit: (opened: Opened) => Promise<void>): Promise<void> {
  await withStudio(async (studio) => {
    const token = await furnish(studio)
    const cards = await studio.api<{ items: { code_last4: string }[] }>('GET', '/gift-cards', undefined, token)
    const size = { viewport: DESK }
    const page = await (await browser.newContext({ ...size, locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
    failsOnError(page)
    await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto('about:blank')
    const codes = cards.items.map(({ code_last4 }) => code_last4)
    await visit({ page, url: studio.localUrl, codes, asked: readFrom(page) })
    await page.context().close()
  })
}

/** A studio that is only looked at is furnished once; one that is changed, for each test. */
const test = base.extend<{ fresh: Opened }, { opened: Opened }>({
  opened: [open, { scope: 'worker', timeout: 120_000 }],
  fresh: open,
})

for (const [area, pages] of Object.entries({ selling, people, papers, timetable }))
  test(`all that the pages of ${area} say is as it was agreed`, ({ opened }) => agree(pages, opened))

for (const [kind, pages] of Object.entries({ changes, creations }))
  test(`all that the pages say after ${kind} is as it was agreed`, ({ fresh }) => agree(pages, fresh, false))

/** As a dialog closes, the focus takes a moment to find its place: what is changed is read without it. */
async function agree(pages: readonly Visit[], { page, url, codes, asked }: Opened, hasFocus = true): Promise<void> {
  test.setTimeout(process.env['SAY'] ? 900_000 : 180_000)
  const faults: unknown[] = []
  for (const [name, path, ...steps] of pages) {
    try {
      await page.setViewportSize(DESK)
      asked.clear()
      await page.goto(`${url}/manage${path}`)
      if (name) await reads(page, name, codes, asked, hasFocus)
      for (const [then, ...does] of steps) {
        for (const step of does) await step(page)
        await reads(page, then, codes, asked, hasFocus)
      }
    } catch (error) {
      faults.push(`${name || path}: ${String(error)}`)
    }
  }
  expect(faults).toEqual([])
}
