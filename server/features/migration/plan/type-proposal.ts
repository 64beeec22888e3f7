import { parseInterval, type BillingInterval, type TypeKind } from '../values/kind.ts'
import type { MembershipFacts } from './membership-row.ts'
import type { TypeRecord } from './model.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface TypeProposal {
  record: TypeRecord
  certain: boolean
  why: Said
}

/**
 * Proposes a membership type from the rows that name it: the kind from the column of kinds, else from a billing
 * interval, from numbers of classes, from the name. A field that only a guess would fill is marked uncertain. The price is
 * the rows' if they all agree, else unknown.
 */
export function proposeType(name: string, rows: readonly MembershipFacts[]): TypeProposal {
  const hints = hintsOfName(name)
  const kinds = unique(rows.map(({ kind }) => kind))
  const billed = only(rows.map(({ billing_interval }) => billing_interval))
  const interval = billed ?? hints.interval
  const totals = rows.flatMap(({ total }) => (typeof total === 'number' ? [total] : []))
  const unlimited = rows.some(({ total, remaining }) => total === 'unlimited' || remaining === 'unlimited')
  const counted = rows.some(({ total, remaining }) => typeof total === 'number' || typeof remaining === 'number')
  const credits = only(totals) ?? hints.credits
  const said = kinds.length === 1 && kinds[0] !== 'prepaid' ? (kinds[0] ?? null) : null
  const [type, why] = decideKind({
    said,
    prepaid: kinds.includes('prepaid'),
    unlimited,
    counted,
    credits,
    billed,
    interval,
    hints,
  })
  const validity = hints.days ?? usualSpan(rows) ?? (said === 'time_pass' && interval ? DAYS_OF[interval] : null)
  const record = shape(name, type, { credits, interval, validity, unlimited: unlimited || hints.unlimited })
  const missing = whatIsMissing(type, { credits, interval, validity, unlimited: unlimited || hints.unlimited, why })
  return {
    record: { ...record, price_minor: only(rows.map(({ price_minor }) => price_minor)) },
    certain: missing === null,
    why: missing ?? why,
  }
}

/** How long a time pass of a month, of a year is good. */
const DAYS_OF: Record<BillingInterval, number> = {
  weekly: 7,
  four_weekly: 28,
  monthly: 30,
  quarterly: 91,
  half_yearly: 182,
  yearly: 365,
}

interface NameHints {
  credits: number | null
  unlimited: boolean
  dropIn: boolean
  /** It renews automatically: an `Abo`, an `abonnement`. */
  renews: boolean
  interval: BillingInterval | null
  days: number | null
}

/** Reads hints from a name: `10 Class Pass`, `Unlimited Monthly`, `5er-Karte`, `Bono 10 clases`, `30 day pass`. */
export function hintsOfName(name: string): NameHints {
  const text = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const counted =
    /\b(\d{1,3})(?:er\b|\s*[x×]|[\s-]*(?:class|session|visit|pack|credit|stunde|einheit|karte|clase|sesion|seance|cours|lezion|ingress|entree|pass|lessen|les\b|rit|strip|aula))/.exec(
      text,
    ) ?? /(?:pack|card|karte|kaart|carte|bono|carnet|punchpass)\s*(?:de |di |van |of |à |a )?(\d{1,3})\b/.exec(text)
  const days = /\b(\d{1,3})[\s-]*(?:day|tage|dias|jours|giorni|dagen)/.exec(text)
  const period =
    /(weekly|per week|monthly|month|quarterly|yearly|annual|\byear|4 weeks|monat|mensual|mensuel|mensile|jahres|anual|annuel|annuale|per maand|maandelijks|maand|jaar)/.exec(
      text,
    )
  return {
    credits: counted ? Number(counted[1]) : null,
    unlimited: /unlimited|unbegrenzt|unlimitiert|ilimitad|illimit|onbeperkt|flatrate|\bflat\b/.test(text),
    dropIn: /drop[\s-]?in|\bsingle\b|einzel|suelta|schnupper|probe|proefles|losse les|\btrial\b|\b1 class\b/.test(text),
    renews: /abo\b|abonnement|\babono mensual|subscription|suscripcion|recurring|auto ?-?renew|autopay/.test(text),
    interval: period ? intervalOf(period[1] ?? '') : null,
    days: days ? Number(days[1]) : null,
  }
}

