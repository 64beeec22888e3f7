import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of this folder as it is written. */
export const written = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Returns the Dockerfile's instructions of a kind, each in one line: before its last stage, or in that, which is kept. */
export function said(stage: 'before' | 'kept', word: string): string[] {
  const lines = written('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('FROM '))
  const found = stage === 'kept' ? lines.slice(last) : lines.slice(0, last)
  return found.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
}

/** The command that an instruction of the image gives as a list. */
export function commandOf(word: string): string[] {
  const [rest = '[]'] = said('kept', word)
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[]
}

/** Returns the unit's values for a key. */
export function unitSays(key: string): string[] {
  return [...written('studio-desk.service').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}
