import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ofCopies, type CopiesFacts } from './copies-rules.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const proof = {
  place: 'here',
  proved_at: '2026-03-04T02:10:00.000Z',
  as_of: '2026-03-04T02:00:00.000Z',
  clients: 7,
  problem: null,
}
const well: CopiesFacts = {
  since: '2026-01-01T00:00:00.000Z',
  newest: '2026-03-04T11:00:00.000Z',
  problem: undefined,
  proofs: [proof],
  places: [{ place: 'folder', problem: null }],
}
const proven = { as_of: proof.as_of, clients: 7 }
const gone = { place: 'folder', problem: 'It is not there.' }

const cases: [what: string, facts: Partial<CopiesFacts>, state: string, code: string, values?: object][] = [
  ['all is well', {}, 'ok', 'copies.proven', proven],
  ['all share a disk', { places: [] }, 'warning', 'copies.same_disk', proven],
  ['there is none in an old studio', { newest: undefined, proofs: [] }, 'failing', 'copies.none'],
  ['there is none after two hours', { newest: undefined, since: '2026-03-04T10:00:00.000Z' }, 'failing', 'copies.none'],
  ['there is none a moment before', { newest: undefined, since: '2026-03-04T10:00:00.001Z' }, 'off', 'copies.none'],
  [
    'a night was missed',
    { newest: '2026-03-03T10:00:00.000Z' },
    'failing',
    'copies.old',
    { at: '2026-03-03T10:00:00.000Z' },
  ],
  ['the newest is a moment younger', { newest: '2026-03-03T10:00:00.001Z' }, 'ok', 'copies.proven', proven],
  [
    'another was tried while the clock was ahead',
    { proofs: [{ ...proof, place: 'bucket', as_of: '2031-01-01T00:00:00.000Z' }, proof] },
    'ok',
    'copies.proven',
    proven,
  ],
  ['none was tried', { proofs: [] }, 'off', 'copies.not_tried', { at: well.newest }],
  [
    'two nights were not tried',
    { proofs: [{ ...proof, as_of: '2026-03-02T10:00:00.000Z' }] },
    'warning',
    'copies.not_tried',
    { at: '2026-03-02T10:00:00.000Z' },
  ],
  [
    'one could not be restored',
    { proofs: [proof, { ...proof, place: 'bucket', problem: 'no' }] },
    'failing',
    'copies.unusable',
    { place: 'bucket', at: proof.proved_at },
  ],
  [
    'the last failed',
    { problem: { at: NOW, problem: 'full' } },
    'failing',
    'copies.failed',
    { at: NOW, problem: 'full' },
  ],
  ['a place is away', { places: [gone] }, 'warning', 'copies.not_there', gone],
  [
    'a newer one was proven elsewhere',
    { proofs: [proof, { ...proof, place: 'bucket', as_of: '2026-03-04T03:00:00.000Z', clients: 8 }] },
    'ok',
    'copies.proven',
    { as_of: '2026-03-04T03:00:00.000Z', clients: 8 },
  ],
]

describe('the copies, where', () => {
  for (const [what, facts, state, code, values = {}] of cases)
    it(what, () => assert.deepEqual(ofCopies({ ...well, ...facts }, NOW), { state, code, values }))
})
