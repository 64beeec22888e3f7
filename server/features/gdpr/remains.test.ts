import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { backupName } from '../../backup/names.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { makeClient, makeProduct, sell } from '../../test/build/commerce.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('what an erasure leaves behind on the disk', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const erase = (client: { id: number }) => studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)

  /** SQLite increments this whenever it rewrites a file. */
  const timesRewritten = () => {
    const file = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
    const version = file.pragma('schema_version', { simple: true })
    file.close()
    return Number(version)
  }

  it('is an empty write-ahead log; the file is not written anew', async () => {
    const client = await makeClient(studio)
    assert.ok(statSync(join(studio.folder, 'studio.sqlite-wal')).size > 0)
    const before = timesRewritten()
    await erase(client)
    assert.equal(statSync(join(studio.folder, 'studio.sqlite-wal')).size, 0)
    assert.equal(timesRewritten(), before)
  })

  /** Writes words into unused space of every page of a table or index that has some, as copies that SQLite leaves there. */
  const plant = (words: string) => {
    studio.running.app.writer.emptyLog()
    const file = join(studio.folder, 'studio.sqlite')
    const bytes = readFileSync(file)
    const copy = Buffer.from(words)
    let planted = 0
    for (let page = 4096; page < bytes.length; page += 4096) {
      const [from, to] = [page + 8 + 2 * bytes.readUInt16BE(page + 3), page + bytes.readUInt16BE(page + 5)]
      if (![10, 13].includes(bytes[page]!) || to - from < copy.length + 16) continue
      copy.copy(bytes, to - copy.length)
      planted += 1
    }
    writeFileSync(file, bytes, { flag: 'r+' })
    return planted
  }

  it('is no word in unused space of the file, which is not written anew and works on', async () => {
    const client = await makeClient(studio, { full_name: 'Ursula Unusedspace' })
    assert.ok(plant('Ursula Unusedspace') > 20)
    const before = timesRewritten()
    assert.equal((await erase(client)).status, 200)
    assert.deepEqual(whereIs(studio, 'Unusedspace'), [])
    assert.equal(timesRewritten(), before)
    const file = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
    assert.equal(file.pragma('integrity_check', { simple: true }), 'ok')
    file.close()
    const product = await makeProduct(studio)
    assert.equal((await sell(studio, { product_id: product.id })).total_amount, 12)
  })

  it('is no copy that was kept aside before an update; backups stay and are said', async () => {
    const folder = join(studio.folder, 'backups')
    mkdirSync(folder)
    const aside = join(folder, 'before-schema-8-2026-01-01T00-00-00-000Z.sqlite')
    const backup = join(folder, backupName('2026-03-01T02:10:00.000Z', 'by-itself'))
    const later = join(folder, backupName('2026-03-05T02:10:00.000Z', 'by-itself'))
    const meanwhile = join(folder, backupName(studio.clock.now(), 'by-hand'))
    for (const file of [aside, backup, later, meanwhile]) writeFileSync(file, 'Former data')
    const { body } = await erase(await makeClient(studio))
    assert.ok(!existsSync(aside))
    assert.ok(existsSync(backup) && existsSync(later))
    const said = body.kept.find(({ what }: { what: string }) => what.startsWith('Backups'))
    assert.equal(said.count, 1)
  })

  it('is looked through once more where an erasure was broken off, and not at every start', async () => {
    const folder = join(studio.folder, 'backups')
    const aside = join(folder, 'before-schema-9-2026-03-04T00-00-00-000Z.sqlite')
    await erase(await makeClient(studio))
    writeFileSync(aside, 'Former data')
    await studio.restart()
    assert.ok(existsSync(aside))
    rmSync(join(studio.folder, 'erased.json'))
    await studio.restart()
    assert.ok(!existsSync(aside))
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('is no answer in which a guardian was told of the client', async () => {
    const guardian = await registerClient(studio)
    const child = await makeDependant(studio, guardian)
    const body = { client_id: child.id, title: 'A scarf', body: 'Turquoise and too small' }
    const headers = { 'Idempotency-Key': 'a scarf' }
    await studio.send('POST /api/v1/notifications/send', { token: studio.owner, headers, body })
    assert.notDeepEqual(whereIs(studio, 'Turquoise'), [])
    await erase(child)
    assert.deepEqual(whereIs(studio, 'Turquoise'), [])
  })

  it('reaches nobody of the same name, phone or e-mail', async () => {
    const shared = { full_name: 'Maria Doppel', email: 'doppel@example.com', phone: '+34 600 700 800' }
    const [one, other] = [await makeClient(studio, shared), await makeClient(studio, shared)]
    await studio.asOwner(`POST /api/v1/clients/${other.id}/notes`, { body: Object.values(shared).join() })
    await erase(one)
    const left = (await studio.asOwner(`GET /api/v1/clients/${other.id}`)).body
    assert.deepEqual([left.full_name, left.email, left.phone], Object.values(shared))
    const [note] = (await studio.asOwner(`GET /api/v1/clients/${other.id}/notes`)).body
    assert.equal(note.body, Object.values(shared).join())
  })

  it('reaches no word that only looks alike', async () => {
    const client = await makeClient(studio, { full_name: 'Ana Mar', email: 'ana@mar.example', phone: '600 100 200' })
    const other = await makeClient(studio, { full_name: 'Diana Marquez', email: 'diana@mar.example' })
    const words = 'Diana Marquez (diana@mar.example, 1600 100 2005) and Ana Mar-Soto know ANA MAR (Ana@Mar.example)'
    await studio.asOwner(`POST /api/v1/clients/${other.id}/notes`, { body: words })
    await erase(client)
    const [note] = (await studio.asOwner(`GET /api/v1/clients/${other.id}/notes`)).body
    const pseudonym = `Erased client ${client.id}`
    assert.equal(
      note.body,
      `Diana Marquez (diana@mar.example, 1600 100 2005) and ${pseudonym}-Soto know ${pseudonym} ([erased])`,
    )
  })
})
