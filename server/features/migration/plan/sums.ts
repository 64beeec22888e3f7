import type { RowReader } from '../mapping/resolve.ts'
import type { FieldName } from '../mapping/fields.ts'

const WORD = [
  'total(?:s|e|es|i)?',
  '(?:grand|sub|overall)[\\s-]?totals?',
  'sum(?:s|me|ma)?',
  'zwischensumme|gesamt(?:summe|zahl)?|endsumme|insgesamt',
  'sumas?(?:\\s+total)?|total\\s+general|subtotal(?:es)?',
  'somme|sous[\\s-]?total|total\\s+général|montant\\s+total',
  'somma|totale\\s+(?:generale|complessivo)|subtotale|complessivo',
  'count|anzahl|nombre\\s+total|numero\\s+totale|número\\s+total',
  'totaal|summa|razem|celkem|spolu|összesen|toplam|yhteensä|i\\s?alt|σύνολο|итого|всего|合計|合计|总计|小計|합계|Σ',
].join('|')

/** A cell that is a label of sums and nothing else, perhaps with the sum: `Total`, `Summe:`, `Gesamt: 25`. */
const LABEL = new RegExp(`^(?:${WORD})\\s*[:=]?\\s*\\(?[\\d.,'\\s]*\\)?$`, 'iu')
/** A name that begins as sums do: `Total for Ana`, `Total clients`. Others of those words are names, too (Suma, Somma). */
const LABELLED_NAME =
  /^(?:(?:grand|sub|overall)?[\s-]?totals?|(?:zwischen|end)?summe|gesamt(?:summe|zahl)?|insgesamt)(?![\p{L}\p{N}])/iu
/** A mean in the place of a name: `Average 3.5`. */
const MEAN = /^(?:average|mean|durchschnitt|mittelwert|promedio|moyenne|ø)\s*[:=]?\s*[\d.,\s]*$/iu
/** A count in the place of a name: `10`, `1,204`, `25 clients`. */
const COUNT =
  /^[\d.,'’\s/()%€$£-]*\d[\d.,'’\s/()%€$£-]*\s*(?:clients?|customers?|members?|people|persons?|rows?|records?|entries|kunden|mitglieder|personen|einträge|zeilen|clientes|miembros|socios|registros|filas|personas|membres|adhérents|lignes|personnes|clienti|soci|iscritti|righe|persone)?[.:]?$/iu

/** Fields with names of people, freely chosen names and free text: a label of sums there says nothing about the row. */
const NAMED_AT_WILL: readonly FieldName[] = [
  'full_name',
  'first_name',
  'last_name',
  'client_notes',
  'membership_notes',
  'tags',
  'membership_name',
  'type_name',
  'description',
  'bio',
  'product_name',
  'class_name',
  'instructor_name',
  'recipient_name',
  'message',
  'location',
]

/**
 * True if a row is a total of others and not a person: a label of sums in any column, or a count where the name should be.
 * A row with an email address is a person, whatever its other cells.
 */
export function sumsUp(reader: RowReader, name: string, email: string | null): boolean {
  if (email !== null) return false
  if (name !== '' && (LABELLED_NAME.test(name) || COUNT.test(name))) return true
  if ((LABEL.test(name) || MEAN.test(name)) && !isReached(reader)) return true
  if (name === '' && reader.cells.some((cell) => LABELLED_NAME.test(cell.trim()))) return true
  const atWill = new Set(name === '' ? [] : NAMED_AT_WILL.flatMap((field) => reader.positions(field)))
  return reader.cells.some((cell, at) => !atWill.has(at) && LABEL.test(cell.trim()))
}

/** True if there is a telephone number or a date of birth, as people have. */
function isReached(reader: RowReader): boolean {
  const own = (['phone', 'date_of_birth'] as const).flatMap((field) => reader.positions(field))
  return own.some((at) => (reader.cells[at] ?? '').trim().length >= 6)
}

/** True if a row of things is a total of others: its name, or any cell but a freely chosen name, is a label of sums. */
export function sumsUpThings(reader: RowReader, name: string): boolean {
  if (LABEL.test(name) || (name !== '' && LABELLED_NAME.test(name) && reader.cells.filter(Boolean).length <= 3))
    return true
  const atWill = new Set(name === '' ? [] : NAMED_AT_WILL.flatMap((field) => reader.positions(field)))
  return reader.cells.some((cell, at) => !atWill.has(at) && LABEL.test(cell.trim()))
}

/** True if the name of a membership type is a label of sums. */
export function isSumLabel(name: string): boolean {
  return LABEL.test(name)
}
