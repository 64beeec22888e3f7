type Id = number | string

/** Every address of the manager's application. Nothing else spells one out. */
export const paths = {
  today: () => '/manage',
  welcome: () => '/manage/welcome',
  login: (next?: string) => (next ? `/manage/login?next=${encodeURIComponent(next)}` : '/manage/login'),
  forgot: () => '/manage/forgot',
  recover: () => '/manage/recover',
  /** The token follows as the fragment, which never reaches a server's log. */
  reset: () => '/manage/reset',
  schedule: () => '/manage/schedule',
  scheduleOn: (day: string) => `/manage/schedule?day=${day}`,
  scheduledClass: (classId: Id) => `/manage/schedule?class=${classId}`,
  classTemplates: () => '/manage/schedule/templates',
  roster: (classId: Id) => `/manage/classes/${classId}`,
  clients: () => '/manage/clients',
  client: (clientId: Id) => `/manage/clients/${clientId}`,
  selling: () => '/manage/selling',
  sellTo: (clientId: Id) => `/manage/selling?client=${clientId}`,
  sales: () => '/manage/selling/sales',
  sale: (saleId: Id) => `/manage/selling/sales/${saleId}`,
  products: () => '/manage/selling/products',
  product: (productId: Id) => `/manage/selling/products/${productId}`,
  receipts: () => '/manage/selling/receipts',
  receiptsOf: (clientId: Id) => `/manage/selling/receipts?client=${clientId}`,
  receipt: (receiptId: Id) => `/manage/selling/receipts/${receiptId}`,
  giftCards: () => '/manage/selling/gift-cards',
  giftCard: (giftCardId: Id) => `/manage/selling/gift-cards/${giftCardId}`,
  promoCodes: () => '/manage/selling/promo-codes',
  team: () => '/manage/team',
  teamTab: (tab: string) => `/manage/team?tab=${tab}`,
  membershipTypes: () => '/manage/selling/membership-types',
  clientsTagged: (tagId: Id) => `/manage/clients?tag=${tagId}`,
  tags: () => '/manage/marketing',
  tagRules: () => '/manage/marketing/rules',
  newTagRule: () => '/manage/marketing/rules/new',
  tagRule: (ruleId: Id) => `/manage/marketing/rules/${ruleId}`,
  waivers: () => '/manage/compliance',
  waiver: (waiverId: Id) => `/manage/compliance/waivers/${waiverId}`,
  clientData: () => '/manage/compliance/data',
  clientDataOf: (clientId: Id) => `/manage/compliance/data?client=${clientId}`,
  import: () => '/manage/import',
  importJob: (jobId: Id) => `/manage/import?job=${jobId}`,
  secondFactor: () => '/manage/second-factor',
  settings: () => '/manage/settings',
  emergencyPage: () => '/manage/settings/emergency',
  settingsPart: (part: string) => `/manage/settings?part=${part}`,
} as const

/** Where the client portal begins. */
export const PORTAL = '/'

/** Where a client comes who has paid on the processor's page (it fills in which checkout), and where one who has gone back. */
export const PORTAL_PAID = '/paid?s={CHECKOUT_SESSION_ID}'
export const PORTAL_PRICES = '/prices'
