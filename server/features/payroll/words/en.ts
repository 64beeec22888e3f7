import { typeNames } from './type-name-rules.ts'
import type { PayWords } from './words.ts'

const of = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const en: PayWords = {
  locale: 'en-GB',
  colon: ': ',
  types: typeNames.en,
  salary: {
    weekly: (amount) => `${amount} a week`,
    biweekly: (amount) => `${amount} every two weeks`,
    monthly: (amount) => `${amount} a month`,
  },
  days: (count, period, whole) => (period === 'monthly' ? `${count} of ${whole} days` : of('day', 'days')(count)),
  counted: {
    per_class: of('class', 'classes'),
    per_attendee: of('attendee', 'attendees'),
    per_appointment: of('appointment', 'appointments'),
    class_revenue_percent: of('visit', 'visits'),
    appointment_revenue_percent: of('appointment', 'appointments'),
    retail_commission_percent: of('sale', 'sales'),
    membership_commission_percent: of('membership', 'memberships'),
  },
  share: (percent, base, gross) => `${percent} of ${base} (${gross} less VAT)`,
  came: (count) => `${count} came`,
  visits: of('visit', 'visits'),
  paid_at_studio: 'Paid at the studio',
  refund: (name) => `Refund: ${name}`,
  paid_before: (run) => `Paid in run ${run}`,
  not_over: 'Not over yet',
  salary_days: 'Days of the salary',
  paper: {
    title: (period) => `Payroll ${period}`,
    draft: 'Draft, not final',
    finalized: (day) => `Finalized on ${day}`,
    head: ['Pay', 'Quantity', 'Rate', 'Amount'],
    total: 'Total',
    paid: (day) => `Paid on ${day}`,
    fingerprint: (hash) => `Fingerprint ${hash}`,
  },
}
