import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Browser, type Page } from '@playwright/test'
import { storeMadeUpStudio, takeMadeUpStudio } from '../../server/test/bundle/made-up-studio.ts'
import { clockOfServer, setClock, setPagesByClock } from './clock/clock.ts'

const server = join(import.meta.dirname, '../../dist/server/main.mjs')

export const OWNER = { full_name: 'Olga Marín', email: 'olga@studio.example', password: 'a-quiet-morning-7' }

/** A studio that runs as its owner's does: the bundled server, a separate folder, both doors. */
export interface RunningStudio {
  localUrl: string
  publicUrl: string
  /** Asks the API on the local door; fails the test on a refusal. */
  api<T>(method: string, path: string, body?: unknown, token?: string): Promise<T>
  /** Sets the studio up without the pages and gives the owner's access token. */
  bootstrap(): Promise<string>
  /** The owner's, once the studio is set up. */
  recoveryCode: string
}

interface Started extends AsyncDisposable {
  studio: RunningStudio
  /** The folder with its data. */
  folder: string
  /** Ends the server; the folder stays. */
  stop: () => Promise<void>
  /** Ends it at once, as when the computer loses its power. */
  kill: () => Promise<void>
  /** Starts it again in the same folder, at the same addresses. */
  again: () => Promise<void>
}

interface StartOptions {
  /** Additions to its environment. */
  env?: Record<string, string>
  /** A folder whose data it starts with a copy of. */
  from?: string
}

