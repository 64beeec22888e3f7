import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { root } from '../paths.mjs'

const project = JSON.stringify({
  compilerOptions: {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['**/*.ts'],
  exclude: ['**/*.test.ts', 'e2e'],
})

const price = `export const isLarge = (price: number): boolean => price > 5

export const sum = (a: number, b: number): number => a + b
`

/** The smallest possible tree: a server and a page, with a test each, and a test that fails without a mistake. */
const tree: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  '.gitignore': 'node_modules\n.cache\ndist\n',
  'tsconfig.json': '{ "files": [], "references": [{ "path": "server" }, { "path": "renderer" }] }',
  'server/tsconfig.json': project,
  'server/price.ts': price,
  'server/price.test.ts': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLarge } from './price.ts'

test('a price over five is large', () => assert.deepEqual([isLarge(5), isLarge(6)], [false, true]))
`,
  'server/broken.test.ts': `import { test } from 'node:test'
import { sum } from './price.ts'

test('two and two are five', () => {
  if (sum(2, 2) !== 5) throw new Error('no')
})
`,
  // A kind of mistake knows the permissions.
  'server/api/permissions.ts': 'export const permissions: string[] = []\n',
  'renderer/tsconfig.json': project,
  'renderer/manager/routes.ts': "export const routes = {\n  '/manage/tags': () => import('./page.ts'),\n}\n",
  'renderer/manager/page.ts': "export const label = (count: number): string => (count >= 2 ? 'many' : 'one')\n",
  'renderer/portal/routes.ts': 'export const routes = {}\n',
  'renderer/e2e/playwright.config.ts': `export default {
  testMatch: ['**/*.e2e.ts'],
  reporter: '../../build/browser-reporter.mjs',
}
`,
  'renderer/e2e/tags.e2e.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('the page at /manage/tags is built', () => {
  expect(readFileSync('dist/page.ts', 'utf8')).toContain("count >= 2 ? 'many' : 'one'")
})
`,
  'build/bundle.mjs': `import { cpSync } from 'node:fs'
cpSync('renderer/manager/page.ts', 'dist/page.ts')
`,
}

let folder: string
const at = (path: string) => join(folder, path)

function mutate(...words: string[]): string {
  const { status, stdout, stderr } = run(...words)
  assert.equal(status, 0, stdout + stderr)
  return stdout
}

function run(...words: string[]) {
  const env = { ...process.env, CHROMIUM_PATH: process.execPath, NODE_TEST_CONTEXT: undefined }
  return spawnSync(process.execPath, [at('build/mutate/run.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
}

/** The lines of a file of results, by what the mistake does. */
function resultsIn(file: string): Map<string, { place: string; outcome: string }> {
  const rows = readFileSync(at(file), 'utf8').trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [place, what, outcome] = row.split('\t') as [string, string, string]
      return [what, { place, outcome }]
    }),
  )
}

describe('deliberate mistakes in a small tree', () => {
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutate-tree-'))
    cpSync(join(root, 'build'), at('build'), {
      recursive: true,
      filter: (path) => /build(?:[\\/](?:[\w-]+\.mjs|chance\.ts|mutate(?:[\\/].*)?))?$/.test(path),
    })
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    }
    symlinkSync(join(root, 'node_modules'), at('node_modules'), 'dir')
    spawnSync('git', ['init', '-q'], { cwd: folder })
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('says beforehand what it will do and how long it takes, and which test says nothing', () => {
    const output = mutate('--count', '30', '--out', at('results.tsv'))
    assert.match(output, /Seed 1: 30 mistakes in \d+ files.+about \d+ minutes, at most \d+.+mistakes compile/s)
    assert.match(output, /Left out.+server\/broken\.test\.ts: two and two are five/)
  })

  it('names the unit test, the browser test or none, a line for each mistake', () => {
    const results = resultsIn('results.tsv')
    const seen = { place: 'server/price.ts:1', outcome: 'caught by server/price.test.ts: a price over five is large' }
    assert.deepEqual(results.get('boundary: price > 5: > became >='), seen)
    assert.deepEqual(results.get('boundary: count >= 2: >= became >'), {
      place: 'renderer/manager/page.ts:1',
      outcome: 'caught by renderer/e2e/tags.e2e.ts: the page at /manage/tags is built',
    })
    assert.deepEqual(results.get('arithmetic: a + b: + became -'), { place: 'server/price.ts:3', outcome: 'missed' })
  })

  it('tries the mistakes of one revision at another, where their lines are still there', () => {
    writeFileSync(at('server/price.ts'), `/** Said above. */\n${price.replace('a + b', 'b + a')}`)
    const output = mutate('--from', at('results.tsv'), '--in', 'server', '--kind', 'boundary', '--out', at('again.tsv'))
    assert.match(output, /server\/price\.ts:2 \|/)
    assert.match(mutate('--from', at('results.tsv'), '--list'), /Gone: server\/price\.ts:3 \| arithmetic/)
    assert.deepEqual(
      [...resultsIn('again.tsv').values()].map(({ place, outcome }) => `${place} ${outcome}`),
      ['server/price.ts:2 caught by server/price.test.ts: a price over five is large'],
    )
  })

  it('says which files do not compile without a mistake, and tries none', () => {
    writeFileSync(at('renderer/manager/page.ts'), `export const label: string = 2\n`)
    const { status, stderr } = run('--count', '2')
    assert.equal(status, 2)
    assert.match(stderr, /does not compile without a mistake: renderer\/manager\/page\.ts\./)
  })
})
