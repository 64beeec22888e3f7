import { availability } from '../../../../shared/messages/en/availability.ts'
import { appointments } from '../appointments.ts'

export const words = { appointments, availability }

export type Appointments = typeof words
