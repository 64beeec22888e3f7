import assert from 'node:assert/strict'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { smtpMail } from '../../ports/mail/smtp.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

/** Refusals of a mail server by stage and by the email's address; `drop`: it hangs up. */
interface Says {
  greeting?: string
  rcpt?: (to: string) => string | undefined
  data?: (to: string) => string | undefined
}

/** A mail server that refuses as configured, and keeps the recipients of the emails that arrived. */
function serveMail(): { server: Server; says: Says; arrived: string[] } {
  const state = { says: {} as Says, arrived: [] as string[] }
  const server = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    if (state.says.greeting !== undefined) return void socket.end(`${state.says.greeting}\r\n`)
    say('220 here')
    let to = ''
    let isLetter = false
    createInterface({ input: socket }).on('line', (line) => {
      if (isLetter) {
        if (line !== '.') return
        isLetter = false
        const refusal = state.says.data?.(to)
        if (refusal === 'drop') return void socket.destroy()
        if (refusal === undefined) state.arrived.push(to)
        return say(refusal ?? '250 taken')
      }
      const [, address] = /^RCPT TO:<([^>]+)>/.exec(line) ?? []
      if (address !== undefined) {
        to = address
        return say(state.says.rcpt?.(to) ?? '250 yes')
      }
      isLetter = line === 'DATA'
      say(isLetter ? '354 go on' : '250 yes')
    })
  })
  return {
    server,
    ...state,
    get says() {
      return state.says
    },
    set says(says) {
      state.says = says
    },
    get arrived() {
      return state.arrived
    },
  }
}

const only = (who: string, answer: string) => (to: string) => (to.startsWith(who) ? answer : undefined)

