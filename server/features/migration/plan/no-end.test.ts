import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'

describe('memberships with a start and no end', () => {
  const lists: [columns: string, cells: string, told: string[]][] = [
    ['Start date,Lifts on', '2025-08-01,2025-10-31', ['Lifts on']],
    ['Purchase date,Lifts on', '2025-08-01,31/10/2025', ['Lifts on']],
    ['Start date,Lifts on', '2025-08-01,never', []],
    ['Start date,Lifts on', '2025-08-01,45', []],
    ['Start date,End date,Seen last', '2025-08-01,2025-10-31,2025-10-30', []],
    ['Start date,Birthday', '2025-08-01,1990-10-31', []],
  ]
  for (const [columns, cells, told] of lists)
    it(`tell of dates that nothing takes: ${columns}, ${cells}`, async () => {
      const list = `Name,Email,Membership,Remaining,${columns}\nPat,pat@example.org,Ten,7,${cells}\n`
      const { problems } = await planOf('memberships', list)
      assert.deepEqual(
        problems.map(({ row, column, severity }) => [row, column, severity]),
        told.map((column) => [2, column, 'warning']),
      )
    })

  it('say so once, whatever the number of rows and the gaps in them', async () => {
    const days = [...Array<string>(300).fill('never'), '2025-10-31', '—', '', '31 Oct 2025']
    const rows = days.map((day, at) => `Pat ${at},p${at}@x.example,Ten,7,2025-08-01,${day}`)
    const { problems } = await planOf(
      'memberships',
      `Name,Email,Membership,Remaining,Start,Lifts on\n${rows.join('\n')}\n`,
    )
    assert.deepEqual(
      problems.map(({ row, column, message }) => [row, column, message]),
      [
        [
          302,
          'Lifts on',
          '“Lifts on” holds dates, and no column gives the end of memberships, so they would never end. If this is it, choose it as the expiry date.',
        ],
      ],
    )
  })
})
