import { lateShop } from '../../parts/late-shop.ts'

/** The timetable as everybody may see it: who is signed in never needs it. */
export const Timetable = lateShop(() => import('./Timetable.tsx'), 'within', true)
