import { reports } from '../reports.ts'
import type { Reports } from '../../en/parts/reports.ts'

export const words: Reports = { reports }
