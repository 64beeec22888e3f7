import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeRole } from './build/staff.ts'
import { makeTag } from './build/tags.ts'
import { PASSWORD, startStudio, type TestStudio } from './studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A kind of record: how one is made and changed, and what the audit log calls it. */
interface Kind {
  path: string
  list: string
  /** True if one alone can be read. */
  readable: boolean
  entity: string
  /** The actions of making and changing one. */
  actions: [create: string, change: string]
  input: (studio: TestStudio, n: number) => Promise<object>
  /** The change, with the former value. */
  changed: { field: string; from: unknown; to: unknown }
  /** Changes that are refused, with the status. */
  refused: [change: object, status: number][]
  /** Further fields that a change must name. */
  besides?: (record: Shown) => object
}

const person = (n: number) => ({ full_name: `Person ${n}`, email: `records-${n}@studio.test`, password: PASSWORD })

const kinds: Record<string, Kind> = {
  tag: {
    path: '/api/v1/tags',
    list: '?page_size=200',
    readable: false,
    entity: 'tag',
    actions: ['tag.create', 'tag.update'],
    input: async (_, n) => ({ name: `Record ${n}`, color: '#112233' }),
    changed: { field: 'color', from: '#112233', to: '#445566' },
    besides: ({ name }) => ({ name }),
    refused: [[{ name: '' }, 422]],
  },
  'auto-tag rule': {
    path: '/api/v1/auto-tag-rules',
    list: '',
    readable: false,
    entity: 'auto_tag_rule',
    actions: ['auto_tag_rule.create', 'auto_tag_rule.update'],
    input: async (studio) => ({ tag_id: (await makeTag(studio)).id, trigger_event: 'client.imported' }),
    changed: { field: 'is_active', from: true, to: false },
    refused: [
      [{ is_active: true, tag_id: 9999 }, 404],
      [{ trigger_event: 'none' }, 422],
    ],
  },
  location: {
    path: '/api/v1/establishments',
    list: '?include_inactive=true',
    readable: true,
    entity: 'establishment',
    actions: ['establishment.create', 'establishment.update'],
    input: async (_, n) => ({ name: `Room ${n}`, address: 'Calle Mayor 1', phone: '1' }),
    changed: { field: 'phone', from: '1', to: '2' },
    refused: [[{ name: '' }, 422]],
  },
  client: {
    path: '/api/v1/clients',
    list: '?page_size=200',
    readable: true,
    entity: 'client',
    actions: ['client.create', 'client.update'],
    input: async (_, n) => ({ full_name: `Client ${n}`, phone: '+34 600', date_of_birth: '1990-02-03', locale: 'de' }),
    changed: { field: 'phone', from: '+34 600', to: null },
    refused: [
      [{ phone: '5', guardian_id: 9999 }, 404],
      [{ phone: 5 }, 422],
      [{ phone: '5'.repeat(41) }, 422],
    ],
  },
  instructor: {
    path: '/api/v1/instructors',
    list: '?page_size=200',
    readable: true,
    entity: 'instructor',
    actions: ['instructor.create', 'instructor.update'],
    input: async (_, n) => ({ ...person(n), bio: 'Calm', establishment_id: 1 }),
    changed: { field: 'bio', from: 'Calm', to: 'Lively' },
    refused: [[{ full_name: 'Nobody', establishment_id: 99 }, 404]],
  },
  'staff account': {
    path: '/api/v1/staff',
    list: '',
    readable: false,
    entity: 'staff',
    actions: ['staff.create', 'staff.update'],
    input: async (studio, n) => ({ ...person(n), full_name: 'Same Name', role_id: (await makeRole(studio, [])).id }),
    changed: { field: 'full_name', from: 'Same Name', to: 'Another Name' },
    refused: [
      [{ full_name: 'Nobody', email: 'owner@studio.test' }, 409],
      [{ full_name: 'Nobody', role_id: 9999 }, 404],
    ],
  },
  role: {
    path: '/api/v1/roles',
    list: '',
    readable: false,
    entity: 'role',
    actions: ['role.create', 'role.update'],
    input: async (_, n) => ({ name: `Part ${n}`, permissions: ['clients.view'] }),
    changed: { field: 'permissions', from: ['clients.view'], to: ['clients.view', 'clients.manage'] },
    besides: ({ name }) => ({ name }),
    refused: [[{ name: 'Owner' }, 409]],
  },
  waiver: {
    path: '/api/v1/waivers',
    list: '?page_size=200',
    readable: true,
    entity: 'waiver',
    actions: ['waiver.create', 'waiver.update'],
    input: async (_, n) => ({ title: `Waiver ${n}`, body: 'Shoes off.', requires_before_booking: false }),
    changed: { field: 'requires_before_booking', from: false, to: true },
    refused: [[{ title: '' }, 422]],
  },
}

