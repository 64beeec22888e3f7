export const shell = {
  product: 'Studio Desk',
  navigation: 'Main',
  openMenu: 'Open the menu',
  search: 'Search',
  account: (name: string) => `Account of ${name}`,
  nav: {
    today: 'Today',
    schedule: 'Schedule',
    clients: 'Clients',
    selling: 'Selling',
    membershipTypes: 'Memberships',
    team: 'Team',
    marketing: 'Marketing',
    compliance: 'Compliance',
    import: 'Import',
    settings: 'Settings',
  },
}
