import { permissions as sentences } from '../lib/sayings/en/people.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Term } from '../lib/sayings/templates.ts'

/** What a role can hold: `area.action`. */
export type Permission = Term<'permission'>

export const permissions = Object.keys(sentences).map((code) => code.replace(/^permission\./, '')) as Permission[]

/** Each permission with the sentence the team page shows. */
export const permissionCatalog = Object.fromEntries(
  permissions.map((permission) => [permission, say(`permission.${permission}`)]),
) as Readonly<Record<Permission, Said>>

/** What the seeded role "Front desk" may do. */
export const frontDeskPermissions: readonly Permission[] = [
  'clients.view',
  'clients.manage',
  'schedule.view',
  'bookings.view',
  'bookings.manage',
  'memberships.view',
  'memberships.manage',
  'charges.manage',
  'sales.view',
  'sales.manage',
  'settings.view',
]
