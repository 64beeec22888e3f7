import type { Reader } from '../../../db/writer.ts'
import type { ImportEntity } from '../mapping/fields.ts'
import { deriveSecrets } from '../../../secrets.ts'
import { ofClient } from '../../bookings/imported-queries.ts'
import { readCode } from '../../gift-cards/code.ts'
import { cards, classes, establishments, products, sales, series, teachers, templates } from './existing-queries.ts'
import { NO_RECORDS, type ExistingRecords } from './model.ts'

/** Loads the existing records for such a list; `root` is the studio's secret, needed to look up codes. */
export function loadRecords(reader: Reader, entity: ImportEntity, root?: Uint8Array): ExistingRecords {
  if (entity === 'gift_cards' && root) return { ...NO_RECORDS, hasCard: cardsHere(reader, root) }
  if (entity === 'products') return { ...NO_RECORDS, products: reader.all(products, {}) }
  if (entity === 'sales') return { ...NO_RECORDS, products: reader.all(products, {}), sales: reader.all(sales, {}) }
  if (entity !== 'class_schedule' && entity !== 'bookings') return NO_RECORDS
  const timetable = {
    ...NO_RECORDS,
    templates: reader.all(templates, {}),
    classes: reader.all(classes, {}),
    teachers: reader.all(teachers, {}),
    establishments: reader.all(establishments, {}),
  }
  if (entity === 'class_schedule') return { ...timetable, series: reader.all(series, {}) }
  // Asked of the rows whose class and client are here: there are far more bookings than those.
  const isBooked = (scheduled_class_id: number, client_id: number) =>
    reader.one(ofClient, { scheduled_class_id, client_id }) !== undefined
  return { ...timetable, isBooked }
}

function cardsHere(reader: Reader, root: Uint8Array): ExistingRecords['hasCard'] {
  const secrets = deriveSecrets(root, { bytes: sealNothing })
  const hashes = new Set(reader.all(cards, {}).map(({ code_hash }) => code_hash))
  return (code) => hashes.has(readCode(secrets, code).code_hash)
}

function sealNothing(): never {
  throw new Error('A plan seals nothing')
}
