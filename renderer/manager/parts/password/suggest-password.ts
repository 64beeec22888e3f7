/** Without letters and figures that look alike when written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const LENGTH = 4

/** A password that can be read out: four groups of four characters, about 79 random bits. */
export function suggestPassword(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)]).join(''),
  )
  return groups.join('-')
}

/** A random whole number below another one up to 256, each as likely as the others. */
function below(limit: number): number {
  const bound = 256 - (256 % limit)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < bound) return byte % limit
  }
}
