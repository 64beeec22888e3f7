import { copies } from '../copies.ts'
import { restore } from '../restore.ts'
import type { Copies } from '../../en/parts/copies.ts'

export const words: Copies = { copies, restore }
