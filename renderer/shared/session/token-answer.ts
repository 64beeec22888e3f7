export type Role = 'manager' | 'instructor' | 'client'

/** The answer of signing in, registering and refreshing. */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  /** Seconds. */
  expires_in: number
  role: Role
  account: Account
}

/** The account of a session. */
export interface Account {
  id: number
  email: string | null
  full_name: string
  /** The language that a client reads in, where they have said so. */
  locale?: string
}
