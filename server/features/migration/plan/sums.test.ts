import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'

const HEADER = 'First Name,Last Name,Email,Notes,Visits,Region'
const totals = 'This is a totals row.'

describe('rows that sum up others', () => {
  const sums = [
    'Total,,,,25,',
    ',10,,,,Total',
    ',,,Total:,25,',
    ',,,,25,Summe',
    ',,,,Gesamt: 25,',
    'Total,10,,,,',
    ',,,,Grand Total,',
    ',,,,Suma,',
    ',,,,Totale,',
    ',,,,Sous-total,',
    ',,,,Zwischensumme (25),',
    '25,,,,,',
    '"1,204",,,,,',
    '25 clients,,,,,',
    '12 Mitglieder,,,,,',
    'Total clients,,,,,',
    'Subtotal,for Ana,,,12,',
    'Suma,,,,25,',
    'Totale,10,,,,',
    'Somme,,,,25,',
    'Count: 2,,,,,',
    'Sum,2,,,25,',
    'Totaal,2,,,,',
    'Итого,2,,,,',
    '合計,2,,,,',
    'Σ,2,,,,',
    'Average,3.5,,,,',
  ]
  for (const row of sums)
    it(`is no person: ${row}`, async () => {
      const plan = await planOf('clients', `${HEADER}\nAna,Peña,ana@example.com,,1,North\n${row}\n`)
      assert.deepEqual(
        plan.rows.map(({ disposition, reason }) => [disposition, reason]),
        [
          ['created', null],
          ['skipped', totals],
        ],
      )
    })

  const people = [
    'Ana,Totally,,,,',
    'Wing,Sum,,,,',
    'Maria,Somma,,,,',
    'Ana,Peña,,Total knee replacement,,',
    'Ana,Peña,,Total,,',
    'Total,Recall,recall@example.com,,,',
    '7,,seven@example.com,,,',
    'Ana 2,Peña,,,,',
    'Agent,007,,,,',
    'Summer,Sommers,,,,',
    'Ana,Peña,,,,Totalán',
    'Suma,Rao,,,,',
    'Count,Basie,,,,',
  ]
  for (const row of people)
    it(`is somebody: ${row}`, async () => {
      const plan = await planOf('clients', `${HEADER}\nBo,Berg,bo@example.com,,1,North\n${row}\n`)
      assert.deepEqual(
        plan.rows.map(({ disposition }) => disposition),
        ['created', 'created'],
      )
    })

  it('are somebody where there is a telephone number or a date of birth', async () => {
    const plan = await planOf(
      'clients',
      'Name,Email,Phone,Date of birth\nSuma,,600 111 222,\nSuma,,,1990-05-04\nSuma,,,\n',
    )
    assert.deepEqual(
      plan.rows.map(({ disposition }) => disposition),
      ['created', 'created', 'skipped'],
    )
  })

  it('are no membership types, and no instructors', async () => {
    const types = await planOf(
      'membership_types',
      'Name,Kind,Price,Billing interval\nGold,subscription,90,monthly\nTotal,,90,\n',
    )
    assert.deepEqual(
      types.rows.map(({ disposition }) => disposition),
      ['created', 'skipped'],
    )
    const staff = await planOf('instructors', 'Name,Email\nAna Peña,ana@example.com\nTotal 1,\n')
    assert.deepEqual(
      staff.rows.map(({ disposition }) => disposition),
      ['created', 'skipped'],
    )
  })
})
