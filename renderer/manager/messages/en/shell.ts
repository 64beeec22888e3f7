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
  /** The pages below the appointments. */
  appointments: { services: 'Services', availability: 'Availability' },
  /** Of pages that hang below those of the sidebar, where they are looked for. */
  pages: { automations: 'Automations', tagRules: 'Tag rules' },
  nav: {
    today: 'Today',
    schedule: 'Schedule',
    appointments: 'Appointments',
    tasks: 'Tasks',
    clients: 'Clients',
    selling: 'Selling',
    membershipTypes: 'Memberships',
    team: 'Team',
    marketing: 'Marketing',
    compliance: 'Compliance',
    reports: 'Reports',
    import: 'Import',
    settings: 'Settings',
  },
}
