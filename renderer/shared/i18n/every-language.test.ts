import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LANGUAGES } from './language.ts'

const house = join(import.meta.dirname, '../../..')
const languages = Object.keys(LANGUAGES)

/** Folders of texts, and the folders that use them. */
const catalogues: [words: string, saidIn: string][] = [
  ['renderer/shared/messages', 'renderer'],
  ['renderer/manager/messages', 'renderer'],
  ['renderer/portal/messages', 'renderer'],
  ['renderer/kiosk/messages', 'renderer/kiosk'],
  ['renderer/widget/messages', 'renderer/widget'],
  ['server/documents/messages', 'server/documents'],
  ['server/features/automations/ready-made/texts', 'server/features/automations'],
  ['server/features/email/templates', 'server'],
  ['server/lib/sayings', 'server'],
]

/** Said by a name that the code puts together, or reads from a record. */
const BY_ANOTHER_NAME = new Set([
  'renderer/manager/messages: schedule.scopes.thisMeans',
  'renderer/manager/messages: schedule.scopes.this_and_followingMeans',
  'renderer/manager/messages: schedule.scopes.allMeans',
])

/** Longer than a name that is the same everywhere, and yet the same as in English. */
const SAME_AS_ENGLISH = new Set<string>([])

/** Every text of a language by its path, with how many values it takes. */
async function wordsOf(folder: string, language: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const { path, area } of folder.startsWith('renderer/') ? areasBelow(folder) : []) {
    const words = ((await import(path)) as Record<string, unknown>)[language]
    leaves(typeof words === 'function' ? (words as () => unknown)() : words, area, found)
  }
  for (const file of folder.startsWith('renderer/') ? [] : filesOf(join(house, folder), language))
    for (const [name, words] of Object.entries((await import(file)) as Record<string, unknown>))
      leaves(words, name === language ? '' : name, found)
  return found
}

/** The files of pages' messages, which hold all languages: each is an area, or a part of the one that its folder is. */
function areasBelow(folder: string, area = ''): { path: string; area: string }[] {
  return readdirSync(join(house, folder), { withFileTypes: true }).flatMap(({ name }) => {
    const path = join(folder, name)
    if (!name.endsWith('.ts')) return areasBelow(path, area ? `${area}.${name}` : name)
    const isArea = /^export const en\b/m.test(readFileSync(join(house, path), 'utf8'))
    return isArea ? [{ path: join(house, path), area: area || name.replace(/\.ts$/, '') }] : []
  })
}

/** The files of other words: one for each language, or a folder. */
function filesOf(folder: string, language: string): string[] {
  const within = join(folder, language)
  if (readdirSync(folder).includes(`${language}.ts`)) return [`${within}.ts`]
  return readdirSync(within)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => join(within, name))
}

/** A sentence for a code goes before the server's own only where there is a better one. */
const LOOKED_AT_ELSEWHERE = /^shared\.problems\.byCode$/

function leaves(value: unknown, path: string, found: Map<string, unknown>): void {
  if (LOOKED_AT_ELSEWHERE.test(path)) return
  if (typeof value !== 'object' || value === null) return void found.set(path, value)
  for (const [name, one] of Object.entries(value)) leaves(one, path ? `${path}.${name}` : name, found)
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(e2e|node_modules|kit)$/.test(entry.name) ? [] : sourcesBelow(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

for (const [folder, saidIn] of catalogues) {
  test(`${folder} says all of it in ${languages.length} languages`, async () => {
    const english = await wordsOf(folder, 'en')
    assert.ok(english.size > 0)
    for (const language of languages.filter((one) => one !== 'en')) {
      const there = await wordsOf(folder, language)
      const missing = [...english.keys()].filter((path) => !there.has(path))
      const unknown = [...there.keys()].filter((path) => !english.has(path))
      assert.deepEqual({ language, missing, unknown }, { language, missing: [], unknown: [] })
      const same = [...english].flatMap(([path, text]) =>
        typeof text === 'string' && /\p{L}+ \p{L}+ \p{L}+/u.test(text) && there.get(path) === text
          ? [`${path}: ${text}`]
          : [],
      )
      assert.deepEqual({ language, same: same.filter((one) => !SAME_AS_ENGLISH.has(one)) }, { language, same: [] })
    }
  })

  test(`${folder} says nothing that nobody asks for`, async () => {
    const english = await wordsOf(folder, 'en')
    const own = join(house, folder)
    const sources = sourcesBelow(join(house, saidIn)).filter((file) => !isWords(file, own))
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const names = new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))
    const unused = [...english.keys()].filter((path) => {
      // An entry of a list is used with the list.
      const parts = path.replace(/(\.\d+)+$/, '').split('.')
      return !names.has(parts.at(-1)!) && !isChosen(parts, text) && !BY_ANOTHER_NAME.has(`${folder}: ${path}`)
    })
    assert.deepEqual(unused, [])
  })
}

/** True if a file holds words. */
const isWords = (file: string, folder: string) =>
  folder.includes('/renderer/')
    ? /[\\/](messages|phrases)[\\/]/.test(file)
    : languages.some(
        (language) => file === join(folder, `${language}.ts`) || file.startsWith(join(folder, language, '/')),
      )

/** True if a parent is read by a name that only the running program knows. */
function isChosen(parts: string[], text: string): boolean {
  return parts.slice(0, -1).some((name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}(\\?\\.)?\\[`).test(text))
}
