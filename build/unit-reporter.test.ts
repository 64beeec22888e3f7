import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test, type TestContext } from 'node:test'
import type { Times } from './timings.mjs'
import type { Totals } from './totals.mjs'

const reporter = pathToFileURL(join(import.meta.dirname, 'unit-reporter.mjs')).href

/** Runs test files as the unit stage does; returns the output, the exit code and the report to the parent. */
async function run(t: TestContext, source: string, more: { other?: string; limit?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const files = [source, ...(more.other === undefined ? [] : [more.other])].map((text, index) => {
    const file = join(folder, index === 0 ? 'some.test.mjs' : 'then.test.mjs')
    writeFileSync(file, `import { test } from 'node:test'\n${text}\n`)
    return file
  })
  const args = ['--test', '--test-isolation=none', '--test-force-exit']
  const report = ['--test-reporter', reporter, '--test-reporter-destination', 'stdout']
  // The runner would take a child for a part of this run.
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  const env = { ...rest, ...(more.limit && { TEST_RSS_LIMIT: more.limit }) }
  interface Told {
    totals?: Totals
    times?: Times
    isCutShort?: boolean
  }
  return new Promise<Told & { code: number; printed: string }>((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '--eval', parent(args, report, files)], { env })
    let output = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: string) => (output += text))
    child.on('close', (code) => {
      const [printed = '', told] = output.split('REPORT ')
      resolve({ code: code ?? 1, printed, ...(told ? (JSON.parse(told) as Told) : {}) })
    })
  })
}

/** A program that runs the tests with a channel for their report, and prints that last. */
const parent = (...parts: (string | string[])[]) => `
  import { spawn } from 'node:child_process'
  const child = spawn(process.execPath, ${JSON.stringify(parts.flat())}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let report
  child.on('message', (message) => (report = message))
  child.on('close', (code) => {
    process.exitCode = code
    console.log('REPORT ' + JSON.stringify(report))
  })`

test('the summary names what differs, without a stack', async (t) => {
  const { totals } = await run(
    t,
    `import assert from 'node:assert'\ntest('differs', () => assert.deepStrictEqual(['lost'], []))`,
  )
  assert.match(totals!.notes.join(), /differs: AssertionError.*strictly deep-equal: .* 'lost'[^\n]*$/)
  assert.doesNotMatch(totals!.notes.join(), / at /)
})

test('a failure is told in full, and counted', async (t) => {
  const { code, printed, totals } = await run(t, `test('falls', () => { throw new Error('too steep') })`)
  assert.match(printed, /some\.test\.mjs:2 falls\n +Error: too steep/)
  assert.deepEqual([code, totals], [1, { passed: 0, failed: 1, skipped: 0, notes: totals!.notes }])
  assert.match(totals!.notes.join(), /^ {2}✗ [^,]*some\.test\.mjs:2 falls: Error: too steep$/)
})

test('the cause of a failure is named with it', async (t) => {
  const { totals } = await run(
    t,
    `test('asks', () => { throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') }) })`,
  )
  assert.match(totals!.notes.join(), /asks: TypeError: fetch failed \(read ECONNRESET\)$/)
})

const lost = [
  ['a rejection after the test that began it', `setTimeout(() => void Promise.reject(new Error('lost')), 20)`],
  ['an error thrown after the test that began it', `setTimeout(() => { throw new Error('lost') }, 20)`],
] as const

for (const [name, begin] of lost) {
  test(`${name} is told with its reason and counted as a failure`, async (t) => {
    const waits = `test('waits', () => new Promise((done) => setTimeout(done, 200)))`
    const { code, printed, totals } = await run(t, `test('begins it', () => { ${begin} })\n${waits}`)
    assert.match(
      printed,
      /✗ \S+some\.test\.mjs:2:1 after "begins it" had ended\n +Error: lost\n +at .*some\.test\.mjs:2/,
    )
    assert.deepEqual([code, totals], [1, { passed: 2, failed: 1, skipped: 0, notes: totals!.notes }])
    assert.equal(totals!.notes.length, 1)
  })
}

test('a rejection outside of every test is told with its reason and counted as a failure', async (t) => {
  const waits = `test('waits', () => new Promise((done) => setTimeout(done, 200)))`
  const { code, printed, totals } = await run(
    t,
    `setTimeout(() => void Promise.reject(new Error('lost')), 20)\n${waits}`,
  )
  assert.match(printed, /✗ outside a test\n +Error: lost\n +at .*some\.test\.mjs:2/)
  assert.deepEqual([code, totals], [1, { passed: 1, failed: 1, skipped: 0, notes: totals!.notes }])
})

test('tests that pass are counted and say no more than their file', async (t) => {
  const { code, printed, totals } = await run(t, `test('one', () => {})\ntest('two', { skip: true }, () => {})`)
  assert.match(printed, /^ {2}✓ \S+some\.test\.mjs 1, 1 skipped\n$/)
  assert.deepEqual([code, totals], [0, { passed: 1, failed: 0, skipped: 1, notes: [] }])
})

test('why a test was skipped is told', async (t) => {
  const { code, printed, totals } = await run(t, `test('one', () => {})\ntest('two', { skip: 'no screen' }, () => {})`)
  assert.match(printed, /^ {2}– \S+some\.test\.mjs:3 two: no screen\n {2}✓ \S+some\.test\.mjs 1, 1 skipped\n$/)
  assert.deepEqual([code, totals], [0, { passed: 1, failed: 0, skipped: 1, notes: [] }])
})

const slow = `test('slow', () => new Promise((done) => setTimeout(done, 300)))`

test('the time of each file is told', async (t) => {
  const { times } = await run(t, `test('one', () => {})\n${slow}`, { other: `test('two', () => {})` })
  const [[some, long], [then, short]] = Object.entries(times!) as [[string, number], [string, number]]
  assert.match(`${some} ${then}`, /some\.test\.mjs \S+then\.test\.mjs$/)
  assert.ok(long >= 290 && short < 290, `${long} ${short}`)
})

test('a test that a shared function makes is counted for the file at the head of its name', async (t) => {
  const shared = `for (const name of ['a/one.test.ts', 'b/two.test.ts']) test(name + ': holds', () => {})`
  const { times, printed } = await run(t, shared)
  assert.deepEqual(Object.keys(times!), ['a/one.test.ts', 'b/two.test.ts'])
  assert.match(printed, /✓ a\/one\.test\.ts 1\n {2}✓ b\/two\.test\.ts 1\n/)
})

test('a process that has grown large ends between two files, and says which it has run', async (t) => {
  const { code, totals, times, isCutShort, printed } = await run(t, `test('one', () => {})`, {
    other: slow,
    limit: '1',
  })
  assert.deepEqual([code, totals!.passed, isCutShort], [0, 1, true])
  assert.match(Object.keys(times!).join(), /some\.test\.mjs$/)
  assert.match(printed, /^ {2}✓ \S+some\.test\.mjs 1\n$/)
})
