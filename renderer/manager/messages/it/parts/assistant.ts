import { assistant } from '../assistant.ts'
import type { Assistant } from '../../en/parts/assistant.ts'

export const words: Assistant = { assistant }
