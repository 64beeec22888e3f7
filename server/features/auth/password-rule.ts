import { invalid } from '../../api/errors.ts'
import { commonPasswords } from './common-passwords.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Refuses (422) a password that is among the 10,000 most common ones or is the account's own e-mail. Its length, 8 to
 * 256 characters, is checked by the operation's schema.
 */
export async function checkPassword(password: string, email: string | null, path: string): Promise<void> {
  const plain = password.toLowerCase()
  if ((await commonPasswords()).has(plain)) throw invalid(path, say('auth.password_is_too_common'))
  if (email && plain === email.toLowerCase()) throw invalid(path, say('auth.password_cant_be_e_mail'))
}
