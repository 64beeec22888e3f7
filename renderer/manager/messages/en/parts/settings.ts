import { health } from '../health.ts'
import { settings } from '../settings.ts'

export const words = { settings, health }

export type Settings = typeof words
