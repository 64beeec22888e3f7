import { randomBytes } from 'node:crypto'
import type { Random } from './port.ts'

export const systemRandom: Random = { bytes: (count) => randomBytes(count) }
