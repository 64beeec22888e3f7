import { today } from '../today.ts'
import { roster } from '../roster.ts'
import { welcome } from '../welcome.ts'

export const words = { today, roster, welcome }

export type Today = typeof words
