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
  clients: () => '/manage/clients',
  client: (clientId: Id) => `/manage/clients/${clientId}`,
  selling: () => '/manage/selling',
  team: () => '/manage/team',
  teamTab: (tab: string) => `/manage/team?tab=${tab}`,
  membershipTypes: () => '/manage/selling/membership-types',
  import: () => '/manage/import',
  importJob: (jobId: Id) => `/manage/import?job=${jobId}`,
  settings: () => '/manage/settings',
  settingsPart: (part: string) => `/manage/settings?part=${part}`,
} as const

/** Where the client portal begins. */
export const PORTAL = '/'
