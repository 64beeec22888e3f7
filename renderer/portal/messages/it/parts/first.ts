import { shared } from '../../../../shared/messages/it/index.ts'
import { shell } from '../shell.ts'
import { fixes, schedule } from '../schedule.ts'
import type { First } from '../../en/parts/first.ts'

export const words: First = { shared, shell, schedule, fixes }
