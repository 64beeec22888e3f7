/** A value if it is a known one, else the value that represents all others: for lists that another program may extend. */
export function oneOf<const Known extends string, const Other>(
  known: readonly Known[],
  value: string | null | undefined,
  other: Other,
): Known | Other {
  return (known as readonly string[]).includes(value ?? '') ? (value as Known) : other
}
