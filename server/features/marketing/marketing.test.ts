import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { enrollByTag, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { addClient, makeTag } from '../../test/build/tags.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { marketingTime, pushableUntil } from './rules.ts'

const zone = 'Europe/Madrid'
const quiet = { start: '22:00', end: '07:00' }

describe('when a message of marketing may leave', () => {
  for (const [what, now, last, at, put_off] of [
    ['at once by day', '2026-03-02T09:00', null, '2026-03-02T09:00', null],
    ['at once the day after another', '2026-03-02T09:00', '2026-03-01T22:59', '2026-03-02T09:00', null],
    [
      'the next morning after another of the same day',
      '2026-03-02T09:00',
      '2026-03-01T23:00',
      '2026-03-03T06:00',
      'one_a_day',
    ],
    ['a minute before the quiet hours', '2026-03-02T20:59', null, '2026-03-02T20:59', null],
    ['at their end where they have begun', '2026-03-02T21:00', null, '2026-03-03T06:00', 'quiet_hours'],
    ['at their end after midnight', '2026-03-03T05:59', null, '2026-03-03T06:00', 'quiet_hours'],
    ['at once as they end', '2026-03-03T06:00', null, '2026-03-03T06:00', null],
    ['an hour earlier by the sun once clocks go forward', '2026-03-28T22:00', null, '2026-03-29T05:00', 'quiet_hours'],
    ['an hour later once they go back', '2026-10-24T21:00', null, '2026-10-25T06:00', 'quiet_hours'],
    [
      'at once beside one that a wrong clock has dated years ahead',
      '2026-03-02T09:00',
      '2031-01-01T09:00',
      '2026-03-02T09:00',
      null,
    ],
  ] as const) {
    it(what, () => {
      const instant = (text: string) => `${text}:00.000Z`
      assert.deepEqual(marketingTime(instant(now), last && instant(last), quiet, zone), { at: instant(at), put_off })
    })
  }

  it('at any hour where there are no quiet ones', () => {
    const now = '2026-03-02T23:00:00.000Z'
    assert.deepEqual(marketingTime(now, null, { start: '07:00', end: '07:00' }, zone), { at: now, put_off: null })
  })
})

describe('until when a push of marketing may reach a device', () => {
  for (const [what, now, hours, until] of [
    ['until the quiet hours begin', '2026-03-02T09:00', quiet, '2026-03-02T21:00'],
    [
      'until the day ends where they begin at night',
      '2026-03-02T09:00',
      { start: '01:00', end: '07:00' },
      '2026-03-02T23:00',
    ],
    [
      'until the day ends where there are none',
      '2026-03-02T09:00',
      { start: '07:00', end: '07:00' },
      '2026-03-02T23:00',
    ],
    ['on a day of 23 hours', '2026-03-29T09:00', quiet, '2026-03-29T20:00'],
  ] as const)
    it(what, () => assert.equal(pushableUntil(`${now}:00.000Z`, hours, zone), `${until}:00.000Z`))
})

describe('one message of marketing a day', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-02T20:30:00.000Z' })
    await setMailServer(studio)
    await makeAutomation(studio, { trigger_event: 'client.tag_added' })
  })
  afterEach(() => studio.stop())

  async function setOff(client: { id: number }) {
    await enrollByTag(studio, client, await makeTag(studio))
    await studio.advance({ seconds: 1 })
  }
  const goTo = async (instant: string) => {
    studio.clock.set(instant)
    await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
  }

  it('is counted on the day on which a letter that waited has left', async () => {
    const client = await registerAgreed(studio)
    studio.mail.fail = 'not now'
    await setOff(client)
    studio.mail.fail = undefined
    await goTo('2026-03-03T07:00:00.000Z')
    assert.equal(studio.mail.sent.length, 1)
    await setOff(client)
    await goTo('2026-03-03T20:00:00.000Z')
    assert.equal(studio.mail.sent.length, 1)
    await goTo('2026-03-04T07:00:00.000Z')
    assert.equal(studio.mail.sent.length, 2)
  })

  it('is the one that waits still, where one does', async () => {
    const client = await registerAgreed(studio)
    studio.mail.fail = 'not now'
    await setOff(client)
    await goTo('2026-03-03T09:00:00.000Z')
    await setOff(client)
    studio.mail.fail = undefined
    await goTo('2026-03-03T20:00:00.000Z')
    assert.equal(studio.mail.sent.length, 1)
    await goTo('2026-03-04T07:00:00.000Z')
    assert.equal(studio.mail.sent.length, 2)
  })

  it('is kept to by a letter that had failed and is tried again by hand', async () => {
    const client = await registerAgreed(studio)
    studio.mail.fail = '550 Not this one'
    await setOff(client)
    await goTo('2026-03-03T19:25:00.000Z')
    studio.mail.fail = undefined
    const { body } = await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}&status=failed`)
    assert.equal(body.items.length, 1)
    await setOff(client)
    assert.equal(studio.mail.sent.length, 1)
    const retried = await studio.asOwner(`POST /api/v1/emails/${body.items[0].id}/retry`)
    assert.equal(retried.status, 200)
    await studio.advance({ seconds: 1 })
    assert.equal(studio.mail.sent.length, 1)
    const { body: waiting } = await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}&status=queued`)
    assert.match(waiting.items[0].last_error, /will be sent tomorrow/)
    await goTo('2026-03-04T06:00:00.000Z')
    assert.equal(studio.mail.sent.length, 2)
  })

  it('is counted, too, beside one that a wrong clock has dated years ahead', async () => {
    const client = await registerAgreed(studio)
    await goTo('2031-05-05T09:00:00.000Z')
    await setOff(client)
    await goTo('2026-03-03T09:00:00.000Z')
    await setOff(client)
    assert.equal(studio.mail.sent.length, 2)
    await setOff(client)
    assert.equal(studio.mail.sent.length, 2)
  })
})

