import type { Instant } from '../../lib/time.ts'
import type { Days } from './period-rules.ts'

/** What a report is about: its days, those they are compared with, and where and when it is looked at. */
export interface RequestedReport {
  days: Days
  before: Days
  zone: string
  now: Instant
}
