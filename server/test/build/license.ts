import { startService, type TestService } from '../../../license-cloud/test/service.ts'
import { startReceiver, type Receiver } from '../receiver.ts'
import { startStudio, type StudioOptions, type TestStudio } from '../studio.ts'

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
  /** Whether the studio ships with the service's public key. */
  pinned?: boolean
  /** Whether the key is left for the test to redeem. */
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
