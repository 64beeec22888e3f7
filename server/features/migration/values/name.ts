import { parseEmail } from './email.ts'

/** A person's name as the studio writes it, with an e-mail address that stood in the same cell. */
export interface ParsedName {
  full_name: string
  email: string | null
}

const SUFFIX = /^(jr|sr|junior|senior|ii|iii|iv|phd|md|dds|esq|dr)\.?$/i

/**
 * Reads a name: `Smith, John` turned round, `Name (mail@x)` and `Name <mail@x>` taken apart, blanks squeezed.
 */
export function parseName(text: string): ParsedName {
  const mail = /[(<[]\s*([^\s()<>[\]]+@[^\s()<>[\]]+)\s*[)>\]]/.exec(text)
  const bare = squeeze(mail ? text.replace(mail[0], ' ') : text)
  const email = mail ? parseEmail(mail[1] ?? '') : null
  return { full_name: turned(bare), email: email?.kind === 'value' ? email.value : null }
}

/** Joins first and last name; a column that is empty leaves no blank behind. */
export function joinName(first: string, last: string): string {
  return squeeze(`${first} ${last}`)
}

/** True for the placeholder that former software leaves where a customer was deleted. */
export function isDeletedPerson(name: string): boolean {
  return /^\(?\s*(deleted|removed|anonymi[sz]ed|gelöschter?|eliminado|supprimé|eliminato)\s+(customer|client|member|user|kunde|cliente|client)\s*\)?$/i.test(
    name.trim(),
  )
}

/** True where no person is named: nothing, or a word for somebody who walked in. */
export function isNobody(name: string): boolean {
  return /^(|-|n\/a|walk-?in|walk in|guest|anonymous|unknown|cash customer|laufkundschaft|gast|barverkauf|invitado|anónimo|cliente de paso|client de passage|anonyme|ospite|anonimo|cliente occasionale)$/i.test(
    name.trim(),
  )
}

/** A name for comparing people: case, blanks and the way accents are stored don't matter; accents themselves do. */
export function nameKey(name: string): string {
  return squeeze(name).toLocaleLowerCase('en')
}

function turned(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  if (more.length > 0 || !first || !last || SUFFIX.test(first)) return name.replace(/,\s*$/, '')
  return `${first} ${last}`
}

function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
