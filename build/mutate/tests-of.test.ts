import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImports } from './import-graph.ts'
import { testsOf } from './tests-of.ts'

const texts = new Map([
  ['server/lib/day.ts', ''],
  ['server/features/till/close.ts', "import { day } from '../../lib/day.ts'"],
  ['server/features/till/close.test.ts', "import { close } from './close.ts'"],
  ['server/features/staff/staff.test.ts', "read('holidays.tsv')"],
  ['server/test/bundle/small.bundle.ts', "import { day } from '../../lib/day.ts'"],
  ['renderer/manager/routes.ts', "  '/manage/till': () => import('./till.tsx'),"],
  ['renderer/manager/till.tsx', "import { close } from '../../server/features/till/close.ts'"],
  ['renderer/portal/routes.ts', ''],
  ['renderer/e2e/till.e2e.ts', "await page.goto('/manage/till')"],
  ['server/db/migrations/0002-notes.ts', ''],
  ['renderer/e2e/words/all.e2e.ts', "import { visits } from './visits.ts'"],
  ['renderer/e2e/words/visits.ts', "const visits = [['till', '/till?day=today']]"],
  ['renderer/e2e/door.e2e.ts', "await page.goto('/manage/door')"],
])
const reached = (...paths: string[]) =>
  [...testsOf(readImports(texts), paths, (file) => texts.get(file) ?? '')].toSorted()

test('a change reaches the tests that import it, however many steps away, and the pages that need it', () => {
  assert.deepEqual(reached('server/lib/day.ts'), [
    'renderer/e2e/till.e2e.ts',
    'renderer/e2e/words/all.e2e.ts',
    'server/features/till/close.test.ts',
    'server/test/bundle/small.bundle.ts',
  ])
})

test('a changed test reaches itself', () => {
  assert.deepEqual(reached('renderer/e2e/door.e2e.ts', 'server/features/staff/staff.test.ts'), [
    'renderer/e2e/door.e2e.ts',
    'server/features/staff/staff.test.ts',
  ])
})

test('what nothing imports reaches the tests that say its name', () => {
  assert.deepEqual(reached('server/data/holidays.tsv'), ['server/features/staff/staff.test.ts'])
  assert.deepEqual(reached('docs/unknown.md'), [])
})

test('what a test has recorded reaches the test of that name', () => {
  assert.deepEqual(reached('server/features/till/close.txt'), ['server/features/till/close.test.ts'])
  assert.deepEqual(reached('renderer/e2e/readings/door.txt'), ['renderer/e2e/door.e2e.ts'])
  assert.deepEqual(reached('server/lib/close.txt'), [])
})

test('a migration reaches the test that lists them', () => {
  assert.deepEqual(reached('server/db/migrations/0002-notes.ts'), ['server/test/schema.test.ts'])
})

test('a page reaches the readings that come to it', () => {
  assert.ok(reached('renderer/manager/till.tsx').includes('renderer/e2e/words/all.e2e.ts'))
  assert.ok(!reached('renderer/e2e/door.e2e.ts').includes('renderer/e2e/words/all.e2e.ts'))
})
