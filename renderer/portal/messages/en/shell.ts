export const shell = {
  product: 'Studio',
  navigation: 'Main',
  nav: {
    schedule: 'Schedule',
    bookings: 'My bookings',
    memberships: 'Memberships',
    profile: 'Profile',
  },
}
