import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack } from '../../test/build/bookings.ts'
import { issueGiftCard, makeProduct, sell } from '../../test/build/commerce.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { takePack, type Pack } from '../../test/build/exit-pack.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { importFile, requireWhole, upload } from '../../test/build/migration.ts'
import { makeClass, makeSeries } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Row = Record<string, unknown>

/** Imported one after the other into a new studio, with what each is understood as. */
const LISTS = ['clients', 'membership_types', 'memberships', 'instructors'] as const

describe('a pack imported into a new studio', () => {
  let old: TestStudio
  let fresh: TestStudio
  let pack: Pack
  const imported: Record<string, Row> = {}
  const analysed: Record<string, Row> = {}
  before(async () => {
    old = await startStudio()
    await live(old)
    pack = await takePack(old)
    fresh = await startStudio()
    for (const list of LISTS) {
      const file = { name: `${list}.csv`, type: 'text/csv', bytes: new Uint8Array(pack.files[`csv/${list}.csv`]!) }
      analysed[list] = (await upload(fresh, list, file)).body
      imported[list] = await importFile(fresh, list, file, { people_without_email: 'same_person' })
    }
  })
  after(() => Promise.all([old.stop(), fresh.stop()]))

  const both = async (path: string): Promise<Row[][]> =>
    Promise.all([old, fresh].map(async (studio) => (await studio.asOwner(`GET ${path}`)).body.items ?? []))

  it('is taken as it is: every row, without a problem', () => {
    for (const list of LISTS) {
      const rows = pack.csv(list).length - 1
      const { product, suggested_entity, questions, problems } = analysed[list]!
      assert.deepEqual([product, suggested_entity], ['Studio Desk', null], list)
      // A name without an e-mail may be two people’s: only the owner knows.
      const asked = (questions as Row[]).map(({ id }) => id)
      assert.deepEqual(asked, list === 'memberships' ? ['people_without_email'] : [], list)
      const said = (problems as { message: string }[]).map(({ message }) => message)
      // A warning about every child is no fault of the file.
      const children = said.filter((message) => /shares the e-mail of Ana Łukasz/.test(message))
      assert.equal(children.length, list === 'clients' ? 1 : 0)
      assert.deepEqual(
        said.filter((message) => !children.includes(message)),
        [],
        list,
      )
      const { status, counts } = imported[list]! as { status: string; counts: Row }
      assert.equal(status, 'completed')
      assert.deepEqual(counts, { created: rows, updated: 0, matched: 0, skipped: 0, rejected: 0 }, list)
    }
  })

  it('has the same clients, with guardians, tags, notes and consents', async () => {
    const [before_, after_] = await both('/api/v1/clients?page_size=200')
    const known = (rows: Row[] = []) =>
      rows
        .map(({ full_name, email, phone, date_of_birth, address, emergency_contact, guardian_id }) => {
          const guardian = rows.find(({ id }) => id === guardian_id)?.['full_name']
          const plain = typeof phone === 'string' ? phone.replaceAll(' ', '') : phone
          return { full_name, email, plain, date_of_birth, address, emergency_contact, guardian }
        })
        .toSorted((a, b) => String(a.full_name).localeCompare(String(b.full_name)))
    assert.deepEqual(known(after_), known(before_))
    const { id } = after_!.find(({ full_name }) => full_name === 'Ana Łukasz')!
    const read = async (what: string) => (await fresh.asOwner(`GET /api/v1/${what.replace('ID', String(id))}`)).body
    assert.deepEqual(
      (await read('clients/ID/notes')).map(({ body }: Row) => body),
      ['Left knee\nLikes mornings'],
    )
    assert.deepEqual(
      (await read('clients/ID/tags')).map(({ name }: Row) => name),
      ['Regular'],
    )
    const consents = await read('gdpr/consent-log/ID')
    assert.deepEqual(
      consents.map(({ consent_type, granted }: Row) => [consent_type, granted]),
      [['marketing_email', true]],
    )
  })

  it('has the same membership types', async () => {
    const fields = [
      'name',
      'type',
      'price',
      'billing_interval',
      'credits_included',
      'credits_per_interval',
      'unlimited',
    ]
    const [before_, after_] = await both('/api/v1/membership-types?page_size=200')
    const known = (rows: Row[] = []) => inOrder(rows, [...fields, 'validity_days'])
    assert.deepEqual(known(after_), known(before_))
  })

  it('has the same memberships, with their days and what is left on them', async () => {
    const [before_, after_] = await both('/api/v1/memberships?page_size=200')
    const fields = ['client_name', 'membership_type_name', 'status', 'starts_at', 'expires_at', 'credits_remaining']
    const known = (rows: Row[] = []) => inOrder(rows, [...fields, 'notes'])
    assert.equal(before_!.length, 6)
    assert.deepEqual(known(after_), known(before_))
  })

  it('has the same instructors', async () => {
    const [before_, after_] = await both('/api/v1/instructors?page_size=200')
    const known = (rows: Row[] = []) => rows.map(({ full_name, email, bio }) => [full_name, email, bio])
    assert.deepEqual(known(after_), known(before_))
  })
})

