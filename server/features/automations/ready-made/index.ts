import type { EventPayloads, TriggerEvent } from '../../../events/payloads.ts'
import type { ConditionGroup, ConditionLeaf } from '../../../lib/conditions.ts'
import { FEW_CREDITS } from '../../memberships/entitlements.ts'
import { languageOf } from '../../email/templates/index.ts'
import { nameSteps } from '../name-steps.ts'
import { messageLanguages, type MessageLanguage, type NewStep } from '../step-fields.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { readyMadeKeys, type ReadyMadeKey, type ReadyMadeTexts } from './texts/texts.ts'

const texts: Record<MessageLanguage, ReadyMadeTexts> = { en, de, es, fr, it }

/** An automation's plan; `mail(n)` is the nth of its emails. */
interface Plan {
  trigger_event: TriggerEvent
  condition_json?: ConditionGroup
  exit_condition_json?: ConditionGroup
  steps: (mail: (n: number) => NewStep) => NewStep[]
}

const morning = '10:00'
/** The morning after an event, however late in the day it was. */
const nextMorning: NewStep = { type: 'wait', hours: 12, until_time: morning }

/** Condition for a booking whose status has changed, so that the message no longer applies. */
const bookingIs = (...value: EventPayloads['booking.created']['status'][]): ConditionLeaf => ({
  field: 'booking.status',
  op: 'in',
  value,
})

/** No need to write about a membership's end: another follows it, or it has ended. */
const goesOn: readonly ConditionLeaf[] = [
  { field: 'membership.has_next', op: 'eq', value: true },
  { field: 'membership.status', op: 'in', value: ['cancelled', 'expired'] },
]

const plans: Record<ReadyMadeKey, Plan> = {
  welcome: { trigger_event: 'client.created', steps: (mail) => [{ type: 'wait', hours: 1 }, mail(0)] },
  first_visit: {
    trigger_event: 'client.first_visit',
    exit_condition_json: { all: [bookingIs('booked', 'no_show', 'cancelled', 'class_cancelled')] },
    steps: (mail) => [nextMorning, mail(0)],
  },
  pack_running_out: {
    trigger_event: 'membership.credits_low',
    condition_json: { all: [{ field: 'membership.type', op: 'eq', value: 'class_pack' }] },
    exit_condition_json: {
      any: [...goesOn, { field: 'membership.credits_remaining', op: 'gt', value: FEW_CREDITS }],
    },
    // The next spent credit is another such event: clients who are waiting get no second email.
    steps: (mail) => [{ type: 'wait', until_time: morning }, mail(0), { type: 'wait', days: 30 }],
  },
  intro_ending: {
    trigger_event: 'intro_offer.ending',
    condition_json: { all: [{ field: 'days', op: 'eq', value: 3 }] },
    // Four days with today: one that was given more since ends later.
    exit_condition_json: { any: [...goesOn, { field: 'membership.days_left', op: 'gt', value: 4 }] },
    steps: (mail) => [{ type: 'wait', until_time: morning }, mail(0)],
  },
  birthday: { trigger_event: 'client.birthday', steps: (mail) => [{ type: 'wait', until_time: '09:00' }, mail(0)] },
  win_back: {
    trigger_event: 'client.inactive',
    condition_json: { all: [{ field: 'days', op: 'eq', value: 30 }] },
    exit_condition_json: {
      any: [
        { field: 'upcoming_bookings', op: 'gt', value: 0 },
        { field: 'visits_7d', op: 'gt', value: 0 },
        { field: 'upcoming_appointments', op: 'gt', value: 0 },
        { field: 'appointments_30d', op: 'gt', value: 0 },
      ],
    },
    steps: (mail) => [
      { type: 'wait', until_time: morning },
      mail(0),
      { type: 'wait', days: 7, until_time: morning },
      { type: 'issue_promo_code', discount_type: 'percentage', value: 10, valid_days: 21 },
      mail(1),
    ],
  },
  no_show: {
    trigger_event: 'booking.no_show',
    exit_condition_json: { all: [bookingIs('booked', 'checked_in', 'cancelled', 'class_cancelled')] },
    steps: (mail) => [nextMorning, mail(0)],
  },
  abandoned_checkout: {
    trigger_event: 'checkout.abandoned',
    exit_condition_json: { all: [{ field: 'checkout.bought_since', op: 'eq', value: true }] },
    steps: (mail) => [{ type: 'wait', hours: 2 }, mail(0)],
  },
}

/** The ready-made automations, named and written in the language of a locale, with every other language beside. */
export function readyMade(locale: string) {
  const language = languageOf(locale) as MessageLanguage
  return readyMadeKeys.map((key) => {
    const { name, description } = texts[language][key]
    const { steps, trigger_event, condition_json = null, exit_condition_json = null } = plans[key]
    const conditions = { trigger_event, condition_json, exit_condition_json }
    return { key, name, description, ...conditions, steps: nameSteps(steps((n) => mailOf(key, n, language))) }
  })
}

function mailOf(key: ReadyMadeKey, n: number, language: MessageLanguage): NewStep {
  const written = (one: MessageLanguage) => texts[one][key].mails[n]!
  const others = messageLanguages.filter((one) => one !== language).map((one) => [one, written(one)])
  return { type: 'send_email', ...written(language), translations: Object.fromEntries(others) }
}
