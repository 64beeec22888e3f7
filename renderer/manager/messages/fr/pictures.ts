import type { Messages } from '../en/index.ts'

export const pictures: Messages['pictures'] = {
  choose: 'Déposez une image ici',
  replace: 'Déposez une autre image ici',
  rule: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus. Le lieu et l’appareil ne sont pas conservés.',
  saved: 'L’image est enregistrée',
  removed: 'L’image a été retirée',
  remove: 'Retirer l’image',
}
