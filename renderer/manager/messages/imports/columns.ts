import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Which column fills which field. Columns you leave out aren’t imported.',
      column: 'Column in the file',
      samples: 'Contents',
      field: 'Goes to',
      leaveOut: 'Leave out',
      leftOut: (n: number) => count(n, { one: '1 column is left out', other: `${figure(n)} columns are left out` }),
      empty: 'Empty',
      goes: (column: string) => `Where “${column}” goes`,
      fieldOf: (column: string) => `Field for ${column}`,
      unknown: 'Unrecognised columns',
      unknownLead: 'They aren’t imported unless you choose a field for them.',
      looks: 'Looks like',
      looksLike: {
        email: 'Email addresses',
        phone: 'Phone numbers',
        date: 'Dates',
        money: 'Amounts',
        yes_no: 'Yes or no',
        number: 'Numbers',
        text: 'Text',
      },
      fits: 'Its values fit',
      showAll: (n: number) => `Show all ${figure(n)}`,
    },
    problems: {
      none: 'No problems',
      noneHelp: 'Every cell in the file was understood.',
      noneFound: 'No matching problems',
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
        `The first ${figure(shown)} of ${figure(total)}. Fix the export and drop it again, or look at the result of every row.`,
      help: 'A row with an error is left out. With a warning, only one cell is left out and the row is imported.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    columns: {
      lead: 'Welche Spalte welches Feld füllt. Weggelassene Spalten werden nicht importiert.',
      column: 'Spalte in der Datei',
      samples: 'Inhalt',
      field: 'Feld',
      leaveOut: 'Weglassen',
      leftOut: (n) => count(n, { one: '1 Spalte weggelassen', other: `${figure(n)} Spalten weggelassen` }),
      empty: 'Leer',
      goes: (column) => `Wohin „${column}“ geht`,
      fieldOf: (column) => `Feld für ${column}`,
      unknown: 'Nicht erkannte Spalten',
      unknownLead: 'Sie werden nur importiert, wenn du ein Feld für sie wählst.',
      looks: 'Sieht aus wie',
      looksLike: {
        email: 'E-Mail-Adressen',
        phone: 'Telefonnummern',
        date: 'Datumsangaben',
        money: 'Beträge',
        yes_no: 'Ja oder Nein',
        number: 'Zahlen',
        text: 'Text',
      },
      fits: 'Werte passen',
      showAll: (n) => `Alle ${figure(n)} anzeigen`,
    },
    problems: {
      none: 'Keine Probleme',
      noneHelp: 'Jede Zelle der Datei wurde verstanden.',
      noneFound: 'Keine passenden Probleme',
      noneFoundHelp: 'Ändere die Suche oder zeige beide Arten an.',
      all: (n) => `Alle ${figure(n)}`,
      errors: (n) => `${figure(n)} Fehler`,
      warnings: (n) => count(n, { one: '1 Warnung', other: `${figure(n)} Warnungen` }),
      shown: 'Welche Probleme',
      search: 'Zeile, Spalte oder Text',
      problem: 'Problem',
      error: 'Fehler',
      warning: 'Warnung',
      first: (shown, total) =>
        `Die ersten ${figure(shown)} von ${figure(total)}. Korrigiere den Export und importiere ihn noch einmal, oder sieh dir das Ergebnis jeder Zeile an.`,
      help: 'Eine Zeile mit Fehler wird weggelassen. Bei einer Warnung fehlt nur eine Zelle, die Zeile wird importiert.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Qué columna rellena cada campo. Las columnas que dejes fuera no se importan.',
      column: 'Columna del archivo',
      samples: 'Contenido',
      field: 'Campo',
      leaveOut: 'Dejar fuera',
      leftOut: (n) => count(n, { one: '1 columna queda fuera', other: `${figure(n)} columnas quedan fuera` }),
      empty: 'Vacía',
      goes: (column) => `Adónde va «${column}»`,
      fieldOf: (column) => `Campo para ${column}`,
      unknown: 'Columnas no reconocidas',
      unknownLead: 'No se importan si no eliges un campo para ellas.',
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
      none: 'Sin problemas',
      noneHelp: 'Se han entendido todas las celdas del archivo.',
      noneFound: 'Ningún problema coincide',
      noneFoundHelp: 'Cambia la búsqueda o muestra errores y avisos.',
      all: (n) => `Todos (${figure(n)})`,
      errors: (n) => count(n, { one: '1 error', other: `${figure(n)} errores` }),
      warnings: (n) => count(n, { one: '1 aviso', other: `${figure(n)} avisos` }),
      shown: 'Problemas mostrados',
      search: 'Fila, columna o texto',
      problem: 'Problema',
      error: 'Error',
      warning: 'Aviso',
      first: (shown, total) =>
        `Los primeros ${figure(shown)} de ${figure(total)}. Corrige la exportación y súbela otra vez, o mira el resultado de cada fila.`,
      help: 'Una fila con un error queda fuera. Con un aviso solo queda fuera una celda, y la fila se importa.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Quelle colonne remplit quel champ. Les colonnes laissées de côté ne sont pas importées.',
      column: 'Colonne du fichier',
      samples: 'Contenu',
      field: 'Champ',
      leaveOut: 'Laisser de côté',
      leftOut: (n) =>
        count(n, {
          one: `${figure(n)} colonne est laissée de côté`,
          other: `${figure(n)} colonnes sont laissées de côté`,
        }),
      empty: 'Vide',
      goes: (column) => `Où va «\u00a0${column}\u00a0»`,
      fieldOf: (column) => `Champ pour ${column}`,
      unknown: 'Colonnes non reconnues',
      unknownLead: 'Elles ne sont importées que si vous leur choisissez un champ.',
      looks: 'Ressemble à',
      looksLike: {
        email: 'Adresses e-mail',
        phone: 'Numéros de téléphone',
        date: 'Dates',
        money: 'Montants',
        yes_no: 'Oui ou non',
        number: 'Nombres',
        text: 'Texte',
      },
      fits: 'Ses valeurs conviennent',
      showAll: (n) => `Tout afficher (${figure(n)})`,
    },
    problems: {
      none: 'Aucun problème',
      noneHelp: 'Toutes les cellules du fichier ont été comprises.',
      noneFound: 'Aucun problème ne correspond',
      noneFoundHelp: 'Modifiez la recherche ou affichez les deux types.',
      all: (n) => `Tous (${figure(n)})`,
      errors: (n) => count(n, { one: `${figure(n)} erreur`, other: `${figure(n)} erreurs` }),
      warnings: (n) => count(n, { one: `${figure(n)} avertissement`, other: `${figure(n)} avertissements` }),
      shown: 'Quels problèmes',
      search: 'Ligne, colonne ou texte',
      problem: 'Problème',
      error: 'Erreur',
      warning: 'Avertissement',
      first: (shown, total) =>
        `Les ${figure(shown)} premiers sur ${figure(total)}. Corrigez l’export et déposez-le de nouveau, ou regardez le résultat de chaque ligne.`,
      help: 'Une ligne avec une erreur est laissée de côté. Avec un avertissement, seule une cellule l’est\u202f; la ligne est importée.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    /** Which column of a file goes where, and those of which nothing was made. */
    columns: {
      lead: 'Quale colonna riempie quale campo. Le colonne escluse non vengono importate.',
      column: 'Colonna del file',
      samples: 'Contenuto',
      field: 'Campo',
      leaveOut: 'Escludi',
      leftOut: (n) => count(n, { one: '1 colonna è esclusa', other: `${figure(n)} colonne sono escluse` }),
      empty: 'Vuota',
      goes: (column) => `Dove va «${column}»`,
      fieldOf: (column) => `Campo per ${column}`,
      unknown: 'Colonne non riconosciute',
      unknownLead: 'Vengono importate solo se scegli un campo per loro.',
      looks: 'Sembra',
      looksLike: {
        email: 'Indirizzi e-mail',
        phone: 'Numeri di telefono',
        date: 'Date',
        money: 'Importi',
        yes_no: 'Sì o no',
        number: 'Numeri',
        text: 'Testo',
      },
      fits: 'I valori corrispondono',
      showAll: (n) => `Mostra tutte e ${figure(n)}`,
    },
    problems: {
      none: 'Nessun problema',
      noneHelp: 'Tutte le celle del file sono state riconosciute.',
      noneFound: 'Nessun problema corrisponde',
      noneFoundHelp: 'Cambia la ricerca o mostra entrambi i tipi.',
      all: (n: number) => `Tutti (${figure(n)})`,
      errors: (n: number) => count(n, { one: '1 errore', other: `${figure(n)} errori` }),
      warnings: (n: number) => count(n, { one: '1 avviso', other: `${figure(n)} avvisi` }),
      shown: 'Quali problemi',
      search: 'Riga, colonna o testo',
      problem: 'Problema',
      error: 'Errore',
      warning: 'Avviso',
      first: (shown: number, total: number) =>
        `Mostrati ${figure(shown)} di ${figure(total)}. Correggi l’esportazione e caricala di nuovo, oppure guarda il risultato di ogni riga.`,
      help: 'Una riga con un errore viene esclusa. Con un avviso manca solo una cella e la riga viene importata.',
    },
  }
}
