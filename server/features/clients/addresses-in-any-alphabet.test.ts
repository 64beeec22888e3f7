import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { smtpMail } from '../../ports/mail/smtp.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const LETTERS = 'anna@müller.example'
const ASCII = 'anna@xn--mller-kva.example'

describe('an e-mail address whose domain is in another alphabet', () => {
  let studio: TestStudio
  let server: Server
  /** Each line that the mail server was sent. */
  const asked: string[] = []
  before(async () => {
    server = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 here\r\n')
      let isLetter = false
      createInterface({ input: socket }).on('line', (line) => {
        asked.push(line)
        if (isLetter && line !== '.') return
        isLetter = line === 'DATA'
        socket.write(isLetter ? '354 go on\r\n' : '250 yes\r\n')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    studio = await startStudio({ mail: smtpMail() })
    const from = { from_email: 'info@müller.example', reply_to: 'desk@MÜLLER.example' }
    const set = { host: '127.0.0.1', port, security: 'none', ...from }
    const { status, body } = await studio.asOwner('PUT /api/v1/studio/email', set)
    assert.deepEqual([status, body.from_email, body.reply_to], [200, 'info@müller.example', 'desk@müller.example'])
  })
  after(async () => {
    await studio.stop()
    server.close()
  })

  const register = (email: string) =>
    studio.send('POST /api/v1/auth/register/client', { body: { email, full_name: 'Anna', password: PASSWORD } })
  const login = async (email: string) =>
    (await studio.send('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })).status

  it('is kept and shown as it was typed, and signs in as it is written either way', async () => {
    const made = await register(' Anna@MÜLLER.example')
    assert.deepEqual([made.status, made.body.account.email], [201, LETTERS])
    assert.deepEqual([await login(LETTERS), await login(ASCII)], [200, 200])
    const { items } = (await studio.asOwner('GET /api/v1/clients')).body
    assert.deepEqual(
      items.map(({ email }: { email: string }) => email),
      [LETTERS],
    )
  })

  it('is one address for whoever registers or changes theirs to it', async () => {
    for (const email of [LETTERS, ASCII]) assert.equal((await register(email)).body.code, 'EMAIL_IN_USE')
    const other = await register('other@xn--mller-kva.example')
    assert.equal(other.body.account.email, 'other@xn--mller-kva.example', 'as it was typed')
    const moved = await studio.asOwner(`PUT /api/v1/clients/${other.body.account.id}`, { email: ASCII })
    assert.equal(moved.body.code, 'EMAIL_IN_USE')
  })

  it('is sent to in ASCII, and so is the sender’s', async () => {
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: ASCII } })
    await studio.advance({ minutes: 1 })
    assert.ok(asked.includes(`RCPT TO:<${ASCII}>`))
    assert.ok(asked.some((line) => line.startsWith('MAIL FROM:<info@xn--mller-kva.example>')))
    assert.ok(asked.some((line) => line.startsWith('Reply-To: ') && line.includes('desk@xn--mller-kva.example')))
    assert.ok(!asked.some((line) => line.includes('müller')))
  })

  it('is refused with the reason where the part before the @ is beyond ASCII', async () => {
    const { status, body } = await studio.asOwner('POST /api/v1/clients', {
      full_name: 'José',
      email: 'josé@x.example',
    })
    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ path, message }: { path: string; message: string }) => [path, message.slice(0, 32)]),
      [['email', 'Use only letters from a to z bef']],
    )
  })

  it('goes with an erasure however it was written', async () => {
    const card = { initial_value: 50, recipient_name: 'Anna', recipient_email: ASCII }
    assert.equal((await studio.asOwner('POST /api/v1/gift-cards', card)).status, 201)
    const [{ id }] = (await studio.asOwner('GET /api/v1/clients?search=Anna')).body.items.filter(
      ({ email }: { email: string }) => email === LETTERS,
    )
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)).status, 200)
    const kept = studio.database.prepare('SELECT recipient_email FROM gift_cards').pluck().all()
    assert.ok(!kept.includes(ASCII), String(kept))
  })
})
