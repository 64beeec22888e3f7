import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { permissions, type Permission } from '../api/permissions.ts'
import { operations } from '../features.ts'
import { book, registerMember, setRules } from './build/bookings.ts'
import { furnish } from './build/furnish.ts'
import { startOnlineStudio } from './build/online.ts'
import { makeClass } from './build/schedule.ts'
import { makeManager } from './build/staff.ts'
import { everythingLicensed } from './build/stage.ts'
import type { Ask } from './calls/call.ts'
import { filled } from './calls/record.ts'
import type { Scene } from './rights/attack.ts'
import { power } from './rights/power.ts'
import { rights, type Right } from './rights/table.ts'
import { value } from './rights/value.ts'
import type { Reply } from './studio.ts'

const attacks = { ...power, ...value }
const limited = new Set<string>(operations.filter(({ operation: { limits } }) => limits).map(({ key }) => key))
const tried = rights.filter(({ attack }) => attack !== '')

describe('what an operation can lead to', () => {
  let scene: Scene
  const tokens = new Map<string, string>()
  before(async () => {
    const { studio, processor } = await startOnlineStudio({ webhook: false, config: await everythingLicensed() })
    const { ids, client } = await furnish(studio, processor)
    const missed = await nobodyCame(studio)
    scene = { studio, ids, client, missed }
  })
  after(() => scene.studio.stop())

  /** The token of a manager who holds just these. */
  const holding = async (...held: Permission[]): Promise<string> => {
    const name = held.toSorted().join(' + ')
    const known = tokens.get(name) ?? (await makeManager(scene.studio, held)).token
    tokens.set(name, known)
    return known
  }
  const send = ({ key }: Right, [ids, body]: Ask, token: string): Promise<Reply> => {
    const query = key.endsWith('invitations/export') ? `?job_id=${ids[0]}` : ''
    return scene.studio.send(filled(key, ids) + query, { token, ...(body !== undefined && { body }) })
  }

  for (const right of tried) {
    const { key, attack, needs } = right
    it(`${key}: ${attack}`, async () => {
      const { ask, harmless } = attacks[attack]!
      const asked = await ask(scene)
      const held = needs === 'owner' ? [] : needs
      for (const permission of permissions) {
        if (held.length === 1 && held[0] === permission) continue
        const { status, body } = await send(right, asked, await holding(permission))
        // A limited operation refuses all the same, after so many.
        if (status === 429 && limited.has(key)) break
        assert.deepEqual(
          [status, body.code],
          [403, 'AUTH_INSUFFICIENT_PERMISSIONS'],
          `By ${permission} alone: ${JSON.stringify(body)}`,
        )
      }
      for (const left of held.length > 2 ? held : []) {
        const { status } = await send(right, asked, await holding(...held.filter((one) => one !== left)))
        assert.equal(status, 403, `By all but ${left}`)
      }
      if (held.length > 0) {
        const { status, body } = await send(right, asked, await holding(...held))
        assert.ok(status < 300, `By all that are named: ${status} ${JSON.stringify(body)}`)
      }
      if (!harmless) return
      const { status, body } = await send(right, await harmless.ask(scene), await holding(...harmless.by))
      assert.ok(status < 300, `What gives nothing: ${status} ${JSON.stringify(body)}`)
    })
  }

  it('is said in rights.tsv of every operation by which a manager changes something', () => {
    const changing = operations.filter(
      ({ key, operation: { access } }) =>
        !key.startsWith('GET') && access !== 'public' && 'manager' in access && access.manager !== undefined,
    )
    const told = new Set(rights.map(({ key }) => key))
    assert.deepEqual(
      changing.map(({ key }) => key).filter((key) => !told.has(key)),
      [],
      'Say in server/test/rights.tsv what it can lead to, and which permission stands before that; or that it gives nothing',
    )
    const there = new Set<string>(operations.map(({ key }) => key))
    assert.deepEqual(
      [...told].filter((key) => !there.has(key)),
      [],
      'A row of no operation',
    )
  })

  it('has an attack for each row that gives something, and a row for each attack', () => {
    const named = new Set(tried.map(({ attack }) => attack))
    assert.deepEqual([...named].toSorted(), Object.keys(attacks).toSorted())
    assert.ok(rights.every(({ attack, gives }) => (attack === '') === (gives === 'nothing')))
  })
})

/** Places of an hour ago that nobody came to, each with a fee. */
async function nobodyCame(studio: Scene['studio']): Promise<Scene['missed']> {
  await setRules(studio, { no_show_fee: 5, fee_grace_hours: 24, pay_at_studio_enabled: true })
  const starts_at = new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString()
  const cls = await makeClass(studio, { starts_at })
  const places = []
  for (let n = 0; n < 3; n += 1) {
    const client = await registerMember(studio)
    places.push({ id: (await book(studio, cls, client)).id as number, client_id: client.id })
  }
  await studio.advance({ hours: 2 })
  for (const { id } of places) await studio.asOwner(`POST /api/v1/bookings/${id}/no-show`)
  return places
}
