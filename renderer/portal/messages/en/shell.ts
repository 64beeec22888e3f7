export const shell = {
  product: 'Studio',
  navigation: 'Main',
  account: 'Settings',
  nav: {
    schedule: 'Schedule',
    bookings: 'My bookings',
    memberships: 'Memberships',
    teaching: 'My classes',
    profile: 'Profile',
    prices: 'Prices',
    signIn: 'Sign in',
  },
  asOf: (when: string) => `As of ${when}`,
  unreachable: 'The studio can’t be reached right now.',
  refresh: 'Try again',
  todayAt: (time: string) => `today, ${time}`,
  tomorrowAt: (time: string) => `tomorrow, ${time}`,
}
