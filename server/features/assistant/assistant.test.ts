import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient } from '../../test/build/commerce.ts'
import { startLicensedStudio, type LicensedStudio } from '../../test/build/license.ts'
import { scripted, type Prompted, type Turn } from '../../test/build/scripted.ts'

describe('the assistant', () => {
  let licensed: LicensedStudio
  before(async () => {
    licensed = await startLicensedStudio()
  })
  after(() => licensed.stop())

  /** Asks a question of a model that follows a script; gives the answer and what the model was asked. */
  const chat = async (question: string, turn: (prompted: Prompted) => Turn) => {
    const model = scripted(turn)
    licensed.service.provider.answer = model.answer
    const messages = [{ role: 'user', content: question }]
    const { status, body } = await licensed.studio.asOwner('POST /api/v1/assistant/chat', { messages })
    return { status, body, prompted: model.prompted }
  }

  it('answers with a figure and the page it is from', async () => {
    const march = { start_date: '2026-03-01', end_date: '2026-03-31' }
    const { status, body } = await chat('What did we take in in March?', ({ answers: [answer] }) =>
      answer
        ? { text: `You took in ${answer.data.revenue} ${answer.data.currency} ${answer.source}.` }
        : { calls: [{ name: 'revenue_report', args: march }] },
    )
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body, {
      reply: 'You took in 0 EUR [1].',
      sources: [
        {
          label: 'Revenue, 2026-03-01 to 2026-03-31',
          path: '/manage/reports/revenue?when=own&from=2026-03-01&to=2026-03-31',
        },
      ],
      proposals: [],
    })
  })

  it('sends no name out, and puts names back', async () => {
    const { studio, service } = licensed
    const ana = await makeClient(studio, { full_name: 'Ana María Zabaleta', email: 'ana.z@example.com' })
    await studio.asOwner(`POST /api/v1/clients/${ana.id}/notes`, {
      body: 'Zabaleta came with Ana María Zabaleta’s sister.',
    })
    const { body, prompted } = await chat(
      'What do we know of ana maría zabaleta, and has Zabaleta paid?',
      ({ answers: [found, notes] }) => {
        if (notes) return { text: `${found.data.rows[0].client}: ${notes.data.rows[0].quoted_text}` }
        if (found) return { calls: [{ name: 'notes_on_client', args: { client: found.data.rows[0].client } }] }
        return { calls: [{ name: 'find_clients', args: { search: `[client ${ana.id}]` } }] }
      },
    )
    assert.equal(body.reply, 'Ana María Zabaleta: Zabaleta came with Ana María Zabaleta’s sister.')
    assert.doesNotMatch(JSON.stringify(prompted), /zabaleta|maría|ana\.z/i)
    assert.doesNotMatch(service.log.join(''), /zabaleta/i)
    assert.doesNotMatch(studio.logged.join(''), /zabaleta/i)
  })
})
