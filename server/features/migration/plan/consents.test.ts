import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'
import type { ExistingPerson } from './model.ts'

type Consents = [email: boolean | null, sms: boolean | null]

/** Imports one client and returns their marketing consents and the fields whose cells are reported as unreadable. */
async function told(columns: string, cells: string): Promise<{ consents: Consents; problems: (string | null)[] }> {
  const { clients, problems } = await planOf('clients', `Name,Email,${columns}\nHana Ito,hana@x.example,${cells}\n`)
  const { marketing_email = null, marketing_sms = null } = clients[0]?.draft ?? {}
  return { consents: [marketing_email, marketing_sms], problems: problems.map(({ column }) => column) }
}

describe('a no to marketing', () => {
  const cases: [columns: string, cells: string, consents: Consents, problem?: string][] = [
    ['Unsubscribed On,Marketing', '2021-05-06,Yes', [false, null]],
    ['Newsletter abgemeldet am,Newsletter', '06.05.2021,Ja', [false, null]],
    ['Unsubscribed,Opted in', 'Unsubscribed,Yes', [false, null]],
    ['Opt Out Date,Newsletter', ',Yes', [true, null]],
    ['Unsubscribed,Newsletter', 'no,Yes', [true, null]],
    ['Unsubscribed,Newsletter', 'NORMAL,Yes', [null, null], 'Unsubscribed'],
    ['Unsubscribed,Newsletter', 'NORMAL,No', [false, null], 'Unsubscribed'],
    ['Unsubscribed,Newsletter', 'no,No', [false, null]],
    // Of two columns one may be the no.
    ['Email unsubscribed,Opted out,Newsletter', 'no,yes,Yes', [false, null]],
    ['SMS opt-out,SMS marketing', '2021-05-06,Yes', [null, false]],
    ['SMS opt-out,SMS marketing,Newsletter', 'perhaps,Yes,Yes', [true, null], 'SMS opt-out'],
    ['SMS unsubscribed,Newsletter', 'yes,Yes', [true, false]],
    ['Do not contact,Newsletter,SMS marketing', 'yes,Yes,Yes', [false, false]],
    ['Email opt out,SMS marketing', 'yes,Yes', [false, true]],
    ['UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON', '2021-05-06 08:00:00,May,NORMAL', [false, null]],
    ['UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,Newsletter', 'May,NORMAL,Yes', [true, null]],
  ]
  for (const [columns, cells, consents, problem] of cases)
    it(`goes before a yes: ${columns} with ${cells}`, async () =>
      assert.deepEqual(await told(columns, cells), { consents, problems: problem === undefined ? [] : [problem] }))

  it('is kept of somebody here who had agreed, and a yes of nobody who had refused', async () => {
    const here = (agreed: boolean): ExistingPerson => ({
      id: 7,
      full_name: 'Hana Ito',
      email: 'hana@x.example',
      phone: null,
      date_of_birth: null,
      joined_on: null,
      address: null,
      emergency_contact: null,
      guardian_id: null,
      has_login: true,
      marketing_email: agreed,
      marketing_sms: null,
    })
    const fill = async (agreed: boolean, cells: string) => {
      const file = `Name,Email,UNSUB_TIME,Newsletter\nHana Ito,hana@x.example,${cells}\n`
      return (await planOf('clients', file, { existing: { clients: [here(agreed)] } })).clients[0]?.fill
    }
    assert.deepEqual(await fill(true, '2021-05-06 08:00:00,'), { marketing_email: false })
    assert.deepEqual(await fill(false, ',Yes'), {})
    assert.deepEqual(await fill(true, ',Yes'), {})
  })
})
