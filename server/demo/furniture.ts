import type { DemoTill } from './processor.ts'

/** Where the made-up studio is. */
export const ZONE = 'Europe/Madrid'

/** What can be booked with whom. */
export interface DemoHours {
  service_id: number
  instructor_id: number
}

/** What the made-up studio is furnished with. */
export interface Furniture {
  /** Membership type ids by name. */
  types: ReadonlyMap<string, number>
  till: DemoTill
  hours: readonly DemoHours[]
}
