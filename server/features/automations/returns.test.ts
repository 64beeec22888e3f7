import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { enrollByTag, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { book, setRules } from '../../test/build/bookings.ts'
import { sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { addClient, makeTag } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('what comes of a message', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
    await setMailServer(studio)
    await setRules(studio, { checkin_open_minutes_before: 60 * 24 })
  })
  after(() => studio.stop())

  /** An automation that a new tag starts. */
  async function begin() {
    const tag = await makeTag(studio)
    const condition_json = { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] }
    const automation = await makeAutomation(studio, { trigger_event: 'client.tag_added', condition_json })
    return {
      write: async (client: { id: number }) => {
        await enrollByTag(studio, client, tag)
        await studio.advance({ seconds: 1 })
      },
      /** Messages, after how many of them somebody came, and what was spent: in all and by its step. */
      figures: async () => {
        const { body } = await studio.asOwner(`GET /api/v1/marketing-automations/${automation.id}/stats`)
        const of = ({ sent, came_back, spent }: Record<string, number>) => [sent, came_back, spent]
        assert.deepEqual(of(body), of(body.steps[0]))
        return of(body)
      },
    }
  }
  const pass = async (client: { id: number }) => {
    const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 365 })
    await sellMembership(studio, { client_id: client.id, membership_type_id: type.id })
  }
  const come = async (client: { id: number }) => {
    const { id } = await book(studio, await makeClass(studio), client)
    await studio.advance({ days: 1 })
    const { status } = await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
    assert.equal(status, 200)
    return id
  }
  const buy = (client: { id: number }) => sell(studio, { client_id: client.id })

  it('is counted with the last one, for 30 days, less what was paid back and who had not come after all', async () => {
    const [first, second] = [await begin(), await begin()]
    const client = await registerAgreed(studio)
    await pass(client)
    await buy(client)
    await first.write(client)
    assert.deepEqual(await first.figures(), [1, 0, 0], 'what was before it does not count')
    const visit = await come(client)
    const sale = await buy(client)
    assert.deepEqual(await first.figures(), [1, 1, 12])
    await come(client)
    assert.deepEqual(await first.figures(), [1, 1, 12], 'who comes twice has come back once')

    await second.write(client)
    await buy(client)
    await come(client)
    assert.deepEqual(
      [await first.figures(), await second.figures()],
      [
        [1, 1, 12],
        [1, 1, 12],
      ],
    )
    const { body: payments } = await studio.asOwner(`GET /api/v1/payments?client_id=${client.id}`)
    const paid = payments.items.find((one: { sale_id: number }) => one.sale_id === sale.id)
    const { status } = await studio.asOwner(`POST /api/v1/payments/${paid.id}/refunds`, { amount: 5, reason: 'Torn' })
    assert.equal(status, 201)
    assert.deepEqual(await first.figures(), [1, 1, 7])
    await studio.asOwner(`POST /api/v1/bookings/${visit}/undo`)
    assert.deepEqual(await first.figures(), [1, 1, 7], 'once they came all the same')

    await studio.advance({ days: 31 })
    await buy(client)
    await come(client)
    assert.deepEqual(await second.figures(), [1, 1, 12])
  })

  it('is of the child it is about, though the guardian read it', async () => {
    const [ofChild, ofGuardian] = [await begin(), await begin()]
    const guardian = await registerAgreed(studio)
    const [child, sibling] = [
      await addClient(studio, { full_name: 'Kim Kid', guardian_id: guardian.id }),
      await addClient(studio, { full_name: 'Sam Kid', guardian_id: guardian.id }),
    ]
    for (const client of [guardian, child, sibling]) await pass(client)
    await ofChild.write(child)
    await studio.advance({ days: 1 })
    await ofGuardian.write(guardian)
    await come(sibling)
    await buy(sibling)
    assert.deepEqual(
      [await ofChild.figures(), await ofGuardian.figures()],
      [
        [1, 0, 0],
        [1, 0, 0],
      ],
    )
    await come(child)
    await buy(child)
    assert.deepEqual(
      [await ofChild.figures(), await ofGuardian.figures()],
      [
        [1, 1, 12],
        [1, 0, 0],
      ],
    )
    await come(guardian)
    assert.deepEqual(
      [await ofChild.figures(), await ofGuardian.figures()],
      [
        [1, 1, 12],
        [1, 1, 0],
      ],
    )
  })
})
