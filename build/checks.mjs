import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { capture } from './children.mjs'
import { isFrameCurrent } from './mail-frame.mjs'
import { lockFaults, unpinned } from './lockfile.mjs'
import { root } from './paths.mjs'
import { none, sum } from './totals.mjs'

const workspaces = ['electron', 'server', 'renderer', 'license-cloud']
const onDemand = readdirSync(join(root, 'build', 'on-demand')).map((name) => `build/on-demand/${name}`)
const manifests = ['.', ...workspaces, ...onDemand].map((folder) => `${folder}/package.json`)
const locks = ['.', ...onDemand].map((folder) => `${folder}/package-lock.json`)

/** @typedef {{ ok: boolean, report: string }} Verdict */

/**
 * Runs all checks of the code that don't run it, and prints a line per part.
 * @param {string} node
 */
export async function check(node) {
  /** @param {string} path @param {string[]} [args] @returns {Promise<Verdict>} */
  const script = async (path, args = []) => {
    const { code, output } = await capture(node, [join(root, path), ...args], { cwd: root })
    return { ok: code === 0, report: stripVTControlCharacters(output) }
  }
  /** @param {string} path @param {string[]} args */
  const tool = (path, args) => script(join('node_modules', path), args)
  return sum(
    await sideBySide({
      // Reports what the compiler does too, so that types are worked out once.
      'types and lint': tool('oxlint/bin/oxlint', []),
      format: tool('oxfmt/bin/oxfmt', ['--check']),
      openapi: script('build/openapi.mjs'),
      'frame of the e-mails': upToDate(),
      lock: faultless(locks, lockFaults),
      'pinned versions': faultless(manifests, unpinned),
    }),
  )
}

/** Interval of the reminders of the parts that still run. */
const REMINDER_MS = 15_000

/** Waits for parts that have begun, and says which still run. @param {Record<string, Promise<Verdict>>} parts */
async function sideBySide(parts) {
  const running = new Set(Object.keys(parts))
  const started = performance.now()
  const tell = () =>
    console.log(`  … ${[...running].join(', ')} (${Math.round((performance.now() - started) / 1000)} s)`)
  tell()
  const reminding = setInterval(tell, REMINDER_MS)
  try {
    return await Promise.all(
      Object.entries(parts).map(([name, verdict]) => part(name, verdict).finally(() => running.delete(name))),
    )
  } finally {
    clearInterval(reminding)
  }
}

/** @param {string} name @param {Promise<Verdict>} verdict @returns {Promise<import('./totals.mjs').Totals>} */
async function part(name, verdict) {
  const started = performance.now()
  const { ok, report } = await verdict
  console.log(`  ${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (ok) return { ...none, passed: 1 }
  console.log(`\n${report.trim()}\n`)
  return { ...none, failed: 1, notes: [`  ✗ ${name}`] }
}

/** The frame of the e-mails has to be compiled again after its source changes. @returns {Promise<Verdict>} */
async function upToDate() {
  const ok = isFrameCurrent()
  return { ok, report: ok ? '' : 'frame.mjml has changed: `node build/mail-frame.mjs` writes frame.generated.ts' }
}

/**
 * @template T @param {string[]} files @param {(content: T) => string[]} faultsOf @returns {Promise<Verdict>}
 */
async function faultless(files, faultsOf) {
  const faults = files.flatMap((file) =>
    faultsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((fault) => `${file}: ${fault}`),
  )
  return { ok: faults.length === 0, report: faults.join('\n') }
}