describe('a record', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  let count = 0
  const make = async ({ path, input }: Kind): Promise<[Shown, object]> => {
    count += 1
    const given = await input(studio, count)
    const { status, body } = await studio.asOwner(`POST ${path}`, given)
    assert.equal(status, 201, JSON.stringify(body))
    return [body, given]
  }
  const listed = async ({ path, list }: Kind): Promise<Shown[]> => {
    const { body } = await studio.asOwner(`GET ${path}${list}`)
    return body.items ?? body
  }
  const read = async (kind: Kind, id: number): Promise<Shown> => {
    const shown = (await listed(kind)).find((one) => one.id === id)
    if (kind.readable) assert.deepEqual((await studio.asOwner(`GET ${kind.path}/${id}`)).body, shown)
    return shown
  }
  const log = async ({ entity }: Kind, id: number): Promise<Shown[]> =>
    (await studio.asOwner(`GET /api/v1/audit-log?entity=${entity}&entity_id=${id}`)).body.items

  for (const [name, kind] of Object.entries(kinds)) {
    const { path, entity, changed, actions } = kind
    const { field, from, to } = changed

    it(`that is a ${name} is read as its making answered it, with everything that was given`, async () => {
      const [made, given] = await make(kind)
      assert.deepEqual(await read(kind, made.id), made)
      for (const [one, value] of Object.entries(given)) if (one !== 'password') assert.deepEqual(made[one], value, one)
      assert.deepEqual([made.created_at, made.updated_at], [studio.clock.now(), studio.clock.now()])
      const [entry, ...more] = await log(kind, made.id)
      assert.deepEqual([more.length, entry.action, entry.entity, entry.before], [0, actions[0], entity, null])
      assert.deepEqual([entry.after.id, entry.after[field]], [made.id, from])
    })

    it(`that is a ${name} changes in what is named, says since when, and leaves the others alone`, async () => {
      const [[first], [made], [last]] = [await make(kind), await make(kind), await make(kind)]
      await studio.advance({ hours: 1 })
      const change = { [field]: to, ...kind.besides?.(made) }
      const { status, body } = await studio.asOwner(`PUT ${path}/${made.id}`, change)
      assert.equal(status, 200)
      assert.deepEqual(body, { ...made, [field]: to, updated_at: studio.clock.now() })
      assert.deepEqual(await read(kind, made.id), body)
      assert.deepEqual([await read(kind, first.id), await read(kind, last.id)], [first, last])
      const [entry, ...former] = await log(kind, made.id)
      const { action, actor_id, before, after } = entry
      assert.deepEqual([former.length, action, actor_id], [1, actions[1], 1])
      assert.deepEqual([before, after], [{ [field]: from }, { [field]: to }])
    })

    it(`that is a ${name} stays as it is where a change is refused, in the log too`, async () => {
      const [made] = await make(kind)
      await studio.advance({ hours: 1 })
      for (const [change, expected] of kind.refused) {
        const { status } = await studio.asOwner(`PUT ${path}/${made.id}`, change)
        assert.equal(status, expected, JSON.stringify(change))
      }
      assert.deepEqual(await read(kind, made.id), made)
      assert.equal((await log(kind, made.id)).length, 1)
      const nobody = { [field]: to, ...kind.besides?.({ name: 'Nobody' }) }
      assert.equal((await studio.asOwner(`PUT ${path}/99999`, nobody)).status, 404)
    })
  }

  for (const name of ['tag', 'auto-tag rule', 'location', 'staff account', 'role'] as const) {
    it(`that is a ${name} goes alone when it is deleted, and the log keeps what it was`, async () => {
      const kind = kinds[name]!
      const [[first], [made], [last]] = [await make(kind), await make(kind), await make(kind)]
      assert.ok((await studio.asOwner(`DELETE ${kind.path}/${made.id}`)).status < 300)
      assert.equal(
        (await listed(kind)).find(({ id }) => id === made.id),
        undefined,
      )
      assert.deepEqual([await read(kind, first.id), await read(kind, last.id)], [first, last])
      const [entry] = await log(kind, made.id)
      assert.deepEqual(
        [entry.after, entry.before.id, entry.before[kind.changed.field]],
        [null, made.id, kind.changed.from],
      )
    })
  }

  for (const name of ['client', 'instructor', 'staff account'] as const) {
    it(`that is a ${name} stands by name, by age among its like, on whichever page`, async () => {
      const kind = kinds[name]!
      const order = ['zz Bea', kind.readable ? 'zz cleo' : 'zz Cleo', 'zz Ann', 'zz Ann', 'zz Dora']
      const ids: number[] = []
      for (const full_name of order) {
        count += 1
        const input = { ...(await kind.input(studio, count)), full_name }
        ids.push((await studio.asOwner(`POST ${kind.path}`, input)).body.id)
      }
      const [bea, cleo, ann, secondAnn, dora] = ids
      const all = (await listed(kind)).filter(
        ({ full_name, kind: is = 'manager' }) => full_name.startsWith('zz') && is === 'manager',
      )
      assert.deepEqual(
        all.map(({ id }) => id),
        [ann, secondAnn, bea, cleo, dora],
      )
      if (!kind.readable) return
      const paged = await Promise.all(
        [1, 2, 3].map((page) => studio.asOwner(`GET ${kind.path}?search=zz&page=${page}&page_size=2`)),
      )
      assert.deepEqual(
        paged.map(({ body }) => body.items.map(({ id }: Shown) => id)),
        [[ann, secondAnn], [bea, cleo], [dora]],
      )
      assert.deepEqual(
        paged.map(({ body }) => [body.total, body.page, body.page_size]),
        [
          [5, 1, 2],
          [5, 2, 2],
          [5, 3, 2],
        ],
      )
    })
  }
})
