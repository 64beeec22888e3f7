/** A value where it is one of those known, else what stands for all others: for lists that somebody else keeps open. */
export function oneOf<const Known extends string, const Other>(
  known: readonly Known[],
  value: string | null | undefined,
  other: Other,
): Known | Other {
  return (known as readonly string[]).includes(value ?? '') ? (value as Known) : other
}
