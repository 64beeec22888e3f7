import { invalid } from '../../api/errors.ts'
import { isSameAddress } from '../../lib/address-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** The 10,000 most common passwords; loaded when the first password is set, not at start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).slice(0, 10_000)),
  )
  return known
}

/**
 * Refuses (422) a password that is among the 10,000 most common ones or is the account's own e-mail. Its length, 8 to
 * 256 characters, is checked by the operation's schema.
 */
export async function checkPassword(password: string, email: string | null, path: string): Promise<void> {
  const plain = password.toLowerCase()
  if ((await commonPasswords()).has(plain)) throw invalid(path, say('auth.password_is_too_common'))
  if (email && (plain === email.toLowerCase() || isSameAddress(plain, email)))
    throw invalid(path, say('auth.password_cant_be_e_mail'))
}
