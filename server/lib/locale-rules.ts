/** True if a text is a language tag this machine knows how to write dates and amounts in (`en`, `de-AT`). */
export function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}
