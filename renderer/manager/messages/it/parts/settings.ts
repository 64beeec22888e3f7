import { health } from '../health.ts'
import { license } from '../license.ts'
import { kiosks, rooms } from '../rooms.ts'
import { settings } from '../settings.ts'
import type { Settings } from '../../en/parts/settings.ts'

export const words: Settings = { settings, health, rooms, kiosks, license }
