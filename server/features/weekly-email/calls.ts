import { get } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { weeklyEmailContract } from './contract.ts'

export const weeklyEmailCalls: Calls<typeof weeklyEmailContract> = {
  'GET /api/v1/weekly-email': { bench: get },
}