/** Servers that run: a test that takes too long leaves its own behind, where nothing would end it. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a studio on a separate empty folder, which goes when it is disposed of; `--demo` furnishes it. */
export async function startStudio(...given: ('--demo' | StartOptions)[]): Promise<Started> {
  const args = given.filter((one) => one === '--demo')
  const { env: told, from } = given.find((one) => one !== '--demo') ?? {}
  const parent = mkdtempSync(join(tmpdir(), 'studio-e2e-'))
  const facts = join(parent, args.length > 0 ? 'demo' : '', 'server.json')
  const launch = async (ports: [own: string, clients: string]) => {
    const [STUDIO_PORT, STUDIO_PUBLIC_PORT] = ports
    const quiet = { STUDIO_OPEN: '0', BUCKET_LOOPBACK: '1' }
    const clock = clockOfServer()
    const places = { STUDIO_DATA_DIR: parent, STUDIO_PORT, STUDIO_PUBLIC_PORT }
    const env = { ...process.env, ...places, ...quiet, ...clock.env, ...told }
    const stdio = ['ignore', 'ignore', 'inherit'] as const
    const words = ['--enable-source-maps', ...clock.args, server, ...args]
    const child = spawn(process.execPath, words, { env, stdio: [...stdio] })
    running.add(child)
    const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() => running.delete(child))
    const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal)
      await ended
    }
    while (!existsSync(facts)) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
      await wait(50)
    }
    return stop
  }
  if (from) cpSync(from, parent, { recursive: true })
  const isMade = args.length > 0 && (await takeMadeUpStudio(join(parent, 'demo')))
  let stop = await launch(['0', '0'])
  if (args.length > 0 && !isMade) {
    await stop()
    storeMadeUpStudio(join(parent, 'demo'))
    stop = await launch(['0', '0'])
  }
  const urls = JSON.parse(readFileSync(facts, 'utf8')) as { local_url: string; public_url: string }
  return {
    studio: studioAt(urls.local_url, urls.public_url),
    folder: dirname(facts),
    stop: () => stop(),
    kill: () => stop('SIGKILL'),
    again: async () => {
      stop = await launch([new URL(urls.local_url).port, new URL(urls.public_url).port])
    },
    [Symbol.asyncDispose]: async () => {
      await stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** Starts a studio on an empty folder, stops it after the visit; `--demo` furnishes it. */
export async function withStudio(visit: (studio: RunningStudio) => Promise<void>, ...args: '--demo'[]): Promise<void> {
  await using running = await startStudio(...args)
  await visit(running.studio)
}

function studioAt(localUrl: string, publicUrl: string): RunningStudio {
  const studio: RunningStudio = {
    localUrl,
    publicUrl,
    recoveryCode: '',
    api: async <T>(method: string, path: string, body?: unknown, token?: string) => {
      const answer = await fetch(`${localUrl}/api/v1${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? undefined : await answer.json()) as T
    },
    bootstrap: async () => {
      const { full_name: manager_full_name, email: manager_email, password: manager_password } = OWNER
      const owner = { manager_full_name, manager_email, manager_password }
      const setup = { studio_name: 'Casa Calma', timezone: 'Europe/Madrid', currency: 'EUR', ...owner }
      const made = await studio.api<{ access_token: string; recovery_code: string }>('POST', '/auth/bootstrap', setup)
      studio.recoveryCode = made.recovery_code
      return made.access_token
    },
  }
  return studio
}

/**
 * Closes the pages of a test before its server ends. A page that is left open goes on asking, takes the time of the tests that
 * follow, and fails its test where an answer was to be changed on its way.
 */
async function leaveStudio(browser: Browser): Promise<void> {
  const left = browser.contexts()
  const routed = left.flatMap((context) => [context, ...context.pages()])
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(left.map((context) => context.close()))
}

const thenLeave =
  (browser: Browser, visit: (studio: RunningStudio) => Promise<void>) => async (studio: RunningStudio) => {
    try {
      await visit(studio)
    } finally {
      await leaveStudio(browser)
    }
  }

/** How many times slower this machine is than the one that limits were chosen on (build/yardstick.mjs). */
export const SLOWNESS = Number(process.env['TEST_SLOWNESS'] ?? 1)

/** How long it may take to make the made-up studio, which no test counts as its own time. */
export const TO_FURNISH = 300_000 * SLOWNESS

/**
 * Tests with a separate studio, empty or furnished like the made-up one. With `test.use({ now: '2028-02-29T09:00Z' })` it is
 * that time as a test begins, for its server and its pages too.
 */
export const test = base.extend<
  { now: string | undefined; clock: void; studio: RunningStudio; furnished: RunningStudio; closed: void },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, visit) => {
      setPagesByClock(browser)
      await visit(browser)
    },
    { scope: 'worker' },
  ],
  now: [undefined, { option: true }],
  clock: [
    async ({ now }, visit) => {
      setClock(now)
      await visit()
    },
    { auto: true },
  ],
  closed: [
    async ({ browser }, visit) => {
      await visit()
      await leaveStudio(browser)
    },
    { auto: true },
  ],
  studio: async ({ browser }, visit) => withStudio(thenLeave(browser, visit)),
  furnished: [async ({ browser }, visit) => withStudio(thenLeave(browser, visit), '--demo'), { timeout: TO_FURNISH }],
})

/** Signs a person in on a page's own form. */
export async function signIn(page: Page, url: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds a page against WCAG 2.2 AA; `where` names it in a failure. Text as light as its ground counts too. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectHeaded(page, where)
  await expectFaultless(page, where, (axe) => axe.withTags(standards))
}

/** The same of a page that is still being read, whose heading comes with what it is of. */
export async function expectAccessibleSoFar(page: Page, where: string): Promise<void> {
  await expectFaultless(page, where, (axe) => axe.withTags(standards).disableRules('page-has-heading-one'))
}

/** Holds only a page's contrasts against WCAG: what a second theme can change of a page that was judged in the first. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await expectHeaded(page, where)
  await expectFaultless(page, where, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
}

const expectHeaded = (page: Page, where: string) =>
  expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible()

async function expectFaultless(page: Page, where: string, by: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await standsStill(page)
  // A tooltip floats above the page's regions by nature. Without frames, the page itself can gather what was found.
  const axe = new AxeBuilder({ page }).exclude('[role=tooltip]').setLegacyMode()
  const { violations, incomplete } = await by(axe).analyze()
  const invisible = incomplete.filter(({ nodes }) =>
    nodes.some(({ any }) =>
      any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'),
    ),
  )
  const found = [...violations, ...invisible].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found, where).toEqual([])
}

/** Waits until nothing has moved for a few frames: half faded in, everything is too faint, half slid in, elsewhere. */
export const standsStill = (page: Page): Promise<void> => page.evaluate(motionEnds)

async function motionEnds(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const passes = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0; still < 5; still += 1) {
    await frame()
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && passes(one))
    if (moving.length > 0) still = 0
    await Promise.allSettled(moving.map(async (one) => one.finished))
  }
}

/** Keeps a picture of a page, in both themes, in the folder that PICTURES names; without it does nothing. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (!folder) return
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await wait(300)
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
  }
}

export { expect, type Page }
