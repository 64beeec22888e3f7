import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { capture } from './children.mjs'
import { root } from './paths.mjs'
import { step } from './progress.mjs'

// The shell without windows draws the same pages with a quarter less work.
const shell = 'chromium-headless-shell'
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApps = ['Chromium', 'Google Chrome'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
const debianPackages = [shell, 'fonts-liberation', 'fonts-noto-color-emoji']

/**
 * The path of a Chromium that runs: the one CHROMIUM_PATH names, the system's, Playwright's own; else one is installed,
 * by Debian's package manager (as root) or by Playwright.
 * @param {string} node
 * @throws with what to do, where none can be had
 */
export async function findChromium(node) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await runs(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`)
  }
  const found = await firstThatRuns()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await step('Installing Chromium', installByApt)
  else await step('Fetching Chromium', () => installByPlaywright(node))
  const installed = await firstThatRuns()
  if (installed) return installed
  throw new Error('No Chromium was found for the browser tests: install one, or set CHROMIUM_PATH to it.')
}

/** Which Chromium it is, in a line. @param {string} path */
export async function describeChromium(path) {
  const version = process.platform === 'win32' ? 'Chromium' : (await capture(path, ['--version'])).output.trim()
  const isShell = /headless[-_]shell/i.test(`${path} ${realpathSync(path)} ${version}`)
  return `${version.replace(/\s+/g, ' ')}, ${isShell ? 'a headless shell' : 'a full browser'}: ${path}`
}

async function firstThatRuns() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  for (const path of [...system, ...macApps, playwrightsOwn()]) if (await runs(path)) return path
  return undefined
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return /** @type {string} */ (chromium.executablePath())
}

/** @param {string} path */
async function runs(path) {
  if (!existsSync(path)) return false
  // On Windows `--version` opens a window instead.
  return process.platform === 'win32' || (await capture(path, ['--version'])).code === 0
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-q'], { env })
  const { code, output } = await capture(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...debianPackages],
    { env },
  )
  if (code !== 0) console.log(output)
}

/** @param {string} node */
async function installByPlaywright(node) {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code, output } = await capture(node, [cli, 'install', 'chromium'])
  if (code !== 0) console.log(output)
}
