import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService, type TestService } from '../../../license-cloud/test/service.ts'
import { fakeClock } from '../../ports/clock/fake.ts'
import { smtpMail } from '../../ports/mail/smtp.ts'
import { guardedFor } from '../../ports/outbound/guarded.ts'
import { localtunnel } from '../../ports/tunnel/localtunnel.ts'
import { answering } from '../build/stage.ts'
import { ADDRESS, connect } from '../build/online.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../processor.ts'
import { startReceiver, type Receiver } from '../receiver.ts'
import { startS3Server, type S3Server } from '../s3-server.ts'
import { START } from '../start.ts'
import { startStudio, type TestStudio } from '../studio.ts'
import { startTunnelServer, type TunnelServer } from '../tunnel-server.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { openTroubledDoor, SLOW_MS, type Trouble, type TroubledDoor } from './troubled-door.ts'

/** How long a studio of these tests waits for the outside, in milliseconds. */
const WAITS_MS = 400

/** A studio, and all whom it asks outside, each behind a door that may have trouble. */
export interface Outside {
  studio: TestStudio
  processor: CheckedProcessor
  bucket: S3Server
  bucketUrl: string
  tunnel: TunnelServer
  tunnelUrl: string
  mail: MailServer
  /** The AI provider. */
  model: Receiver
  /** Another program that receives events. */
  receiver: Receiver
  receiverUrl: string
  license: TestService
  key: string
  /** Everybody has this trouble from now on, or none any more. */
  allHave(trouble: Trouble | undefined): Promise<void>
  /** An hour passes, with all background jobs of the studio in it. */
  anHour(): Promise<void>
  stop(): Promise<void>
}

/** Starts them all. */
export async function startOutside(): Promise<Outside> {
  const clock = fakeClock(START)
  const begun: { studio?: TestStudio } = {}
  const scratch = mkdtempSync(join(tmpdir(), 'studio-desk-outside-'))
  const reach = (url: string) => url.replace(ADDRESS, begun.studio?.running.publicUrl ?? '')
  const [processor, bucket, tunnel, mail, model, receiver, license] = await Promise.all([
    startCheckedProcessor({ clock, reach }),
    startS3Server({ folder: scratch }),
    startTunnelServer(),
    startMailServer(),
    startReceiver(),
    startReceiver(),
    startService(),
  ])
  model.answer = answering(200, { choices: [{ message: { content: 'Hello.' } }] })
  const origin = ({ url }: Receiver) => new URL(url).origin
  const at = async (url: string, slowMs?: number): Promise<TroubledDoor> => openTroubledDoor(url, slowMs)
  const doors = {
    processor: await at(processor.url),
    bucket: await at(bucket.access.endpoint),
    tunnel: await at(tunnel.host),
    model: await at(origin(model), SLOW_MS),
    receiver: await at(origin(receiver)),
    // The assistant, too, is served there.
    license: await at(license.replicas[0]!.url, SLOW_MS),
  }
  const near = guardedFor(SILENCE)
  const studio = await startStudio({
    clock,
    copies: true,
    mail: smtpMail(),
    tunnel: localtunnel,
    outbound: {
      get: (url, headers) => near.get(url, headers, 'computer'),
      look: (url) => near.look(url, 'computer'),
      post: (url, headers, body) => near.post(url, headers, body, 'computer'),
    },
    config: {
      stripeApiBase: doors.processor.url,
      tunnelHost: doors.tunnel.url,
      licenseUrl: doors.license.url,
      licensePublicKey: license.replicas[0]!.publicKey,
      aiProviderBases: { openai: doors.model.url },
    },
  })
  begun.studio = studio
  await studio.asOwner('PUT /api/v1/studio', { tunnel_url: ADDRESS })
  await connect(studio, processor)
  const smtp = { host: '127.0.0.1', port: mail.port, security: 'none', from_email: 'desk@studio.test' }
  await studio.asOwner('PUT /api/v1/studio/email', smtp)
  const key = await license.buyKey('base_ai')
  await studio.asOwner('POST /api/v1/studio/license', { license_key: key })
  const all = [...Object.values(doors), mail]
  return {
    studio,
    processor,
    bucket,
    bucketUrl: doors.bucket.url,
    tunnel,
    tunnelUrl: doors.tunnel.url,
    mail,
    model,
    receiver,
    receiverUrl: doors.receiver.url,
    license,
    key,
    allHave: async (trouble) => {
      // Only then is it asked not to wait long: a busy machine is no trouble.
      studio.running.app.config.outsideMs = trouble === undefined ? 14_000 : WAITS_MS
      await Promise.all(all.map((door) => door.has(trouble)))
    },
    anHour: async () => {
      for (let n = 0; n < 6; n += 1) await studio.advance({ minutes: 10 })
      await processor.idle()
      await studio.advance({ seconds: 1 })
    },
    stop: async () => {
      await studio.stop()
      const servers = [processor, bucket, mail, license, ...Object.values(doors)]
      await Promise.all([...servers.map((one) => one.stop()), tunnel.die(), model.close(), receiver.close()])
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** How long a receiver of events may take, in milliseconds. */
const SILENCE = 500
