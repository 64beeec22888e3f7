/** Every address of the client portal. Nothing else spells one out. */
export const paths = {
  schedule: () => '/',
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  bookings: () => '/bookings',
  memberships: () => '/memberships',
  profile: () => '/profile',
} as const
