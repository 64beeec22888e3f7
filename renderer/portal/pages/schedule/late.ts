import { late } from '../../../shared/app/late.tsx'

/** The timetable with the reader's own bookings: who has not signed in never needs it. */
export const OwnSchedule = late(() => import('./OwnSchedule.tsx'), 'within', true)
