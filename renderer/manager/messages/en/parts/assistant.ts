import { assistant } from '../assistant.ts'

export const words = { assistant }

export type Assistant = typeof words
