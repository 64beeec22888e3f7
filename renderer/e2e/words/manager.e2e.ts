import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failsOnError } from '../areas/desk.ts'
import { setClock } from '../clock/clock.ts'
import { expect, OWNER, signIn, startStudio, TO_FURNISH } from '../studio.ts'
import { agree, type Opened } from './agree.ts'
import { readFrom } from './asks.ts'
import { furnish } from './furnish.ts'
import type { Visit } from './steps.ts'
import { minutesOn, test as base } from './test.ts'
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
/** Long enough to furnish a studio; a class that has just begun then still runs. */
const WHILE_FURNISHING = 5

/** The data of a studio that is furnished once, and a copy of it, opened by its owner, for each test. */
const test = base.extend<{ opened: Opened }, { data: { folder: string; codes: string[] } }>({
  data: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, visit) => {
      const folder = mkdtempSync(join(tmpdir(), 'studio-furnished-'))
      setClock(minutesOn(0))
      await using running = await startStudio()
      const { studio, stop } = running
      const token = await furnish(studio)
      const cards = await studio.api<{ items: { code_last4: string }[] }>('GET', '/gift-cards', undefined, token)
      await stop()
      cpSync(running.folder, folder, { recursive: true })
      await visit({ folder, codes: cards.items.map(({ code_last4 }) => code_last4) })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: TO_FURNISH },
  ],
  opened: async ({ browser, data: { folder: from, codes } }, visit) => {
    setClock(minutesOn(WHILE_FURNISHING))
    await using running = await startStudio({ from })
    const { localUrl } = running.studio
    const context = await browser.newContext({ viewport: DESK, locale: 'en-GB' })
    const page = await context.newPage()
    failsOnError(page)
    await signIn(page, `${localUrl}/manage/login`, OWNER)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto('about:blank')
    await visit({ page, url: `${localUrl}/manage`, size: DESK, codes, asked: readFrom(page) })
    await context.close()
  },
})

/** Each test has a separate line, by which the tests of one page are chosen. */
const looked =
  (file: string, pages: readonly Visit[]) =>
  ({ opened }: { opened: Opened }) =>
    agree(`manager-${file}`, pages, opened)
const after =
  (file: string, pages: readonly Visit[]) =>
  ({ opened }: { opened: Opened }) =>
    agree(`manager-${file}`, pages, opened, false)
test('all that the pages of selling say is as it was agreed', looked('selling', selling))
test('all that the pages of people say is as it was agreed', looked('people', people))
test('all that the pages of papers say is as it was agreed', looked('papers', papers))
test('all that the pages of timetable say is as it was agreed', looked('timetable', timetable))
test('all that the pages say after changes is as it was agreed', after('changes', changes))
test('all that the pages say after creations is as it was agreed', after('creations', creations))
test('all that the pages say after desk is as it was agreed', after('desk', desk))
test('all that the pages say after shelf is as it was agreed', after('shelf', shelf))
test('all that the pages say after planning is as it was agreed', after('planning', planning))
test('all that the pages say after profiles is as it was agreed', after('profiles', profiles))
test('all that the pages say after running is as it was agreed', after('running', running))
test('all that the pages say after team is as it was agreed', after('team', team))
