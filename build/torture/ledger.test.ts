import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outcomes, type Progress } from '../../server/http/effect.ts'
import { ENGLISH, formatSaying } from '../../server/lib/sayings/format.ts'
import { Ledger, outcomeOf, type Outcome } from './ledger.ts'

const full = (progress: Progress) => ({
  status: 507,
  body: { code: 'STORAGE_FULL', detail: `The disk is full. ${formatSaying(outcomes[progress], ENGLISH)}` },
})
const made = { status: 201, body: { id: 1 } }

describe('an answer', () => {
  const said: [string, Parameters<typeof outcomeOf>[0], Outcome][] = [
    ['with a record', made, 'acknowledged'],
    ['without a body', { status: 204, body: '' }, 'acknowledged'],
    ['that never came', undefined, 'unknown'],
    ['of a rule', { status: 409, body: { code: 'CLASS_FULL', detail: 'It is full.' } }, 'refused'],
    ['of a fault before anything was done', full('nothing'), 'refused'],
    ['of a fault after a part', full('part'), 'unknown'],
    ['of a fault after all of it', full('all'), 'acknowledged'],
    ['of a fault that says nothing of it', { status: 500, body: { detail: 'Oh.' } }, 'unknown'],
  ]
  for (const [what, reply, outcome] of said)
    it(`${what} means ${outcome}`, () => assert.equal(outcomeOf(reply), outcome))
})

describe('the book of what was answered', () => {
  const asked = (mark: string) => ({ mark, operation: 'POST /api/v1/clients', body: { full_name: mark } })
  const ledger = () => {
    const one = new Ledger()
    one.settle(one.begin(asked('kept')), made)
    one.settle(one.begin(asked('lost')), made)
    one.settle(one.begin(asked('refused')), full('nothing'))
    one.settle(one.begin(asked('refused, and there')), full('nothing'))
    one.settle(one.begin(asked('done all the same')), full('all'))
    one.settle(one.begin(asked('twice')), made)
    one.settle(one.begin(asked('nobody knows, and there')), undefined)
    one.settle(one.begin(asked('nobody knows, and not there')), undefined)
    one.settle(one.begin(asked('nobody knows, and twice')), undefined)
    one.begin(asked('under way'))
    return one
  }
  const there = [
    'kept',
    'refused, and there',
    'done all the same',
    'twice',
    'twice',
    'somebody else',
    'nobody knows, and there',
    'nobody knows, and twice',
    'nobody knows, and twice',
  ]
  const marks = (entries: readonly { mark: string }[]) => entries.map(({ mark }) => mark)

  it('tells what is lost, what is done though it was refused, and what is done twice', () => {
    const { lost, falseRefusals, twice } = ledger().compare(there)
    assert.deepEqual(marks(lost), ['lost'])
    assert.deepEqual(marks(falseRefusals), ['refused, and there'])
    assert.deepEqual(marks(twice), ['twice', 'nobody knows, and twice'])
  })

  it('knows what is acknowledged and what is not known', () => {
    const one = ledger()
    assert.equal(one.acknowledged, 4)
    assert.deepEqual(marks(one.with('unknown')).at(-1), 'under way')
    assert.equal(one.with('refused').length, 2)
  })

  it('says where everything is gone that all of it is lost', () => {
    assert.equal(ledger().compare([]).lost.length, 4)
  })

  it('tells nothing twice', () => {
    const one = ledger()
    const { lost, falseRefusals, twice } = one.compare(there)
    one.forget([...lost, ...falseRefusals, ...twice])
    assert.deepEqual(one.compare(there), { lost: [], falseRefusals: [], twice: [] })
  })
})
