import type { Typeface } from '../../../../../server/lib/typeface-rules.ts'

/** Has the faces of all pairings at hand, once: each is fetched where something is set in it. */
export function fetchFaces(sheet: string | null | undefined): void {
  if (!sheet || document.querySelector(`link[href='${sheet}']`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}

/** Sets the page that is open in a pairing that has just been saved; every later one comes in it from the server. */
export function wearFaces(typeface: Typeface): void {
  document.documentElement.dataset['typeface'] = typeface
}
