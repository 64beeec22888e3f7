import { health } from '../health.ts'
import { license } from '../license.ts'
import { kiosks, rooms } from '../rooms.ts'
import { settings } from '../settings.ts'

export const words = { settings, health, rooms, kiosks, license }

export type Settings = typeof words
