import { copies } from '../copies.ts'
import { restore } from '../restore.ts'

export const words = { copies, restore }

export type Copies = typeof words
