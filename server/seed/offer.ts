import { COVERS_ALL } from '../features/membership-types/coverage-rules.ts'
import { CURRENCY, HOUR, iso, seedBytes, type Making } from './making.ts'
import { drawRoom, type Room } from './rooms.ts'

const CATEGORIES = ['Mat', 'Reformer', 'Strength'] as const
type Category = (typeof CATEGORIES)[number]

export interface Template {
  id: number
  name: string
  minutes: number
  category: Category
  /** The room plan with its classes' seats. */
  room: Room | null
}

export interface MembershipType {
  id: number
  name: string
  type: 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
  price: number
  credits: number | null
  days: number | null
  isIntro: boolean
  rollover: number
  /** The kinds of classes that it covers; null: all. */
  covers: readonly Category[] | null
  /** How often it is bought, against the others, by people who come rarely and by those who come often. */
  liked: readonly [rarely: number, often: number]
}

/** The discount of a promo code in percent, and its uses so far. */
export interface PromoCode {
  id: number
  percent: number
  left: number
  usedBy: Set<number>
}

export interface Offer {
  templates: readonly Template[]
  types: readonly MembershipType[]
  promoCodes: readonly PromoCode[]
}

const classes: readonly (readonly [string, number, string, Category])[] = [
  ['Morning Flow', 60, '#1f6f78', 'Mat'],
  ['Reformer Basics', 55, '#5a5a9e', 'Reformer'],
  ['Reformer Power', 50, '#b04a6f', 'Reformer'],
  ['Barre', 45, '#c27c2c', 'Strength'],
  ['Yin & Rest', 75, '#4a6fa5', 'Mat'],
  ['Strong', 55, '#a3492e', 'Strength'],
  ['Vinyasa', 60, '#3d7a4f', 'Mat'],
  ['Pranayama', 45, '#7a6c3d', 'Mat'],
  ['Mobility', 50, '#6b4f7a', 'Mat'],
  ['Prenatal', 60, '#8a5a44', 'Mat'],
]

const subscription = { type: 'subscription', days: null, isIntro: false, covers: null } as const
const pack = { type: 'class_pack', isIntro: false, rollover: 0, covers: null } as const
const withoutReformer = ['Mat', 'Strength'] as const
const types: readonly Omit<MembershipType, 'id'>[] = [
  { ...subscription, name: 'Unlimited monthly', price: 11_900, credits: null, rollover: 0, liked: [0.5, 14] },
  { ...subscription, name: '8 classes a month', price: 8900, credits: 8, rollover: 4, liked: [1, 12] },
  { ...pack, name: '10-class pack', price: 13_000, credits: 10, days: 120, liked: [16, 34] },
  { ...pack, name: '5-class pack', price: 7000, credits: 5, days: 60, covers: withoutReformer, liked: [22, 8] },
  {
    type: 'time_pass',
    name: 'Thirty days',
    price: 12_900,
    credits: null,
    days: 30,
    isIntro: false,
    rollover: 0,
    covers: null,
    liked: [4, 12],
  },
  { ...pack, type: 'drop_in', name: 'Drop-in', price: 1600, credits: 1, days: 30, liked: [60, 3] },
  {
    type: 'time_pass',
    name: 'Two weeks to start',
    price: 3900,
    credits: null,
    days: 14,
    isIntro: true,
    rollover: 0,
    covers: ['Mat'],
    liked: [0, 0],
  },
]

/** The studio's offer: classes, memberships, promo codes. */
export function makeOffer(making: Making): Offer {
  const at = iso(making.days[0]!.starts - 20 * 24 * HOUR)
  const templates = making.table('class_templates', [
    'id',
    'name',
    'duration_minutes',
    'default_capacity',
    'color',
    'room_plan_id',
    'category_id',
    'created_at',
    'updated_at',
  ])
  const categories = making.table('class_categories', ['id', 'name', 'created_at', 'updated_at'])
  for (const name of CATEGORIES) categories.add(categories.next(), name, at, at)
  const seated = drawRoom(making, at)
  return {
    templates: classes.map(([name, minutes, color, category], n) => {
      const id = templates.next()
      const room = n === classes.length - 1 ? seated : null
      templates.add(id, name, minutes, 20, color, room?.id ?? null, CATEGORIES.indexOf(category) + 1, at, at)
      return { id, name, minutes, category, room }
    }),
    types: makeTypes(making, at),
    promoCodes: makeCodes(making, at),
  }
}

function makeTypes(making: Making, at: string): MembershipType[] {
  const rows = making.table('membership_types', [
    'id',
    'name',
    'type',
    'price_minor',
    'currency',
    'billing_interval',
    'credits_included',
    'credits_per_interval',
    'unlimited',
    'validity_days',
    'can_pause',
    'max_pause_days',
    'sellable_online',
    'rollover_enabled',
    'max_rollover_credits',
    'is_intro_offer',
    'intro_price_minor',
    'intro_validity_days',
    'terms_id',
    'created_at',
    'updated_at',
  ])
  const covering = making.table('membership_type_terms', ['id', 'membership_type_id', 'coverage', 'created_at'])
  return types.map((type) => {
    const { name, price, credits, days, rollover } = type
    const id = rows.next()
    const renews = type.type === 'subscription'
    const granted = renews ? [null, credits] : [credits, null]
    const pause = renews || type.type === 'time_pass' ? [1, 60] : [0, null]
    const intro = type.isIntro ? [1, price, days] : [0, null, null]
    const terms = [...granted, credits === null ? 1 : 0, days, ...pause, 1, rollover > 0 ? 1 : 0, rollover || null]
    rows.add(
      id,
      name,
      type.type,
      price,
      CURRENCY,
      renews ? 'monthly' : null,
      ...terms,
      ...intro,
      covering.next(),
      at,
      at,
    )
    covering.add(id, id, JSON.stringify(coverageOf(type)), at)
    return { ...type, id }
  })
}

const coverageOf = ({ covers }: Pick<MembershipType, 'covers'>) =>
  covers === null
    ? COVERS_ALL.coverage
    : { ...COVERS_ALL.coverage, classes: 'listed', category_ids: covers.map((name) => CATEGORIES.indexOf(name) + 1) }

/** Tells if a type covers the classes of a template. */
export const doesCover = ({ covers }: MembershipType, { category }: Template): boolean =>
  covers === null || covers.includes(category)

function makeCodes(making: Making, at: string): PromoCode[] {
  const { seed } = making.options
  const rows = making.table('promo_codes', [
    'id',
    'code',
    'discount_type',
    'discount_percent',
    'applicable_membership_type_ids',
    'max_uses',
    'one_per_client',
    'valid_from',
    'is_active',
    'created_at',
    'updated_at',
  ])
  return Array.from({ length: 40 }, (_, n) => {
    const id = rows.next()
    const percent = 5 + 5 * (n % 4)
    const left = 150 + 10 * (n % 7)
    const code = `SUN${seedBytes(seed, `promo ${n}`).toString('hex').slice(0, 5).toUpperCase()}${n}`
    rows.add(id, code, 'percentage', percent, '[]', left, 1, at, 1, at, at)
    return { id, percent, left, usedBy: new Set() }
  })
}
