export const en = {
  named: { category: 'Category', kind: 'Class', instructor: 'Instructor', place: 'Place' },
  any: { category: 'All categories', kind: 'All classes', instructor: 'All instructors', place: 'All places' },
}

type Words = typeof en

export const de: Words = {
  named: { category: 'Kategorie', kind: 'Kurs', instructor: 'Wer unterrichtet', place: 'Ort' },
  any: { category: 'Alle Kategorien', kind: 'Alle Kurse', instructor: 'Alle Lehrenden', place: 'Alle Orte' },
}

export const es: Words = {
  named: { category: 'Categoría', kind: 'Clase', instructor: 'Quién la da', place: 'Lugar' },
  any: {
    category: 'Todas las categorías',
    kind: 'Todas las clases',
    instructor: 'Todo el equipo',
    place: 'Todos los lugares',
  },
}

export const fr: Words = {
  named: { category: 'Catégorie', kind: 'Cours', instructor: 'Qui enseigne', place: 'Lieu' },
  any: {
    category: 'Toutes les catégories',
    kind: 'Tous les cours',
    instructor: 'Toute l’équipe',
    place: 'Tous les lieux',
  },
}

export const it: Words = {
  named: { category: 'Categoria', kind: 'Lezione', instructor: 'Chi insegna', place: 'Luogo' },
  any: {
    category: 'Tutte le categorie',
    kind: 'Tutte le lezioni',
    instructor: 'Tutti gli insegnanti',
    place: 'Tutti i luoghi',
  },
}
