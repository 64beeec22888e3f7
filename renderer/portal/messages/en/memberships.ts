import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const memberships = {
  title: 'Memberships',
  none: 'No membership yet',
  noneMeans: 'With a membership or a class pack you book with one tap. The studio sells them at the front desk.',
  former: (n: number) => count(n, { one: 'One former membership', other: `${figure(n)} former memberships` }),
  status: { pending: 'Not started', active: 'Active', paused: 'Paused', expired: 'Expired', cancelled: 'Cancelled' },
  unlimited: 'Unlimited classes',
  credits: (n: number) => count(n, { one: 'credit left', other: 'credits left' }),
  goodUntil: (date: string) => `Good until ${date}`,
  noEnd: 'No end date',
  endedOn: (date: string) => `Ended ${date}`,
  startsOn: (date: string) => `Starts ${date}`,
  renewsOn: (date: string) => `Renews ${date}`,
  daysLeft: (n: number) => count(n, { one: 'last day', other: `${figure(n)} days` }),
  pausedUntil: (date: string) => `Paused until ${date}`,
  pastDue: 'The last payment did not go through. Settle it, so that booking goes on.',
  details: (name: string) => `Details of ${name}`,

  facts: 'Membership',
  type: 'Kind',
  types: {
    subscription: 'Subscription',
    class_pack: 'Class pack',
    time_pass: 'Time pass',
    drop_in: 'Single class',
  },
  started: 'Since',
  ends: 'Good until',
  renews: 'Renews on',
  paid: 'Price',
  pauseDays: 'Pause days left',
  statement: 'Statement of credits',
  statementOf: 'Every credit you got and used, newest first',
  noStatement: 'No credits have moved yet.',
  kinds: {
    grant: 'Credits added',
    rollover: 'Carried over',
    spend: 'Booked',
    return: 'Came back',
    lapse: 'Lapsed',
    adjust: 'Changed by the studio',
  },
  kindWithClass: (kind: string, className: string) => `${kind}: ${className}`,
  forClass: (when: string) => `for ${when}`,
  balance: (n: number) => `${figure(n)} left`,

  prices: 'What the studio offers',
  pricesMeans: 'Ask at the front desk, or before your next class.',
  charges: 'Charges',
  chargesDue: (amount: string) => `${amount} open`,
  chargesMeans: 'Fees and what is still to pay',
}

export const charges = {
  title: 'Charges',
  none: 'Nothing to pay',
  noneMeans: 'Fees, such as for a late cancellation, would be listed here.',
  open: 'Open',
  openMeans: 'Pay at the front desk; the studio takes it off this list.',
  settled: 'Settled',
  status: { pending: 'Pending', due: 'Open', paid: 'Paid', waived: 'Let off' },
  kind: {
    late_cancel: 'Late cancellation',
    no_show: 'Missed class',
    renewal: 'Renewal',
    appointment: 'Appointment',
    unpaid_booking: 'Unpaid class',
    other: 'Charge',
  },
  back: 'Memberships',
}
