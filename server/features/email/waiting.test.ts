import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/index.ts'
import { lettersAsValues } from '../../db/migrations/0044-letters-as-values.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { endProcess, startProcess, temporaryFolder, type Facts } from '../../test/process.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

describe('a letter that waits', () => {
  let studio: TestStudio
  let client: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    await goOnline(studio)
    client = await makeClient(studio, { full_name: 'Ana', email: 'ana@mail.test', locale: 'de' })
    await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)
  })
  afterEach(() => studio.stop())

  const run = (sql: string) => studio.database.exec(sql)
  const kept = () =>
    studio.database.prepare('SELECT subject, letter FROM emails ORDER BY id').raw().all() as [string, string | null][]
  const outbox = async () => (await studio.asOwner('GET /api/v1/emails')).body.items
  const send = async () => {
    await studio.asOwner('PUT /api/v1/studio/email', server)
    await studio.advance({ minutes: 1 })
    return studio.mail.sent
  }

  it('is its subject and the values of its template, and nothing once it has left', async () => {
    const [[subject, letter]] = kept() as [[string, string]]
    assert.equal(subject, 'Test Studio lädt dich ein, online zu buchen')
    const { language, values } = JSON.parse(letter)
    assert.equal(language, 'de')
    assert.deepEqual(Object.keys(values), ['name', 'url', 'studio'])
    await send()
    assert.deepEqual(kept(), [[subject, null]])
  })

  it('leaves in the colour and typeface of the day, with the names and in the language of when it was written', async () => {
    const changed = { studio_name: 'Later Name', primary_color: '#8a1c7c', typeface: 'warm' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio', changed)).status, 200)
    await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { full_name: 'Zoe', locale: 'fr' })
    const [{ subject, text, html }] = (await send()) as [(typeof studio.mail.sent)[number]]
    assert.equal(subject, 'Test Studio lädt dich ein, online zu buchen')
    assert.match(text, /^Hallo Ana,\n/)
    assert.ok(html.includes('background:#8a1c7c') && html.includes('Georgia'))
    for (const words of [text, html]) assert.ok(!words.includes('Later Name') && !words.includes('Zoe'))
  })

  it('from a version that laid it out as it was written leaves as it was', async () => {
    const laidOut = { body_text: 'As it was.\n', body_html: '<p>As it was, <b>in red</b></p>' }
    run(`UPDATE emails SET letter = '${JSON.stringify(laidOut)}'`)
    const [{ text, html }] = (await send()) as [(typeof studio.mail.sent)[number]]
    assert.deepEqual([text, html], [laidOut.body_text, laidOut.body_html])
  })

  it('and can’t be written holds up no other, and is given up after its attempts', async () => {
    run("UPDATE emails SET kind = 'of_a_later_version'")
    const other = await makeClient(studio, { email: 'bea@mail.test' })
    await studio.asOwner(`POST /api/v1/clients/${other.id}/invite`)
    assert.deepEqual(
      (await send()).map(({ to }) => to.address),
      ['bea@mail.test'],
    )
    const [, waits] = await outbox()
    assert.deepEqual([waits.status, waits.attempts], ['queued', 1])
    assert.match(waits.last_error, /couldn’t be prepared/)
    assert.ok(studio.logged.some((line) => line.includes('record failed') && line.includes('send mail')))
    for (const _ of Array(34)) await studio.advance({ hours: 5 })
    assert.deepEqual([(await outbox())[1].status, studio.mail.sent.length], ['failed', 1])
  })

  it('about somebody else has no trace of who was erased', async () => {
    const child = await makeClient(studio, { full_name: 'Kim "Kid" Ruiz', email: 'kim@mail.test' })
    const values = { name: 'Ana', for_name: 'Kim "Kid" Ruiz', body: 'Write to kim@mail.test.', studio: 'Test Studio' }
    run(`UPDATE emails SET letter = '${JSON.stringify({ language: 'en', values })}'`)
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${child.id}`)).status, 200)
    const [[, letter]] = kept() as [[string, string]]
    const left = JSON.parse(letter).values
    assert.equal(left.name, 'Ana')
    assert.doesNotMatch(`${left.for_name} ${left.body}`, /Kim|kim@/)
  })
})

it('letters laid out by an older version keep their words through the migration, and those that left have none', () => {
  const database = new Database(':memory:')
  const at = migrations.indexOf(lettersAsValues)
  migrate(database, undefined, migrations.slice(0, at))
  database.exec(`INSERT INTO emails (kind, to_email, subject, body_text, body_html, next_attempt_at, created_at)
    VALUES ('receipt', 'a@mail.test', 'Waits', 'It’s "so".', '<p>so</p>', '', ''), ('receipt', 'a@mail.test', 'Left', '', '', '', '')`)
  migrate(database)
  const rows = database.prepare<[], [string, string | null]>('SELECT subject, letter FROM emails').raw().all()
  database.close()
  assert.deepEqual(
    rows.map(([subject, letter]) => [subject, JSON.parse(letter ?? 'null')]),
    [
      ['Waits', { body_text: 'It’s "so".', body_html: '<p>so</p>' }],
      ['Left', null],
    ],
  )
})

describe('a letter of a process that was killed', () => {
  const folder = temporaryFolder()
  const arrived = Promise.withResolvers<string>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        arrived.resolve(raw)
        done()
      })
    },
  })
  before(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)))
  after(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    rmSync(folder, { recursive: true, force: true })
  })

  let token = ''
  const ask = async ({ local_url }: Facts, operation: string, body: object = {}) => {
    const [method, path] = operation.split(' ') as [string, string]
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(local_url + path, { method, headers, body: JSON.stringify(body) })
    assert.ok(response.ok, `${operation} ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }

  it('is sent by the next', async () => {
    const first = startProcess(folder)
    const manager = { manager_full_name: 'Olga', manager_email: 'o@example.com', manager_password: 'Correct-Horse-7' }
    const studio = { studio_name: 'Crash', timezone: 'Europe/Madrid', ...manager }
    const facts = await first.ready
    token = String((await ask(facts, 'POST /api/v1/auth/bootstrap', studio))['access_token'])
    await ask(facts, 'PUT /api/v1/studio', { tunnel_url: 'https://studio.example' })
    await ask(facts, 'POST /api/v1/clients', { full_name: 'Ana Ruiz', email: 'ana@mail.test' })
    await ask(facts, 'POST /api/v1/clients/1/invite')
    assert.equal(await endProcess(first, 'SIGKILL'), 'SIGKILL')

    const second = startProcess(folder)
    const { port } = smtp.server.address() as AddressInfo
    const settings = { host: '127.0.0.1', port, security: 'none', from_email: 'desk@studio.test' }
    await ask(await second.ready, 'PUT /api/v1/studio/email', settings)
    assert.match(await arrived.promise, /Hello Ana Ruiz,/)
    assert.equal(await endProcess(second), 0)
  })
})
