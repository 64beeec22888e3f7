import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'
import type { ExistingPerson, Plan } from './model.ts'

const open = (plan: Plan) => plan.questions.filter(({ answered }) => !answered).map(({ id }) => id)

function here(person: Partial<ExistingPerson>): ExistingPerson {
  const blank = {
    phone: null,
    date_of_birth: null,
    joined_on: null,
    address: null,
    emergency_contact: null,
  }
  const rest = { marketing_email: null, marketing_sms: null, has_login: false, guardian_id: null }
  return { id: 1, full_name: 'Ana Peña', email: 'ana@example.com', ...blank, ...rest, ...person }
}

describe('people who are here already', () => {
  const file =
    'Name,Email,Phone,Date of birth,Marketing email\r\nAna Peña,ANA@example.com,0170 1234567,1990-01-02,yes\r\n'
  const cases: [string, Partial<ExistingPerson>, string, string[]][] = [
    ['are filled in where they are empty', {}, 'updated', ['phone', 'date_of_birth', 'marketing_email']],
    ['are never overwritten', { phone: '1', date_of_birth: '1991-01-01', marketing_email: false }, 'matched', []],
    ['are somebody else under another name', { full_name: 'Eva Peña' }, 'created', []],
    [
      'are found without the accents',
      { full_name: 'Ana Pena' },
      'updated',
      ['phone', 'date_of_birth', 'marketing_email'],
    ],
    [
      'are found in another order',
      { full_name: 'PEÑA Ana', phone: '1', marketing_email: true },
      'updated',
      ['date_of_birth'],
    ],
    ['are somebody else under another e-mail', { email: 'other@example.com' }, 'created', []],
    ['are somebody else without an e-mail', { email: null }, 'created', []],
  ]
  for (const [name, person, disposition, filled] of cases)
    it(name, async () => {
      const plan = await planOf('clients', file, { existing: { clients: [here(person)] } })
      assert.equal(plan.rows[0]?.disposition, disposition)
      assert.deepEqual(Object.keys(plan.clients[0]?.fill ?? {}), filled)
    })
  it('look after newcomers on their e-mail', async () => {
    const plan = await planOf('clients', 'Name,Email\r\nEva Peña,ana@example.com\r\n', {
      existing: { clients: [here({ id: 7 })] },
    })
    assert.deepEqual(plan.clients[0]?.guardian, { key: 'client 7', name: 'Ana Peña' })
  })
  it('of nearly the same name are a question, and never look after themselves', async () => {
    const alike = 'Name,Email,Date of birth\r\nAna Peña Ruiz,ana@example.com,\r\nPena Ana,ana@example.com,\r\n'
    const existing = { clients: [here({ id: 7 })] }
    assert.deepEqual(open(await planOf('clients', alike, { existing })), ['people_alike'])
    const same = await planOf('clients', alike, { existing, answers: { people_alike: 'same_person' } })
    assert.deepEqual([open(same), same.clients.map(({ existing_id }) => existing_id)], [[], [7]])
    const different = await planOf('clients', alike, { existing, answers: { people_alike: 'different_people' } })
    assert.deepEqual(
      different.clients.map(({ draft, existing_id, guardian }) => [draft.full_name, existing_id, guardian?.name]),
      [
        ['Ana Peña Ruiz', null, 'Ana Peña'],
        ['Pena Ana', 7, undefined],
      ],
    )
  })
  it('are asked about where the birthdays differ', async () => {
    const born = 'Name,Email,Date of birth\r\nAna Pena,ana@example.com,2016-01-02\r\n'
    const existing = { clients: [here({ date_of_birth: '1990-01-02' })] }
    assert.deepEqual(open(await planOf('clients', born, { existing })), ['people_alike'])
  })
  it('come twice in one list in two spellings', async () => {
    const twice =
      'Name,Email\r\nYago Báez,yago@example.com\r\nBaez Yago,yago@example.com\r\nKid Báez,yago@example.com\r\n'
    const plan = await planOf('clients', twice)
    assert.deepEqual(
      plan.rows.map(({ disposition }) => disposition),
      ['created', 'matched', 'created'],
    )
    assert.deepEqual(
      plan.clients.map(({ guardian }) => guardian?.name),
      [undefined, 'Yago Báez'],
    )
  })
  it('with the same name and no e-mail are a question', async () => {
    const existing = { clients: [here({ id: 7, email: null })] }
    const file = 'Name,Phone\r\nAna Peña,0170 1234567\r\n'
    assert.deepEqual(open(await planOf('clients', file, { existing })), ['people_without_email'])
    const same = await planOf('clients', file, { existing, answers: { people_without_email: 'same_person' } })
    assert.deepEqual([same.rows[0]?.disposition, same.clients[0]?.existing_id], ['updated', 7])
    const different = await planOf('clients', file, { existing, answers: { people_without_email: 'different_people' } })
    assert.equal(different.rows[0]?.disposition, 'created')
  })
})
