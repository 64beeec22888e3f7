import type { Browser } from '@playwright/test'
import { failsOnError } from '../areas/desk.ts'
import { test as base, expect, OWNER, signIn, withStudio } from '../studio.ts'
import { agree, type Opened } from './agree.ts'
import { furnish } from './furnish.ts'
import { readFrom } from './read.ts'
import { changes } from './visits/changes.ts'
import { creations } from './visits/creations.ts'
import { desk } from './visits/desk.ts'
import { papers } from './visits/papers.ts'
import { people } from './visits/people.ts'
import { planning } from './visits/planning.ts'
import { profiles } from './visits/profiles.ts'
import { running } from './visits/running.ts'
import { selling } from './visits/selling.ts'
import { shelf } from './visits/shelf.ts'
import { timetable } from './visits/timetable.ts'

const DESK = { width: 1440, height: 900 }

async function open({ browser }: { browser: Browser }, visit: (opened: Opened) => Promise<void>): Promise<void> {
  await withStudio(async (studio) => {
    const token = await furnish(studio)
    const cards = await studio.api<{ items: { code_last4: string }[] }>('GET', '/gift-cards', undefined, token)
    const page = await (await browser.newContext({ viewport: DESK, locale: 'en-GB' })).newPage()
    failsOnError(page)
    await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto('about:blank')
    const codes = cards.items.map(({ code_last4 }) => code_last4)
    await visit({ page, url: `${studio.localUrl}/manage`, size: DESK, codes, asked: readFrom(page) })
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

for (const [kind, pages] of Object.entries({ changes, creations, desk, shelf, planning, profiles, running }))
  test(`all that the pages say after ${kind} is as it was agreed`, ({ fresh }) => agree(pages, fresh, false))
