/** The kinds of classes, by which passes say what they cover. */
export const categories = [
  { name: 'Mat', color: '#3b7a57' },
  { name: 'Reformer', color: '#8a5a9e' },
  { name: 'Strength', color: '#a3492e' },
] as const

/** The classes and memberships of the sample studio. Prices in euros. */
export const templates = [
  {
    name: 'Morning Flow',
    category: 'Mat',
    duration_minutes: 60,
    default_capacity: 14,
    color: '#3b7a57',
    description: 'Vinyasa to begin the day.',
  },
  {
    name: 'Reformer Basics',
    category: 'Reformer',
    price: 24,
    duration_minutes: 50,
    default_capacity: 6,
    color: '#8a5a9e',
    description: 'Six machines, nobody left behind.',
    cancellation_window_hours: 24,
    room: 'Reformer room',
  },
  {
    name: 'Reformer Power',
    category: 'Reformer',
    price: 24,
    duration_minutes: 50,
    default_capacity: 6,
    color: '#b04a6f',
    description: 'Springs up.',
    cancellation_window_hours: 24,
    room: 'Reformer room',
  },
  {
    name: 'Barre',
    category: 'Strength',
    duration_minutes: 45,
    default_capacity: 12,
    color: '#c27c2c',
    description: 'Small movements, large effect.',
  },
  {
    name: 'Yin & Rest',
    category: 'Mat',
    duration_minutes: 75,
    default_capacity: 16,
    color: '#4a6fa5',
    description: 'Long holds, low lights.',
  },
  {
    name: 'Strong',
    category: 'Strength',
    duration_minutes: 55,
    default_capacity: 10,
    color: '#a3492e',
    description: 'Kettlebells and patience.',
  },
  {
    name: 'Handstand workshop',
    duration_minutes: 120,
    default_capacity: 10,
    color: '#7a6c3d',
    description: 'Two hours upside down, step by step. Passes don’t cover it.',
    price: 45,
    covered_by_all: false,
    pay_in_advance: true,
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

/** The workshop is on every other Saturday. */
export const workshop = {
  template: 'Handstand workshop',
  instructor: 3,
  weekdays: [6],
  time: '15:00',
  interval: 2,
} as const

/** The coverage of a pass, by the names of categories and services; absent: every class. */
export interface Covering {
  categories?: readonly string[]
  services?: readonly string[]
}

/** Where a pass is for more than one kind of class. */
export const FAMILY_PACK = 'Family pack of twenty'
export const TRAINING_PACK = 'Personal training, five hours'

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
  {
    name: 'Mat pack of ten',
    type: 'class_pack',
    price: 110,
    credits_included: 10,
    validity_days: 120,
    covers: { categories: ['Mat'] },
  },
  {
    name: 'Reformer pack of eight',
    type: 'class_pack',
    price: 160,
    credits_included: 8,
    validity_days: 120,
    covers: { categories: ['Reformer'] },
  },
  {
    name: 'Off-peak monthly',
    type: 'subscription',
    price: 69,
    billing_interval: 'monthly',
    unlimited: true,
    usable_times: [{ weekdays: [1, 2, 3, 4, 5], from: '06:00', until: '16:00' }],
    max_per_day: 1,
  },
  {
    name: FAMILY_PACK,
    type: 'class_pack',
    price: 220,
    credits_included: 20,
    validity_days: 180,
    max_members: 4,
  },
  {
    name: TRAINING_PACK,
    type: 'class_pack',
    price: 250,
    credits_included: 5,
    validity_days: 180,
    covers: { services: ['Personal training'] },
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
].map(({ covers, ...type }: { covers?: Covering; name: string; [term: string]: unknown }) => ({
  covers,
  terms: { ...type, sellable_online: true },
}))
