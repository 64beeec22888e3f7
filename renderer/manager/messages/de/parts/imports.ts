import { imports } from '../import.ts'
import type { Imports } from '../../en/parts/imports.ts'

export const words: Imports = { imports }
