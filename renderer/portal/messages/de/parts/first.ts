import { shared } from '../../../../shared/messages/de/index.ts'
import { shell } from '../shell.ts'
import { fixes, schedule } from '../schedule.ts'
import type { First } from '../../en/parts/first.ts'

export const words: First = { shared, shell, schedule, fixes }
