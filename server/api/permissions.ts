/** What a role can hold: each permission with the sentence the team page shows. `area.action`. */
export const permissionCatalog = {
  'clients.view': 'See clients and their history',
  'clients.manage': 'Add and change clients, notes and invitations',
  'clients.login': 'Change the e-mail that a client signs in with',
  'schedule.view': 'See the calendar and rosters',
  'schedule.manage': 'Plan classes, series, templates and closures',
  'bookings.view': 'See bookings and waitlists',
  'bookings.manage': 'Book, cancel, check in and mark no-shows',
  'bookings.override': 'Book against the rules (windows, waivers, entitlement)',
  'memberships.view': 'See memberships and types',
  'memberships.manage': 'Sell, change, pause and cancel memberships',
  'membership_types.manage': 'Create and price membership types',
  'charges.manage': 'Settle and waive fees',
  'instructors.manage': 'Add and change instructors',
  'staff.manage': 'Add staff and decide what roles may do',
  'settings.view': 'See the studio’s settings',
  'settings.manage': 'Change the studio’s settings, branding, rules and mail',
  'migration.manage': 'Import data and undo imports',
  'audit.view': 'See who changed what',
  'sales.view': 'See sales, gift cards and receipts',
  'sales.manage': 'Sell products and gift cards',
  'gift_cards.codes': 'Read the codes of gift cards, which are as good as money',
  'products.manage': 'Change products and stock',
  'promo_codes.manage': 'Create promo codes',
  'waivers.manage': 'Write waivers',
  'marketing.manage': 'Tags, rules, automations and messages',
  'gdpr.manage': 'Export and erase a client’s data',
  'payroll.manage': 'Pay components and payroll runs',
  'appointments.manage': 'Appointment services and availability',
  'payments.refund': 'Give refunds',
  'payments.give': 'Give away: complimentary sales, free memberships and gift cards',
  'payments.manage': 'Connect the payment processor, subscriptions',
  'reports.view': 'See reports',
  'backups.manage': 'Make and restore backups',
} as const

export type Permission = keyof typeof permissionCatalog

export const permissions = Object.keys(permissionCatalog) as Permission[]

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
