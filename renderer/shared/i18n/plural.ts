type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chooses the form of a sentence by a number, by the rules of the language: `count(n, { one: …, other: … })`. */
export function plurals(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => forms[rules.select(n)] ?? forms.other
}

/** Figures inside sentences, grouped as the language does: `1,204`. */
export function figures(language: string): (n: number) => string {
  const format = new Intl.NumberFormat(language)
  return (n) => format.format(n)
}

/** "a, b and c" as the language says it. */
export function lists(language: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (parts) => format.format(parts)
}
