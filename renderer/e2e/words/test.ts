import { setClock } from '../clock/clock.ts'
import { SLOWNESS, test as base } from '../studio.ts'
import { isRenewing } from '../../../server/test/recorded.ts'

/** The time at which each test begins, TEST_NOW or the forenoon of a Wednesday: what is recorded holds on any day. */
const NOW = process.env['TEST_NOW'] ?? '2026-05-13T09:20:00Z'

/** So many minutes after the time at which each test begins. */
export const minutesOn = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

// Some days are chosen as a test's modules are loaded, in the process that runs it.
if (process.env['TEST_WORKER_INDEX'] !== undefined) setClock(NOW)

export const test = base.extend({ now: NOW })

/** Lets a test take so long, and longer on a slow machine and while it records. */
export const mayTake = (milliseconds: number): void => base.setTimeout(milliseconds * SLOWNESS * (isRenewing ? 4 : 1))
