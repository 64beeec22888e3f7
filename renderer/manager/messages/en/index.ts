import type { First } from './parts/first.ts'
import type { Today } from './parts/today.ts'
import type { People } from './parts/people.ts'
import type { Schedule } from './parts/schedule.ts'
import type { Desk } from './parts/desk.ts'
import type { Rules } from './parts/rules.ts'
import type { Settings } from './parts/settings.ts'
import type { Team } from './parts/team.ts'
import type { Imports } from './parts/imports.ts'
import type { Copies } from './parts/copies.ts'
import type { Online } from './parts/online.ts'

/** What is said, by the part that is fetched at once: every language has to say it all. */
export interface Parts {
  first: First
  today: Today
  people: People
  schedule: Schedule
  desk: Desk
  rules: Rules
  settings: Settings
  team: Team
  imports: Imports
  copies: Copies
  online: Online
}

export type Messages = First & Today & People & Schedule & Desk & Rules & Settings & Team & Imports & Copies & Online
