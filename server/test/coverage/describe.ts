import type { Class, Person } from './books.ts'
import type { Drawn } from './drawn.ts'
import { localOf } from './calendar.ts'
import { faultsOf } from './oracle.ts'

/** The smallest description of a case: the class, what the person has, and what counts in its limits. */
export function describeCase(
  { studio, books }: Drawn,
  person: Person | null,
  cls: Class,
  asked: object,
  withTypes: boolean,
): string {
  const now = studio.clock.now()
  const own = books.memberships.filter(
    ({ holder, members }) => person && (holder === person.id || members.includes(person.id)),
  )
  const lines = [
    ['asked', asked],
    ['now', { now, zone: books.zone }],
    ['class', { ...cls, template: said(cls.template), local: localOf(books.zone, cls.starts) }],
    ...own.map((one) => [
      'membership',
      {
        ...said(one),
        type: said({ ...one.type, terms: null }),
        terms: said(one.terms),
        faults: faultsOf(books, one, { person: person!.id, cls, isForced: false }),
      },
    ]),
    ...books.bookings
      .filter((one) => one.person === person?.id && !['cancelled', 'class_cancelled'].includes(one.status))
      .map((one) => ['booking', { ...one, class: one.class.id, starts: localOf(books.zone, one.class.starts) }]),
    ...(withTypes ? books.types : [])
      .filter(({ isActive }) => isActive)
      .map((type) => ['on sale', { ...said(type), terms: said(type.terms) }]),
  ]
  return lines.map(([name, fields]) => `  ${name as string}: ${JSON.stringify(fields)}`).join('\n')
}

/** Fields without those that say nothing. */
function said(fields: object): object {
  const isSaid = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)))
}
