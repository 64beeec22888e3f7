import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { bundleLicense } from './bundle-license.mjs'
import { NOTICES } from './notices.mjs'
import { cache, root } from './paths.mjs'

// Below the project's folder, for what stays outside of the bundle is found in its packages.
let place = ''
const program = () => join(place, 'dist', 'license', 'main.mjs')

before(async () => {
  mkdirSync(cache, { recursive: true })
  place = mkdtempSync(join(cache, 'license-bundle-'))
  cpSync(join(root, 'package.json'), join(place, 'package.json'))
  await bundleLicense(join(place, 'dist', 'license'))
})
after(() => rmSync(place, { recursive: true, force: true }))

/** Runs the bundle with a separate data folder, at most until the test ends. */
function run(t: TestContext, ...words: string[]) {
  const env = { PATH: process.env['PATH'], PORT: '0', LICENSE_DATA_DIR: join(place, 'data') }
  const child = spawn(process.execPath, [program(), ...words], { env })
  t.after(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: () => said }
}

it('the bundled license service keeps a database, serves its pages, and ends as it is told', async (t) => {
  const { child, ended, said } = run(t, 'serve')
  const note = join(place, 'data', 'license.json')
  while (!existsSync(note)) {
    assert.equal(child.exitCode, null, said())
    await wait(50)
  }
  const { url, version } = JSON.parse(readFileSync(note, 'utf8')) as { url: string; version: string }
  assert.deepEqual(await (await fetch(`${url}/health`)).json(), { status: 'ok', version })
  const page = await (await fetch(url)).text()
  assert.match(page, /Base with AI/)
  for (const [, address] of page.matchAll(/(?:src|href)="(\/[^"]+\.\w+\?[^"]*)"/g))
    assert.equal((await fetch(url + address)).status, 200, address)
  child.kill('SIGTERM')
  assert.equal(await ended, 0, said())
})

it('it says what it can’t do, and ends with code 2', async (t) => {
  for (const [words, sentence] of [
    [['repair'], /There is no “repair” here: say serve, or reissue SESSION\./],
    [['reissue'], /Name the checkout session/],
    [['reissue', 'cs_nobody'], /There is no license of the checkout session cs_nobody\./],
  ] as const) {
    const { ended, said } = run(t, ...words)
    assert.equal(await ended, 2, said())
    assert.match(said(), sentence)
  }
})

it('the bundled license service says on which terms the work of others is in it', () => {
  const text = readFileSync(join(place, 'dist', 'license', NOTICES), 'utf8')
  for (const name of ['@electric-sql/pglite', 'pg', 'hono', 'stripe', 'zod', 'undici'])
    assert.match(text, new RegExp(`^ {2}${name} [\\d.]+ — `, 'm'))
  assert.doesNotMatch(text, /^ {2}react /m)
})
