import type { First } from './parts/first.ts'
import type { Today } from './parts/today.ts'
import type { People } from './parts/people.ts'
import type { Appointments } from './parts/appointments.ts'
import type { Schedule } from './parts/schedule.ts'
import type { Desk } from './parts/desk.ts'
import type { Rules } from './parts/rules.ts'
import type { Flows } from './parts/flows.ts'
import type { Settings } from './parts/settings.ts'
import type { Team } from './parts/team.ts'
import type { Imports } from './parts/imports.ts'
import type { Reports } from './parts/reports.ts'
import type { Copies } from './parts/copies.ts'
import type { Online } from './parts/online.ts'
import type { Assistant } from './parts/assistant.ts'

/** What is said, by the part that is fetched at once: every language has to say it all. */
export interface Parts {
  first: First
  today: Today
  people: People
  appointments: Appointments
  schedule: Schedule
  desk: Desk
  rules: Rules
  flows: Flows
  settings: Settings
  team: Team
  imports: Imports
  reports: Reports
  copies: Copies
  online: Online
  assistant: Assistant
}

export type Messages = First &
  Today &
  Appointments &
  People &
  Schedule &
  Desk &
  Rules &
  Flows &
  Settings &
  Team &
  Imports &
  Reports &
  Copies &
  Online &
  Assistant
