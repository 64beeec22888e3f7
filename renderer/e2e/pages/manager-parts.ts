import { plain, type Row, type Shown } from './row.ts'

/** Pages by their addresses: those of one page differ by what stands at the end. */
const at = (page: string, parts: Record<string, Shown>): Record<string, Row> =>
  Object.fromEntries(Object.entries(parts).map(([part, shown]) => [page + part, plain(page + part, shown)]))

/** What the manager's pages have besides what they open with, by its own address, with what it must show. */
export const managerParts: Record<string, Row> = {
  ...at('/manage/settings?part=', {
    branding: 'Logo and cover',
    rules: 'Reminders and quiet hours',
    locations: 'Carrer del Port 12',
    rooms: 'Room plans',
    kiosks: 'Kiosks',
    online: 'What the free server means',
    payments: 'Payments online',
    widget: 'How it looks',
    email: 'Outbox',
    copies: 'A second place: a folder',
    webhooks: 'No other program is told anything',
    license: 'What leaves this computer',
    health: 'Everything adds up',
    audit: 'Today',
    exit: 'Take everything with you',
    account: 'Recovery code',
  }),
  ...at('/manage/team?tab=', {
    instructors: 'lucia@marea.example',
    roles: 'What each role may do',
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
    text: 'The text as it is signed now',
  }),
  ...at('/manage/reports/what-if?part=', { rules: 'The rules' }),
  ...at('/manage/welcome?step=', { data: 'Bring in a file', week: 'What do you teach?', online: 'Other ways' }),
}
