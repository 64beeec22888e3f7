import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertTranslated } from '../../server/test/translated.ts'
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
    it(`are whole and translated: ${language}`, () => assertTranslated(en, wordsFor([language])))
  }
})
