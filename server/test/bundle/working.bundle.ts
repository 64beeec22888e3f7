import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freshaWorkbook } from '../../features/migration/fixtures/spreadsheets.ts'
import { importFile } from '../build/migration.ts'
import { makeClient, sell } from '../build/commerce.ts'
import { temporaryFolder } from '../process.ts'
import { serve, type ServedStudio } from './served.ts'

describe('the bundle at work', () => {
  const folder = temporaryFolder()
  let studio: ServedStudio
  before(async () => {
    studio = await serve(folder)
  })
  after(async () => {
    await studio.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const namesOf = async () => {
    const { body } = await studio.asOwner('GET /api/v1/clients?page_size=200')
    return body.items.map(({ full_name }: { full_name: string }) => full_name)
  }

  it('imports a list of text and a workbook', async () => {
    const text = await importFile(studio, 'clients', 'Name,Email\nÅsa Öberg,asa@example.com\n')
    const workbook = await importFile(studio, 'clients', await freshaWorkbook())
    assert.deepEqual([text.status, workbook.status], ['completed', 'completed'], JSON.stringify([text, workbook]))
    assert.deepEqual((await namesOf()).toSorted(), ['Åsa Öberg', 'Åse Bjørnsen', '山田 花子'].toSorted())
  })

  it('sends mail through a mail server', async () => {
    const arrived: Buffer[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          arrived.push(Buffer.concat(chunks))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const settings = { host: '127.0.0.1', port, security: 'none', from_email: 'desk@studio.test' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', settings)).status, 200)
    const { status, body } = await studio.asOwner('POST /api/v1/studio/email/test')
    assert.deepEqual([status, body.sent_to], [200, 'owner@studio.test'])
    const mail = await PostalMime.parse(arrived[0]!)
    assert.equal(mail.subject, 'Email from Served Studio works')
    assert.match(mail.html!, /Olga Owner/)
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  it('serves the pages and their parts by both doors', async () => {
    for (const [door, page] of [
      ['local', '/manage'],
      ['public', '/'],
    ] as const) {
      const { status, headers, body } = await studio.send(`GET ${page}`, { door })
      assert.equal(status, 200)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
      const scripts = [...String(body).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
      assert.ok(scripts.length > 0)
      for (const path of scripts) assert.equal((await studio.send(`GET ${path}`, { door })).status, 200, path)
    }
  })

  it('finds everything again after a stop and a start', async () => {
    const sale = await sell(studio, { client_id: (await makeClient(studio)).id })
    const read = async () => {
      const paths = [`receipts/${sale.receipt_id}`, 'clients', 'products', 'migration/summary']
      const answers = await Promise.all(paths.map((path) => studio.asOwner(`GET /api/v1/${path}`)))
      return answers.map(({ status, body }) => ({ status, body }))
    }
    const before = await read()
    assert.equal(await studio.stop(), 0)
    assert.ok(!existsSync(join(folder, 'server.json')))
    studio = await serve(folder)
    assert.deepEqual(await read(), before)
  })

  it('has written no error', () => assert.deepEqual(studio.troubles(), []))
})
