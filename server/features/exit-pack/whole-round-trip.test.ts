import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack } from '../../test/build/bookings.ts'
import { issueGiftCard, makeProduct, sell } from '../../test/build/commerce.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { takePack, type Pack } from '../../test/build/exit-pack.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { importFile, requireWhole, upload } from '../../test/build/migration.ts'
import { makeClass, makeSeries } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** Columns that concern only the former studio: its ids, stamps and files, in every list. */
const ITS_OWN = /(^| )ID$|^(Created|Updated) At$|^Photo$|^Currency$/

/** The lists in the order in which they are imported, and their columns that an import can't keep. */
const LISTS: readonly (readonly [list: string, entity: string, notKept: readonly string[]])[] = [
  // The name is in two columns; the new studio makes its own accounts, visits and erasures.
  [
    'clients',
    'clients',
    ['Full Name', 'Source', 'Client Since On', 'Last Login At', 'Erased At', 'Last Visit At', 'Has Login'],
  ],
  ['membership_types', 'membership_types', ['Self Service Pause']],
  // The collections of the former processor, and how the membership ended: past payments are history.
  [
    'memberships',
    'memberships',
    [
      'Unlimited',
      'Payment Method',
      'Is Intro Offer',
      'Billing Anchor On',
      'Next Renewal On',
      'Renewal Price',
      'Past Due Since',
      'Cancelled At',
      'Source',
      'Ended Early',
      'Former Expires On',
      'First Visit By On',
      'First Visit On',
      'First Visit Settled At',
      'Client Name',
    ],
  ],
  ['instructors', 'instructors', ['Full Name']],
  ['products', 'products', []],
  // The code ends with these; who bought it is in the ledger that stays behind.
  ['gift_cards', 'gift_cards', ['Code Last4']],
  // A series goes on from today; the rest is in the columns before.
  ['class_series', 'class_schedule', ['Timezone', 'Interval Weeks', 'Until On', 'Occurrence Count', 'Made Until On']],
  [
    'classes',
    'class_schedule',
    ['Occurrence On', 'Ends At', 'Cancel Reason', 'Cancelled At', 'Is Edited', 'Imported At', 'Price'],
  ],
  [
    'bookings',
    'bookings',
    [
      'Source',
      'Is Unpaid',
      'Cancels Free',
      'Cancel Reason',
      'Cancelled At',
      'Checked In At',
      'No Show At',
      'Undone At',
      'Excused At',
      'Excuse Reason',
      'Reminded At',
      'Credits Taken',
      'Price',
      'Booked For',
      'Agreed Cancel Hours',
      'Agreed Keeps Credit',
      'Agreed Late Fee',
      'Agreed No Show Fee',
      'Client Name',
      'Class Starts At',
      'Seat',
    ],
  ],
  ['sale_lines', 'sales', ['Client Name', 'Sold At']],
]

