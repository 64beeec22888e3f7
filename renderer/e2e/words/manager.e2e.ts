import type { Browser } from '@playwright/test'
import { failsOnError } from '../areas/desk.ts'
import { test as base, expect, keepOpen, OWNER, signIn, withStudio } from '../studio.ts'
import { agree, type Opened } from './agree.ts'
import { furnish } from './furnish.ts'
import { readFrom } from './read.ts'
import type { Visit } from './steps.ts'
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
import { team } from './visits/team.ts'
import { timetable } from './visits/timetable.ts'

const DESK = { width: 1440, height: 900 }

async function open({ browser }: { browser: Browser }, visit: (opened: Opened) => Promise<void>): Promise<void> {
  await withStudio(async (studio) => {
    const token = await furnish(studio)
    const cards = await studio.api<{ items: { code_last4: string }[] }>('GET', '/gift-cards', undefined, token)
    const context = await browser.newContext({ viewport: DESK, locale: 'en-GB' })
    keepOpen(context)
    const page = await context.newPage()
    failsOnError(page)
    await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto('about:blank')
    const codes = cards.items.map(({ code_last4 }) => code_last4)
    await visit({ page, url: `${studio.localUrl}/manage`, size: DESK, codes, asked: readFrom(page) })
    await context.close()
  })
}

/** A studio that is only looked at is furnished once; one that is changed, for each test. */
const test = base.extend<{ fresh: Opened }, { opened: Opened }>({
  opened: [open, { scope: 'worker', timeout: 120_000 }],
  fresh: open,
})

/** Each test has a line of its own, by which the tests of one page are chosen. */
const looked =
  (pages: readonly Visit[]) =>
  ({ opened }: { opened: Opened }) =>
    agree(pages, opened)
const after =
  (pages: readonly Visit[]) =>
  ({ fresh }: { fresh: Opened }) =>
    agree(pages, fresh, false)
test('all that the pages of selling say is as it was agreed', looked(selling))
test('all that the pages of people say is as it was agreed', looked(people))
test('all that the pages of papers say is as it was agreed', looked(papers))
test('all that the pages of timetable say is as it was agreed', looked(timetable))
test('all that the pages say after changes is as it was agreed', after(changes))
test('all that the pages say after creations is as it was agreed', after(creations))
test('all that the pages say after desk is as it was agreed', after(desk))
test('all that the pages say after shelf is as it was agreed', after(shelf))
test('all that the pages say after planning is as it was agreed', after(planning))
test('all that the pages say after profiles is as it was agreed', after(profiles))
test('all that the pages say after running is as it was agreed', after(running))
test('all that the pages say after team is as it was agreed', after(team))
