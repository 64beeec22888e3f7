import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test, type TestContext } from 'node:test'
import type { Totals } from './totals.mjs'

const reporter = pathToFileURL(join(import.meta.dirname, 'unit-reporter.mjs')).href

/** Runs one test file as the unit stage does; gives what was printed, the exit code and the totals. */
async function run(t: TestContext, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'some.test.mjs')
  writeFileSync(file, `import { test } from 'node:test'\n${source}\n`)
  const args = ['--test', '--test-isolation=none', '--test-force-exit']
  const report = ['--test-reporter', reporter, '--test-reporter-destination', 'stdout']
  // The runner would take a child for a part of this run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return new Promise<{ code: number; printed: string; totals: Totals | undefined }>((resolve) => {
    let totals: Totals | undefined
    const child = execFile(process.execPath, ['--input-type=module', '--eval', parent(args, report, file)], { env })
    let output = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: string) => (output += text))
    child.on('close', (code) => {
      const [printed = '', told] = output.split('TOTALS ')
      if (told) totals = JSON.parse(told) as Totals
      resolve({ code: code ?? 1, printed, totals })
    })
  })
}

/** A program that runs the tests with a channel for the totals, and prints those last. */
const parent = (...parts: (string | string[])[]) => `
  import { spawn } from 'node:child_process'
  const child = spawn(process.execPath, ${JSON.stringify(parts.flat())}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let totals
  child.on('message', (message) => (totals = message))
  child.on('close', (code) => {
    process.exitCode = code
    console.log('TOTALS ' + JSON.stringify(totals))
  })`

test('a failure is told in full, and counted', async (t) => {
  const { code, printed, totals } = await run(t, `test('falls', () => { throw new Error('too steep') })`)
  assert.match(printed, /some\.test\.mjs:2 falls\n +Error: too steep/)
  assert.deepEqual([code, totals], [1, { passed: 0, failed: 1, skipped: 0, notes: totals!.notes }])
  assert.match(totals!.notes.join(), /^ {2}✗ [^,]*some\.test\.mjs:2 falls: Error: too steep$/)
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
