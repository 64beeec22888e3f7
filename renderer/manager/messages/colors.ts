/** Colours to choose from, by their names. */
export const en = {
  own: 'Custom colour',
  names: {
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    indigo: 'Indigo',
    purple: 'Purple',
    pink: 'Pink',
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    grey: 'Grey',
  },
}

type Words = typeof en

export const de: Words = {
  own: 'Eigene Farbe',
  names: {
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    indigo: 'Indigo',
    purple: 'Violett',
    pink: 'Rosa',
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    grey: 'Grau',
  },
}

export const es: Words = {
  own: 'Color personalizado',
  names: {
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    indigo: 'Índigo',
    purple: 'Morado',
    pink: 'Rosa',
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    grey: 'Gris',
  },
}

export const fr: Words = {
  own: 'Couleur personnalisée',
  names: {
    green: 'Vert',
    teal: 'Sarcelle',
    blue: 'Bleu',
    indigo: 'Indigo',
    purple: 'Violet',
    pink: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    grey: 'Gris',
  },
}

export const it: Words = {
  own: 'Colore personalizzato',
  names: {
    green: 'Verde',
    teal: 'Verde acqua',
    blue: 'Blu',
    indigo: 'Indaco',
    purple: 'Viola',
    pink: 'Rosa',
    red: 'Rosso',
    orange: 'Arancione',
    yellow: 'Giallo',
    grey: 'Grigio',
  },
}
