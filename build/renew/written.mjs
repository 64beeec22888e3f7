import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from '../children.mjs'
import { cache, root } from '../paths.mjs'

/** The file in which tests note the files that they write (`server/test/recorded.ts`). */
const noted = join(cache, 'renewed.txt')

/** Forgets what an earlier run wrote. */
export const forgetWritten = () => rmSync(noted, { force: true })

/** The recorded files that tests have written. @returns {string[]} */
export function written() {
  const lines = existsSync(noted) ? readFileSync(noted, 'utf8').split('\n') : []
  return [...new Set(lines.filter(Boolean))].toSorted()
}

/** The files with the lines that were added and removed since the last commit. @param {string[]} files */
export async function writtenLines(files) {
  if (files.length === 0) return ['Everything is recorded as it is.']
  const { output } = await capture('git', ['diff', '--numstat', 'HEAD', '--', ...files], { cwd: root })
  const rows = output.split('\n').map((line) => line.split('\t'))
  const counts = new Map(rows.map(([added, removed, file]) => [file, `+${added} −${removed}`]))
  const known = (await capture('git', ['ls-files', '--', ...files], { cwd: root })).output.split('\n')
  /** @param {string} file */
  const said = (file) => counts.get(file) ?? (known.includes(file) ? 'as in the last commit' : 'new')
  const lines = files.map((file) => `  ${file}  ${said(file)}`)
  return [...lines, 'Read what has changed in these files before you commit them.']
}