describe('what people did, and what there is, in a pack', () => {
  it('is taken as it is by the import of its kind', async () => {
    const [old, fresh] = await Promise.all([startStudio(), startStudio()])
    try {
      const ana = await registerMember(old, { full_name: 'Ana Prats' })
      const product = await makeProduct(old, { name: 'Mat', sku: '0042' })
      for (const client_id of [ana.id, null]) await sell(old, { product_id: product.id, client_id, quantity: 2 })
      await issueGiftCard(old, { recipient_name: 'Ben Ruiz' })
      const cls = await makeClass(old, { starts_at: '2026-03-04T12:30' })
      const booking = await book(old, cls, ana)
      await old.advance({ minutes: 30 })
      await old.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`, {})
      const pack = await takePack(old)
      await fresh.advance({ days: 1 })
      for (const [list, entity] of [
        ['products', 'products'],
        ['sale_lines', 'sales'],
        ['bookings', 'bookings'],
        ['gift_cards', 'gift_cards'],
      ] as const) {
        const file = { name: `${list}.csv`, type: 'text/csv', bytes: new Uint8Array(pack.files[`csv/${list}.csv`]!) }
        const { product: known, suggested_entity, questions, problems } = (await upload(fresh, entity, file)).body
        assert.deepEqual([known, suggested_entity, questions, problems], ['Studio Desk', null, [], []], list)
        const { status, counts } = await importFile(fresh, entity, file)
        assert.deepEqual([status, counts.created], ['completed', pack.csv(list).length - 1], list)
      }
      const { items } = (await fresh.asOwner('GET /api/v1/clients')).body
      assert.deepEqual(
        items.map(({ full_name, email }: Row) => [full_name, email]),
        [['Ana Prats', ana.email]],
      )
      await requireWhole(fresh)
    } finally {
      await Promise.all([old.stop(), fresh.stop()])
    }
  })
})

describe('the timetable in a pack', () => {
  it('is the same in a new studio: series in their weeks and to their end, single classes, none that was cancelled', async () => {
    const [old, fresh] = await Promise.all([startStudio(), startStudio()])
    try {
      await makeSeries(old, { starts_at: '2026-03-05T18:00', recurrence: { interval: 2, weekdays: [1, 4] } })
      await makeSeries(old, { starts_at: '2026-03-06T09:00', recurrence: { interval: 3, count: 3 } })
      await makeSeries(old, { starts_at: '2026-03-07T09:00', recurrence: { until: '2026-04-30' } })
      await makeClass(old, { starts_at: '2026-03-08T11:00' })
      const off = await makeClass(old, { starts_at: '2026-03-08T12:00' })
      await old.asOwner(`POST /api/v1/scheduled-classes/${off.id}/cancel`)
      const pack = await takePack(old)
      for (const list of ['class_series', 'classes']) {
        const file = { name: `${list}.csv`, type: 'text/csv', bytes: new Uint8Array(pack.files[`csv/${list}.csv`]!) }
        const { product, questions, problems } = (await upload(fresh, 'class_schedule', file)).body
        assert.deepEqual([product, questions, problems], ['Studio Desk', [], []], list)
        await importFile(fresh, 'class_schedule', file)
      }
      const held = async (studio: TestStudio) =>
        (await studio.asOwner('GET /api/v1/scheduled-classes?status=scheduled&end_date=2026-12-31')).body.map(
          ({ name, starts_at, capacity }: Row) => [name, starts_at, capacity],
        )
      const [before_, after_] = [await held(old), await held(fresh)]
      assert.ok(before_.length > 20)
      assert.deepEqual(after_, before_)
      await requireWhole(fresh)
    } finally {
      await Promise.all([old.stop(), fresh.stop()])
    }
  })
})

/** Some fields of each row, whatever order the rows come in. */
function inOrder(rows: readonly Row[], fields: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(fields.map((field) => row[field]))).toSorted((a, b) => (a < b ? -1 : 1))
}

/** People with something in every column, and a membership of every kind and state. */
async function live(studio: TestStudio): Promise<void> {
  const make = async (operation: string, body?: object) => {
    const reply = await studio.asOwner(operation, body)
    if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const ana = await registerClient(studio, { full_name: 'Ana Łukasz' })
  const ben = await registerClient(studio, { full_name: 'Ben van der Berg' })
  await make(`PUT /api/v1/clients/${ana.id}`, {
    phone: '+34 600 111 222',
    date_of_birth: '1990-05-06',
    address: 'Calle del Olmo 7, 28012 Madrid',
    emergency_contact: 'Eva, 699 888 777',
  })
  for (const body of ['Left knee', 'Likes mornings']) await make(`POST /api/v1/clients/${ana.id}/notes`, { body })
  const tag = await make('POST /api/v1/tags', { name: 'Regular' })
  await make(`POST /api/v1/clients/${ana.id}/tags`, { tag_id: tag.id })
  await ana.ask('POST /api/v1/gdpr/consent', { consent_type: 'marketing_email', granted: true })
  const child = await makeDependant(studio, ana, { full_name: 'Mia Łukasz', date_of_birth: '2019-01-02' })
  const nobodyElse = await make('POST /api/v1/clients', { full_name: 'Nora Ohne' })
  await make('POST /api/v1/clients', { full_name: 'Cher' })

  const pack = await sellPack(studio, ana, 5, { validity_days: 90 })
  await make(`PUT /api/v1/memberships/${pack.id}`, { credits_remaining: 3, credits_reason: 'Came', notes: 'Gift' })
  const sell = async (who: { id: number }, terms: object, sale: object = {}) => {
    const type = await makeMembershipType(studio, terms)
    return sellMembership(studio, { client_id: who.id, membership_type_id: type.id, ...sale })
  }
  await sell(ben, { type: 'subscription', billing_interval: 'monthly', unlimited: true, price: 59.5 })
  await sell(child, { type: 'time_pass', unlimited: true, validity_days: 30 })
  await sell(nobodyElse, { type: 'drop_in', credits_included: 1 })
  const gone = await sell(ben, { type: 'class_pack', credits_included: 10, validity_days: 60 })
  await make(`DELETE /api/v1/memberships/${gone.id}`)
  await sell(ben, { type: 'time_pass', unlimited: true, validity_days: 7 }, { starts_at: '2026-04-01' })
  await makeInstructor(studio, { bio: 'Calm, since 2001' })
}
