import type { Messages } from '../en/index.ts'

export const pictures: Messages['pictures'] = {
  choose: 'Suelta aquí una imagen',
  replace: 'Suelta aquí otra imagen',
  rule: 'JPEG, PNG, WebP o AVIF, hasta 10 MB. El lugar y la cámara no se guardan.',
  saved: 'Imagen guardada',
  removed: 'Imagen quitada',
  remove: 'Quitar la imagen',
}
