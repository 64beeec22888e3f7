/** What the made-up studio teaches and sells. Prices in euros. */
export const templates = [
  {
    name: 'Morning Flow',
    duration_minutes: 60,
    default_capacity: 14,
    color: '#3b7a57',
    description: 'Vinyasa to begin the day.',
  },
  {
    name: 'Reformer Basics',
    duration_minutes: 50,
    default_capacity: 6,
    color: '#8a5a9e',
    description: 'Six machines, nobody left behind.',
    cancellation_window_hours: 24,
    room: 'Reformer room',
  },
  {
    name: 'Reformer Power',
    duration_minutes: 50,
    default_capacity: 6,
    color: '#b04a6f',
    description: 'Springs up.',
    cancellation_window_hours: 24,
    room: 'Reformer room',
  },
  {
    name: 'Barre',
    duration_minutes: 45,
    default_capacity: 12,
    color: '#c27c2c',
    description: 'Small movements, large effect.',
  },
  {
    name: 'Yin & Rest',
    duration_minutes: 75,
    default_capacity: 16,
    color: '#4a6fa5',
    description: 'Long holds, low lights.',
  },
  {
    name: 'Strong',
    duration_minutes: 55,
    default_capacity: 10,
    color: '#a3492e',
    description: 'Kettlebells and patience.',
  },
] as const

/** Where the places have names: six machines in two rows. */
export const rooms = [
  {
    name: 'Reformer room',
    seats: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((name, n) => ({ name, x: n % 3, y: Math.floor(n / 3) })),
  },
] as const

/** The week: template, instructor, ISO weekdays and wall-clock time. */
export const week = [
  { template: 'Morning Flow', instructor: 0, weekdays: [1, 3, 5], time: '07:30' },
  { template: 'Reformer Basics', instructor: 1, weekdays: [1, 2, 4], time: '09:15' },
  { template: 'Barre', instructor: 2, weekdays: [2, 4], time: '12:30' },
  { template: 'Reformer Power', instructor: 1, weekdays: [1, 3], time: '18:00' },
  { template: 'Strong', instructor: 3, weekdays: [2, 4], time: '18:30' },
  { template: 'Yin & Rest', instructor: 0, weekdays: [1, 3], time: '20:00' },
  { template: 'Reformer Basics', instructor: 1, weekdays: [5], time: '17:00' },
  { template: 'Morning Flow', instructor: 0, weekdays: [6], time: '10:00' },
  { template: 'Strong', instructor: 3, weekdays: [6], time: '11:30' },
] as const

/** All of it is sold online, too. */
export const membershipTypes = [
  {
    name: 'Unlimited monthly',
    type: 'subscription',
    price: 119,
    billing_interval: 'monthly',
    unlimited: true,
    can_pause: true,
    max_pause_days: 60,
  },
  {
    name: '8 classes a month',
    type: 'subscription',
    price: 89,
    billing_interval: 'monthly',
    credits_per_interval: 8,
    rollover_enabled: true,
    max_rollover_credits: 4,
  },
  {
    name: '10-class pack',
    type: 'class_pack',
    price: 130,
    credits_included: 10,
    validity_days: 120,
  },
  { name: 'Drop-in', type: 'drop_in', price: 16 },
  {
    name: 'Two weeks to start',
    type: 'time_pass',
    price: 39,
    unlimited: true,
    validity_days: 14,
    is_intro_offer: true,
    intro_price: 39,
    intro_validity_days: 14,
  },
].map((type) => ({ ...type, sellable_online: true }))
