import { health } from '../health.ts'
import { kiosks, rooms } from '../rooms.ts'
import { settings } from '../settings.ts'

export const words = { settings, health, rooms, kiosks }

export type Settings = typeof words
