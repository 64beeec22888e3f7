import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Entry } from './fold.ts'

/** One thing that a sentence names, and where it is shown. */
interface Named {
  text: string
  href?: string | null
}

/** A name of the data, readable: "default_capacity" as "default capacity". */
export const plain = (name: string): string => name.replaceAll(/[._-]/g, ' ').trim()

type Way = (id: number) => string

/** The page of a record, by its kind; a record without an address is on the page that lists it. */
const WAYS: Readonly<Record<string, Way | undefined>> = {
  client: paths.client,
  class: paths.roster,
  class_template: paths.classTemplates,
  class_category: paths.classTemplates,
  class_series: paths.schedule,
  appointment: paths.appointment,
  appointment_service: paths.appointmentServices,
  availability: paths.availability,
  time_off: paths.availability,
  sale: paths.sale,
  receipt: paths.receipt,
  gift_card: paths.giftCard,
  product: paths.product,
  promo_code: paths.promoCodes,
  membership_type: paths.membershipTypes,
  day_close: paths.takings,
  payroll_run: paths.payrollRun,
  staff: () => paths.teamTab('staff'),
  role: () => paths.teamTab('roles'),
  instructor: () => paths.teamTab('instructors'),
  pay_component: () => paths.teamTab('payroll'),
  tag: paths.clientsTagged,
  auto_tag_rule: paths.tagRule,
  automation: paths.automation,
  task: paths.tasks,
  waiver: paths.waiver,
  import: paths.importJob,
  email: () => paths.settingsPart('email'),
  establishment: () => paths.settingsPart('locations'),
  room_plan: () => paths.settingsPart('rooms'),
  kiosk: () => paths.settingsPart('kiosks'),
  webhook: () => paths.settingsPart('webhooks'),
}

/** The page of what an entry is about; none where it is gone, or has no page but its client's. */
function recordPath({ entity, entity_id, record, client }: Entry): string | null {
  if (entity_id === null || record === null || record.is_gone) return null
  return WAYS[entity]?.(entity_id) ?? (client ? paths.client(client.id) : null)
}

/** The page of the class or appointment that an entry is about. */
function occasionPath({ kind, id }: NonNullable<Entry['occasion']>): string {
  return kind === 'class' ? paths.roster(id) : paths.appointment(id)
}

/** The things that sentences of the log name, in words. */
function useNamed() {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  const record = (entry: Entry): Named => {
    const { entity, record: it, client } = entry
    if (entity === 'client' && client?.is_erased) return { text: m.erased }
    const thing = m.things[entity] ?? plain(entity)
    if (!it?.name) return { text: it?.is_gone ? m.goneThing(thing) : thing, href: recordPath(entry) }
    const name = /^\d{4}-\d\d-\d\d$/.test(it.name) ? format.date(it.name) : it.name
    return { text: it.is_gone ? m.gone(name) : name, href: recordPath(entry) }
  }
  const client = ({ client: who }: Entry): Named => {
    if (!who) return { text: m.nobody }
    return who.name === null ? { text: m.erased } : { text: who.name, href: paths.client(who.id) }
  }
  return { m, format, record, client }
}

/** Says what somebody did, as a sentence with links, and the same without. */
export function useSpoken() {
  const { m, format, record, client } = useNamed()
  const named = (entry: Entry): Record<string, Named> => {
    const { occasion, amount, currency } = entry
    const tag = entry.after?.['tag_name'] ?? entry.before?.['tag_name']
    return {
      who: { text: entry.actor_name ?? m.somebody },
      it: record(entry),
      client: client(entry),
      when: occasion
        ? {
            text: m.at(occasion.name, format.date(occasion.starts_at, 'weekday'), format.time(occasion.starts_at)),
            href: occasionPath(occasion),
          }
        : { text: m.occasion },
      amount: { text: amount === null ? m.amount : format.money(Math.abs(amount), currency ?? undefined) },
      tag: { text: typeof tag === 'string' ? tag : m.tag },
    }
  }
  const sentence = ({ action }: Entry, count: number): string => {
    const words = m.said[action] ?? m.other(plain(action))
    if (typeof words === 'string') return words
    return count > 1 ? words[1](count) : words[0]
  }
  const parts = (entry: Entry, count: number) => {
    const names = named(entry)
    return sentence(entry, count)
      .split(/\{(\w+)\}/)
      .map((text, index) => (index % 2 === 0 ? text : (names[text] ?? { text: '' })))
  }
  return {
    /** The whole in plain words. */
    text: (entry: Entry, count = 1): string =>
      parts(entry, count)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    linked: (entry: Entry, count = 1): ReactNode =>
      parts(entry, count).map((part, index) => (
        <Fragment key={index}>{typeof part === 'string' ? part : <NamedPart {...part} />}</Fragment>
      )),
    /** Of any entry of the kind, for a list of kinds. */
    kind: (action: string): string => {
      const words = m.said[action]
      const one = typeof words === 'string' ? words : (words?.[0] ?? plain(action))
      const names: Record<string, string> = {
        who: m.somebody,
        client: m.client,
        when: m.occasion,
        amount: m.amount,
        tag: m.tag,
      }
      return one.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? m.things[action.split('.')[0]!] ?? '')
    },
    isFolded: (action: string): boolean => typeof m.said[action] === 'object',
  }
}

function NamedPart({ text, href }: Named) {
  return href ? <Link href={href}>{text}</Link> : <span className="font-medium">{text}</span>
}
