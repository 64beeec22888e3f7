export const en = {
  choose: 'Drop a picture here',
  replace: 'Drop another picture here',
  rule: 'JPEG, PNG, WebP or AVIF, up to 10 MB. Location and camera data aren’t kept.',
  saved: 'The picture is saved',
  removed: 'The picture was removed',
  remove: 'Remove the picture',
}

type Words = typeof en

export const de: Words = {
  choose: 'Bild hierher ziehen',
  replace: 'Anderes Bild hierher ziehen',
  rule: 'JPEG, PNG, WebP oder AVIF, bis 10 MB. Aufnahmeort und Kamera werden nicht gespeichert.',
  saved: 'Das Bild ist gespeichert',
  removed: 'Das Bild ist entfernt',
  remove: 'Bild entfernen',
}

export const es: Words = {
  choose: 'Suelta aquí una imagen',
  replace: 'Suelta aquí otra imagen',
  rule: 'JPEG, PNG, WebP o AVIF, hasta 10 MB. El lugar y la cámara no se guardan.',
  saved: 'Imagen guardada',
  removed: 'Imagen quitada',
  remove: 'Quitar la imagen',
}

export const fr: Words = {
  choose: 'Déposez une image ici',
  replace: 'Déposez une autre image ici',
  rule: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus. Le lieu et l’appareil ne sont pas conservés.',
  saved: 'L’image est enregistrée',
  removed: 'L’image a été retirée',
  remove: 'Retirer l’image',
}

export const it: Words = {
  choose: 'Trascina qui un’immagine',
  replace: 'Trascina qui un’altra immagine',
  rule: 'JPEG, PNG, WebP o AVIF, fino a 10 MB. Luogo e fotocamera non si conservano.',
  saved: 'L’immagine è salvata',
  removed: 'L’immagine è stata rimossa',
  remove: 'Rimuovi l’immagine',
}
