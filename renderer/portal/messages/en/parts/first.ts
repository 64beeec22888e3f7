import { shared } from '../../../../shared/messages/en/index.ts'
import { shell } from '../shell.ts'
import { fixes, schedule } from '../schedule.ts'

export const words = { shared, shell, schedule, fixes }

export type First = typeof words
