import type { Messages } from '../en/index.ts'

export const pictures: Messages['pictures'] = {
  choose: 'Bild hierher ziehen',
  replace: 'Anderes Bild hierher ziehen',
  rule: 'JPEG, PNG, WebP oder AVIF, bis 10 MB. Aufnahmeort und Kamera werden nicht gespeichert.',
  saved: 'Das Bild ist gespeichert',
  removed: 'Das Bild ist entfernt',
  remove: 'Bild entfernen',
}
