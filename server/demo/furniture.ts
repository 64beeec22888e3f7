import type { DemoTill } from './processor.ts'

/** Where the made-up studio is. */
export const ZONE = 'Europe/Madrid'

/** The services, each with its instructors. */
export interface DemoHours {
  service_id: number
  instructor_id: number
}

/** The furniture of the sample studio. */
export interface Furniture {
  /** Membership type ids by name. */
  types: ReadonlyMap<string, number>
  till: DemoTill
  hours: readonly DemoHours[]
}
