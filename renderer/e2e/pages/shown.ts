import type { Page } from '../studio.ts'
import type { Shown } from './row.ts'

/** Finds a text: alone, or in the row, entry or card that names another. */
export function place(page: Page, shown: Shown) {
  if (typeof shown === 'string' || shown instanceof RegExp)
    return page.getByText(shown).filter({ visible: true }).first()
  const rows = page.locator('tr, [role=row], li, article, [role=gridcell]')
  return rows
    .filter({ hasText: shown.beside })
    .filter({ has: page.getByText(shown.is), visible: true })
    .first()
}

/** Names a text in a failure. */
export const say = (shown: Shown): string =>
  typeof shown === 'string' || shown instanceof RegExp ? String(shown) : `${shown.is} beside ${shown.beside}`
