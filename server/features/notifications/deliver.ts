import { inAscii } from '../../lib/address-rules.ts'
import type { Act, App } from '../../context.ts'
import type { Round } from '../../jobs/round.ts'
import type { PushOutcome } from '../../ports/push/port.ts'
import { smtpSettings } from '../email/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { nextAttempt, stillDue } from './deliver-rules.ts'
import { dropDevice, dropPush, duePushes, notePushed, pushById, putOff } from './push-queries.ts'

type Push = NonNullable<ReturnType<typeof findPush>>

/** How many pushes are on their way at the same time. */
const LANES = 8
/** Services take nothing of less than this to live. */
const SHORTEST_SECONDS = 60

/** Hands what is due to the push services, some side by side, each on its own. */
export async function deliverPushes(app: App, { now }: Act, round: Round): Promise<void> {
  await round.each('push', app.db.all(duePushes, { now }), ({ id }) => deliverOne(app, id), LANES)
}

const findPush = ({ db }: App, id: number) => db.one(pushById, { id })

async function deliverOne(app: App, id: number): Promise<void> {
  const push = findPush(app, id)
  if (!push) return
  const { writer, ports } = app
  const now = ports.clock.now()
  const verdict = stillDue(push, now)
  if (verdict === 'forget') return forgetDevice(app, push)
  const isOver = verdict === 'drop' || app.seams.overtakenPushes.some((isOvertaken) => isOvertaken(app.db, push))
  if (isOver) return void (await writer.write((tx) => tx.run(dropPush, { id })))
  const left = Math.floor((Date.parse(push.expires_at) - Date.parse(now)) / 1000)
  const outcome = await ports.push.send({
    to: push,
    payload: payloadOf(push),
    seconds: Math.max(SHORTEST_SECONDS, left),
    contact: contactOf(app),
    seed: app.secrets.pushSeed,
    now,
  })
  await follow(app, push, outcome)
}

/** The content for the service worker: the id lets it show a push that comes twice only once. */
function payloadOf({ notification_id: id, title, body, url }: Push): string {
  return JSON.stringify({ id, title, body, url })
}

/** The contact for a push service: the studio's email address, else its web address. */
function contactOf({ db }: App): string {
  const mail = db.one(smtpSettings, {})?.from_email
  return mail ? `mailto:${inAscii(mail)}` : (findSettings(db)?.tunnel_url ?? 'https://localhost')
}

async function follow(app: App, push: Push, outcome: PushOutcome): Promise<void> {
  const { id } = push
  if (outcome.kind === 'gone') return forgetDevice(app, push)
  const now = app.ports.clock.now()
  if (outcome.kind === 'refused') app.log('warn', 'a push was refused', { push: id, error: outcome.reason })
  const attempts = push.attempts + 1
  const { seconds = null } = outcome.kind === 'later' ? outcome : {}
  const at = outcome.kind === 'later' ? nextAttempt(attempts, now, { seconds, ...push }) : null
  await app.writer.write((tx) => {
    if (at !== null) tx.run(putOff, { id, attempts, at })
    else tx.run(dropPush, { id })
    if (outcome.kind === 'sent') tx.run(notePushed, { id: push.notification_id, now })
  })
}

/** With a device goes what was still to be pushed to it. */
async function forgetDevice({ writer }: App, { subscription_id: id }: Push): Promise<void> {
  await writer.write((tx) => tx.run(dropDevice, { id }))
}
