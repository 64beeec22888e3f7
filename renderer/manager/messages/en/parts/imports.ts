import { imports } from '../import.ts'

export const words = { imports }

export type Imports = typeof words
