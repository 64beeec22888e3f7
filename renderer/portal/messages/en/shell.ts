export const shell = {
  product: 'Studio',
  navigation: 'Main',
  account: 'Settings',
  nav: {
    schedule: 'Schedule',
    bookings: 'My bookings',
    memberships: 'Memberships',
    profile: 'Profile',
  },
}
