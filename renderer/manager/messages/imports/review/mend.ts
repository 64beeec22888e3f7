import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    /** Correcting cells of a file before its import. */
    mend: {
      lead: 'Type the correct value and press Enter. The file on your computer doesn’t change.',
      row: (n: number) => `Row ${figure(n)}`,
      fields: (n: number) => `Fields of row ${figure(n)}`,
      more: 'Show all fields',
      less: 'Show fewer fields',
      inFile: (text: string) => `In the file: ${text}`,
      emptyInFile: 'Empty in the file',
      asInFile: 'As in the file',
      mended: (n: number) => `Row ${figure(n)} is corrected`,
      unsaved: 'Not saved. Press Enter to try again.',
      mark: (problem: string) => `Problem: ${problem}`,
      none: 'Nothing left to correct',
      noneHelp: 'Every row in this group is fine now.',
      look: (n: number) => count(n, { one: '1 item to check', other: `${figure(n)} items to check` }),
      nothingWritten: 'Nothing has been saved yet.',
      correct: 'Correct rejected rows',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    mend: {
      lead: 'Gib den richtigen Wert ein und drücke die Eingabetaste. Die Datei auf deinem Computer ändert sich nicht.',
      row: (n) => `Zeile ${figure(n)}`,
      fields: (n) => `Felder von Zeile ${figure(n)}`,
      more: 'Alle Felder anzeigen',
      less: 'Weniger Felder anzeigen',
      inFile: (text) => `In der Datei: ${text}`,
      emptyInFile: 'In der Datei leer',
      asInFile: 'Wie in der Datei',
      mended: (n) => `Zeile ${figure(n)} ist korrigiert`,
      unsaved: 'Nicht gespeichert. Drücke die Eingabetaste, um es noch einmal zu versuchen.',
      mark: (problem) => `Problem: ${problem}`,
      none: 'Nichts mehr zu korrigieren',
      noneHelp: 'Alle Zeilen dieser Gruppe sind jetzt in Ordnung.',
      look: (n) => count(n, { one: '1 Stelle zu prüfen', other: `${figure(n)} Stellen zu prüfen` }),
      nothingWritten: 'Noch wurde nichts gespeichert.',
      correct: 'Abgelehnte Zeilen korrigieren',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    mend: {
      lead: 'Escribe el valor correcto y pulsa Intro. El archivo de tu ordenador no cambia.',
      row: (n) => `Fila ${figure(n)}`,
      fields: (n) => `Campos de la fila ${figure(n)}`,
      more: 'Mostrar todos los campos',
      less: 'Mostrar menos campos',
      inFile: (text) => `En el archivo: ${text}`,
      emptyInFile: 'Vacío en el archivo',
      asInFile: 'Como en el archivo',
      mended: (n) => `La fila ${figure(n)} está corregida`,
      unsaved: 'No se ha guardado. Pulsa Intro para intentarlo otra vez.',
      mark: (problem) => `Problema: ${problem}`,
      none: 'No queda nada por corregir',
      noneHelp: 'Todas las filas de este grupo ya están bien.',
      look: (n) => count(n, { one: '1 dato por revisar', other: `${figure(n)} datos por revisar` }),
      nothingWritten: 'Aún no se ha guardado nada.',
      correct: 'Corregir las filas rechazadas',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    mend: {
      lead: 'Saisissez la bonne valeur et appuyez sur Entrée. Le fichier sur votre ordinateur ne change pas.',
      row: (n) => `Ligne ${figure(n)}`,
      fields: (n) => `Champs de la ligne ${figure(n)}`,
      more: 'Afficher tous les champs',
      less: 'Afficher moins de champs',
      inFile: (text) => `Dans le fichier\u00a0: ${text}`,
      emptyInFile: 'Vide dans le fichier',
      asInFile: 'Comme dans le fichier',
      mended: (n) => `La ligne ${figure(n)} est corrigée`,
      unsaved: 'Non enregistré. Appuyez sur Entrée pour réessayer.',
      mark: (problem) => `Problème\u00a0: ${problem}`,
      none: 'Plus rien à corriger',
      noneHelp: 'Toutes les lignes de ce groupe sont en ordre.',
      look: (n) => count(n, { one: `${figure(n)} point à vérifier`, other: `${figure(n)} points à vérifier` }),
      nothingWritten: 'Rien n’est encore enregistré.',
      correct: 'Corriger les lignes refusées',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    mend: {
      lead: 'Scrivi il valore corretto e premi Invio. Il file sul tuo computer non cambia.',
      row: (n) => `Riga ${figure(n)}`,
      fields: (n) => `Campi della riga ${figure(n)}`,
      more: 'Mostra tutti i campi',
      less: 'Mostra meno campi',
      inFile: (text) => `Nel file: ${text}`,
      emptyInFile: 'Vuoto nel file',
      asInFile: 'Come nel file',
      mended: (n) => `La riga ${figure(n)} è corretta`,
      unsaved: 'Non salvato. Premi Invio per riprovare.',
      mark: (problem) => `Problema: ${problem}`,
      none: 'Non resta nulla da correggere',
      noneHelp: 'Tutte le righe di questo gruppo ora vanno bene.',
      look: (n) => count(n, { one: '1 dato da controllare', other: `${figure(n)} dati da controllare` }),
      nothingWritten: 'Non è stato ancora salvato nulla.',
      correct: 'Correggi le righe rifiutate',
    },
  }
}
