import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    /** Correcting cells of a file before its import. */
    mend: {
      lead: 'Type the right value and press Enter. The file on your computer stays as it is.',
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
      noneHelp: 'Every row of this kind is fine now.',
      look: (n: number) => count(n, { one: '1 thing to look at', other: `${figure(n)} things to look at` }),
      nothingWritten: 'Nothing has been written yet.',
      correct: 'Correct the rejected rows',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    mend: {
      lead: 'Gib den richtigen Wert ein und drücke die Eingabetaste. Die Datei auf deinem Computer bleibt, wie sie ist.',
      row: (n) => `Zeile ${figure(n)}`,
      fields: (n) => `Felder von Zeile ${figure(n)}`,
      more: 'Alle Felder zeigen',
      less: 'Weniger Felder zeigen',
      inFile: (text) => `In der Datei: ${text}`,
      emptyInFile: 'In der Datei leer',
      asInFile: 'Wie in der Datei',
      mended: (n) => `Zeile ${figure(n)} ist korrigiert`,
      unsaved: 'Nicht gespeichert. Drücke die Eingabetaste, um es noch einmal zu versuchen.',
      mark: (problem) => `Problem: ${problem}`,
      none: 'Nichts mehr zu korrigieren',
      noneHelp: 'Alle Zeilen dieser Art sind jetzt in Ordnung.',
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
      unsaved: 'No se ha guardado. Pulsa Intro para intentarlo de nuevo.',
      mark: (problem) => `Problema: ${problem}`,
      none: 'No queda nada por corregir',
      noneHelp: 'Todas las filas de este grupo ya están bien.',
      look: (n) => count(n, { one: '1 cosa por revisar', other: `${figure(n)} cosas por revisar` }),
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
      lead: 'Saisissez la bonne valeur et appuyez sur Entrée. Le fichier sur votre ordinateur reste tel quel.',
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
      noneHelp: 'Toutes les lignes de ce genre sont en ordre.',
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
      lead: 'Scrivi il valore giusto e premi Invio. Il file sul tuo computer resta com’è.',
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
      noneHelp: 'Tutte le righe di questo tipo ora vanno bene.',
      look: (n) => count(n, { one: '1 cosa da controllare', other: `${figure(n)} cose da controllare` }),
      nothingWritten: 'Non è stato ancora salvato nulla.',
      correct: 'Correggi le righe rifiutate',
    },
  }
}
