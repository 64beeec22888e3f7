import { halfUp } from '../../lib/fraction.ts'
import type { Instant } from '../../lib/time.ts'
import { amountEach, amountOfShare } from './amount-rules.ts'
import type { Amount, Component, Part } from './line.ts'
import type { Worth } from '../visit-worth/worth-rules.ts'

/** An appointment that was held, or charged although nobody came, with the part of its charge that was paid. */
export interface KeptAppointment {
  id: number
  name: string
  starts_at: Instant
  wasHeld: boolean
  worth: Worth
}

/**
 * The pay for appointments by one of the components that pay for them: a charged no-show counts for an amount each, a
 * percentage is of those that were held (decisions.md 6, Payroll).
 */
export function appointmentAmount(component: Component, appointments: readonly KeptAppointment[]): Amount {
  const part = ({ id, name, starts_at: at }: KeptAppointment): Part => ({ kind: 'appointment', id, name, at, count: 1 })
  const { component_type, rate_minor, rate_percent } = component
  if (component_type === 'per_appointment') return amountEach(rate_minor!, appointments.map(part))
  const held = appointments.filter(({ wasHeld }) => wasHeld)
  const parts = held.map((one) => ({ ...part(one), minor: halfUp(one.worth.gross) }))
  const worths = held.map(({ worth }) => worth)
  return amountOfShare(rate_percent!, worths, { quantity: held.length, parts })
}
