import { availability } from '../../../../shared/messages/fr/availability.ts'
import { appointments } from '../appointments.ts'
import type { Appointments } from '../../en/parts/appointments.ts'

export const words: Appointments = { appointments, availability }
