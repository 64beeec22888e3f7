import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import type { Mounted } from '../api/implement.ts'
import { permissionRows } from './permissions.ts'
import { pairKiosk } from './build/kiosks.ts'
import { calls } from './calls/all.ts'
import { makeStage, type Stage } from './build/stage.ts'
import type { Reply } from './studio.ts'

/** An id that no record has: what is allowed answers 404, what is not answers 401 or 403 before it looks. */
const NOBODY = 999_999
const doors = ['local', 'public'] as const

/** Operations open to anybody before the studio has staff, and to an owner alone after that. */
const untilStaffed = ['POST /api/v1/studio/restore', 'POST /api/v1/studio/restore/copies']

type Door = (typeof doors)[number]
type Ids = Record<string, number | string>

describe('who may call what', () => {
  let stage: Stage
  before(async () => {
    stage = await makeStage()
  })
  after(() => stage.studio.stop())

  const call = (
    { key }: Mounted,
    door: Door,
    token: string | undefined,
    ids: Ids = {},
    body?: unknown,
  ): Promise<Reply> => {
    const query = ids === stage.ids && calls[key]?.query?.(ids)
    const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? NOBODY))
    const takesBody = !/^(GET|DELETE)/.test(key)
    return stage.studio.send(query ? `${path}?${query}` : path, {
      token,
      door,
      ...(body !== undefined ? { body } : takesBody && { body: {} }),
    })
  }

  /** A body that is accepted as far as looking for the record. */
  const trespass = ({ key, operation }: Mounted): unknown =>
    calls[key]?.trespass?.(stage.ids) ?? (operation.body && operation.example)

  for (const door of doors) {
    it(`asks for a token on the ${door} door, except where anybody may call`, async () => {
      for (const mounted of operations) {
        const { access, door: only } = mounted.operation
        const { status, body } = await call(mounted, door, undefined)
        if (only === 'local' && door === 'public') assert.equal(body.code, 'LOOPBACK_ONLY', mounted.key)
        else if (untilStaffed.includes(mounted.key)) assert.ok([401, 415].includes(status), `${mounted.key} ${status}`)
        else if (access === 'public')
          assert.ok(
            ![401, 403].includes(status) || /CODE|TOKEN|CREDENTIALS/.test(body.code),
            `${mounted.key} ${status}`,
          )
        else assert.equal(body.code, 'AUTH_REQUIRED', mounted.key)
      }
    })

    it(`refuses a made-up token on the ${door} door`, async () => {
      for (const mounted of operations) {
        if (mounted.operation.access === 'public' || (mounted.operation.door && door === 'public')) continue
        const { body } = await call(mounted, door, 'eyJhbGciOiJub25lIn0.e30.')
        assert.equal(body.code, 'AUTH_INVALID_TOKEN', mounted.key)
      }
    })

    for (const role of ['client', 'instructor', 'manager'] as const) {
      it(`lets a ${role} call on the ${door} door what the declaration says, and nothing else`, async () => {
        for (const mounted of operations) {
          const { access, door: only } = mounted.operation
          if (access === 'public' || (only && door === 'public')) continue
          const { status, body } = await call(mounted, door, stage.tokens[role])
          if (access[role])
            assert.ok(status !== 401 && status !== 403, `${mounted.key} ${status} ${JSON.stringify(body)}`)
          else assert.equal(body.code, 'AUTH_INSUFFICIENT_PERMISSIONS', `${mounted.key} ${status}`)
        }
      })
    }

    it(`lets a kiosk call on the ${door} door what is for kiosks, and nothing else`, async () => {
      const token = await pairKiosk(stage.studio)
      for (const mounted of operations) {
        const { access, door: only } = mounted.operation
        if (access === 'public' || (only && door === 'public')) continue
        const { status, body } = await call(mounted, door, token, stage.ids, trespass(mounted))
        if ('kiosk' in access) assert.ok(status !== 401 && status !== 403, `${mounted.key} ${status}`)
        else assert.equal(body.code, 'AUTH_INSUFFICIENT_PERMISSIONS', `${mounted.key} ${status}`)
      }
    })

    it(`asks a manager on the ${door} door for the permission named`, async () => {
      for (const mounted of operations) {
        const { access, door: only } = mounted.operation
        if (access === 'public' || !access.manager || (only && door === 'public')) continue
        const { status, body } = await call(mounted, door, stage.tokens.powerless)
        if (access.manager === 'any') assert.ok(status !== 401 && status !== 403, `${mounted.key} ${status}`)
        else assert.equal(body.code, 'AUTH_INSUFFICIENT_PERMISSIONS', `${mounted.key} ${status}`)
      }
    })
  }

  const own = operations.filter(
    ({ operation: { access, params } }) =>
      params && access !== 'public' && (access.client === 'own' || access.instructor === 'own'),
  )

  it('shows a client nothing of somebody else’s: 404, as if it were not there', async () => {
    for (const mounted of own) {
      if (mounted.operation.access === 'public' || mounted.operation.access.client !== 'own') continue
      const { status } = await call(mounted, 'public', stage.tokens.stranger, stage.ids, trespass(mounted))
      assert.equal(status, 404, mounted.key)
    }
  })

  it('shows an instructor nothing of other instructors’ classes', async () => {
    for (const mounted of own) {
      if (mounted.operation.access === 'public' || mounted.operation.access.instructor !== 'own') continue
      const { status } = await call(mounted, 'public', stage.tokens.instructor, stage.ids, trespass(mounted))
      assert.equal(status, 404, mounted.key)
    }
  })

  it('has a record of somebody’s for every path it tries', () => {
    const names = own.flatMap(({ key }) => [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
    assert.deepEqual(
      [...new Set(names)].filter((name) => !(name in stage.ids)),
      [],
      'Make such a record in server/test/build/furnish.ts and put its id in `ids`',
    )
  })

  it('means "own" where a list has no filter, and finds nothing of strangers by one', async () => {
    const lists = operations.filter(
      ({ key, operation: { access } }) =>
        key.startsWith('GET') && !key.includes('{') && access !== 'public' && access.client === 'own',
    )
    for (const mounted of lists) {
      const plain = await call(mounted, 'public', stage.tokens.stranger)
      assert.ok(!JSON.stringify(plain.body).includes(stage.victim.full_name), mounted.key)
      const asked = await stage.studio.send(`${mounted.key}?client_id=${stage.victim.id}`, {
        token: stage.tokens.stranger,
        door: 'public',
      })
      assert.ok(!JSON.stringify(asked.body).includes(stage.victim.full_name), mounted.key)
    }
  })

  it('takes no stranger’s record inside a body', async () => {
    const { open_class_id: class_id, client_id, membership_id } = stage.ids
    const cases: [string, unknown][] = [
      ['POST /api/v1/bookings', { scheduled_class_id: class_id, client_id }],
      ['POST /api/v1/bookings', { scheduled_class_id: class_id, membership_id }],
      ['POST /api/v1/bookings/waitlist', { scheduled_class_id: stage.ids['class_id'], client_id }],
      ['POST /api/billing/checkout-session', stage.buying],
    ]
    for (const [key, body] of cases) {
      const { status } = await stage.studio.send(key, { token: stage.tokens.stranger, door: 'public', body })
      assert.equal(status, 404, `${key} ${JSON.stringify(body)}`)
    }
  })
})

describe('who may call what, by a second opinion', () => {
  const declared = operations.map(({ key, operation: { access, door = '' } }) => {
    const roles = access === 'public' || 'kiosk' in access ? {} : access
    const { manager = '', instructor = '', client = '' } = roles
    const isKiosk = access !== 'public' && 'kiosk' in access
    return { key: key as string, door, isPublic: access === 'public', isKiosk, manager, instructor, client }
  })

  it('has a row for each operation and an operation for each row', () => {
    assert.deepEqual(
      permissionRows.map(({ key }) => key).toSorted(),
      declared.map(({ key }) => key).toSorted(),
      'Write a row for each new operation into server/test/permissions.tsv, from what was decided, not from the declaration',
    )
  })

  for (const one of declared) {
    it(`agrees on ${one.key}`, () => {
      const found = permissionRows.find(({ key }) => key === one.key)
      const { limits: _, ofClient: __, ...row } = found ?? { limits: [], ofClient: [] }
      assert.deepEqual(one, row, 'The declaration (first) and its row in server/test/permissions.tsv (second) differ')
    })
  }
})
