import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'
import { readFlags } from './flag-queries.ts'

const named = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** Warnings about the membership types on sale and the classes that they cover, prices in major units. */
export function presentFlags(reader: Reader) {
  const { types, classes, cheaper } = readFlags(reader)
  const { currency } = settingsOf(reader)
  return {
    types_without_classes: types.map(named),
    templates_without_types: classes.map(named),
    templates_above_drop_in: cheaper.map(({ cls, by }) => ({
      ...named(cls),
      price: toMajor(cls.price ?? 0, currency),
      membership_type_id: by.id,
      membership_type_name: by.name,
      single_price: toMajor(by.single_price, currency),
      currency,
    })),
  }
}
