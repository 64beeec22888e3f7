import { invalid, refuseFor, Refusal } from '../../api/errors.ts'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { asWritten, say, type Said } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { requireOwner } from '../auth/require-owner.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { saveSettings } from '../settings/change.ts'
import { byEnvironment } from '../settings/doors.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import type { ZoneChange } from '../settings/seam.ts'
import { followAddress } from '../tunnel/address.ts'
import type { SettingsChanges } from './contract.ts'
import { presentSettings } from './present.ts'

/**
 * Changes the settings that are given. Refuses a currency change once anything has been sold (CURRENCY_LOCKED), a change of
 * timezone that moves what is planned unless `force`, or to where it would have begun already (SCHEDULE_CONFLICT), and a
 * change of the doors from outside (LOOPBACK_ONLY) or by anybody but an owner: links that reset passwords lead through them.
 */
export function changeSettings(ctx: Ctx, changes: SettingsChanges) {
  checkDoors(ctx, changes)
  return ctx.write((tx) => {
    const before = settingsOf(tx)
    const { late_cancel_fee, no_show_fee, force = false, ...others } = changes
    const fees = feesAfter(tx, ctx, before, changes)
    checkHours({ ...before, ...others })
    const { timezone = before.timezone } = changes
    if (timezone !== before.timezone) moveZone(tx, ctx, { from: before.timezone, to: timezone }, force)
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
  if (given !== undefined) {
    if (ctx.door !== 'local')
      throw new Refusal('LOOPBACK_ONLY', say('studio.doors_change_at_its_computer', { names: given }))
    requireOwner(ctx.caller)
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

/** Moves what is planned to another timezone, where it keeps its time of day. */
function moveZone(tx: Tx, act: Act, change: ZoneChange, force: boolean): void {
  const reasons = act.seams.zones.flatMap(({ planned }) => planned(tx, act.now, change))
  const standing = force ? reasons.filter(({ fix }) => fix !== 'force') : reasons
  if (standing.length > 0) throw refuseFor(standing)
  for (const { move } of act.seams.zones) move(tx, act, change)
}

/**
 * Moves the price list from one currency to another: every price keeps its number (18.5 EUR become 18.5 USD). Refuses
 * with CURRENCY_LOCKED once money has changed hands or is owed, and with 422 a price that the new currency has no coins for.
 */
function changeCurrency(tx: Tx, act: Act, from: string, to: string): void {
  const { soldAnything, prices } = act.seams
  if (soldAnything.some((sold) => sold(tx))) {
    throw new Refusal('CURRENCY_LOCKED', say('studio.sales_have_been_made', { from }))
  }
  const convert = (minor: number, what: Said) => inNewCurrency(minor, from, to, what)
  for (const reprice of prices) reprice(tx, act, { from, to, convert })
}

/** An amount with the same number in another currency; 422 where that currency has too few decimals. */
function inNewCurrency(minor: number, from: string, to: string, what: Said): number {
  const converted = toMinor(toMajor(minor, from), to)
  if (converted === undefined) {
    throw invalid('currency', say('studio.no_coins', { what, amount: toMajor(minor, from), to }))
  }
  return converted
}

function checkHours({ calendar_start_hour: start, calendar_end_hour: end }: Settings): void {
  if (start >= end) throw invalid('calendar_end_hour', say('studio.calendar_must_end_after_starts'))
}

type StudioPicture = 'logo' | 'cover'

/** Sets the studio's logo or cover; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export function setStudioPicture(ctx: Ctx, kind: StudioPicture, file: UploadedFile) {
  return setPicture(ctx, { kind, file }, (tx, name) => replace(tx, ctx, kind, name))
}

/** Takes the studio's logo or cover away; without one there is nothing to do. */
export function removeStudioPicture(ctx: Ctx, kind: StudioPicture) {
  return removePicture(ctx, kind, (tx, name) => replace(tx, ctx, kind, name))
}

function replace(tx: Tx, ctx: Ctx, kind: StudioPicture, name: string | null) {
  const before = settingsOf(tx)
  const former = before[`${kind}_file`]
  if (former === name) return { former: null, shown: presentSettings(ctx, before) }
  saveSettings(tx, { [`${kind}_file`]: name, updated_at: ctx.now })
  const after = settingsOf(tx)
  audit(tx, ctx, `studio.${kind}`, { entity: 'studio', id: 1, before, after })
  return { former, shown: presentSettings(ctx, after) }
}
