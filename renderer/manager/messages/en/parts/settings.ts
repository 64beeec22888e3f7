import { settings } from '../settings.ts'

export const words = { settings }

export type Settings = typeof words
