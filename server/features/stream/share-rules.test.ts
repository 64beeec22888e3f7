import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { roomFor, type Room } from './share-rules.ts'

const free: Room = { kind: 'free' }
const refuse: Room = { kind: 'refuse' }
const ends = (place: string): Room => ({ kind: 'ends', place })

const cases: [places: string, asks: string, most: number, room: Room][] = [
  ['', 'a', 4, free],
  ['a a a', 'a', 4, free],
  ['a a a a', 'b', 4, ends('a')],
  ['a a a a', 'a', 4, refuse],
  ['a a a b', 'b', 4, ends('a')],
  ['a a b b', 'b', 4, refuse],
  ['a a b b', 'c', 4, ends('a')],
  ['a b c d', 'e', 4, refuse],
  ['b a a c', 'd', 4, ends('a')],
]

describe('one more stream', () => {
  for (const [places, asks, most, room] of cases)
    it(`from ${asks} beside ${places || 'none'} of ${most}: ${room.kind}`, () =>
      assert.deepEqual(roomFor(places.split(' ').filter(Boolean), asks, most), room))
})
