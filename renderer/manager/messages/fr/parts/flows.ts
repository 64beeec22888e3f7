import { automations } from '../automations.ts'
import type { Flows } from '../../en/parts/flows.ts'

export const words: Flows = { automations }