describe('the link that ends marketing mails', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
    await setMailServer(studio)
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://studio.example', studio_name: 'Ana & Co' })
    await makeAutomation(studio, { trigger_event: 'client.tag_added' })
  })
  after(() => studio.stop())

  const ask = (operation: string, more: object = {}) => studio.send(operation, { door: 'public', ...more })

  async function mailTo(client: { id: number }) {
    studio.mail.sent.length = 0
    const tag = await studio.asOwner('POST /api/v1/tags', { name: `Tag of ${client.id} ${studio.clock.now()}` })
    await studio.asOwner(`POST /api/v1/clients/${client.id}/tags`, { tag_id: tag.body.id })
    await studio.advance({ seconds: 1 })
    return studio.mail.sent[0]
  }

  it('stands in each, ends them with one call, works for ever and says what it ends', async () => {
    const client = await registerAgreed(studio)
    const letter = (await mailTo(client))!
    const { pathname, origin } = new URL(letter.unsubscribe!)
    assert.equal(origin, 'https://studio.example')
    assert.ok(letter.text.includes(`Unsubscribe: ${letter.unsubscribe}`))
    assert.ok(letter.html.includes(`href="${letter.unsubscribe}"`))

    const page = await ask(`GET ${pathname}`)
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    assert.match(
      String(page.body),
      /news and offers by email from Ana &amp; Co\?[\s\S]*bookings, payments and account[\s\S]*<form method="post">/,
    )
    const log = async () => (await client.ask(`GET /api/v1/gdpr/consent-log/${client.id}`)).body
    assert.deepEqual(
      (await log()).map((one: { granted: boolean }) => one.granted),
      [true, true],
    )

    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await studio.advance({ days: 1000 })
    for (const time of [1, 2]) {
      const answer = await ask(`POST ${pathname}`, { body: 'List-Unsubscribe=One-Click', headers })
      assert.equal(answer.status, 200, `time ${time}`)
      assert.match(String(answer.body), /Done\. You’ll get no more/)
    }
    const rows = await log()
    assert.equal(rows.length, 3)
    const said = rows.find(({ source }: { source: string }) => source === 'unsubscribe')
    assert.deepEqual([said.consent_type, said.granted], ['marketing_email', false])
    assert.match(String((await ask(`GET ${pathname}`)).body), /Done\. You’ll get no more/)
    const other = await ask(`GET ${pathname}x`, { headers: { 'Accept-Language': 'de' } })
    assert.match(String(other.body), /Dieser Link ist nicht vollständig/)
    assert.equal(await mailTo(client), undefined)
    assert.equal((await ask(`POST ${pathname}x`)).body.code, 'TOKEN_INVALID')
  })

  it('is not in the outbox nor in the file for whoever reads them', async () => {
    const client = await registerAgreed(studio)
    studio.mail.fail = 'not now'
    await mailTo(client)
    studio.mail.fail = undefined
    const rows = studio.database.prepare('SELECT letter, unsubscribe_url FROM emails ORDER BY id DESC').all()
    const { unsubscribe_hash } = studio.database
      .prepare('SELECT unsubscribe_hash FROM marketing_messages ORDER BY id DESC')
      .get() as { unsubscribe_hash: string }
    await studio.advance({ hours: 1 })
    const [letter] = studio.mail.sent
    const token = new URL(letter!.unsubscribe!).pathname.split('/').at(-1)!
    assert.match(token, /^[\w-]{32}$/)
    assert.ok(!JSON.stringify(rows).includes(token))
    assert.match(unsubscribe_hash, /^[0-9a-f]{64}$/)
  })

  it('keeps a letter back that was written before they said no, and lets it wait for the morning', async () => {
    const [leaves, stays] = [await registerAgreed(studio), await registerAgreed(studio)]
    studio.mail.fail = 'not now'
    await mailTo(leaves)
    await mailTo(stays)
    studio.mail.fail = undefined
    await stays.ask('POST /api/v1/gdpr/consent', { consent_type: 'marketing_email', granted: false })
    await studio.advance({ hours: 14 })
    assert.equal(studio.mail.sent.length, 0)
    await studio.advance({ hours: 9 })
    assert.deepEqual(
      studio.mail.sent.map(({ to }) => to.address),
      [leaves.email],
    )
    const { body } = await studio.asOwner(`GET /api/v1/emails?client_id=${stays.id}&status=failed`)
    assert.match(body.items[0].last_error, /unsubscribed/)
  })

  it('is a mail to the studio where nobody outside can reach it', async () => {
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: null })
    const client = await registerAgreed(studio)
    const letter = (await mailTo(client))!
    assert.equal(letter.unsubscribe, 'mailto:desk@studio.test?subject=unsubscribe')
    assert.match(letter.text, /just reply “unsubscribe”/)
  })

  it('is the guardian’s, whose consent it is, for mails about a child', async () => {
    const guardian = await registerAgreed(studio)
    const child = await addClient(studio, { full_name: 'Kim Kid', guardian_id: guardian.id })
    const letter = (await mailTo(child))!
    assert.deepEqual([letter.to.address, letter.subject], [guardian.email, 'Hello Kim'])
  })
})
