/** The terms whose codes begin alike, by the rest of their codes. */
export type Terms<Texts, Family extends string> = {
  readonly [Code in keyof Texts as Code extends `${Family}.${infer Name}` ? Name : never]: string
}

/** Terms of the server's catalogue for messages: `per_class` for `payroll.type.per_class`. */
export function termsOf<Texts extends object, Family extends string>(
  texts: Texts,
  family: Family,
): Terms<Texts, Family> {
  const of = Object.entries(texts).filter(([code]) => code.startsWith(`${family}.`))
  const terms = of.map(([code, text]) => [code.slice(family.length + 1), text] as const)
  return Object.fromEntries(terms) as Terms<Texts, Family>
}
