import { automations } from '../automations.ts'

export const words = { automations }

export type Flows = typeof words
