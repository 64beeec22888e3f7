import { invalid } from '../../api/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Refuses (422) a password that is among the 10,000 most common ones or is the account's own e-mail. Its length, 8 to
 * 256 characters, is checked by the operation's schema.
 */
export async function checkPassword(password: string, email: string | null, path: string): Promise<void> {
  const plain = password.toLowerCase()
  if ((await commonPasswords()).has(plain))
    throw invalid(path, 'This password is too common. Choose one that others don’t use.')
  if (email && plain === email.toLowerCase()) throw invalid(path, 'The password can’t be the e-mail.')
}
