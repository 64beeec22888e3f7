import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Term } from '../lib/sayings/templates.ts'

/** The permissions that a role can hold: `area.action`, in the order of the catalogue. */
export const permissions = [
  'clients.view',
  'clients.manage',
  'clients.login',
  'schedule.view',
  'schedule.manage',
  'bookings.view',
  'bookings.manage',
  'bookings.override',
  'memberships.view',
  'memberships.manage',
  'membership_types.manage',
  'charges.manage',
  'instructors.manage',
  'staff.manage',
  'settings.view',
  'settings.manage',
  'migration.manage',
  'audit.view',
  'sales.view',
  'sales.manage',
  'gift_cards.codes',
  'products.manage',
  'promo_codes.manage',
  'waivers.manage',
  'marketing.manage',
  'gdpr.manage',
  'payroll.manage',
  'appointments.manage',
  'payments.refund',
  'payments.give',
  'payments.manage',
  'reports.view',
  'backups.manage',
] as const

export type Permission = (typeof permissions)[number]

const sentences = Object.fromEntries(
  permissions.map((permission) => [permission, say(`permission.${permission}`)]),
) as Readonly<Record<Permission, Said>>

/** Each permission with the sentence the team page shows; a sentence of none does not compile. */
export const permissionCatalog: Readonly<Record<Term<'permission'>, Said>> = sentences

/** The permissions of the front desk role in a new studio. */
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
