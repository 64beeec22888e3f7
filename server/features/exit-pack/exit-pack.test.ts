import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { askForPack, furnishTheRest, sha256, takePack, type Pack } from '../../test/build/exit-pack.ts'
import { liveIn, type LivedIn } from '../../test/build/gdpr.ts'
import { importFile } from '../../test/build/migration.ts'
import { liveOnline } from '../../test/build/online-life.ts'
import { startOnlineStudio } from '../../test/build/online.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { furnish } from '../../test/build/furnish.ts'
import { rowsOf, type Rows } from '../../test/rows.ts'
import type { TestStudio } from '../../test/studio.ts'
import { packTables } from './tables/index.ts'

describe('the pack of everything', () => {
  let studio: TestStudio
  let lived: LivedIn
  let rows: Rows
  let pack: Pack
  before(async () => {
    const online = await startOnlineStudio()
    studio = online.studio
    await furnish(studio, online.processor)
    lived = await liveIn(studio)
    await furnishTheRest(studio)
    // More than are read at a time.
    const many = Array.from({ length: 1100 }, (_, n) => `Ida ${n},ida-${n}@example.com,Regular`)
    await importFile(studio, 'clients', `Name,Email,Tags\n${many.join('\n')}\n`)
    await makeClient(studio, { full_name: '=HYPERLINK("http://x","y") Formula', phone: '+34 600 111 222' })
    await liveOnline(online)
    pack = await takePack(studio)
    rows = rowsOf(studio)
  })
  after(() => studio.stop())

  it('has each row of each table once, in both formats', () => {
    for (const { name, table } of packTables) {
      const count = rows.get(table)!.length
      assert.equal(pack.json(name).length, count, name)
      assert.equal(pack.csv(name).length, count + 1, name)
      const [header = []] = pack.csv(name)
      assert.equal(new Set(header).size, header.length, header.join())
      const different = new Set(pack.json(name).map((row) => JSON.stringify(row)))
      assert.equal(different.size, count, name)
      const [ids, kept] = [pack.json(name).map(({ id }) => id), rows.get(table)!.map((row) => JSON.parse(row).id)]
      assert.deepEqual(new Set(ids), new Set(kept), name)
    }
    const empty = packTables.filter(({ name }) => pack.json(name).length === 0).map(({ name }) => name)
    assert.deepEqual(empty, [], 'Leave something in it in server/test/build/exit-pack.ts')
  })

  it('begins with a README that names every table, and ends with a manifest that proves every file', () => {
    const { files, manifest } = pack
    assert.deepEqual([Object.keys(files)[0], Object.keys(files).at(-1)], ['README.txt', 'manifest.json'])
    const text = files['README.txt']!.toString()
    for (const { name, about } of packTables) assert.ok(text.includes(`${name} `) && text.includes(about), name)
    assert.match(text, /2026-03-05 at 14:\d\d \(Europe\/Madrid\)/)
    const names = manifest.files.map(({ name }: { name: string }) => name)
    assert.deepEqual([...names, 'manifest.json'], Object.keys(files))
    for (const { name, size_bytes, sha256: said, rows: count } of manifest.files) {
      assert.deepEqual([size_bytes, said], [files[name]!.length, sha256(files[name]!)], name)
      const table = packTables.find((one) => [`csv/${one.name}.csv`, `json/${one.name}.json`].includes(name))
      assert.equal(count, table && rows.get(table.table)!.length, name)
    }
    assert.deepEqual([manifest.missing, manifest.studio_name], [[], 'Test Studio'])
  })

  it('has the pictures and the signed waivers that its tables name', () => {
    const photos = ['instructors', 'products', 'class_templates'].flatMap((table) =>
      pack.json(table).map(({ photo }) => photo),
    )
    const [{ logo, cover } = {}] = pack.json('studio')
    photos.push(logo, cover)
    const papers = pack.json('waiver_signatures').map(({ pdf }) => pdf)
    const named = [...photos.filter((photo) => photo !== null), ...papers] as string[]
    assert.ok(photos.filter(Boolean).length === 5 && papers.length > 2)
    const there = Object.keys(pack.files).filter((name) => /^(photos|waivers)\//.test(name))
    assert.deepEqual(there.toSorted(), named.toSorted())
    for (const name of there) {
      const begins = pack.files[name]!.subarray(0, 4).toString('latin1')
      assert.equal(begins, name.endsWith('.pdf') ? '%PDF' : 'RIFF', name)
    }
  })

  it('says amounts in major units with their currency, as the API does, and moments in UTC', async () => {
    const [sale] = pack.json('sales')
    const shown = (await studio.asOwner(`GET /api/v1/product-sales/${Number(sale!['id'])}`)).body
    assert.deepEqual([sale!['total'], sale!['currency']], [shown.total_amount, 'EUR'])
    const products = (await studio.asOwner('GET /api/v1/products')).body.items
    for (const { id, price, stock_quantity } of products) {
      const { price: packed, stock_quantity: stock, currency } = pack.json('products').find((row) => row['id'] === id)!
      assert.deepEqual([packed, stock, currency], [price, stock_quantity, 'EUR'])
    }
    const memberships = (await studio.asOwner('GET /api/v1/memberships')).body.items
    for (const { id, credits_remaining, status } of memberships) {
      const row = pack.json('memberships').find((one) => one['id'] === id)!
      assert.deepEqual([row['credits_remaining'], row['status']], [credits_remaining, status])
    }
    const [receipt] = pack.json('receipts')
    assert.deepEqual((receipt!['lines'] as object[])[0], {
      ...(receipt!['lines'] as object[])[0],
      unit_price: 12,
      total: 12,
    })
    const refund = pack.lines('payments').find(({ Amount }) => Amount!.startsWith('-'))!
    assert.deepEqual([refund['Amount'], refund['Currency'], refund['Date']], ['-12.00', 'EUR', '2026-03-04'])
    const text = Object.entries(pack.files).filter(([name]) => name.startsWith('json/'))
    assert.ok(text.every(([, bytes]) => !bytes.includes('_minor"')))
    assert.equal(pack.json('sales')[0]!['created_at'], shown.created_at)
    assert.match(pack.lines('classes')[0]!['Start Time']!, /^\d\d:\d\d$/)
  })

  it('names whom and what its rows are about', async () => {
    const { items } = (await studio.asOwner('GET /api/v1/bookings?page_size=200')).body
    const shown = new Map<unknown, Record<string, unknown>>(items.map((row: { id: number }) => [row.id, row]))
    for (const { id, client_name, class_name, class_starts_at } of pack.json('bookings')) {
      const { client_name: client, class_name: cls, starts_at } = shown.get(id)!
      assert.deepEqual([client_name, class_name, class_starts_at], [client, cls, starts_at])
    }
    const child = pack.lines('clients').find(({ 'Full Name': name }) => name === 'Little Quill')!
    assert.deepEqual([child['Guardian Name'], child['Email']], [lived.words.name, lived.words.email])
    const [first] = pack.lines('sale_lines')
    const product = pack.json('products').find(({ id }) => String(id) === first!['Product ID'])!
    assert.equal(first!['Product'], product['name'])
    const card = pack.lines('gift_cards').find((row) => row['Remaining Balance'] !== row['Initial Value'])!
    assert.deepEqual([card['Initial Value'], card['Remaining Balance']], ['50.00', '45.00'])
  })

  it('holds the codes of gift cards, and no secret', async () => {
    const [card] = pack.json('gift_cards')
    const { code } = (await studio.asOwner(`GET /api/v1/gift-cards/${Number(card!['id'])}/code`)).body
    assert.deepEqual([card!['code'], pack.lines('gift_cards')[0]!['Code']], [code, code])
    const secrets = ['clients', 'staff', 'gift_cards', 'settings', 'smtp_settings', 'account_tokens'].flatMap((table) =>
      rows.get(table)!.flatMap((row) =>
        Object.entries(JSON.parse(row) as Record<string, unknown>)
          .filter(([name, value]) => /password|_hash$|_sealed$|_encrypted$/.test(name) && typeof value === 'string')
          .map(([, value]) => value as string),
      ),
    )
    assert.ok(secrets.length > 8)
    const everything = Buffer.concat(Object.values(pack.files))
    for (const secret of secrets) assert.ok(!everything.includes(secret), secret)
  })

  it('runs nothing in a spreadsheet, which sees that it is UTF-8', () => {
    const client = pack.lines('clients').find(({ 'Last Name': last }) => last === 'Formula')!
    assert.deepEqual([client['First Name'], client['Phone']], [`'=HYPERLINK("http://x","y")`, '+34600111222'])
    const tables = Object.keys(pack.files).filter((name) => name.startsWith('csv/'))
    for (const name of tables) {
      assert.equal(pack.files[name]!.subarray(0, 3).toString('hex'), 'efbbbf', name)
      const cells = pack.csv(name.slice('csv/'.length, -'.csv'.length)).flat()
      const formulas = cells.filter((cell) => /^[=+@-]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell))
      assert.deepEqual(formulas, [], name)
    }
  })

  it('is the owner’s alone, and leaves one entry in the audit log', async () => {
    const manager = await makeManager(studio, ['backups.manage', 'settings.manage', 'gdpr.manage'])
    const instructor = await studio.login((await makeInstructor(studio)).email)
    const client = await studio.login((await registerClient(studio)).email)
    for (const token of [manager.token, instructor, client]) {
      const response = await askForPack(studio, token)
      const { code } = (await response.json()) as { code: string }
      assert.deepEqual([response.status, code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    }
    const { items } = (await studio.asOwner('GET /api/v1/audit-log?action=studio.export')).body
    assert.deepEqual(
      items.map(({ actor_name, entity, entity_id }: Record<string, unknown>) => [actor_name, entity, entity_id]),
      [['Olga Owner', 'studio', 1]],
    )
  })

  it('has whoever was erased under a pseudonym', async () => {
    assert.ok(Buffer.concat(Object.values(pack.files)).includes(lived.words.name))
    await studio.asOwner(`POST /api/v1/gdpr/delete/${lived.client.id}`)
    const { files, json, lines } = await takePack(studio)
    const everything = Buffer.concat(Object.values(files))
    for (const word of Object.values(lived.words)) assert.ok(!everything.includes(word), word)
    const client = json('clients').find(({ id }) => id === lived.client.id)!
    assert.equal(client['full_name'], `Erased client ${lived.client.id}`)
    assert.ok(lines('bookings').some((row) => row['Client Name'] === client['full_name']))
  })

  it('asks for no license, however long there has been none', async () => {
    await studio.advance({ days: 400 })
    assert.equal((await studio.asOwner('GET /api/v1/studio/status')).body.license_status, null)
    const { manifest } = await takePack(studio)
    assert.ok(manifest.files.length > 2 * packTables.length)
  })
})
