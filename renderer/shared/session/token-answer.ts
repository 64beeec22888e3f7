export type Role = 'manager' | 'instructor' | 'client'

/** The answer of signing in, registering and refreshing. */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  /** Seconds. */
  expires_in: number
  role: Role
  account: { id: number; email: string | null; full_name: string }
}
