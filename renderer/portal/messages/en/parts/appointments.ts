import { availability } from '../../../../shared/messages/en/availability.ts'
import { appointments, held } from '../appointments.ts'

export const words = { appointments, held, availability }

export type Appointments = typeof words
