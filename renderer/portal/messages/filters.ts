export const en = {
  named: { kind: 'Class', instructor: 'Instructor', place: 'Place' },
  any: { kind: 'All classes', instructor: 'All instructors', place: 'All places' },
}

type Words = typeof en

export const de: Words = {
  named: { kind: 'Kurs', instructor: 'Wer unterrichtet', place: 'Ort' },
  any: { kind: 'Alle Kurse', instructor: 'Alle Lehrenden', place: 'Alle Orte' },
}

export const es: Words = {
  named: { kind: 'Clase', instructor: 'Quién la da', place: 'Lugar' },
  any: { kind: 'Todas las clases', instructor: 'Todo el equipo', place: 'Todos los lugares' },
}

export const fr: Words = {
  named: { kind: 'Cours', instructor: 'Qui enseigne', place: 'Lieu' },
  any: { kind: 'Tous les cours', instructor: 'Toute l’équipe', place: 'Tous les lieux' },
}

export const it: Words = {
  named: { kind: 'Lezione', instructor: 'Chi insegna', place: 'Luogo' },
  any: { kind: 'Tutte le lezioni', instructor: 'Tutti gli insegnanti', place: 'Tutti i luoghi' },
}
