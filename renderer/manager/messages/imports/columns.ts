import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Which column fills which field. A column that is left out is not imported.',
      column: 'Column of the file',
      samples: 'In it',
      field: 'Goes to',
      leaveOut: 'Leave out',
      leftOut: (n: number) => count(n, { one: '1 column is left out', other: `${figure(n)} columns are left out` }),
      empty: 'Empty',
      goes: (column: string) => `Where “${column}” goes`,
      fieldOf: (column: string) => `Field for ${column}`,
      unknown: 'Columns that were not understood',
      unknownLead: 'They are not imported unless you say where they belong.',
      looks: 'Looks like',
      looksLike: {
        email: 'E-mail addresses',
        phone: 'Telephone numbers',
        date: 'Dates',
        money: 'Amounts of money',
        yes_no: 'Yes or no',
        number: 'Numbers',
        text: 'Words',
      },
      fits: 'Its values fit',
      showAll: (n: number) => `Show all ${figure(n)}`,
    },
    problems: {
      none: 'Nothing to complain about',
      noneHelp: 'Every cell of the file could be understood.',
      noneFound: 'No problem fits',
      noneFoundHelp: 'Change the search or show both kinds.',
      all: (n: number) => `All ${figure(n)}`,
      errors: (n: number) => count(n, { one: '1 error', other: `${figure(n)} errors` }),
      warnings: (n: number) => count(n, { one: '1 warning', other: `${figure(n)} warnings` }),
      shown: 'Which problems',
      search: 'Row, column or words',
      problem: 'Problem',
      error: 'Error',
      warning: 'Warning',
      first: (shown: number, total: number) =>
        `The first ${figure(shown)} of ${figure(total)}. Fix the export and drop it again, or look at every row’s fate.`,
      help: 'A row with an error is left out. A warning means that one cell is left out and the row comes all the same.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    columns: {
      lead: 'Welche Spalte welches Feld füllt. Was du weglässt, wird nicht importiert.',
      column: 'Spalte der Datei',
      samples: 'Inhalt',
      field: 'Geht nach',
      leaveOut: 'Weglassen',
      leftOut: (n) => count(n, { one: '1 Spalte bleibt weg', other: `${figure(n)} Spalten bleiben weg` }),
      empty: 'Leer',
      goes: (column) => `Wohin „${column}“ geht`,
      fieldOf: (column) => `Feld für ${column}`,
      unknown: 'Nicht erkannte Spalten',
      unknownLead: 'Sie werden nicht importiert, solange du nicht sagst, wohin sie gehören.',
      looks: 'Sieht aus wie',
      looksLike: {
        email: 'E-Mail-Adressen',
        phone: 'Telefonnummern',
        date: 'Daten',
        money: 'Geldbeträge',
        yes_no: 'Ja oder Nein',
        number: 'Zahlen',
        text: 'Text',
      },
      fits: 'Ihre Werte passen',
      showAll: (n) => `Alle ${figure(n)} zeigen`,
    },
    problems: {
      none: 'Nichts zu beanstanden',
      noneHelp: 'Jede Zelle der Datei wurde verstanden.',
      noneFound: 'Kein Problem passt',
      noneFoundHelp: 'Ändere die Suche oder zeig beide Arten.',
      all: (n) => `Alle ${figure(n)}`,
      errors: (n) => `${figure(n)} Fehler`,
      warnings: (n) => count(n, { one: '1 Warnung', other: `${figure(n)} Warnungen` }),
      shown: 'Welche Probleme',
      search: 'Zeile, Spalte oder Wörter',
      problem: 'Problem',
      error: 'Fehler',
      warning: 'Warnung',
      first: (shown, total) =>
        `Die ersten ${figure(shown)} von ${figure(total)}. Berichtige den Export und hol ihn noch einmal herein, oder sieh dir an, was aus jeder Zeile wird.`,
      help: 'Eine Zeile mit Fehler bleibt weg. Bei einer Warnung bleibt nur eine Zelle weg, und die Zeile kommt trotzdem.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Qué columna rellena cada campo. Una columna que se deja fuera no se importa.',
      column: 'Columna del archivo',
      samples: 'Contiene',
      field: 'Va a',
      leaveOut: 'Dejar fuera',
      leftOut: (n) => count(n, { one: '1 columna queda fuera', other: `${figure(n)} columnas quedan fuera` }),
      empty: 'Vacía',
      goes: (column) => `Adónde va «${column}»`,
      fieldOf: (column) => `Campo para ${column}`,
      unknown: 'Columnas que no se han reconocido',
      unknownLead: 'No se importan, a menos que digas adónde van.',
      looks: 'Parece',
      looksLike: {
        email: 'Direcciones de correo',
        phone: 'Números de teléfono',
        date: 'Fechas',
        money: 'Importes',
        yes_no: 'Sí o no',
        number: 'Números',
        text: 'Texto',
      },
      fits: 'Sus valores encajan',
      showAll: (n) => `Mostrar todo (${figure(n)})`,
    },
    problems: {
      none: 'Todo en orden',
      noneHelp: 'Se han entendido todas las celdas del archivo.',
      noneFound: 'Ningún problema coincide',
      noneFoundHelp: 'Cambia la búsqueda o muestra errores y avisos.',
      all: (n) => `Todos (${figure(n)})`,
      errors: (n) => count(n, { one: '1 error', other: `${figure(n)} errores` }),
      warnings: (n) => count(n, { one: '1 aviso', other: `${figure(n)} avisos` }),
      shown: 'Qué problemas',
      search: 'Fila, columna o palabras',
      problem: 'Problema',
      error: 'Error',
      warning: 'Aviso',
      first: (shown, total) =>
        `Los primeros ${figure(shown)} de ${figure(total)}. Corrige la exportación y vuelve a traerla, o mira qué pasa con cada fila.`,
      help: 'Una fila con un error queda fuera. Con un aviso solo queda fuera una celda, y la fila se importa igualmente.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Quelle colonne remplit quel champ. Une colonne laissée de côté n’est pas importée.',
      column: 'Colonne du fichier',
      samples: 'Contenu',
      field: 'Va dans',
      leaveOut: 'Laisser de côté',
      leftOut: (n) =>
        count(n, {
          one: `${figure(n)} colonne est laissée de côté`,
          other: `${figure(n)} colonnes sont laissées de côté`,
        }),
      empty: 'Vide',
      goes: (column) => `Où va «\u00a0${column}\u00a0»`,
      fieldOf: (column) => `Champ pour ${column}`,
      unknown: 'Colonnes non comprises',
      unknownLead: 'Elles ne sont pas importées, sauf si vous dites où elles vont.',
      looks: 'Ressemble à',
      looksLike: {
        email: 'Adresses e-mail',
        phone: 'Numéros de téléphone',
        date: 'Dates',
        money: 'Montants',
        yes_no: 'Oui ou non',
        number: 'Nombres',
        text: 'Mots',
      },
      fits: 'Ses valeurs conviennent',
      showAll: (n) => `Tout afficher (${figure(n)})`,
    },
    problems: {
      none: 'Rien à redire',
      noneHelp: 'Toutes les cellules du fichier ont été comprises.',
      noneFound: 'Aucun problème ne correspond',
      noneFoundHelp: 'Changez la recherche ou affichez les deux genres.',
      all: (n) => `Tous (${figure(n)})`,
      errors: (n) => count(n, { one: `${figure(n)} erreur`, other: `${figure(n)} erreurs` }),
      warnings: (n) => count(n, { one: `${figure(n)} avertissement`, other: `${figure(n)} avertissements` }),
      shown: 'Quels problèmes',
      search: 'Ligne, colonne ou mots',
      problem: 'Problème',
      error: 'Erreur',
      warning: 'Avertissement',
      first: (shown, total) =>
        `Les ${figure(shown)} premiers sur ${figure(total)}. Corrigez l’export et déposez-le de nouveau, ou regardez ce que devient chaque ligne.`,
      help: 'Une ligne avec une erreur est laissée de côté. Avec un avertissement, une seule cellule l’est, et la ligne vient quand même.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Quale colonna riempie quale campo. Una colonna esclusa non viene importata.',
      column: 'Colonna del file',
      samples: 'Contiene',
      field: 'Va in',
      leaveOut: 'Escludi',
      leftOut: (n) => count(n, { one: '1 colonna è esclusa', other: `${figure(n)} colonne sono escluse` }),
      empty: 'Vuota',
      goes: (column) => `Dove va «${column}»`,
      fieldOf: (column) => `Campo per ${column}`,
      unknown: 'Colonne non riconosciute',
      unknownLead: 'Non vengono importate, se non indichi dove vanno.',
      looks: 'Sembra',
      looksLike: {
        email: 'Indirizzi e-mail',
        phone: 'Numeri di telefono',
        date: 'Date',
        money: 'Importi',
        yes_no: 'Sì o no',
        number: 'Numeri',
        text: 'Parole',
      },
      fits: 'I valori corrispondono',
      showAll: (n) => `Mostra tutte e ${figure(n)}`,
    },
    problems: {
      none: 'Nulla da segnalare',
      noneHelp: 'Ogni cella del file è stata capita.',
      noneFound: 'Nessun problema corrisponde',
      noneFoundHelp: 'Cambia la ricerca o mostra entrambi i tipi.',
      all: (n: number) => `Tutti i ${figure(n)}`,
      errors: (n: number) => count(n, { one: '1 errore', other: `${figure(n)} errori` }),
      warnings: (n: number) => count(n, { one: '1 avviso', other: `${figure(n)} avvisi` }),
      shown: 'Quali problemi',
      search: 'Riga, colonna o parole',
      problem: 'Problema',
      error: 'Errore',
      warning: 'Avviso',
      first: (shown: number, total: number) =>
        `I primi ${figure(shown)} di ${figure(total)}. Correggi l’esportazione e caricala di nuovo, oppure guarda che cosa succede a ogni riga.`,
      help: 'Una riga con un errore resta fuori. Un avviso vuol dire che resta fuori una cella e la riga viene comunque importata.',
    },
  }
}
