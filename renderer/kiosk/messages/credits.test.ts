import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Words } from './en.ts'
import { texts } from './index.ts'

for (const language of texts.languages)
  test(`a pack that is used up is not said to have a credit left, in ${language}`, async () => {
    const { kiosk } = (await texts.read(language)) as Words
    // French takes 0 for one of its singular.
    assert.match(kiosk.creditsLeft(0), /\b0\b/)
    assert.notEqual(kiosk.creditsLeft(0), kiosk.creditsLeft(1))
  })
