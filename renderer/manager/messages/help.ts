export const en = {
  guide: 'Guide',
  lead: 'How the studio’s everyday work is done, a few minutes a chapter.',
  open: 'Open the guide',
  keys: 'Show the keys',
  search: 'Search the guide',
  nothing: 'Nothing found',
  nothingHelp: 'No heading of the guide has these words.',
  onlyEnglish: 'This chapter is in English so far.',
  noChapter: 'No such chapter',
}

type Words = typeof en

export const de: Words = {
  guide: 'Anleitung',
  lead: 'Wie die tägliche Arbeit im Studio geht, ein paar Minuten pro Kapitel.',
  open: 'Anleitung öffnen',
  keys: 'Tasten anzeigen',
  search: 'In der Anleitung suchen',
  nothing: 'Nichts gefunden',
  nothingHelp: 'Keine Überschrift der Anleitung enthält diese Wörter.',
  onlyEnglish: 'Dieses Kapitel gibt es bisher nur auf Englisch.',
  noChapter: 'Kapitel nicht gefunden',
}

export const es: Words = {
  guide: 'Guía',
  lead: 'El trabajo diario del estudio, paso a paso: unos minutos por capítulo.',
  open: 'Abrir la guía',
  keys: 'Ver los atajos',
  search: 'Busca en la guía',
  nothing: 'Sin resultados',
  nothingHelp: 'Ningún título de la guía contiene estas palabras.',
  onlyEnglish: 'De momento, este capítulo solo está en inglés.',
  noChapter: 'Capítulo no encontrado',
}

export const fr: Words = {
  guide: 'Guide',
  lead: 'Le travail quotidien du studio, pas à pas\u00a0: quelques minutes par chapitre.',
  open: 'Ouvrir le guide',
  keys: 'Afficher les raccourcis',
  search: 'Chercher dans le guide',
  nothing: 'Aucun résultat',
  nothingHelp: 'Aucun titre du guide ne contient ces mots.',
  onlyEnglish: 'Ce chapitre n’existe pour l’instant qu’en anglais.',
  noChapter: 'Chapitre introuvable',
}

export const it: Words = {
  guide: 'Guida',
  lead: 'Il lavoro quotidiano dello studio, passo per passo: pochi minuti a capitolo.',
  open: 'Apri la guida',
  keys: 'Mostra i tasti',
  search: 'Cerca nella guida',
  nothing: 'Nessun risultato',
  nothingHelp: 'Nessun titolo della guida contiene queste parole.',
  onlyEnglish: 'Per ora questo capitolo è solo in inglese.',
  noChapter: 'Capitolo non trovato',
}
