import type { VisitStatus } from '../records/model.ts'
import { EMPTY, isPlaceholder, value, type Parsed } from './parsed.ts'

export const VISIT_STATUSES = ['checked_in', 'no_show', 'late_cancelled', 'cancelled'] as const

const WORDS: Record<VisitStatus, string> = {
  checked_in: `checked in|checked-in|checked_in|checkedin|attended|signed in|signed-in|present|completed|complete|arrived|
    showed|show|visited|came|eingecheckt|teilgenommen|anwesend|erschienen|asistió|asistido|presente|présent|présente|
    a participé|presente alla lezione|ha partecipato`,
  no_show: `no show|no-show|noshow|no_show|absent|missed|did not attend|nicht erschienen|abwesend|gefehlt|no asistió|
    ausente|absente|assente|non presentato|non presentata`,
  late_cancelled: `late cancel|late cancelled|late canceled|late_cancelled|late-cancel|late cancellation|late_cancel|
    spät storniert|zu spät abgesagt|cancelación tardía|cancelado tarde|annulation tardive|annulé tardivement|
    cancellazione tardiva|disdetta tardiva`,
  cancelled: `cancelled|canceled|cancel|early cancel|early cancelled|early_cancel|early canceled|cancellation|storniert|
    abgesagt|cancelado|cancelada|anulado|anulada|annulé|annulée|annullato|annullata|disdetto|disdetta`,
}

const STATUS_OF = new Map<string, VisitStatus>(
  (Object.entries(WORDS) as [VisitStatus, string][]).flatMap(([status, words]) =>
    words.split('|').map((word) => [word.trim(), status] as const),
  ),
)

/**
 * Reads the former software's word for what became of a booking. One that only says it was booked does not tell whether
 * somebody came: it is unknown like any other word, and the owner's answer, by the word in lower case, says it.
 */
export function parseVisitStatus(
  text: string,
  answers: Readonly<Record<string, VisitStatus | 'leave_out'>> = {},
): Parsed<VisitStatus | 'leave_out'> | { kind: 'unknown'; word: string } {
  const word = text.trim().toLowerCase().slice(0, 100)
  if (isPlaceholder(word)) return EMPTY
  const status = (Object.hasOwn(answers, word) ? answers[word] : undefined) ?? STATUS_OF.get(word)
  return status ? value(status) : { kind: 'unknown', word }
}

const WAITING =
  /^((on|auf|en|sur|in) )?((the|der|la|une) )?(wait[ _-]?list(ed)?|wait(ing|ed)?([ _-]list)?|stand-?by|warteliste|wartend|wartet|(lista de )?espera|(liste d['’])?attente|(lista d['’])?attesa)$/

/** True if a word says that somebody only waited for a place. */
export function isWaiting(text: string): boolean {
  return WAITING.test(text.trim().toLowerCase())
}
