export const shell = {
  product: 'Studio Desk',
  navigation: 'Main',
  openMenu: 'Open the menu',
  search: 'Search',
  assistant: 'Assistant',
  askAssistant: 'Ask the assistant',
  account: (name: string) => `Account of ${name}`,
  copying: {
    refused: 'The browser does not let this page copy',
    select: 'Select it on the page and copy it by hand.',
    selectHere: (text: string) => `Select it here and copy it by hand: ${text}`,
  },
  /** The pages below the appointments. */
  appointments: { services: 'Services', availability: 'Availability' },
  /** Of pages that hang below those of the sidebar, where they are looked for. */
  pages: { automations: 'Automations', tagRules: 'Tag rules', payroll: 'Payroll' },
  reports: {
    overview: 'Overview',
    revenue: 'Revenue',
    attendance: 'Attendance',
    classes: 'Classes',
    retention: 'Who comes again',
    absent: 'Who stopped coming',
    memberships: 'Memberships',
    instructors: 'Instructors',
    whatIf: 'What if',
  },
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

export const pictures = {
  choose: 'Drop a picture here',
  replace: 'Drop another picture here',
  rule: 'JPEG, PNG, WebP or AVIF, up to 10 MB. Place and camera are not kept.',
  saved: 'The picture is saved',
  removed: 'The picture was removed',
  remove: 'Remove the picture',
}

/** Words that the pages of selling share. */
export const selling = {
  pages: 'Selling',
  desk: 'Sell',
  sales: 'Sales',
  takings: 'Takings',
  products: 'Products',
  receipts: 'Receipts',
  giftCards: 'Gift cards',
  promoCodes: 'Promo codes',
  period: 'When',
  periods: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    year: 'Last 12 months',
    all: 'Any time',
  },
  onlyClient: (name: string) => `Only ${name}`,
  everybody: 'Everybody’s',
  purchases: {
    title: 'Purchases',
    help: 'The newest receipts.',
    none: 'Nothing bought yet.',
    sell: 'Sell a product',
    all: 'All receipts',
  },
}
