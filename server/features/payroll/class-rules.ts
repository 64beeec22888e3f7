import { halfUp } from '../../lib/fraction.ts'
import type { Instant } from '../../lib/time.ts'
import { amountEach, amountOfShare } from './amount-rules.ts'
import type { Amount, Component, Part } from './line.ts'
import { together, type Visit } from '../visit-worth/worth-rules.ts'

/** A class that somebody has taught. */
export interface TaughtClass {
  id: number
  name: string
  starts_at: Instant
  /** How many were checked in. */
  attended: number
  /** Their visits, where a component asks for them. */
  visits: readonly Visit[]
}

/** Amount for the classes that a person has taught, by one of the components that pay for classes. */
export function classAmount(component: Component, classes: readonly TaughtClass[]): Amount {
  const part = ({ id, name, starts_at: at }: TaughtClass, count: number): Part => ({
    kind: 'class',
    id,
    name,
    at,
    count,
  })
  const { component_type, rate_minor, rate_percent } = component
  if (component_type === 'per_class')
    return amountEach(
      rate_minor!,
      classes.map((cls) => part(cls, 1)),
    )
  if (component_type === 'per_attendee')
    return amountEach(
      rate_minor!,
      classes.map((cls) => part(cls, cls.attended)),
    )
  const visits = classes.flatMap((cls) => cls.visits)
  const parts = classes.map((cls) => ({ ...part(cls, cls.visits.length), minor: grossOf(cls.visits) }))
  const worths = visits.map(({ worth }) => worth)
  return amountOfShare(rate_percent!, worths, { quantity: visits.length, parts: [...parts, ...byPayment(visits)] })
}

/** How the visits come to what they are worth: how many by each kind of membership. */
function byPayment(visits: readonly Visit[]): Part[] {
  return [...Map.groupBy(visits, ({ by }) => by)]
    .map(([by, of]): Part => ({
      kind: 'visit',
      ...(by !== null && { name: by }),
      count: of.length,
      minor: grossOf(of),
    }))
    .toSorted((a, b) => b.minor! - a.minor! || ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
}

function grossOf(visits: readonly Visit[]): number {
  return halfUp(together(visits.map(({ worth }) => worth)).gross)
}
