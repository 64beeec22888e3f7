import { reports } from '../reports.ts'

export const words = { reports }

export type Reports = typeof words
