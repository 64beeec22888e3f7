import { halfUp } from '../../lib/fraction.ts'
import type { Instant } from '../../lib/time.ts'
import { amountEach, amountOfShare } from './amount-rules.ts'
import type { Amount, Component, Part } from './line.ts'
import type { Worth } from '../visit-worth/worth-rules.ts'

/** An appointment that was held, with what was paid of its charge. */
export interface HeldAppointment {
  id: number
  name: string
  starts_at: Instant
  worth: Worth
}

/** What the appointments that somebody has held come to, by one of the components that pay for appointments. */
export function appointmentAmount(component: Component, appointments: readonly HeldAppointment[]): Amount {
  const part = ({ id, name, starts_at: at }: HeldAppointment): Part => ({ kind: 'appointment', id, name, at, count: 1 })
  const { component_type, rate_minor, rate_percent } = component
  if (component_type === 'per_appointment') return amountEach(rate_minor!, appointments.map(part))
  const parts = appointments.map((one) => ({ ...part(one), minor: halfUp(one.worth.gross) }))
  const worths = appointments.map(({ worth }) => worth)
  return amountOfShare(rate_percent!, worths, { quantity: appointments.length, parts })
}
