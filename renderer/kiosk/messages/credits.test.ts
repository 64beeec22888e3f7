import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as languages from './kiosk.ts'

for (const [language, kiosk] of Object.entries(languages))
  test(`a pack that is used up is not said to have a credit left, in ${language}`, () => {
    // French takes 0 for one of its singular.
    assert.match(kiosk().creditsLeft(0), /\b0\b/)
    assert.notEqual(kiosk().creditsLeft(0), kiosk().creditsLeft(1))
  })
