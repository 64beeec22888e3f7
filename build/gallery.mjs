import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture, handOver } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { cache, root } from './paths.mjs'
import { misread, readCommandLine } from './command-line.mjs'
import { step } from './progress.mjs'
import { giveUp, setUp } from './setup.mjs'

const COMMAND = 'npm run gallery'
const choices = /** @type {const} */ ({
  states: ['full', 'empty', 'much', 'loading', 'error', 'gone', 'offline', 'denied'],
  sizes: ['laptop', 'tablet', 'phone', 'small'],
  themes: ['light', 'dark'],
})

const usage = `npm run gallery -- [--pages /manage/clients,/] [--states full,empty] [--sizes laptop,phone] [--themes dark]
       npm run gallery -- --guide

Takes a picture of every page in every size, theme and state, into dist/gallery, with a contact sheet of all (index.html),
and holds each against WCAG 2.2 AA.
  --pages   the routes, as renderer/*/routes.ts names them
  --states  ${choices.states.join(', ')}
  --sizes   ${choices.sizes.join(', ')}
  --themes  ${choices.themes.join(', ')}
  --guide   the guide's and the README's pictures alone, into docs/pictures
`

/** Of ten years, and small enough to be copied for each browser. */
const SCALE = '0.02'

function readOptions() {
  const text = /** @type {const} */ ({ type: 'string' })
  const { values } = readCommandLine({
    command: COMMAND,
    help: usage,
    options: {
      pages: text,
      states: text,
      sizes: text,
      themes: text,
      guide: { type: /** @type {const} */ ('boolean') },
    },
  })
  for (const name of /** @type {(keyof typeof choices)[]} */ (Object.keys(choices)))
    requireEach(name, values[name], choices[name])
  return values
}

/** Ends where an option names something that is not there. @param {string} name @param {string | undefined} value @param {readonly string[]} there */
function requireEach(name, value, there) {
  const unknown = value?.split(',').find((one) => !there.includes(one))
  if (unknown !== undefined) misread(COMMAND, `--${name}: there is no “${unknown}”, but ${there.join(', ')}.`)
}

/** Returns the names of all pages that can be pictured. @param {string} node */
async function allPages(node) {
  const { code, output } = await capture(node, [join(root, 'renderer', 'e2e', 'gallery', 'page-names.ts')])
  if (code !== 0) throw new Error(output)
  return output.trim().split('\n')
}

/** Makes the studio of ten years once a day: what is coming up in it hangs on the day. @param {string} node */
async function makeOldStudio(node) {
  const folder = join(cache, 'gallery-years')
  const day = join(folder, new Date().toISOString().slice(0, 10))
  if (existsSync(day)) return
  rmSync(folder, { recursive: true, force: true })
  const args = [join(root, 'build', 'seed', 'main.ts'), '--years', '10', '--scale', SCALE, '--data', folder]
  const { code, output } = await capture(node, args)
  if (code !== 0) throw new Error(output)
}

const { pages, states, sizes, themes, guide } = readOptions()
const node = await setUp().catch(giveUp)
if (pages) requireEach('pages', pages, await allPages(node).catch(giveUp))
const CHROMIUM_PATH = await findChromium(node).catch(giveUp)
if (!guide && (!states || states.includes('much')))
  await step('Making a studio of ten years', () => makeOldStudio(node)).catch(giveUp)
const only = { GALLERY_PAGES: pages, GALLERY_STATES: states, GALLERY_SIZES: sizes, GALLERY_THEMES: themes }
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const config = join(root, 'renderer', 'e2e', 'gallery', 'playwright.config.ts')
const env = { ...process.env, ...only, CHROMIUM_PATH }
const which = guide ? 'guide' : 'every-page|elsewhere'
const taken = await handOver(node, [playwright, 'test', '--config', config, which], { cwd: root, env })
const laid = guide
  ? 0
  : await handOver(node, [join(root, 'renderer', 'e2e', 'gallery', 'contact-sheet.ts')], { cwd: root, env })
process.exitCode = taken || laid
