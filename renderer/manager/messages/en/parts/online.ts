import { goingOnline } from '../goingOnline.ts'
import { payments } from '../payments.ts'

export const words = { goingOnline, payments }

export type Online = typeof words
