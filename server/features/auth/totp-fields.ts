import { z } from 'zod'

/** A code of a second factor as people type it. */
export const code = z.string().trim().min(1).max(40)

/** Fields of a login besides the password, if the account has a second factor. */
export const factorFields = {
  totp_code: code.optional().describe('What the authenticator app shows; needed by accounts with a second factor'),
  recovery_code: code.optional().describe('In place of totp_code, once'),
}
