let known: Promise<ReadonlySet<string>> | undefined

/** The 10,000 most common passwords; loaded when the first password is set, not at start. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).slice(0, 10_000)),
  )
  return known
}
