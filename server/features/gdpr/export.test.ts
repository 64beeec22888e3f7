import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { liveIn, type LivedIn } from '../../test/build/gdpr.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { unzip } from '../../test/unzip.ts'
import { holdings } from './holdings/index.ts'
import { onlineHoldings } from './holdings/online.ts'

type Row = Record<string, unknown>

describe('the export of a client', () => {
  let studio: TestStudio
  let lived: LivedIn
  before(async () => {
    studio = await startStudio()
    lived = await liveIn(studio)
  })
  after(() => studio.stop())

  const path = (id: number, query = '') => `GET /api/v1/gdpr/export/${id}${query}`
  const exported = async (): Promise<Record<string, Row[]>> =>
    (await studio.asOwner(path(lived.client.id))).body.records

  it('has every list, and something in each that she left something in', async () => {
    const records = await exported()
    const lists = holdings.map((holding) => holding.exported).filter((name) => name !== null)
    assert.deepEqual(Object.keys(records).toSorted(), lists.toSorted())
    const empty = Object.keys(records).filter((name) => records[name]!.length === 0)
    assert.deepEqual(
      empty.toSorted(),
      NOT_MADE.toSorted(),
      'Leave something in the list in server/test/build/gdpr.ts, or name it in NOT_MADE',
    )
  })

  it('has her words', async () => {
    const text = JSON.stringify(await exported())
    for (const word of Object.values(lived.words)) assert.ok(text.includes(word), word)
  })

  it('says amounts in major units and names what ids mean', async () => {
    const { bookings, charges, receipts, waiver_signatures, memberships, profile } = await exported()
    assert.equal(charges![0]!['amount'], 5)
    assert.equal(receipts![0]!['total'], 24)
    assert.deepEqual(
      (receipts![0]!['lines'] as Row[]).map((line) => line['unit_price']),
      [12],
    )
    assert.equal(bookings![0]!['class_name'], 'Vinyasa')
    assert.equal(bookings![0]!['is_unpaid'], false)
    assert.match(String(waiver_signatures![0]!['body']), /own risk/)
    assert.match(String(memberships![0]!['type_name']), /^Type/)
    assert.deepEqual(
      profile!.map((row) => row['email']),
      [lived.words.email],
    )
  })

  it('holds no secret', async () => {
    const keys = new Set<string>()
    JSON.stringify(await exported(), (key, value: unknown) => {
      keys.add(key)
      return value
    })
    assert.deepEqual(
      [...keys].filter((key) => /password|hash|sealed|token(?!_version)|body_(text|html)/.test(key)),
      [],
    )
  })

  it('can be had as an archive with the signed waivers, and a manifest that proves each file', async () => {
    const response = await fetch(`${studio.running.localUrl}${path(lived.client.id, '?format=zip').slice(4)}`, {
      headers: { Authorization: `Bearer ${studio.owner}` },
    })
    assert.equal(response.headers.get('content-type'), 'application/zip')
    assert.match(response.headers.get('content-disposition') ?? '', /filename="client-\d+\.zip"/)
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    const manifest = JSON.parse(files['manifest.json']!.toString())
    assert.equal(manifest.client_id, lived.client.id)
    const names: string[] = manifest.files.map(({ name }: { name: string }) => name)
    assert.deepEqual([...names, 'manifest.json'].toSorted(), Object.keys(files).toSorted())
    for (const { name, size_bytes, sha256 } of manifest.files) {
      assert.equal(size_bytes, files[name]!.length)
      assert.equal(sha256, createHash('sha256').update(files[name]!).digest('hex'), name)
    }
    const { records } = JSON.parse(files['data.json']!.toString())
    const waiver = `waivers/waiver-${records.waiver_signatures[0].id}.pdf`
    assert.ok(files[waiver]!.subarray(0, 5).equals(Buffer.from('%PDF-')))
  })

  it('is her own, and the managers’ who may; that they looked is in the audit log', async () => {
    const own = await lived.client.ask(path(lived.client.id))
    assert.deepEqual([own.status, own.body.client_id], [200, lived.client.id])
    assert.equal((await (await registerClient(studio)).ask(path(lived.client.id))).status, 404)
    const instructor = await studio.login((await makeInstructor(studio)).email)
    const outsider = await makeManager(studio, ['clients.view', 'clients.manage'])
    for (const token of [instructor, outsider.token]) {
      assert.equal((await studio.send(path(lived.client.id), { token })).status, 403)
    }
    assert.equal((await studio.asOwner(path(99_999))).status, 404)
    assert.equal((await studio.asOwner(path(lived.client.id, '?format=xml'))).status, 422)
    const log = (await studio.asOwner('GET /api/v1/audit-log?action=client.export')).body.items
    assert.ok(log.length > 0 && log.every((entry: Row) => entry['entity_id'] === lived.client.id))
  })

  it('holds nothing of anybody else', async () => {
    const other = await registerClient(studio, { full_name: 'Nora Elsewhere' })
    const reply = await other.ask(path(other.id))
    for (const word of Object.values(lived.words)) assert.ok(!JSON.stringify(reply.body).includes(word), word)
    assert.ok(!JSON.stringify(await exported()).includes('Nora Elsewhere'))
  })
})

/** Lists that the client of these tests has nothing in. */
const NOT_MADE = [
  'erasure_requests',
  'gift_card_uses',
  'gift_cards_bought',
  'membership_pauses',
  'promo_uses',
  'standing_booking_classes',
  'tags',
  // Those of what is paid online are in online.test.ts.
  ...onlineHoldings.map(({ exported }) => exported).filter((name) => name !== null),
]
