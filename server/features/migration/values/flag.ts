import { readMoment } from './moment.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

const YES = /^(yes|y|true|t|1|x|✓|✔|on|ja|wahr|si|sí|vero|verdadero|oui|vrai|waar|sim)$/i
const NO = /^(no|n|false|f|0|off|nein|falsch|falso|non|faux|nee|onwaar|não|nao)$/i

/** Reads yes or no in the languages of common exports. */
export function parseFlag(text: string): Parsed<boolean> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  if (YES.test(cell)) return value(true)
  return NO.test(cell) ? value(false) : problem(say('import.neither_yes_nor_no', { cell }))
}

const words = (alternatives: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'iu')

const REFUSES = words(
  'do not|don.?t|not|never|no|unsubscribed?|opt(?:ed)?[ -]?out|declined|refused|nein|nicht|kein|abgemeldet|non|pas|jamais|não|nee|niet|geen|uitgeschreven|afgemeld',
)
const AGREES = words('yes|subscribed|opt(?:ed)?[ -]?in|accepted|agreed|granted|consented|ja|sí|si|sim|oui|aangemeld')

/**
 * Reads whether somebody wants marketing: true, false, or empty for unknown. A refusal anywhere in the phrase wins
 * (“No, do not send me any marketing messages”); only a plain yes is consent; anything else is a problem and unknown.
 */
export function parseConsent(text: string): Parsed<boolean> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const flag = parseFlag(cell)
  if (flag.kind === 'value') return flag
  if (REFUSES.test(cell)) return value(false)
  if (AGREES.test(cell)) return value(true)
  return problem(say('import.no_consent', { cell }))
}

/** Words in a column of refusals for somebody who has left. */
const LEFT = words(
  `unsubscribed?|unsubscribe|opt(?:ed)?[ -]?out|removed?|stop|left|do not (?:e-?mail|contact|send|text|call)|abgemeldet|abbestellt|
  ausgetragen|widerrufen|(?:dad[oa] de )?baja|cancelad[oa]|désabonnée?|désinscrite?|disiscritt[oa]|uitgeschreven|afgemeld`.replaceAll(
    /\s*\n\s*/g,
    '',
  ),
)
const DO_NOT = words('do not|don.?t')
const STAYS = words('not|never|nicht|nie|nunca|non|pas|jamais|mai|niet|nooit|subscribed|opt(?:ed)?[ -]?in|angemeldet')

/**
 * Reads a column such as `Email Unsubscribed`: yes is a refusal, and so is the day on which somebody left. No is not a consent, since
 * nobody was asked: unknown.
 */
export function parseOptOut(text: string): Parsed<boolean> {
  const cell = text.trim()
  const flag = parseFlag(cell)
  if (flag.kind === 'value') return flag.value ? value(false) : EMPTY
  if (flag.kind === 'empty' || /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/.test(cell)) return EMPTY
  if (!DO_NOT.test(cell) && STAYS.test(cell)) return EMPTY
  return LEFT.test(cell) || isDay(cell) ? value(false) : problem(say('import.no_consent', { cell }))
}

/** True if it is a day, in whatever order and zone; which one does not matter. */
function isDay(cell: string): boolean {
  return (['day_month', 'month_day'] as const).some((order) => {
    const read = readMoment(cell, { order, today: '2199-12-31', timezone: 'UTC' })
    return read?.kind === 'moment' || (read?.kind === 'problem' && /\d:\d\d/.test(cell))
  })
}
