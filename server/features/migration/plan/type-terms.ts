import type { FieldName } from '../mapping/fields.ts'
import type { RowReader } from '../mapping/resolve.ts'
import { parseCredits } from '../values/credits.ts'
import { parseFlag } from '../values/flag.ts'
import { parseMoney } from '../values/money.ts'
import { parseValidity } from '../values/validity.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { cellReader } from './cell-reader.ts'
import type { PlanContext, Problem, TypeAnswer, TypeRecord, TypeTerms } from './model.ts'

/** A list's facts about a type besides its name, kind and price. */
export interface TypeTold {
  limits: Pick<TypeAnswer, 'credits_per_interval' | 'validity_days'>
  terms: TypeTerms
}

/** Reads them. An unreadable limit is an error: without it the type would be valid for more classes, or for ever. */
export function readTypeTold(reader: RowReader, problems: Problem[], context: PlanContext): TypeTold {
  const { read, report } = cellReader(reader, problems)
  const flag = (field: FieldName) => read(field, parseFlag)
  const count = (field: FieldName) => {
    const found = read(field, (text) => parseCredits(text, context), 'error')
    return typeof found === 'number' ? found : null
  }
  const days = (field: FieldName) => read(field, (text) => parseValidity(text, reader.column(field) ?? ''), 'error')
  const money = (field: FieldName) => {
    const found = read(field, (text) => parseMoney(text, context), 'error')
    if (found !== null && found < 0) report(field, say('import.price_below_zero', { cell: reader.text(field) }))
    return found
  }
  const per = count('credits_per_interval')
  const rolls = per !== null && per > 0 && flag('rollover_enabled') === true
  const isIntro = flag('is_intro_offer') === true
  return {
    limits: given({ credits_per_interval: per === 0 ? null : per, validity_days: days('validity_days') }),
    terms: given({
      is_active: flag('is_active'),
      sellable_online: flag('sellable_online'),
      can_pause: flag('can_pause'),
      max_pause_days: count('max_pause_days'),
      rollover_enabled: rolls || null,
      max_rollover_credits: rolls ? count('max_rollover_credits') : null,
      late_cancel_fee_override_minor: money('late_cancel_fee_override'),
      no_show_fee_override_minor: money('no_show_fee_override'),
      fee_forgiveness_count_override: count('fee_forgiveness_count_override'),
      is_intro_offer: isIntro || null,
      intro_price_minor: isIntro ? money('intro_price') : null,
      intro_validity_days: isIntro ? days('intro_validity_days') : null,
    }),
  }
}

/** The terms that a type can have: classes roll over only where each interval gives some. */
export function termsFor(record: TypeRecord, terms: TypeTerms): Pick<TypeRecord, 'terms'> {
  const { rollover_enabled, max_rollover_credits, ...others } = terms
  const rolls = {
    ...(rollover_enabled ? { rollover_enabled } : {}),
    ...(max_rollover_credits !== undefined ? { max_rollover_credits } : {}),
  }
  const own = record.credits_per_interval === null ? others : { ...others, ...rolls }
  return Object.keys(own).length > 0 ? { terms: own } : {}
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], null> }

/** Without what the list does not say. */
function given<T extends object>(told: T): Given<T> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)) as Given<T>
}
