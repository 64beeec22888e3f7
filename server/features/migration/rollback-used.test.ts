import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book } from '../../test/build/bookings.ts'
import { sell } from '../../test/build/commerce.ts'
import { importFile } from '../../test/build/migration.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { giveTag, makeTag } from '../../test/build/tags.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

interface Brought {
  client: { id: number; full_name: string; email: string }
  membership: { id: number; membership_type_id: number; credits_remaining: number; expires_at: string }
}

type Use = (studio: TestStudio, brought: Brought) => Promise<unknown>

const put = (studio: TestStudio, { membership }: Brought, change: object) =>
  studio.asOwner(`PUT /api/v1/memberships/${membership.id}`, change)
const edit = (studio: TestStudio, { client }: Brought, change: object) =>
  studio.asOwner(`PUT /api/v1/clients/${client.id}`, change)
const typeOf = ({ membership }: Brought) => `/api/v1/membership-types/${membership.membership_type_id}`
const bookIn = async (studio: TestStudio, { client, membership }: Brought) =>
  book(studio, await makeClass(studio), client, { membership_id: membership.id })

/** Sets a password by the link of an invitation, and signs in; gives the token. */
async function signIn(studio: TestStudio, { client }: Brought): Promise<string> {
  const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body
  const body = { token: new URL(invite_url).hash.slice(1), new_password: PASSWORD }
  return (await studio.send('POST /api/v1/auth/reset-password', { body })).body.access_token
}

/** Uses of an imported membership after which it and its client stay. */
const usesOfMembership: [string, Use][] = [
  ['a booking was made with it', bookIn],
  [
    'a booking was made with it and cancelled free',
    async (studio, brought) => studio.asOwner(`DELETE /api/v1/bookings/${(await bookIn(studio, brought)).id}`),
  ],
  [
    'a credit was added',
    (studio, one) => put(studio, one, { credits_remaining: one.membership.credits_remaining + 1 }),
  ],
  [
    'a credit was added and taken away again',
    async (studio, one) => {
      await put(studio, one, { credits_remaining: one.membership.credits_remaining + 1 })
      await put(studio, one, { credits_remaining: one.membership.credits_remaining })
    },
  ],
  ['it got a note', (studio, one) => put(studio, one, { notes: 'Moved over by phone' })],
  ['it got another end', (studio, one) => put(studio, one, { expires_at: '2027-01-01' })],
  ['it was cancelled', (studio, one) => studio.asOwner(`DELETE /api/v1/memberships/${one.membership.id}`)],
]

/** Uses of a client alone: the membership goes, the client stays. */
const usesOfClient: [string, Use][] = [
  ['they sign in by now', signIn],
  ['their phone was added', (studio, one) => edit(studio, one, { phone: '600 100 200' })],
  ['their name was mended', (studio, one) => edit(studio, one, { full_name: `${one.client.full_name} Ruiz` })],
  ['they were deactivated', (studio, { client }) => studio.asOwner(`DELETE /api/v1/clients/${client.id}`)],
  ['something was sold to them', (studio, { client }) => sell(studio, { client_id: client.id })],
  [
    'somebody wrote a note on them',
    (studio, { client }) => studio.asOwner(`POST /api/v1/clients/${client.id}/notes`, { body: 'Called' }),
  ],
  ['they got a tag by hand', async (studio, { client }) => giveTag(studio, client, await makeTag(studio))],
  [
    'they look after somebody',
    (studio, { client }) => studio.asOwner('POST /api/v1/clients', { full_name: 'Small', guardian_id: client.id }),
  ],
  [
    'they signed a waiver',
    async (studio, one) => {
      const token = await signIn(studio, one)
      const { id } = await makeWaiver(studio)
      const body = { signed_name: one.client.full_name }
      await studio.send(`POST /api/v1/waivers/${id}/sign`, { token, body, door: 'public' })
    },
  ],
]

/** Uses of a membership type alone: it stays, its membership and client go. */
const usesOfType: [string, Use][] = [
  ['its price was changed', (studio, one) => studio.asOwner(`PUT ${typeOf(one)}`, { price: 95 })],
  ['it was deactivated', (studio, one) => studio.asOwner(`DELETE ${typeOf(one)}`)],
]

describe('taking an import back keeps what was used since', () => {
  let studio: TestStudio
  let paused: { id: number }
  before(async () => {
    studio = await startStudio()
    const type = await makeMembershipType(studio, { can_pause: true, max_pause_days: 30 })
    paused = await sellMembership(studio, { membership_type_id: type.id })
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${paused.id}/pause`, { pause_days: 20 })).status, 200)
  })
  after(() => studio.stop())

  let people = 0
  /** Imports two people with a pack each; something happens to the first an hour later; all is taken back. */
  const tryUse = async (use: Use) => {
    people += 1
    const [used, idle] = [`Used Number${people}`, `Idle Number${people}`]
    const line = (name: string) =>
      `${name},${name.replace(' ', '-')}@example.com,Pack ${people},class pack,active,7,2026-03-01,2026-12-31`
    const header = 'Client Name,Client Email,Membership Name,Type,Status,Credits Remaining,Start Date,Expiration Date'
    const answers = {
      accept_type_proposals: true,
      date_order: 'day_month',
      membership_types: { [`Pack ${people}`]: { type: 'class_pack', price: 90, credits_included: 10 } },
    }
    const job = await importFile(studio, 'memberships', `${header}\r\n${line(used)}\r\n${line(idle)}\r\n`, answers)
    const find = async (name: string) =>
      (
        await studio.asOwner(
          `GET /api/v1/clients?include_inactive=true&search=${encodeURIComponent(name.replace(' ', '-'))}`,
        )
      ).body.items[0]
    const client = await find(used)
    const held = async () => (await studio.asOwner(`GET /api/v1/memberships?client_id=${client.id}`)).body.items
    const [membership] = await held()
    assert.equal(membership.credits_remaining, 7)
    await studio.advance({ hours: 1 })
    await use(studio, { client, membership })
    const { status, body } = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.equal(status, 200)
    assert.equal(await find(idle), undefined)
    const kept: string[] = body.kept.map(({ record }: { record: string }) => record)
    return { kept: kept.toSorted(), client: await find(used), memberships: await held() }
  }

  for (const [name, use] of usesOfMembership) {
    it(`a membership: ${name}`, async () => {
      const { kept, client, memberships } = await tryUse(use)
      assert.deepEqual(kept, ['client', 'membership', 'membership_type'])
      assert.deepEqual([typeof client.id, memberships.length], ['number', 1])
    })
  }

  for (const [name, use] of usesOfClient) {
    it(`a client: ${name}`, async () => {
      const { kept, client, memberships } = await tryUse(use)
      assert.deepEqual(kept, ['client'])
      assert.deepEqual([typeof client.id, memberships.length], ['number', 0])
    })
  }

  for (const [name, use] of usesOfType) {
    it(`a membership type: ${name}`, async () => {
      const { kept, client } = await tryUse(use)
      assert.deepEqual([kept, client], [['membership_type'], undefined])
    })
  }

  it('and nothing where nothing happened', async () => {
    const { body: before } = await studio.asOwner(`GET /api/v1/memberships/${paused.id}`)
    const { kept, client } = await tryUse(async () => {})
    assert.deepEqual([kept, client], [[], undefined])
    assert.equal(before.status, 'paused')
    assert.deepEqual((await studio.asOwner(`GET /api/v1/memberships/${paused.id}`)).body, before)
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${paused.id}/resume`)).body.status, 'active')
  })
})