describe('a letter that a mail server refuses', () => {
  const mail = serveMail()
  let studio: TestStudio
  let port: number
  before(async () => {
    await new Promise<void>((resolve) => mail.server.listen(0, '127.0.0.1', resolve))
    port = (mail.server.address() as AddressInfo).port
  })
  after(() => void mail.server.close())
  beforeEach(async () => {
    mail.says = {}
    mail.arrived.length = 0
    studio = await startStudio({ mail: smtpMail() })
    await goOnline(studio)
    const server = { host: '127.0.0.1', port, security: 'none', from_email: 'desk@studio.test' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', server)).status, 200)
  })
  afterEach(() => studio.stop())

  const invite = async (...names: string[]) => {
    for (const name of names) {
      const { id } = (await studio.asOwner('POST /api/v1/clients', { full_name: name, email: `${name}@mail.test` }))
        .body
      assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
    }
  }
  const letter = async (name: string) => {
    const { items } = (await studio.asOwner('GET /api/v1/emails')).body
    return items.find(({ to_email }: { to_email: string }) => to_email.startsWith(name))
  }
  const health = async () =>
    (await studio.asOwner('GET /api/v1/studio/health')).body.find(({ name }: { name: string }) => name === 'mail')
  const status = async () => (await studio.asOwner('GET /api/v1/studio/status')).body

  for (const answer of [
    '550 5.1.1 <bad@mail.test>: Recipient address rejected: User unknown in corporate directory',
    '550 5.7.1 Message rejected by our corporate policy',
    '554 5.4.6 Too many hops',
    '550 5.7.1 illegal: separate HELO',
  ]) {
    it(`for its own sake is given up, and the others leave: ${answer}`, async () => {
      mail.says = { rcpt: only('bad', answer) }
      await invite('bad', 'fine', 'good')
      await studio.advance({ minutes: 1 })
      const { status, attempts, last_error } = await letter('bad')
      assert.deepEqual([status, attempts], ['failed', 1])
      assert.ok(last_error.endsWith(`“${answer}”`), last_error)
      assert.deepEqual(mail.arrived.toSorted(), ['fine@mail.test', 'good@mail.test'])
    })
  }

  it('for its own sake for now is tried again by itself, and the others leave', async () => {
    mail.says = { rcpt: only('bad', '450 4.2.1 This user is receiving mail at a rate that prevents more') }
    await invite('bad', 'fine')
    await studio.advance({ minutes: 1 })
    assert.deepEqual([(await letter('bad')).status, (await letter('bad')).attempts], ['queued', 1])
    assert.deepEqual(mail.arrived, ['fine@mail.test'])
    assert.equal((await health()).code, 'mail.fine')
    mail.says = {}
    await studio.advance({ minutes: 1 })
    assert.deepEqual(mail.arrived, ['fine@mail.test', 'bad@mail.test'])
  })

  for (const [stage, answer, says] of [
    ['greeting', '554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked using zen.spamhaus.org', {}],
    ['rcpt', '554 5.7.1 <z@mail.test>: Relay access denied', {}],
    ['data', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; Failed', {}],
    ['data', '550 5.4.5 Daily sending quota exceeded', {}],
    ['data', '550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.', {}],
  ] as const) {
    it(`as every other waits, and leaves when the server takes letters again: ${stage} ${answer}`, async () => {
      mail.says = { ...says, [stage]: stage === 'greeting' ? answer : () => answer }
      await invite('one', 'two')
      await studio.advance({ minutes: 1 })
      const { state, code, detail, values } = await health()
      assert.deepEqual([state, code], ['warning', 'mail.waiting'], 'told at once')
      assert.match(
        detail,
        /^The email server hasn’t worked since .*, and 2 emails are waiting\. The email server 127\.0\.0\.1 /,
      )
      assert.ok(detail.endsWith(values.reason))
      assert.equal((await status()).mail_trouble, values.reason)
      for (let hours = 0; hours < 72; hours += 12) await studio.advance({ hours: 12 })
      assert.deepEqual([(await letter('one')).status, (await letter('two')).status], ['queued', 'queued'])
      mail.says = {}
      await studio.advance({ minutes: 5 })
      assert.deepEqual(mail.arrived.toSorted(), ['one@mail.test', 'two@mail.test'])
      assert.deepEqual([(await health()).code, (await status()).mail_trouble], ['mail.fine', null])
    })
  }

  for (const [what, says] of [
    ['breaks the connection', { data: only('bad', 'drop') }],
    ['is refused as if the server were away', { rcpt: only('bad', '421 4.3.2 Try again later') }],
  ] as const) {
    it(`and ${what} holds up the others for a minute, not for days`, async () => {
      mail.says = says
      await invite('bad')
      await studio.advance({ minutes: 1 })
      await invite('fine', 'good')
      for (let minutes = 0; minutes < 6; minutes += 1) await studio.advance({ minutes: 2 })
      assert.deepEqual(mail.arrived.toSorted(), ['fine@mail.test', 'good@mail.test'])
      await invite('later')
      await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL } })
      await studio.advance({ minutes: 5 })
      await studio.advance({ minutes: 5 })
      assert.ok(mail.arrived.includes('later@mail.test') && mail.arrived.includes(OWNER_EMAIL))
      assert.ok((await letter('bad')).attempts > 0, 'it counts as its own affair once others have left')
      for (let hours = 0; hours < 7 * 24; hours += 12) await studio.advance({ hours: 12 })
      assert.equal((await letter('bad')).status, 'failed')
    })
  }

  it('never, since it was never tried, says that, and what the server met', async () => {
    mail.says = { greeting: '554 5.7.1 No' }
    await invite('one', 'two', 'three', 'four', 'five', 'six')
    // Nothing is asked in between: the computer slept.
    await studio.advance({ minutes: 1 })
    await studio.advance({ days: 5 })
    await studio.advance({ minutes: 1 })
    const said = (await studio.asOwner('GET /api/v1/emails')).body.items as { status: string; last_error: string }[]
    assert.ok(said.every(({ status }) => status === 'failed'))
    const never = said.filter(({ last_error }) => last_error.startsWith('It was never sent: the email server has been'))
    assert.ok(never.length > 0 && never.length < said.length)
    for (const { last_error } of never) assert.match(last_error, /rejects this studio’s connection/)
  })

  it('is told of by a test mail too, and leaves once the test has arrived', async () => {
    mail.says = { greeting: '554 5.7.1 No' }
    assert.equal((await studio.asOwner('POST /api/v1/studio/email/test')).status, 502)
    assert.deepEqual([(await health()).state, (await health()).code], ['warning', 'mail.waiting'])
    await invite('one')
    mail.says = {}
    assert.equal((await studio.asOwner('POST /api/v1/studio/email/test')).status, 200)
    assert.equal((await health()).code, 'mail.fine')
    await studio.advance({ seconds: 1 })
    assert.deepEqual(mail.arrived, [OWNER_EMAIL, 'one@mail.test'])
  })
})