/** Columns that are read and come back otherwise, and why. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // All notes become one note; a client who was imported before came at that time.
  clients: ['Notes', 'Guardian Email', 'Guardian Name'],
  // Sales of a former software are marked as such.
  sale_lines: ['Payment Method'],
  // A class of the past is made for those who came.
  classes: ['Capacity', 'Status'],
}

describe('every list of a pack', () => {
  let old: TestStudio
  let fresh: TestStudio
  let pack: Pack
  let back: Pack
  before(async () => {
    ;[old, fresh] = await Promise.all([startStudio(), startStudio()])
    await live(old)
    pack = await takePack(old)
    await fresh.advance({ days: 1 })
    for (const [list, entity] of LISTS) {
      const answers = { people_without_email: 'same_person', two_active_plans: 'keep_all' }
      const { status, counts } = await importFile(fresh, entity, fileOf(list), answers)
      assert.deepEqual([status, counts.rejected], ['completed', 0], list)
    }
    back = await takePack(fresh)
  })
  after(() => Promise.all([old.stop(), fresh.stop()]))

  const fileOf = (list: string) => ({
    name: `${list}.csv`,
    type: 'text/csv',
    bytes: new Uint8Array(pack.files[`csv/${list}.csv`]!),
  })

  for (const [list, entity, notKept] of LISTS)
    it(`is read whole: ${list}`, async () => {
      const { unmapped_columns, problems } = (await upload(fresh, entity, fileOf(list))).body
      const unread = (unmapped_columns as string[]).filter((column) => !ITS_OWN.test(column))
      assert.deepEqual(unread, notKept)
      const told = (problems as { message: string }[]).filter(({ message }) => !/shares the e-mail/.test(message))
      assert.deepEqual(told, [])
    })

  for (const [list, , notKept] of LISTS.filter(([name]) => !name.startsWith('class')))
    it(`comes back as it was: ${list}`, () => {
      const left = new Set([...notKept, ...(CHANGED[list] ?? [])])
      const kept = pack.csv(list)[0]!.filter((column) => !ITS_OWN.test(column) && !left.has(column))
      const shown = (from: Pack) =>
        from
          .lines(list)
          .map((line) => kept.map((column) => `${column}: ${line[column]}`).join(' | '))
          .toSorted()
      assert.ok(pack.lines(list).length > 0)
      assert.deepEqual(shown(back), shown(pack))
    })

  it('leaves a studio whole in which whoever was deactivated is told nothing', async () => {
    await requireWhole(fresh)
    const { items } = (await fresh.asOwner('GET /api/v1/clients?include_inactive=true&page_size=200')).body
    assert.deepEqual(
      items
        .filter(({ is_active }: { is_active: boolean }) => !is_active)
        .map(({ full_name }: { full_name: string }) => full_name),
      ['Bea Gone'],
    )
  })
})

/** A studio with something in every column that an import keeps. */
async function live(studio: TestStudio): Promise<void> {
  const make = async (operation: string, body?: object) => {
    const reply = await studio.asOwner(operation, body)
    if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const ana = await registerMember(studio, { full_name: 'Ana Prats' })
  await make(`PUT /api/v1/clients/${ana.id}`, { locale: 'es', date_of_birth: '1990-05-06', phone: '+34 600 111 222' })
  await makeDependant(studio, ana, { full_name: 'Mia Prats', date_of_birth: '2019-01-02' })
  const bea = await registerClient(studio, { full_name: 'Bea Gone' })
  await make(`DELETE /api/v1/clients/${bea.id}`)
  await sellPack(studio, ana, 5, { validity_days: 90 })
  const terms = {
    can_pause: true,
    max_pause_days: 20,
    late_cancel_fee_override: 4.5,
    no_show_fee_override: 0,
    fee_forgiveness_count_override: 2,
  }
  await makeMembershipType(studio, {
    name: 'Eight',
    type: 'subscription',
    price: 60,
    billing_interval: 'monthly',
    credits_per_interval: 8,
    ...terms,
    rollover_enabled: true,
    max_rollover_credits: 4,
    sellable_online: true,
  })
  await makeMembershipType(studio, {
    name: 'Start',
    type: 'class_pack',
    price: 60,
    credits_included: 5,
    validity_days: 60,
    is_intro_offer: true,
    intro_price: 20,
    intro_validity_days: 14,
  })
  const past = await makeMembershipType(studio, { name: 'Past', type: 'drop_in', price: 9, credits_included: 1 })
  await make(`DELETE /api/v1/membership-types/${past.id}`)
  await makeInstructor(studio, { bio: 'Calm, since 2001' })
  const gone = await makeInstructor(studio, { full_name: 'Ivo Gone' })
  await make(`DELETE /api/v1/instructors/${gone.id}`)
  const mat = await makeProduct(studio, { name: 'Mat', sku: '0042' })
  await sell(studio, { product_id: mat.id, client_id: ana.id, quantity: 2 })
  const old = await makeProduct(studio, { name: 'Old block', sku: '0043' })
  await make(`PUT /api/v1/products/${old.id}`, { is_active: false })
  await issueGiftCard(studio, { recipient_name: 'Ben Ruiz', message: 'Enjoy' })
  const cls = await makeClass(studio, { starts_at: '2026-03-04T12:30' })
  await makeSeries(studio, { starts_at: '2026-03-05T18:00', recurrence: { interval: 2, weekdays: [1, 4] } })
  const booking = await book(studio, cls, ana)
  await studio.advance({ minutes: 30 })
  await make(`POST /api/v1/bookings/${booking.id}/check-in`, {})
}
