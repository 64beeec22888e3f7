import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom } from '../chance.ts'
import { readImports } from './import-graph.ts'
import { TestTimes } from './limits.ts'
import { chooseMutants, mutantsOf } from './places.ts'
import { planFor } from './plan.ts'
import { relatedBrowserTests, relatedUnitTests } from './related-tests.ts'

const mistakes = (text: string, path = 'server/features/some/rules.ts') =>
  mutantsOf({ path, text }).map(({ kind, source }) => `${kind}: ${source}`)

const made: [text: string, ...mistakes: string[]][] = [
  ['a > b', 'boundary: a >= b'],
  ['a === b', 'equality: a !== b'],
  ['a && b', 'and/or: a || b', 'forgotten condition: a', 'forgotten condition: b'],
  ['if (a) throw b', 'forgotten check: '],
  ['audit(tx)', 'forgotten call: '],
  ['a ? b : c', 'swapped branches: a ? c : b'],
  ['f(a, b)', 'swapped arguments: f(b, a)'],
  ['x = { a, b }', 'swapped values: x = { a: b, b: a }'],
  ["x = { client: 'own' }", "wider reach: x = { client: 'all' }"],
  ['q.where(a)', 'forgotten filter: q'],
  ['all.some(f)', 'one for another: all.every(f)'],
  ['localDate(now)', 'UTC date: now.slice(0, 10)'],
  ['a + b', 'arithmetic: a - b'],
  ["type A = 'x' | 'y'"],
  ["import a from 'b'"],
]
for (const [text, ...expected] of made) {
  test(`mistakes in ${text}`, () => assert.deepEqual(mistakes(text), expected))
}

test('the same seed makes the same mistakes, another one others', () => {
  const sources = [{ path: 'server/a.ts', text: Array.from({ length: 50 }, (_, n) => `f${n}(a > b)`).join('\n') }]
  const places = (seed: string) => [...chooseMutants(sources, chanceFrom(seed))].slice(0, 5).map(({ line }) => line)
  assert.deepEqual(places('c0ffee'), places('c0ffee'))
  assert.notDeepEqual(places('c0ffee'), places('c0ffef'))
})

const texts = new Map([
  ['server/features/tags/rules.ts', ''],
  ['server/features/tags/rules.test.ts', "import { a } from './rules.ts'"],
  ['server/features/tags/routes.ts', "import { a } from './rules.ts'"],
  ['server/features/tags/thread.ts', ''],
  [
    'server/features/tags/press.ts',
    'const file = new URL(`./thread${extname(import.meta.filename)}`, import.meta.url)',
  ],
  ['server/features/tags/press.test.ts', "import { a } from './press.ts'"],
  ['server/features.ts', "import { a } from './features/tags/routes.ts'"],
  ['server/features/email/email.test.ts', "import { a } from '../../features.ts'"],
  ['renderer/manager/main.ts', "import { a } from './routes.ts'\nimport { b } from './shell.ts'"],
  ['renderer/manager/routes.ts', "  '/manage/tags/$id': () => import('./pages/Tags.tsx'),"],
  ['renderer/manager/shell.ts', ''],
  ['renderer/manager/pages/Tags.tsx', "import { a } from './age.ts'"],
  ['renderer/manager/pages/age.ts', ''],
  ['renderer/e2e/tags.e2e.ts', "page.goto('/manage/tags/7')"],
  ['renderer/e2e/other.e2e.ts', "page.goto('/manage/team')"],
])

test('the unit tests that import a place come first, those that need it through everything last', () => {
  const graph = readImports(texts)
  assert.deepEqual(relatedUnitTests(graph, 'server/features/tags/rules.ts'), {
    nearest: ['server/features/tags/rules.test.ts'],
    rest: ['server/features/email/email.test.ts'],
  })
  assert.deepEqual(relatedUnitTests(graph, 'server/features/tags/thread.ts').nearest, [
    'server/features/tags/press.test.ts',
  ])
  assert.deepEqual(relatedUnitTests(graph, 'renderer/manager/pages/age.ts'), { nearest: [], rest: [] })
})

test('the browser tests that go to a page that needs the place come first; none for what no page needs', () => {
  const graph = readImports(texts)
  const related = (path: string) => relatedBrowserTests(graph, path, (file) => texts.get(file) ?? '')
  assert.deepEqual(related('renderer/manager/pages/age.ts'), {
    nearest: ['renderer/e2e/tags.e2e.ts'],
    rest: ['renderer/e2e/other.e2e.ts'],
    routes: ['/manage/tags/$id'],
  })
  assert.deepEqual(related('server/features/tags/rules.ts').nearest, [])
})

test('of the tests far from a place those run first that name its feature', () => {
  const [email, other] = ['server/features/email/email.test.ts', 'server/features/auth/auth.test.ts']
  const tree = new Map(texts).set(other, "import { a } from '../../features.ts'\nawait get('/tags')")
  const read = (path: string) => tree.get(path) ?? ''
  const times = new TestTimes({ [email]: 40_000, [other]: 30_000 }, 1)
  const plan = (isAll: boolean) =>
    planFor('server/features/tags/rules.ts', { graph: readImports(tree), read }, times, isAll)
  assert.deepEqual(plan(false), {
    near: ['server/features/tags/rules.test.ts'],
    far: [other],
    browser: [],
    routes: [],
    of: 3,
  })
  assert.deepEqual(plan(true).far, [other, email])
})
