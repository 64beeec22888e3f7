import { today } from '../today.ts'
import { seating } from '../seating.ts'
import { roster } from '../roster.ts'
import { welcome } from '../welcome.ts'
import type { Today } from '../../en/parts/today.ts'

export const words: Today = { today, roster, seating, welcome }
