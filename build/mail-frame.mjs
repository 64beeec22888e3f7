import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importOnDemand } from './on-demand.mjs'
import { root } from './paths.mjs'
import { hashOf } from './sources.mjs'

const frameFile = join(root, 'server', 'features', 'email', 'frame.generated.ts')
const sources = ['server/features/email/frame.mjml', 'build/on-demand/mjml/package.json']

/** The module with the frame of the e-mails. It names a hash of its sources and its text. @param {string} text */
const moduleOf = (text) =>
  `// Made of frame.mjml by \`node build/mail-frame.mjs\`: ${hashOf(root, sources, text).slice(0, 16)}\n/** The frame of every e-mail, its words in {{names}}. */\nexport const frame = ${JSON.stringify(text)}\n`

/** Compiles frame.mjml to HTML. */
async function compileFrame() {
  const { default: compile } = await importOnDemand('mjml', 'mjml/lib/index.js')
  const source = readFileSync(join(root, sources[0] ?? ''), 'utf8')
  const { html, errors } = await compile(source, { validationLevel: 'soft', keepComments: true })
  const faults = errors.filter((/** @type {Error} */ { message }) => !message.includes('{{'))
  if (faults.length > 0) throw new Error(faults.map((/** @type {Error} */ { message }) => message).join('\n'))
  const lines = html.split('\n').map((/** @type {string} */ line) => line.trim())
  return lines.filter(Boolean).join('\n')
}

/** True if neither the source nor the compiled frame was changed since it was compiled. */
export function isFrameCurrent() {
  const written = readFileSync(frameFile, 'utf8')
  const text = /frame = (".*")/.exec(written)?.[1]
  return text !== undefined && moduleOf(JSON.parse(text)) === written
}

if (process.argv[1] === import.meta.filename) writeFileSync(frameFile, moduleOf(await compileFrame()))
