import { goingOnline } from '../goingOnline.ts'
import { payments } from '../payments.ts'
import type { Online } from '../../en/parts/online.ts'

export const words: Online = { goingOnline, payments }
