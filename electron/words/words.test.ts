import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { en } from './en.ts'
import { wordsFor } from './words.ts'

describe('the shell’s language', () => {
  for (const [preferred, locale] of [
    [[], 'en-GB'],
    [['de-AT'], 'de-DE'],
    [['DE_ch.UTF-8'], 'de-DE'],
    [['ca-ES', 'es-ES', 'fr'], 'es-ES'],
    [['pt-BR', 'nl'], 'en-GB'],
    [['eng', 'it'], 'it-IT'],
    [['fr-CA'], 'fr-FR'],
  ] as const) {
    it(`is that of ${locale} where the user prefers ${preferred.join(', ') || 'none'}`, () =>
      assert.equal(wordsFor(preferred).locale, locale))
  }
})

describe('the shell’s words', () => {
  for (const language of ['de', 'es', 'fr', 'it']) {
    it(`are whole and translated: ${language}`, () => {
      const [ours, theirs] = [leavesOf(en), leavesOf(wordsFor([language]))]
      assert.deepEqual([...theirs.keys()], [...ours.keys()])
      const same = [...ours].filter(([key, text]) => theirs.get(key) === text && text.split(' ').length > 2)
      assert.deepEqual(same, [])
      // What is put into a sentence is in it.
      for (const [key, text] of theirs) assert.equal(text.includes('7'), ours.get(key)!.includes('7'), key)
    })
  }
})

/** Every text by its place; what it takes is 7. */
function leavesOf(part: object, at = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([name, one]: [string, unknown]): (readonly [string, string])[] => {
      const key = `${at}.${name}`
      if (typeof one === 'string') return [[key, one]]
      if (typeof one === 'function') return [[key, String((one as (word: string) => string)('7'))]]
      return [...leavesOf(one as object, key)]
    }),
  )
}
