import type { Instant } from '../../lib/time.ts'
import type { Days } from './period-rules.ts'

/** The request of a report: its days, those to compare with, and the zone and moment of the look. */
export interface RequestedReport {
  days: Days
  before: Days
  zone: string
  now: Instant
}
