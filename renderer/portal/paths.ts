import type { LegalKind } from '../../server/features/settings/legal-values.ts'

/** Every address of the client portal. Nothing else spells one out. */
export const paths = {
  schedule: () => '/',
  /** `next`: where somebody was going who buys something first; so with what leads to buying. */
  prices: (next?: string) => after('/prices', next),
  buy: (typeId: number, next?: string) => after(`/buy/${typeId}`, next),
  /** A membership that is to pay for a class. */
  buyForClass: (typeId: number, classId: number) => `/buy/${typeId}?class=${classId}`,
  product: (productId: number) => `/prices#product-${productId}`,
  accessibility: () => '/accessibility',
  /** The studio’s own text of a kind. */
  legal: (kind: LegalKind) => `/legal/${kind}`,
  giftCard: () => '/gift-card',
  /** The processor fills in which checkout it was. */
  paid: (next?: string) => `/paid?s={CHECKOUT_SESSION_ID}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  class: (classId: number) => `/classes/${classId}`,
  /** `next`: where somebody was going who has to sign in first; so with what leads to signing in. */
  login: (next?: string) => after('/login', next),
  register: (next?: string) => after('/register', next),
  forgot: (next?: string) => after('/forgot', next),
  /** The token of a reset or an invitation follows as the fragment, which never reaches a server's log. */
  reset: () => '/reset',
  invite: () => '/invite',
  /** Of a studio that has not been set up. */
  notReady: () => '/not-ready',
  /** So does the token of a guest's link. */
  guestConfirm: () => '/guest/confirm',
  guestCancel: () => '/guest/cancel',
  bookings: () => '/bookings',
  appointments: () => '/appointments',
  /** `serviceId`: what has been chosen already, as from the studio's own website. */
  bookAppointment: (serviceId?: number) => (serviceId ? `/appointments/new?service=${serviceId}` : '/appointments/new'),
  memberships: () => '/memberships',
  membership: (membershipId: number) => `/memberships/${membershipId}`,
  charges: () => '/charges',
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  password: () => '/profile/password',
  notifications: () => '/notifications',
  waivers: () => '/waivers',
  /** `back`: the address that asked for the signature; `dependantId`: the dependant it is for, if not the reader. */
  waiver: (waiverId: number, back?: string, dependantId?: number) => {
    const address = dependantId ? `/waivers/${waiverId}?for=${dependantId}` : `/waivers/${waiverId}`
    return back ? `${address}${dependantId ? '&' : '?'}back=${encodeURIComponent(back)}` : address
  },
  calendar: () => '/calendar',
  receipts: () => '/receipts',
  ownData: () => '/data',
  teaching: () => '/teaching',
  timetable: () => '/teaching/timetable',
  availability: () => '/teaching/availability',
  pay: () => '/pay',
  roster: (classId: number) => `/teaching/${classId}`,
  substitutes: () => '/substitutes',
} as const

function after(path: string, next: string | undefined): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
