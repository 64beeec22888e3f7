import { late } from '../../../shared/app/late.tsx'
import { texts } from '../../messages/index.ts'

/** The timetable as everybody may see it, with its words: who is signed in never needs them. */
export const Timetable = late(async () => (await Promise.all([import('./Timetable.tsx'), texts.want(['shop'])]))[0])
