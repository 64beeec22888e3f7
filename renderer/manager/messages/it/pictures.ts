import type { Messages } from '../en/index.ts'

export const pictures: Messages['pictures'] = {
  choose: 'Trascina qui un’immagine',
  replace: 'Trascina qui un’altra immagine',
  rule: 'JPEG, PNG, WebP o AVIF, fino a 10 MB. Luogo e fotocamera non si conservano.',
  saved: 'L’immagine è salvata',
  removed: 'L’immagine è stata tolta',
  remove: 'Togli l’immagine',
}
