import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troublesOf } from './troubles.ts'

type Copies = Parameters<typeof troublesOf>[0]

const NOW = '2026-03-04T12:00:00.000Z'
const copy = (created_at: string) =>
  ({ created_at, file_name: '', size_bytes: 1, kind: 'by-itself', download_url: '' }) as const
const fine: Copies = {
  items: [copy('2026-03-04T11:30:00.000Z')],
  proofs: [],
  folder: null,
  bucket: null,
  problem: null,
  making: null,
}
const there = (as_of: string | null, problem: string | null = null) => ({
  file_name: as_of && 'x',
  as_of,
  at: as_of,
  problem,
})
const proof = (place: 'here' | 'bucket', problem: string | null) => ({
  place,
  problem,
  file_name: 'x',
  proved_at: NOW,
  as_of: NOW,
  clients: 1,
})

const cases: [name: string, copies: Partial<Copies>, expected: string[]][] = [
  ['nothing where all is well', { bucket: there('2026-03-04T11:30:00.000Z'), proofs: [proof('here', null)] }, []],
  ['that none could be made', { problem: 'No room.' }, ['failed']],
  ['that one can’t be restored', { proofs: [proof('bucket', 'It is damaged.')] }, ['broken bucket']],
  ['nothing of one elsewhere that is a day old to the millisecond', { folder: there('2026-03-03T12:00:00.000Z') }, []],
  ['one elsewhere that is older', { folder: there('2026-03-03T11:59:59.999Z') }, ['behind folder']],
  [
    'nothing of an old one elsewhere while there is none newer here',
    { items: [copy('2026-03-01T00:00:00.000Z')], folder: there('2026-03-01T00:00:00.000Z') },
    [],
  ],
  ['nothing of a place that was just chosen', { bucket: there(null) }, []],
  ['a place where nothing could be brought', { bucket: there(null, 'No way.') }, ['behind bucket']],
  ['nothing of a failed try whose copy is fresh', { bucket: there('2026-03-04T10:30:00.000Z', 'No way.') }, []],
  [
    'all of it, in order',
    { problem: 'No.', proofs: [proof('here', 'No.')], folder: there(null, 'No.'), bucket: there(null, 'No.') },
    ['failed', 'broken here', 'behind folder', 'behind bucket'],
  ],
]
for (const [name, copies, expected] of cases)
  test(`of the copies it says ${name}`, () =>
    assert.deepEqual(
      troublesOf({ ...fine, ...copies }, Date.parse(NOW)).map((one) =>
        'place' in one ? `${one.kind} ${one.place}` : one.kind,
      ),
      expected,
    ))
