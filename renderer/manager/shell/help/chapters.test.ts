import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseChapter } from '../../../guide/parse.ts'
import { CHAPTERS, PARTS, placeOf } from './chapters.ts'

const guide = join(import.meta.dirname, '../../../../docs/guide')

test('each page leads to a chapter and a heading that are there', () => {
  const places = new Set([...Object.values(CHAPTERS), ...PARTS.map(([, , , place]) => place)])
  for (const place of places) {
    const [chapter, heading] = place.split('#')
    const blocks = parseChapter(readFileSync(join(guide, `${chapter}.md`), 'utf8'))
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    assert.ok(heading === undefined || ids.includes(heading), place)
  }
})

const cases: [pattern: string, search: string, chapter: string, heading: string][] = [
  ['/manage', '', 'the-desk', 'today'],
  ['/manage/schedule', '?day=2026-03-04', 'the-week', 'classes'],
  ['/manage/schedule', '?day=2026-03-04&closures=true', 'the-week', 'closed-days'],
  ['/manage/settings', '?part=copies', 'copies-and-restoring', ''],
  ['/manage/clients/:clientId', '?tab=charges', 'clients-and-memberships', 'the-profile'],
  ['/nowhere', '', 'first-day', ''],
]
for (const [pattern, search, chapter, heading] of cases) {
  test(`the help for ${pattern}${search} is ${chapter}#${heading}`, () =>
    assert.deepEqual(placeOf(pattern, search), { chapter, heading }))
}
