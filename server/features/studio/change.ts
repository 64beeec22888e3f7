import { settingsOf, type Settings } from '../settings/queries.ts'
import { saveSettings } from '../settings/change.ts'
import { byEnvironment } from '../settings/doors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { toMinor } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { followAddress } from '../tunnel/address.ts'
import type { SettingsChanges } from './contract.ts'
import { changeCurrency, inNewCurrency } from './currency.ts'
import { presentSettings } from './present.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'

/**
 * Changes the settings that are given. Refuses a currency change once anything has been sold (CURRENCY_LOCKED), and a
 * change of the doors from outside (LOOPBACK_ONLY): who has taken over a session must not open the house to others.
 */
export function changeSettings(ctx: Ctx, changes: SettingsChanges) {
  checkDoors(ctx, changes)
  return ctx.write((tx) => {
    const before = settingsOf(tx)
    const { late_cancel_fee, no_show_fee, ...others } = changes
    const fees = feesAfter(tx, ctx, before, changes)
    checkHours({ ...before, ...others })
    saveSettings(tx, { ...others, ...fees, updated_at: ctx.now })
    const after = settingsOf(tx)
    if (after.tunnel_url !== before.tunnel_url) followAddress(tx, ctx, before.tunnel_url, after.tunnel_url)
    audit(tx, ctx, 'studio.update', { entity: 'studio', id: 1, before, after })
    return presentSettings(ctx, after)
  })
}

const doorSettings = [
  'tunnel_url',
  'tunnel_name',
  'public_manager_enabled',
  ...Object.keys(byEnvironment),
] as (keyof SettingsChanges)[]

function checkDoors(ctx: Ctx, changes: SettingsChanges): void {
  const given = doorSettings.find((name) => changes[name] !== undefined)
  if (given !== undefined && ctx.door !== 'local') {
    throw new Refusal('LOOPBACK_ONLY', say('studio.doors_change_at_its_computer', { names: given }))
  }
  for (const name of Object.keys(byEnvironment) as (keyof typeof byEnvironment)[]) {
    const [variable, decided] = byEnvironment[name]
    if (changes[name] !== undefined && ctx.config[decided] !== undefined)
      throw invalid(name, say('studio.environment_decides', { variable }))
  }
}

function feesAfter(tx: Tx, ctx: Ctx, before: Settings, changes: SettingsChanges) {
  const currency = changes.currency ?? before.currency
  const isChanged = currency !== before.currency
  if (isChanged) changeCurrency(tx, ctx, before.currency, currency)
  const fee = (name: 'late_cancel_fee' | 'no_show_fee') => {
    const given = changes[name]
    const kept = before[`${name}_minor`]
    if (given === undefined) return isChanged ? inNewCurrency(kept, before.currency, currency, asWritten(name)) : kept
    const minor = toMinor(given, currency)
    if (minor === undefined) throw invalid(name, say('studio.has_fewer_decimals', { currency }))
    return minor
  }
  return { late_cancel_fee_minor: fee('late_cancel_fee'), no_show_fee_minor: fee('no_show_fee') }
}

function checkHours({ calendar_start_hour: start, calendar_end_hour: end }: Settings): void {
  if (start >= end) throw invalid('calendar_end_hour', say('studio.calendar_must_end_after_starts'))
}
