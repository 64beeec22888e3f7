import { setTimeout as wait } from 'node:timers/promises'
import { makeClient } from '../../../server/test/build/commerce.ts'
import { reply } from '../../../server/test/build/online.ts'
import { all } from '../kinds.ts'
import { AWAY, serveMail, type MailServer } from '../mail-server.ts'
import { shiftedClock } from '../shifted.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene, Torment } from '../torment.ts'
import { until } from '../waiting.ts'

const HOUR = 3_600_000
/** Hours during which the mail server is away. */
const AWAY_HOURS = 80

/**
 * The mail server can't be reached for 80 hours, in which letters are written and the studio is ended with -9: it tells since
 * when they wait, and once the server is back each arrives once.
 */
export const mailAway: Torment = {
  name: 'mail away for 80 hours',
  begin: async (scene) => {
    const { chance, findings, isSmall } = scene
    const mail = await serveMail(scene)
    const shifted = shiftedClock(scene)
    const lines = [/"message":"job failed".*"job":"send mail"/]
    const studio = scene.studio(undefined, { ...shifted.options, lines })
    await studio.start()
    const server = { host: '127.0.0.1', port: mail.port, security: 'none', from_email: 'desk@studio.test' }
    await reply(studio, 'PUT /api/v1/studio/email', server)
    let ahead = 0
    const pass = async (hours: number) => {
      shifted.set((ahead += hours * HOUR))
      // Every job looks once a second.
      await wait(isSmall ? 1200 : chance.whole(1100, 2500))
    }
    return async () => {
      await invite(scene, studio, chance.whole(1, 4))
      await expectArrived(scene, studio, mail)
      await mail.leave(isSmall ? 'says 421' : chance.pick(AWAY))
      const since = shifted.clock.now()
      await invite(scene, studio, chance.whole(1, 6))
      await until('it has found the server away', async () => (await waitsSince(studio)) !== null)
      for (let left = AWAY_HOURS; left > 0;) {
        const hours = Math.min(left, isSmall ? 40 : chance.whole(1, 20))
        await pass(hours)
        left -= hours
        if (chance.next() < 0.3) await invite(scene, studio, chance.whole(1, 6))
        if (isSmall ? left > 0 : chance.next() < 0.3) {
          await studio.kill()
          await studio.start()
        }
      }
      await expectTold(scene, studio, since)
      await mail.comeBack()
      // It is asked every five minutes.
      await pass(0.1)
      await expectArrived(scene, studio, mail)
      const { mail_waiting_since, mail_failed } = await reply(studio, 'GET /api/v1/studio/status')
      if (mail_waiting_since !== null || mail_failed !== 0)
        findings.others.push(`after the server was back: waits since ${mail_waiting_since}, ${mail_failed} failed`)
    }
  },
}

const waitsSince = async (studio: TormentedStudio): Promise<string | null> =>
  (await reply(studio, 'GET /api/v1/studio/status')).mail_waiting_since

let people = 0

/** Clients who are invited, each by a letter. */
async function invite({ findings }: Scene, studio: TormentedStudio, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    people += 1
    const { id } = await makeClient(studio, { full_name: `Guest ${people}`, email: `guest-${people}@client.test` })
    await reply(studio, `POST /api/v1/clients/${id}/invite`)
    findings.acknowledged += 1
  }
}

/** The state of the studio tells that letters wait, and since when: since soon after the server left. */
async function expectTold({ findings }: Scene, studio: TormentedStudio, since: string): Promise<void> {
  const { mail_waiting_since, mail_failed } = await reply(studio, 'GET /api/v1/studio/status')
  const late = Date.parse(mail_waiting_since ?? '') - Date.parse(since)
  if (!(late >= 0 && late < HOUR)) findings.others.push(`away since ${since}, and told: ${mail_waiting_since}`)
  if (mail_failed !== 0) findings.lost.push(`${mail_failed} letters that were given up while the server was away`)
  const checks = (await studio.asOwner('GET /api/v1/studio/health')).body as {
    name: string
    state: string
    code: string
  }[]
  const { state, code } = checks.find(({ name }) => name === 'mail')!
  if (state !== 'failing' || code !== 'mail.waiting') findings.others.push(`health said of the mail: ${state} ${code}`)
}

/** Every letter is sent, and has arrived once. */
async function expectArrived({ findings }: Scene, studio: TormentedStudio, { arrived }: MailServer): Promise<void> {
  const waits = async () => (await all(studio, 'emails?status=queued&')).map(({ to_email }) => String(to_email))
  await until('every letter is sent', async () => (await waits()).length === 0).catch(async (error: unknown) => {
    findings.lost.push(`${String(error)}: ${(await waits()).join(', ')}`)
  })
  const sent = (await all(studio, 'emails?')).map(({ to_email }) => String(to_email))
  const came = [...arrived.values()].flat()
  for (const [id, to] of arrived) if (to.length > 1) findings.others.push(`${id} arrived ${to.length} times`)
  for (const address of new Set([...sent, ...came])) {
    const times = (all: readonly string[]) => all.filter((one) => one === address).length
    if (times(sent) !== times(came)) findings.lost.push(`${address}: ${times(sent)} letters, ${times(came)} arrived`)
  }
}
