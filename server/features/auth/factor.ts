import type { Act, App } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { groupCode, makeCode, normaliseCode } from '../../lib/code-rules.ts'
import { audit } from '../audit/audit.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { readDigits, stepGiven, stepsUsed } from './totp-codes.ts'
import { deleteFactor, factorOfStaff, keepRecoveryHashes, keepSteps } from './totp-queries.ts'

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** 45 bits for its first nine characters, the last one checks them. */
const RECOVERY_BYTES = 6

export interface FactorAccount {
  id: number
  email: string | null
  full_name: string
}

interface Factor {
  secret: Uint8Array
  used: readonly number[]
  /** Hashes of the recovery codes that are left. */
  recovery: readonly string[]
}

/** The place that a secret is sealed to. */
export function placeOfSecret(staffId: number): string {
  return `staff_factors:secret_sealed:${staffId}`
}

/**
 * The authenticator that an account is asked for, or undefined: it has none, has only begun to set one up, or the key
 * that its secret was sealed with is gone, and the factor with it.
 */
export function factorOf({ secrets }: Pick<App, 'secrets'>, reader: Reader, staff_id: number): Factor | undefined {
  const row = reader.one(factorOfStaff, { staff_id })
  if (!row?.enabled_at) return undefined
  try {
    const secret = Buffer.from(secrets.open(placeOfSecret(staff_id), row.secret_sealed), 'hex')
    return { secret, used: row.used_steps, recovery: row.recovery_hashes }
  } catch {
    return undefined
  }
}

/**
 * Uses up a code of an account's factor: the authenticator's current code, or one of the recovery codes; using one of those
 * notifies the account. False if it is neither, or was used before.
 */
export function useFactor(
  tx: Tx,
  act: Act,
  { secrets }: Pick<App, 'secrets'>,
  account: FactorAccount,
  given: string,
): boolean {
  const factor = factorOf({ secrets }, tx, account.id)
  if (!factor) return false
  const digits = readDigits(given)
  if (digits === undefined) return useRecoveryCode(tx, act, account, factor, hashOf(secrets, given))
  const step = stepGiven(factor.secret, digits, { now: act.now, used: factor.used })
  if (step === undefined) return false
  tx.run(keepSteps, { staff_id: account.id, used_steps: stepsUsed(factor.used, step, act.now) })
  return true
}

function useRecoveryCode(tx: Tx, act: Act, account: FactorAccount, { recovery }: Factor, hash: string): boolean {
  const { id: staff_id, full_name: name, email: address } = account
  if (!recovery.includes(hash)) return false
  const recovery_hashes = recovery.filter((one) => one !== hash)
  tx.run(keepRecoveryHashes, { staff_id, recovery_hashes })
  const left = recovery_hashes.length
  audit(tx, byAccount(act, account), 'staff.recovery_code_used', { entity: 'staff', id: staff_id })
  if (address !== null) {
    enqueueMail(tx, act, { template: 'recovery_code_used', to: { name, address }, data: { name, left } })
  }
  return true
}

/** New recovery codes of an account, as they are shown once; what is kept of them are their hashes. */
export function makeRecoveryCodes(
  tx: Tx,
  { secrets, ports }: Pick<App, 'secrets' | 'ports'>,
  staff_id: number,
): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    makeCode(ports.random.bytes(RECOVERY_BYTES), RECOVERY_LENGTH),
  )
  tx.run(keepRecoveryHashes, { staff_id, recovery_hashes: codes.map((code) => hashOf(secrets, code)) })
  return codes.map((code) => groupCode(code, 5))
}

/** Takes an account's factor away, with its recovery codes, and tells the account. False where it had none. */
export function dropFactor(
  tx: Tx,
  act: Act,
  { id: staff_id, full_name: name, email: address }: FactorAccount,
): boolean {
  const was = tx.one(factorOfStaff, { staff_id })
  forgetFactor(tx, staff_id)
  if (!was?.enabled_at) return false
  if (address !== null) enqueueMail(tx, act, { template: 'factor_off', to: { name, address }, data: { name } })
  return true
}

/** Deletes all that is kept of an account's factor. */
export function forgetFactor(tx: Tx, staff_id: number): void {
  tx.run(deleteFactor, { staff_id })
}

/** An act of the account's own, where nobody is signed in yet. */
export function byAccount<A extends Act>(act: A, { id, full_name: name }: FactorAccount): A {
  return { ...act, actor: { kind: 'staff', id, name } }
}

function hashOf(secrets: App['secrets'], code: string): string {
  return secrets.hash('factor-recovery', normaliseCode(code))
}
