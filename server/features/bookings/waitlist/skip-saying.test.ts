import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reader } from '../../../db/writer.ts'
import { formatSaying } from '../../../lib/sayings/format.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { skipSaying } from './skip-saying.ts'

const reader = {} as Reader
const usedUp = (detail: 'memberships.has_no_credits_left' | 'memberships.waits_for_credits') =>
  skipSaying(reader, { code: 'NO_CREDITS_LEFT', detail: say(detail, { name: 'Ten' }), rule: 'credits_remaining' })

test('who has used up a pack is not told to wait for credits that never come, in any language', () => {
  const wait = /wait|warte|espera|attend/i
  const prices = { en: 'Prices', de: 'Preise', es: 'Precios', fr: 'Tarifs', it: 'Prezzi' }
  for (const [language, page] of Object.entries(prices)) {
    const reading = { language, timezone: 'Europe/Madrid' }
    const pack = formatSaying(usedUp('memberships.has_no_credits_left'), reading)
    assert.doesNotMatch(pack, wait, language)
    assert.ok(pack.includes(page), pack)
    const subscription = formatSaying(usedUp('memberships.waits_for_credits'), reading)
    assert.ok(subscription.includes(page), subscription)
    assert.notEqual(subscription, pack)
  }
})
