import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneChoice } from './zones.ts'

const label = (zone: string, now = '2026-01-15T12:00:00Z') => zoneChoice(zone, new Date(now)).label

test('a timezone is offered by its city, its offset of the day and its continent', () => {
  assert.equal(label('Europe/Madrid'), 'Madrid, UTC+1 (Europe)')
  assert.equal(label('Europe/Madrid', '2026-07-15T12:00:00Z'), 'Madrid, UTC+2 (Europe)')
  assert.equal(label('America/New_York'), 'New York, UTC−5 (America)')
  assert.equal(label('America/Argentina/Buenos_Aires'), 'Buenos Aires, UTC−3 (America, Argentina)')
  assert.equal(label('Asia/Kolkata'), 'Kolkata, UTC+5:30 (Asia)')
  assert.equal(label('UTC'), 'UTC')
  assert.equal(label('Nowhere/Town'), 'Town (Nowhere)')
})

test('a city that has another name by now goes by that, and is found by the former', () => {
  assert.equal(label('Europe/Kiev'), 'Kyiv / Kiev, UTC+2 (Europe)')
  assert.equal(zoneChoice('Europe/Kiev', new Date()).id, 'Europe/Kiev')
})
