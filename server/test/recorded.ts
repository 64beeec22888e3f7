import assert from 'node:assert/strict'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
/** The rewritten files, for `npm run renew` to list. */
const written = join(root, '.cache', 'renewed.txt')

/** True if recorded text is rewritten instead of compared: RENEW=1, which `npm run renew` sets. */
export const isRenewing = Boolean(process.env['RENEW'])

/** The command that rewrites a test's recordings. */
export const renewalOf = (testFile: string): string =>
  `npm run renew -- ${relative(root, testFile)
    .replaceAll('\\', '/')
    .replace(/\.\w+\.ts$/, '')}`

/** Writes recorded text into its file where it is another, and notes that. */
export function record(file: string, text: string): void {
  if (textIn(file) === text) return
  writeFileSync(file, text)
  mkdirSync(dirname(written), { recursive: true })
  appendFileSync(written, `${relative(root, file).replaceAll('\\', '/')}\n`)
}

/**
 * Holds a text against the recorded one, in a file named from the test's folder. Fails at the first line that is another, with
 * what came before it and the command that renews the file; where that has been given, it writes the text.
 * @param testFile `import.meta.filename` of the test
 */
export function holdAgainst(testFile: string, name: string, text: string): void {
  const file = join(dirname(testFile), name)
  if (isRenewing) record(file, text)
  const recorded = textIn(file) ?? ''
  if (text === recorded) return
  const [now, then] = [text.split('\n'), recorded.split('\n')]
  const at = now.findIndex((line, index) => line !== then[index])
  const line = at < 0 ? now.length : at
  const from = now.slice(0, line + 1).findLastIndex((one) => !one.startsWith(' '))
  const around = now.slice(Math.max(from, line - 8), line).map((one) => `  ${one}\n`)
  const difference = `- ${then[line] ?? '(the end)'}\n+ ${now[line] ?? '(the end)'}`
  const where = relative(root, file).replaceAll('\\', '/')
  assert.fail(`${where}, line ${line + 1}:\n${around.join('')}${difference}\nIf this is meant: ${renewalOf(testFile)}`)
}

const textIn = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
