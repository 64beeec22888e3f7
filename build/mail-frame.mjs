import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const folder = join(root, 'server', 'features', 'email')
const source = join(folder, 'frame.mjml')
export const frameFile = join(folder, 'frame.generated.ts')

/** The module that the frame of the e-mails, written in MJML, compiles to. */
export async function compileFrame() {
  const { default: compile } = await import('mjml')
  const { html, errors } = await compile(readFileSync(source, 'utf8'), { validationLevel: 'soft', keepComments: true })
  const faults = errors.filter(({ message }) => !message.includes('{{'))
  if (faults.length > 0) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const lines = html.split('\n').map((line) => line.trim())
  const text = lines.filter(Boolean).join('\n')
  return `// Made of frame.mjml by \`node build/mail-frame.mjs\`.\n/** The frame of every e-mail, its words in {{names}}. */\nexport const frame = ${JSON.stringify(text)}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(frameFile, await compileFrame())
