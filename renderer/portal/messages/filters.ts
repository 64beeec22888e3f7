export const en = {
  named: { category: 'Category', kind: 'Class', instructor: 'Instructor', place: 'Location' },
  any: { category: 'All categories', kind: 'All classes', instructor: 'All instructors', place: 'All locations' },
}

type Words = typeof en

export const de: Words = {
  named: { category: 'Kategorie', kind: 'Kurs', instructor: 'Trainer:in', place: 'Ort' },
  any: { category: 'Alle Kategorien', kind: 'Alle Kurse', instructor: 'Alle Trainer:innen', place: 'Alle Orte' },
}

export const es: Words = {
  named: { category: 'Categoría', kind: 'Clase', instructor: 'Profesor/a', place: 'Sede' },
  any: {
    category: 'Todas las categorías',
    kind: 'Todas las clases',
    instructor: 'Todo el equipo',
    place: 'Todas las sedes',
  },
}

export const fr: Words = {
  named: { category: 'Catégorie', kind: 'Cours', instructor: 'Professeur', place: 'Lieu' },
  any: {
    category: 'Toutes les catégories',
    kind: 'Tous les cours',
    instructor: 'Tous les professeurs',
    place: 'Tous les lieux',
  },
}

export const it: Words = {
  named: { category: 'Categoria', kind: 'Lezione', instructor: 'Insegnante', place: 'Luogo' },
  any: {
    category: 'Tutte le categorie',
    kind: 'Tutte le lezioni',
    instructor: 'Tutti gli insegnanti',
    place: 'Tutti i luoghi',
  },
}
