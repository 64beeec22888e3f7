import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Permission } from '../../api/permissions.ts'
import { makeInstructor, makeManager, makeRole } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const HELD: readonly Permission[] = ['staff.manage', 'instructors.manage', 'clients.view']
/** One that the lead holds, and one that the lead lacks. */
const [LESS, MORE] = ['clients.view', 'payroll.manage'] as const

/** The possible changes to an account, and to a role. */
const toAccount: Record<string, (id: number, ids: Ids) => [operation: string, body?: object]> = {
  rename: (id) => [`PUT /api/v1/staff/${id}`, { full_name: 'Renamed' }],
  'new e-mail': (id) => [`PUT /api/v1/staff/${id}`, { email: `new-${id}@studio.test` }],
  'new password': (id) => [`PUT /api/v1/staff/${id}`, { new_password: 'Battery-Staple-8' }],
  'a lesser role': (id, { free }) => [`PUT /api/v1/staff/${id}`, { role_id: free }],
  deactivate: (id) => [`POST /api/v1/staff/${id}/deactivate`],
  reactivate: (id) => [`POST /api/v1/staff/${id}/reactivate`],
  'instructor profile': (id) => [`POST /api/v1/staff/${id}/instructor-profile`, {}],
  remove: (id) => [`DELETE /api/v1/staff/${id}`],
}
const toRole: Record<string, (id: number) => [operation: string, body?: object]> = {
  rename: (id) => [`PUT /api/v1/roles/${id}`, { name: `Renamed ${id}` }],
  empty: (id) => [`PUT /api/v1/roles/${id}`, { name: `Empty ${id}`, permissions: [] }],
  'take one away': (id) => [`PUT /api/v1/roles/${id}`, { name: `Taken ${id}`, permissions: [LESS] }],
  'add what the lead holds': (id) => [
    `PUT /api/v1/roles/${id}`,
    { name: `More ${id}`, permissions: [LESS, 'staff.manage'] },
  ],
  delete: (id) => [`DELETE /api/v1/roles/${id}`],
}

interface Ids {
  /** A role that holds only what the lead holds. */
  free: number
}

describe('whoever may manage the team', () => {
  let studio: TestStudio
  let lead: { token: string; role_id: number }
  let ids: Ids
  let owner: { id: number; role_id: number }
  before(async () => {
    studio = await startStudio()
    owner = (await studio.asOwner('GET /api/v1/staff')).body[0]
    const made = await makeManager(studio, HELD)
    lead = { token: made.token, role_id: made['role_id'] }
    ids = { free: (await makeRole(studio, [LESS])).id }
  })
  after(() => studio.stop())

  const asLead = ([operation, body]: [string, object?]) => studio.send(operation, { token: lead.token, body })
  const outcome = async (step: [string, object?]) => {
    const { status, body } = await asLead(step)
    return status < 300 ? 'done' : body.code
  }
  const DENIED = 'AUTH_INSUFFICIENT_PERMISSIONS'

  /** The people to change, by their permissions, and whether the lead may. */
  const people: [string, readonly Permission[] | 'owner', 'done' | 'refused'][] = [
    ['somebody with nothing', [], 'done'],
    ['somebody with less', [LESS], 'done'],
    ['somebody with the same', HELD, 'done'],
    ['somebody with more', [...HELD, MORE], 'refused'],
    ['somebody with something else', [MORE], 'refused'],
    ['another owner', 'owner', 'refused'],
  ]
  for (const [who, permissions, expected] of people) {
    for (const [what, step] of Object.entries(toAccount)) {
      it(`${expected === 'done' ? 'may' : 'may not'}: ${what}, ${who}`, async () => {
        const role = permissions === 'owner' ? { role_id: owner.role_id } : {}
        const held = permissions === 'owner' ? [] : permissions
        const { token: _, ...account } = await makeManager(studio, held, role)
        const before = (await studio.asOwner('GET /api/v1/staff')).body
        assert.equal(await outcome(step(account.id, ids)), expected === 'done' ? 'done' : DENIED)
        if (expected === 'refused') assert.deepEqual((await studio.asOwner('GET /api/v1/staff')).body, before)
      })
    }
  }

  for (const [which, permissions, expected] of [
    ['with nothing', [], 'done'],
    ['with the same', [...HELD], 'done'],
    ['with more', [LESS, MORE], 'refused'],
  ] as const) {
    for (const [what, step] of Object.entries(toRole)) {
      it(`${expected === 'done' ? 'may' : 'may not'}: ${what}, a role ${which}`, async () => {
        const role = await makeRole(studio, permissions)
        assert.equal(await outcome(step(role.id)), expected === 'done' ? 'done' : DENIED)
        const { body } = await studio.asOwner('GET /api/v1/roles')
        const kept = body.find(({ id }: { id: number }) => id === role.id)
        if (expected === 'refused') assert.deepEqual([kept.name, kept.permissions], [role['name'], role['permissions']])
      })
    }
  }

  it('hands on what they hold, and nothing else', async () => {
    const role = (permissions: string[]) =>
      outcome(['POST /api/v1/roles', { name: `Made ${permissions.join()}`, permissions }])
    assert.deepEqual([await role([LESS]), await role([LESS, MORE]), await role([MORE])], ['done', DENIED, DENIED])
    const stronger = await makeRole(studio, [MORE])
    const person = (role_id: number) => ({ full_name: 'N', email: `n-${role_id}@s.test`, password: PASSWORD, role_id })
    assert.equal(await outcome(['POST /api/v1/staff', person(ids.free)]), 'done')
    assert.equal(await outcome(['POST /api/v1/staff', person(stronger.id)]), DENIED)
    assert.equal(await outcome(['POST /api/v1/staff', person(owner.role_id)]), DENIED)
    const weak = await makeManager(studio, [])
    assert.equal(await outcome([`PUT /api/v1/staff/${weak.id}`, { role_id: stronger.id }]), DENIED)
    assert.equal(
      await outcome([`PUT /api/v1/roles/${lead.role_id}`, { name: 'Lead', permissions: [...HELD, MORE] }]),
      DENIED,
    )
  })

  it('leaves the profile of a manager who may do more alone, and changes that of who only teaches', async () => {
    const stronger = await makeManager(studio, [MORE])
    const profile = (await studio.asOwner(`POST /api/v1/staff/${stronger.id}/instructor-profile`, {})).body.id
    const teacher = await makeInstructor(studio)
    for (const [id, expected] of [
      [profile, DENIED],
      [teacher.id, 'done'],
    ] as const) {
      assert.equal(await outcome([`PUT /api/v1/instructors/${id}`, { full_name: 'Renamed' }]), expected)
      assert.equal(await outcome([`DELETE /api/v1/instructors/${id}`]), expected)
      assert.equal(await outcome([`PATCH /api/v1/instructors/${id}/reactivate`]), expected)
      assert.equal(await outcome([`DELETE /api/v1/instructors/${id}/remove`]), expected)
    }
  })

  it('is told what stands in the way, in words', async () => {
    const stronger = await makeManager(studio, [MORE], { full_name: 'Petra Payroll' })
    const { body } = await asLead([`POST /api/v1/staff/${stronger.id}/deactivate`])
    assert.match(body.detail, /Petra Payroll has permissions you don’t have: “Pay components and payroll runs”/)
  })
})
