import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

export type TypeKind = 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
export const BILLING_INTERVALS = ['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

const KINDS: readonly [TypeKind, RegExp][] = [
  [
    'subscription',
    /^(subscription|recurring|recurring membership|contract|autopay|auto-?renew(al|ing)?|membership|mitgliedschaft|abo|abonnement|vertrag|suscripción|membresía|adhésion|abbonamento|lidmaatschap|doorlopend|fortlaufend|laufend|continuo|assinatura)$/i,
  ],
  [
    'class_pack',
    /^(class[ _-]?(pack|pass|card)|pack|package|punch ?card|punch ?pass|multi-?pass|session ?pack|series|credits?|karte|(block|mehrfach|punkte|zehner|stunden)karte|bono|tarjeta de clases|carnet|carte de cours|pacchetto|carnet di ingressi|(strippen|ritten)kaart)$/i,
  ],
  ['time_pass', /^(time[ _-]?(pass|card)|pass|unlimited( pass)?|zeitkarte|pase|tijdkaart)$/i],
  [
    'drop_in',
    /^(drop[ _-]?in|single( class| visit)?|walk-?in|einzel(stunde|eintritt|karte)|clase suelta|à l.unité|singola|losse les)$/i,
  ],
]

/**
 * Reads the word for a kind of membership. `prepaid` gives `prepaid`: a pack or a time pass, which other columns decide;
 * an unknown word gives null.
 */
export function parseKind(text: string): TypeKind | 'prepaid' | null {
  const word = text.replace(/\s*\([^)]*\)\s*$/, '').trim()
  if (/^(prepaid|pre-paid|one-?time|fixed)$/i.test(word)) return 'prepaid'
  const one = word.replace(/(?<=[^s])s$/i, '')
  return KINDS.find(([, names]) => names.test(word) || names.test(one))?.[0] ?? null
}

const INTERVALS: readonly [BillingInterval, RegExp][] = [
  [
    'four_weekly',
    /^(every )?(4|four)[ _-]?week(s|ly)?$|^4 wochen$|^28 days$|^(alle|cada|toutes les|ogni|elke) (4|vier|quatre|quattro) (wochen|semanas|semaines|settimane|weken)$/i,
  ],
  [
    'weekly',
    /^weekly$|^(1|every|per) ?weeks?$|^week$|^wöchentlich$|^semanal$|^hebdomadaire$|^settimanale$|^wekelijks$|^per week$/i,
  ],
  [
    'quarterly',
    /^quarterly$|^(every )?(3|three) months?$|^vierteljährlich$|^trimestral$|^trimestriel$|^trimestrale$|^per kwartaal$/i,
  ],
  [
    'half_yearly',
    /^half[ _-]?yearly$|^semi-?annual(ly)?$|^(every )?(6|six) months?$|^halbjährlich$|^semestral$|^semestriel$|^semestrale$/i,
  ],
  [
    'yearly',
    /^yearly$|^annual(ly)?$|^(every )?(1 )?year$|^(every )?12 months$|^jährlich$|^anual$|^annuel$|^annuale$|^jaarlijks$|^per jaar$/i,
  ],
  [
    'monthly',
    /^monthly$|^(1|every|per) ?months?$|^month$|^monatlich$|^mensual$|^mensuel$|^mensile$|^maandelijks$|^per maand$/i,
  ],
]

/** Reads how often a subscription is billed; null if the words say nothing we bill by. */
export function parseInterval(text: string): BillingInterval | null {
  const word = text.trim()
  return INTERVALS.find(([, names]) => names.test(word))?.[0] ?? null
}

const NO_INTERVAL =
  /^(once|one[ -]?time|one[ -]?off|single( payment)?|not recurring|non[ -]?recurring|einmalig|einmal|(pago )?único|una vez|une fois|unique|una tantum|unico|eenmalig|paid in full|prepaid|pre-paid)$/i

/** Reads how often a subscription is billed; empty for what is paid once, a problem for an interval that we don't bill by. */
export function readInterval(text: string): Parsed<BillingInterval> {
  const cell = text.trim()
  if (isPlaceholder(cell) || NO_INTERVAL.test(cell)) return EMPTY
  const interval = parseInterval(cell)
  return interval === null ? problem(say('import.not_an_interval', { cell })) : value(interval)
}
