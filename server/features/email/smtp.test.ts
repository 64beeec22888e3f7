import assert from 'node:assert/strict'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { smtpMail } from '../../ports/mail/smtp.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

interface Arrived {
  user: unknown
  from: string
  to: string[]
  raw: Buffer
}

const USER = { username: 'desk', password: 'mail-Password-3' }

describe('mail through a real server', () => {
  let studio: TestStudio
  let server: SMTPServer
  let port: number
  let arrived: Arrived[] = []
  let sentLink: string

  before(async () => {
    server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) => {
        if (username === USER.username && password === USER.password) return done(null, { user: username })
        return done(new Error('Wrong user or password'))
      },
      onRcptTo: ({ address }, _, done) =>
        address.startsWith('gone') ? done(new Error('No such mailbox here')) : done(),
      onData: (stream, { user, envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          arrived.push({ user, from, to, raw: Buffer.concat(chunks) })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.server.address() as AddressInfo).port
    studio = await startStudio({ mail: smtpMail() })
    await goOnline(studio)
  })
  after(async () => {
    await studio.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  beforeEach(() => {
    arrived = []
  })

  const setUp = async (changes: object = {}) => {
    const input = { host: '127.0.0.1', port, security: 'none', ...USER, from_email: 'desk@studio.test', ...changes }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', input)).status, 200)
  }
  const test = () => studio.asOwner('POST /api/v1/studio/email/test')
  const invite = async (full_name: string, email: string) => {
    const { id } = (await studio.asOwner('POST /api/v1/clients', { full_name, email })).body
    return (await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).body.invite_url as string
  }
  const lastMail = async () => (await studio.asOwner('GET /api/v1/emails')).body.items[0]
  const read = ({ raw }: Arrived): Promise<Email> => PostalMime.parse(raw)

  it('reaches the caller as a test, at once', async () => {
    await setUp({ from_name: 'Zoë’s Studio' })
    const { status, body } = await test()
    assert.deepEqual([status, body.sent_to], [200, OWNER_EMAIL])
    const mail = await read(arrived[0]!)
    assert.deepEqual(mail.from, { name: 'Zoë’s Studio', address: 'desk@studio.test' })
    assert.equal(mail.subject, 'Email from Test Studio works')
    assert.match(mail.text!, /Olga Owner/)
    assert.deepEqual([arrived[0]!.user, arrived[0]!.to], ['desk', [OWNER_EMAIL]])
  })

  it('carries a letter as text and as HTML, names and all, and no header of a client’s making', async () => {
    await studio.asOwner('PUT /api/v1/studio', { studio_name: 'Test & <Co>', primary_color: '#123456' })
    const url = await invite('Łucja <b>"Zen"</b>, Bcc: x@evil.test', 'lucja@mail.test')
    sentLink = new URL(url).hash
    await studio.advance({ minutes: 1 })
    assert.equal(arrived.length, 1)
    assert.deepEqual(arrived[0]!.to, ['lucja@mail.test'])
    const mail = await read(arrived[0]!)
    assert.deepEqual(mail.to, [{ name: 'Łucja <b>"Zen"</b>, Bcc: x@evil.test', address: 'lucja@mail.test' }])
    assert.ok(mail.text!.includes(url) && mail.html!.includes(url))
    assert.ok(mail.html!.includes('#123456') && mail.html!.includes('Test &amp; &lt;Co&gt;'))
    assert.ok(!mail.html!.includes('<b>'))
    assert.equal((await lastMail()).status, 'sent')
  })

  for (const [where, address, oneCall] of [
    ['the link that ends it, by one call', 'https://studio.test/api/v1/unsubscribe/Zq-8', 'List-Unsubscribe=One-Click'],
    ['the address to write to where there is no link', 'mailto:desk@studio.test?subject=unsubscribe', undefined],
    ['nothing of it where it is no marketing', undefined, undefined],
  ] as const) {
    it(`tells mail programs ${where}`, async () => {
      const mail = smtpMail()
      const settings = { host: '127.0.0.1', port, security: 'none' as const, ...USER }
      const [from, to] = [
        { name: null, address: 'desk@studio.test' },
        { name: null, address: 'ana@mail.test' },
      ]
      const words = { subject: 'News', text: 'News', html: '<p>News</p>' }
      await mail.send(settings, { from, to, ...words, ...(address && { unsubscribe: address }) })
      mail.close()
      const { headers } = await read(arrived[0]!)
      const said = (key: string) => headers.find((header) => header.key === key)?.value
      assert.equal(said('list-unsubscribe'), address && `<${address}>`)
      assert.equal(said('list-unsubscribe-post'), oneCall)
    })
  }

  it('says why the server refused', async () => {
    await setUp({ password: 'wrong' })
    const { status, body } = await test()
    assert.deepEqual([status, body.code], [502, 'MAIL_SERVER_ERROR'])
    assert.match(body.detail, /doesn’t accept the user name or password.*“535 Wrong user or password”/)
    await setUp({ port: 1 })
    assert.match((await test()).body.detail, /^The email server 127\.0\.0\.1 doesn’t respond on this port\. /)
    await setUp({ security: 'starttls' })
    assert.match((await test()).body.detail, /doesn’t offer STARTTLS on this port/)
    await setUp({ security: 'tls' })
    assert.match((await test()).body.detail, /expects different encryption on this port/)
    await setUp({ host: 'nowhere.invalid' })
    assert.match((await test()).body.detail, /^The email server nowhere\.invalid can’t be found/)
  })

  it('goes on with the others when one address is refused', async () => {
    await setUp()
    await invite('Gone', 'gone@mail.test')
    await invite('There', 'there@mail.test')
    await studio.advance({ minutes: 1 })
    assert.deepEqual(
      arrived.map(({ to }) => to[0]),
      ['there@mail.test'],
    )
    const [refused] = (await studio.asOwner('GET /api/v1/emails?status=failed')).body.items
    assert.equal(refused.to_email, 'gone@mail.test')
    assert.match(refused.last_error, /No such mailbox here/)
  })

  it('spares the others an attempt while the server is away', async () => {
    await setUp({ port: 1 })
    for (let n = 0; n < 10; n += 1) await invite(`Waiting ${n}`, `waiting-${n}@mail.test`)
    await studio.advance({ minutes: 1 })
    const waiting = (await studio.asOwner('GET /api/v1/emails?status=queued')).body.items as {
      last_error: string | null
    }[]
    assert.equal(waiting.length, 10)
    assert.ok(waiting.filter(({ last_error }) => last_error !== null).length < 10)
    await setUp()
    await studio.advance({ minutes: 30 })
    assert.equal(arrived.filter(({ to }) => to[0]!.startsWith('waiting')).length, 10)
  })

  it('keeps the password and what was sent out of the database file', async () => {
    await studio.restart()
    const files = readdirSync(studio.folder).filter((name) => name.startsWith('studio.sqlite'))
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(studio.folder, name))))
    assert.ok(bytes.includes('there@mail.test'))
    assert.ok(!bytes.includes(USER.password))
    assert.ok(!bytes.includes(sentLink))
    await invite('After', 'after@mail.test')
    await studio.advance({ minutes: 1 })
    assert.ok(arrived.some(({ to }) => to[0] === 'after@mail.test'))
  })

  it('asks for the password again on a computer with another key', async () => {
    await studio.restart(() => rmSync(join(studio.folder, 'secrets.key')), { newKey: true })
    studio.owner = await studio.login(OWNER_EMAIL)
    const { body } = await test()
    assert.equal(body.code, 'MAIL_NOT_CONFIGURED')
    assert.match(body.detail, /Enter it again/)
    await setUp()
    assert.equal((await test()).status, 200)
  })
})
