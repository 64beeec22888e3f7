import { Refusal } from '../../../api/errors.ts'
import type { App } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { addMilliseconds, type Instant } from '../../../lib/time.ts'
import { ProcessorError, type Metadata, type Processor } from '../../../ports/processor/port.ts'
import { settingsOf } from '../../settings/queries.ts'
import { processorSettings, type ProcessorSettingsRow } from './queries.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** The places of the processor's secrets, to which each is bound. */
export const SECRET_KEY = 'processor_settings:secret_key:1'
export const WEBHOOK_SECRET = 'processor_settings:webhook_secret:1'

/** The account that something at the processor belongs to. */
export interface AccountOf {
  account_id: string
  livemode: boolean
}

/** The processor's account that the studio is connected with. */
export interface Connected {
  processor: Processor
  account: ProcessorSettingsRow
}

/** The account that is connected, or undefined; also where its key was kept with another computer's key. */
export function findConnected({ db, secrets, ports }: Pick<App, 'db' | 'secrets' | 'ports'>): Connected | undefined {
  const account = db.one(processorSettings, {})
  if (!account) return undefined
  try {
    return { account, processor: ports.processors.open(secrets.open(SECRET_KEY, account.secret_key_sealed)) }
  } catch {
    return undefined
  }
}

/** The account that is connected; PAYMENTS_NOT_CONFIGURED where there is none. */
export function requireConnected(app: Pick<App, 'db' | 'secrets' | 'ports'>): Connected {
  const connected = findConnected(app)
  if (connected) return connected
  throw new Refusal('PAYMENTS_NOT_CONFIGURED', say('billing.studio_takes_no_payments_online'))
}

/** The processor's time when this computer's clock says `now`. */
export function processorNow({ ports }: Pick<App, 'ports'>, now: Instant): Instant {
  return addMilliseconds(now, ports.processors.skew())
}

/** The account that a stored row belongs to: null where the processor was not asked for it. */
type Kept = { [Field in keyof AccountOf]: AccountOf[Field] | null }

/** True if both are of one account in one mode. */
export function isSameAccount(one: AccountOf, other: Kept): boolean {
  return one.account_id === other.account_id && one.livemode === other.livemode
}

/** True if something kept belongs to the account that is connected now. */
export function isOf({ account }: Connected, row: Kept): boolean {
  return isSameAccount(account, row)
}

/** Metadata for everything made at the processor, to distinguish this studio's objects from others. */
export function ownMetadata(reader: Reader, more: Record<string, string | number | null>): Metadata {
  const given = Object.entries(more).filter(([, value]) => value !== null)
  return {
    installation_id: settingsOf(reader).public_studio_id,
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  }
}

/** Sentences for the person who asked the processor, by the reason why it did not do it. */
type Sentences = Readonly<Partial<Record<ProcessorError['kind'], Said>>>

/** Asks the processor; its refusals become PAYMENT_PROVIDER_ERROR, with a sentence for the person who asked. */
export async function asking<T>(call: () => Promise<T>, sentences: Sentences = {}): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof ProcessorError ? providerRefused(error, sentences) : error
  }
}

/** The refusal that tells of the processor's error, which is its cause. */
export function providerRefused(error: ProcessorError, sentences: Sentences = {}): Refusal {
  const refusal = new Refusal('PAYMENT_PROVIDER_ERROR', sentences[error.kind] ?? WHY[error.kind])
  return Object.assign(refusal, { cause: error })
}

/** Sentences for a person who was about to pay. */
export const NOTHING_PAID: Sentences = {
  unavailable: say('billing.payment_processor_cant_be_reached'),
  refused: say('billing.payment_processor_refused'),
}

const WHY: Required<Sentences> = {
  unavailable: say('billing.processor_away'),
  key: say('billing.payment_processor_does_not_take'),
  permission: say('billing.studios_key_may_not_do'),
  missing: say('billing.unknown_to_processor'),
  refused: say('billing.processor_refuses'),
}
