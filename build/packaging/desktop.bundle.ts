import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { after, describe, it } from 'node:test'
import { _electron } from '@playwright/test'
import { furnish } from '../../server/test/build/furnish.ts'
import { reach } from '../../server/test/bundle/served.ts'
import { factsOf, temporaryFolder } from '../../server/test/process.ts'
import { electronFolder, executableIn } from './electron-folder.mjs'
import { npmRunPackage, packaged } from './packaged.ts'

const electron = await electronFolder({ limitMs: 60_000 }).catch((error: unknown) => error as Error)
const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
const whyNot =
  typeof electron === 'string' ? 'there is no screen; xvfb-run gives one' : electron.message.split('. ', 1)[0]
const skip = typeof electron === 'string' && hasScreen ? false : whyNot
const limitMs = 60_000
/** With a Node of the developer's, which reads no archive, and which what is packaged does not take. */
const isOtherNode = Boolean(process.env['STUDIO_SERVER_NODE'])
const skipInstalled = skip || (isOtherNode && 'what is packaged does not take STUDIO_SERVER_NODE')

const owner = { email: 'olga@studio.example', password: 'a-quiet-morning-7' }

describe('the desktop application', () => {
  const home = temporaryFolder()
  after(() => rmSync(home, { recursive: true, force: true }))

  /** Returns the options of a start that keep it from meeting another studio. */
  function isolated(folder: string) {
    const STUDIO_DATA_DIR = join(folder, 'data')
    const env = { ...process.env, STUDIO_DATA_DIR, STUDIO_PORT: '0', STUDIO_PUBLIC_PORT: '0' } as Record<string, string>
    const args = [`--user-data-dir=${join(folder, 'user')}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    return { data: STUDIO_DATA_DIR, env, args }
  }

  it('sets a studio up in its window, quits in order and finds it again', { skip }, async (t) => {
    const { archive, app: files } = await packaged()
    const { data, env, args } = isolated(mkdtempSync(join(home, 'window-')))
    const executablePath = executableIn(electron as string)
    const launch = async () => {
      const app = await _electron.launch({
        executablePath,
        args: [isOtherNode ? files : archive, ...args],
        env,
        timeout: limitMs,
      })
      const child = app.process()
      t.after(() => child.kill())
      return { app, window: await app.firstWindow() }
    }
    const first = await launch()
    await first.window.getByLabel('Name of the studio').fill('Casa Calma')
    await first.window.getByLabel('Your name').fill('Olga Marín')
    await first.window.getByLabel('Your email').fill(owner.email)
    await first.window.getByLabel('Password', { exact: true }).fill(owner.password)
    await first.window.getByRole('button', { name: 'Create the studio' }).click()
    await first.window.getByRole('heading', { name: 'Keep your recovery code' }).waitFor()
    // Until then the application asks before it quits.
    await first.window.getByText('I’ve stored it where I’ll find it again').click()
    await first.window.getByRole('button', { name: 'Continue' }).click()
    await first.window.getByRole('heading', { name: 'Keep your recovery code' }).waitFor({ state: 'detached' })
    await first.app.close()
    assert.equal(factsOf(data), undefined)

    const again = await launch()
    await again.window.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/manage/)
    const headers = { 'Content-Type': 'application/json' }
    const login = { method: 'POST', headers, body: JSON.stringify(owner) }
    assert.equal((await fetch(`${factsOf(data)!.local_url}/api/v1/auth/login`, login)).status, 200)
    await again.app.close()
  })

  it(
    'does a studio’s main work as it will be installed, with its fuses set',
    { skip: skipInstalled, timeout: 3 * limitMs },
    async () => {
      const out = join(home, 'packages')
      const made = await npmRunPackage(['--dir', '--out', out])
      assert.equal(made.code, 0, made.output)
      const { data, env, args } = isolated(mkdtempSync(join(home, 'installed-')))
      const child = spawn(installedIn(out), args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const ended = once(child, 'exit')
      try {
        for (let waited = 0; factsOf(data) === undefined; waited += 100) {
          assert.ok(waited < limitMs && child.exitCode === null, 'the studio is not served')
          await wait(100)
        }
        const studio = await reach(factsOf(data)!, true)
        const { ids } = await furnish(studio)
        assert.equal((await studio.asOwner(`GET /api/v1/receipts/${ids['receipt_id']}.pdf`)).status, 200)
      } finally {
        child.kill()
        await ended
      }
    },
  )
})

/** The executable of the application in the folder it was packaged into. */
function installedIn(out: string): string {
  const [folder] = readdirSync(out).filter((name) => name.endsWith('-unpacked') || name.startsWith('mac'))
  const inside = { darwin: 'Studio Desk.app/Contents/MacOS/Studio Desk', win32: 'Studio Desk.exe' } as Record<
    string,
    string
  >
  return join(out, folder!, inside[process.platform] ?? 'studio-desk')
}