function intervalOf(word: string): BillingInterval | null {
  if (/^jahres|^anual|^annu|year|jaar/.test(word)) return 'yearly'
  if (/^monat|^mens|^month|maand/.test(word)) return 'monthly'
  return parseInterval(word.replace('per ', ''))
}

interface KindFacts {
  said: TypeKind | null
  prepaid: boolean
  unlimited: boolean
  counted: boolean
  credits: number | null
  billed: BillingInterval | null
  interval: BillingInterval | null
  hints: NameHints
}

function decideKind(facts: KindFacts): [TypeKind, Said] {
  const { said, prepaid, unlimited, counted, credits, billed, interval, hints } = facts
  // A class pack called a drop-in is one class.
  if (said === 'class_pack' && hints.dropIn && credits === null) return ['drop_in', say('import.type.one_class')]
  if (said) return [said, say('import.type.said')]
  if (unlimited) return ['time_pass', say('import.type.unlimited')]
  if (credits === 1 || (hints.dropIn && !counted && !interval)) return ['drop_in', say('import.type.one_class')]
  if (credits !== null && !interval) return ['class_pack', say('import.type.classes', { credits: `${credits}` })]
  if (counted) return ['class_pack', say('import.type.counted')]
  if (prepaid) return [hints.unlimited ? 'time_pass' : 'class_pack', say('import.type.prepaid')]
  if (billed) return ['subscription', say('import.type.billed')]
  if (interval && hints.renews) return ['subscription', say('import.type.named')]
  if (interval) return ['subscription', GUESS]
  if (hints.unlimited || hints.days !== null) return ['time_pass', say('import.type.named')]
  return ['subscription', GUESS]
}

const GUESS = say('import.type.unknown')

interface Shape {
  credits: number | null
  interval: BillingInterval | null
  validity: number | null
  unlimited: boolean
}

function shape(name: string, type: TypeKind, { credits, interval, validity, unlimited }: Shape): TypeRecord {
  const record: TypeRecord = {
    name,
    description: null,
    type,
    price_minor: null,
    billing_interval: null,
    credits_included: null,
    credits_per_interval: null,
    unlimited: false,
    validity_days: validity,
  }
  if (type === 'class_pack') return { ...record, credits_included: credits ?? 1 }
  if (type === 'drop_in') return { ...record, credits_included: 1 }
  if (type === 'time_pass') return { ...record, unlimited: true, validity_days: validity ?? 30 }
  const limited = credits !== null && !unlimited
  return {
    ...record,
    billing_interval: interval ?? 'monthly',
    credits_per_interval: limited ? credits : null,
    unlimited: !limited,
    validity_days: null,
  }
}

function whatIsMissing(type: TypeKind, facts: Shape & { why: Said }): Said | null {
  if (facts.why === GUESS) return GUESS
  if (type === 'class_pack' && facts.credits === null) return say('import.type.no_count')
  if (type === 'time_pass' && facts.validity === null) return say('import.type.no_days')
  if (type !== 'subscription') return null
  if (facts.interval === null) return say('import.type.no_interval')
  return facts.credits === null && !facts.unlimited ? say('import.type.no_limit') : null
}

/** How many days the rows' memberships run, if two or more say the same; one alone may have been an exception. */
function usualSpan(rows: readonly MembershipFacts[]): number | null {
  const spans = rows.map(span).filter((days) => days !== null)
  return spans.length > 1 ? only(spans) : null
}

/** Days from start to expiry, both counted. */
function span({ starts_on, expires_on }: MembershipFacts): number | null {
  if (!starts_on || !expires_on) return null
  return Math.round((Date.parse(expires_on) - Date.parse(starts_on)) / 86_400_000) + 1
}

function unique<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values)].filter((value) => value !== null)
}

/** The value all rows that have one agree on. */
function only<T>(values: readonly (T | null)[]): T | null {
  const found = unique(values)
  return found.length === 1 ? (found[0] ?? null) : null
}
