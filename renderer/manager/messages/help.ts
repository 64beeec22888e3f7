export const en = {
  guide: 'Guide',
  lead: 'Everyday work in the studio, in a few minutes a chapter.',
  open: 'Open the guide',
  keys: 'Show shortcuts',
  search: 'Search the guide',
  nothing: 'Nothing found',
  nothingHelp: 'No heading in the guide has these words.',
  onlyEnglish: 'This chapter is only in English so far.',
  noChapter: 'Chapter not found',
}

type Words = typeof en

export const de: Words = {
  guide: 'Anleitung',
  lead: 'Die tägliche Arbeit im Studio, in ein paar Minuten pro Kapitel.',
  open: 'Anleitung öffnen',
  keys: 'Tastenkürzel anzeigen',
  search: 'In der Anleitung suchen',
  nothing: 'Nichts gefunden',
  nothingHelp: 'Keine Überschrift enthält diese Wörter.',
  onlyEnglish: 'Dieses Kapitel gibt es bisher nur auf Englisch.',
  noChapter: 'Kapitel nicht gefunden',
}

export const es: Words = {
  guide: 'Guía',
  lead: 'El trabajo diario del centro, en unos minutos por capítulo.',
  open: 'Abrir la guía',
  keys: 'Ver los atajos',
  search: 'Buscar en la guía',
  nothing: 'Sin resultados',
  nothingHelp: 'Ningún título de la guía contiene estas palabras.',
  onlyEnglish: 'De momento, este capítulo solo está en inglés.',
  noChapter: 'Capítulo no encontrado',
}

export const fr: Words = {
  guide: 'Guide',
  lead: 'Le travail quotidien du studio, en quelques minutes par chapitre.',
  open: 'Ouvrir le guide',
  keys: 'Afficher les raccourcis',
  search: 'Rechercher dans le guide',
  nothing: 'Aucun résultat',
  nothingHelp: 'Aucun titre du guide ne contient ces mots.',
  onlyEnglish: 'Ce chapitre n’existe pour l’instant qu’en anglais.',
  noChapter: 'Chapitre introuvable',
}

export const it: Words = {
  guide: 'Guida',
  lead: 'Il lavoro quotidiano dello studio, in pochi minuti a capitolo.',
  open: 'Apri la guida',
  keys: 'Mostra le scorciatoie',
  search: 'Cerca nella guida',
  nothing: 'Nessun risultato',
  nothingHelp: 'Nessun titolo della guida contiene queste parole.',
  onlyEnglish: 'Per ora questo capitolo è solo in inglese.',
  noChapter: 'Capitolo non trovato',
}
