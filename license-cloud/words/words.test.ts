import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertTranslated } from '../../server/test/translated.ts'
import { startService } from '../test/service.ts'
import { anyStore } from '../test/stores.ts'
import { pageWords } from './words.ts'

const cases: [asked: string, path: string, language: string, hero: RegExp][] = [
  ['de-AT,de;q=0.9,en;q=0.8', '/', 'de', /Dein Studio, auf deinem eigenen Computer/],
  ['nl,fr;q=0.7', '/', 'fr', /Votre studio, sur votre ordinateur/],
  ['es-419', '/success', 'es', /No se encuentra ninguna compra/],
  ['it', '/success?session_id=cs_test_1', 'it', /<h1[^>]*>Grazie</],
  ['nl', '/', 'en', /Your studio, on your own computer/],
  ['', '/', 'en', /Your studio, on your own computer/],
  ['de', '/?lang=es', 'es', /Tu centro, en tu propio ordenador/],
  ['en', '/success?session_id=cs_test_1&lang=de', 'de', /<h1[^>]*>Danke</],
  ['en', '/success?lang=fr', 'fr', /<a class="button first" href="\/\?lang=fr">/],
  ['de', '/?lang=xx', 'de', /Dein Studio/],
]

for (const language of ['de', 'es', 'fr', 'it'] as const)
  it(`the pages’ words are whole and translated: ${language}`, () =>
    assertTranslated(pageWords.en, pageWords[language]))

it('the pages speak the first language of the browser that there are words for', async () => {
  const service = await startService({ make: anyStore.make })
  try {
    for (const [asked, path, language, hero] of cases) {
      const headers = { 'Accept-Language': asked }
      const { text, headers: sent } = await service.ask(`GET ${path}`, { headers })
      assert.match(text, new RegExp(`<html lang="${language}">`), `${asked} ${path}`)
      assert.match(text, hero, `${asked} ${path}`)
      assert.ok(text.includes(`<a class="brand" href="/?lang=${language}"`), `${asked} ${path}`)
      assert.match(sent.get('vary') ?? '', /Accept-Language/)
    }
  } finally {
    await service.stop()
  }
})
