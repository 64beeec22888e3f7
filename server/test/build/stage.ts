import { startService, type TestService } from '../../../license-cloud/test/service.ts'
import { startReceiver, type Receiver } from '../receiver.ts'
import { OWNER_EMAIL, startStudio, type StudioOptions, type TestStudio } from '../studio.ts'
import { registerClient, registerMember, type TestClient } from './bookings.ts'
import { furnish } from './furnish.ts'
import { back, sellOnline, startOnlineStudio } from './online.ts'
import { makeClass } from './schedule.ts'
import { makeInstructor, makeManager } from './staff.ts'
import { withFactor } from './totp.ts'

/** A studio with one of everybody, and a client whose records the others must not reach. */
export interface Stage {
  studio: TestStudio
  tokens: Record<'client' | 'stranger' | 'instructor' | 'manager' | 'powerless', string>
  victim: TestClient
  /** A record of the victim's (or of a class of another instructor's) for each path parameter, and `open_class_id`. */
  ids: Record<string, number | string>
  /** The membership that the victim would buy online. */
  buying: object
}

/** A studio and the license service it asks. */
export interface LicensedStudio {
  studio: TestStudio
  service: TestService
  /** The key that was bought and, unless told otherwise, redeemed. */
  key: string
  redeem(key?: string): ReturnType<TestStudio['send']>
  /** Plan and license as the pages read them. */
  standing(): Promise<{ plan: string | null; license_status: string | null; license_grace_until: string | null }>
  stop(): Promise<void>
}

interface LicensedOptions extends StudioOptions {
  plan?: 'base' | 'base_ai'
  /** True if the studio ships with the service's public key. */
  pinned?: boolean
  /** True if the key is left for the test to redeem. */
  unredeemed?: boolean
  /** Where the studio asks instead. */
  licenseUrl?: string
}

/** Starts the license service, buys a key there and redeems it in a studio. */
export async function startLicensedStudio(options: LicensedOptions = {}): Promise<LicensedStudio> {
  const { plan = 'base_ai', pinned = true, unredeemed, licenseUrl, ...others } = options
  const service = await startService()
  const key = await service.buyKey(plan)
  const [{ url, publicKey }] = service.replicas as [TestService['replicas'][number]]
  const config = { licenseUrl: licenseUrl ?? url, licensePublicKey: pinned ? publicKey : undefined, ...others.config }
  const studio = await startStudio({ ...others, config })
  const redeem = (license_key = key) => studio.asOwner('POST /api/v1/studio/license', { license_key })
  if (!unredeemed) {
    const { status, body } = await redeem()
    if (status !== 200) throw new Error(`Not redeemed: ${JSON.stringify(body)}`)
  }
  return {
    studio,
    service,
    key,
    redeem,
    standing: async () => {
      const { plan, license_status, license_grace_until } = (await studio.asOwner('GET /api/v1/studio/status')).body
      return { plan, license_status, license_grace_until }
    },
    stop: async () => {
      await studio.stop()
      await service.stop()
    },
  }
}

/** Has a receiver answer with a status and JSON. */
export const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): Receiver['answer'] =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A license that serves everything, and providers that take every key: an address for both, which ends with the process. */
export async function everythingLicensed(given?: Receiver) {
  const outside = given ?? (await startReceiver())
  outside.unref()
  const choices = [{ message: { content: 'Hello.' } }]
  outside.answer = answering(200, { plan: 'base_ai', status: 'active', choices })
  return { licenseUrl: outside.url, aiProviderBases: { openai: outside.url } }
}

/** Makes a studio in which every record that can be reached by a path belongs to the victim, or to another instructor's class. */
export async function makeStage(): Promise<Stage> {
  const { studio, processor } = await startOnlineStudio({ webhook: false, config: await everythingLicensed() })
  await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-OF-THE-STAGE' })
  const { client: victim, ids } = await furnish(studio, processor)
  const mine = await makeInstructor(studio)
  const [client, stranger] = [await registerClient(studio), await registerMember(studio)]
  const open = await makeClass(studio, { instructor_id: mine.id, starts_at: '2026-03-12T18:00' })
  const sold = await sellOnline(studio)
  // Managers are let in at both doors only with a second factor.
  studio.owner = (await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })).token
  const powerless = await withFactor(studio, await makeManager(studio, []))
  return {
    studio,
    tokens: {
      client: await studio.login(client.email),
      stranger: await studio.login(stranger.email),
      instructor: await studio.login(mine.email),
      manager: studio.owner,
      powerless: powerless.token,
    },
    victim,
    ids: { ...ids, open_class_id: open.id },
    buying: { client_id: victim.id, membership_type_id: sold.id, ...back },
  }
}
