export const shell = {
  product: 'Studio Desk',
  navigation: 'Main',
  openMenu: 'Open the menu',
  search: 'Search',
  account: (name: string) => `Account of ${name}`,
  copying: {
    refused: 'The browser does not let this page copy',
    select: 'Select it on the page and copy it by hand.',
    selectHere: (text: string) => `Select it here and copy it by hand: ${text}`,
  },
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
