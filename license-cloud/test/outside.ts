import { randomBytes } from 'node:crypto'
import type { FakeClock } from '../../server/ports/clock/fake.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../../server/test/processor.ts'
import { startProvider, type TestProvider } from './provider.ts'
import type { TestStore } from './stores.ts'

/** Stand-ins of the processor and the provider, with prices and an endpoint, and how a service finds all of it. */
export interface Outside {
  processor: CheckedProcessor
  provider: TestProvider
  /** The configuration of a service on a store, by its environment variables. */
  envFor(store: TestStore): Record<string, string>
  /** The address that the processor's messages go to: set once the service has one. */
  endpoint: { url: string }
  stop(): Promise<void>
}

export interface OutsideOptions {
  /** The interval at which the plans are paid for; every month by default. */
  interval?: 'month' | 'year'
  /** The processor's clock; by default one that does not move. */
  clock?: FakeClock
}

export const PROVIDER_KEY = 'provider-key-CANARY'

/** A key for signing that is used in tests alone. */
const SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIMxGS+VoWc03d8dXRp3DHokZF9yNSDbCVPP4MEB4chn3'

export async function startOutside({ interval = 'month', clock }: OutsideOptions = {}): Promise<Outside> {
  const endpoint = { url: '' }
  const processor = await startCheckedProcessor({
    ...(clock && { clock }),
    reach: (url) => url.replace('https://license.example', endpoint.url),
  })
  const provider = await startProvider()
  const { stripe } = processor
  const [base, baseAi] = await Promise.all([2900, 4900].map((amount) => newPrice(stripe, amount, interval)))
  const { secret } = await stripe.webhookEndpoints.create({
    url: 'https://license.example/webhooks/stripe',
    enabled_events: ['*'],
  })
  const given = {
    PORT: '0',
    STRIPE_API_BASE: processor.url,
    STRIPE_SECRET_KEY: processor.key,
    STRIPE_WEBHOOK_SECRET: secret!,
    PRICE_BASE: base!,
    PRICE_BASE_AI: baseAi!,
    AI_BASE_URL: provider.url,
    AI_API_KEY: PROVIDER_KEY,
    AI_MODEL: 'the-model',
    LICENSE_HMAC_KEY: randomBytes(32).toString('base64'),
    LICENSE_SIGNING_KEY: SIGNING_KEY,
    DOWNLOAD_HOST: 'https://downloads.example',
  }
  return {
    processor,
    provider,
    envFor: ({ dataDir, databaseUrl }) => ({
      ...given,
      LICENSE_DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }),
    endpoint,
    stop: async () => void (await Promise.all([processor.stop(), provider.stop()])),
  }
}

async function newPrice(stripe: CheckedProcessor['stripe'], amount: number, interval: 'month' | 'year') {
  const product_data = { name: 'Studio Desk' }
  return (await stripe.prices.create({ currency: 'eur', unit_amount: amount, recurring: { interval }, product_data }))
    .id
}
