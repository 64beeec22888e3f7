import { plain, type Row, type Shown } from './row.ts'

/** Pages by their addresses: those of one page differ by the end. */
const at = (page: string, parts: Record<string, Shown>): Record<string, Row> =>
  Object.fromEntries(Object.entries(parts).map(([part, shown]) => [page + part, plain(page + part, shown)]))

/** The manager's pages beyond those they open with, by their addresses, with what each must show. */
export const managerParts: Record<string, Row> = {
  ...at('/manage/settings?part=', {
    branding: 'Logo and cover',
    rules: 'Reminders and quiet hours',
    locations: 'Carrer del Port 12',
    rooms: 'Room plans',
    kiosks: 'Kiosks',
    online: 'Limits of the free server',
    payments: 'Online payments',
    widget: 'Preview',
    email: 'Outbox',
    copies: 'Second location: a folder',
    webhooks: 'No webhooks yet',
    license: 'Data that leaves this computer',
    health: 'Consistency',
    audit: 'Today',
    exit: 'Export all data',
    account: 'Recovery code',
  }),
  ...at('/manage/team?tab=', {
    instructors: 'lucia@marea.example',
    roles: 'Permissions by role',
    payroll: 'Pay components',
  }),
  ...at('/manage/clients/1?tab=', {
    memberships: '10-class pack',
    bookings: 'Clara Vidal',
    appointments: 'Clara Vidal',
    charges: 'Clara Vidal',
  }),
  ...at('/manage/schedule?view=', { day: 'Schedule', month: 'Schedule' }),
  ...at('/manage/appointments?view=', { week: 'Appointments' }),
  ...at('/manage/marketing/automations/1?tab=', {
    run: 'Test run',
    people: 'Welcome',
    results: 'The steps in figures',
  }),
  ...at('/manage/compliance/waivers/1?tab=', {
    signed: 'Health and liability',
    text: 'Current text',
  }),
  ...at('/manage/reports/what-if?part=', { rules: 'Rules' }),
  ...at('/manage/welcome?step=', { data: 'Import a file', week: 'What do you teach?', online: 'Other options' }),
}
