import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const rows = (n: number) => count(n, { one: '1 row', other: `${figure(n)} rows` })

  return {
    rows,
    otherFile: 'Another file',
    start: 'Start import',
    startOf: (n: number) => count(n, { one: 'Import 1 row', other: `Import ${figure(n)} rows` }),
    open: (n: number) => count(n, { one: 'One question is open', other: `${figure(n)} questions are open` }),
    openHelp: (n: number) =>
      count(n, { one: 'Answer the open question first.', other: `Answer the ${figure(n)} open questions first.` }),
    everyWeeks: (n: number) => `, every ${figure(n)} weeks`,
    nothing: 'No row in this file would be imported.',
    looking: 'Checking again…',
    ready: 'Everything is clear. Nothing has been saved yet.',
    recognised: (product: string) => `Export from ${product}`,
    ownList: 'Your own list',
    sheet: 'Sheet',
    ofSheet: (name: string) => `Sheet “${name}”`,
    header: (row: number) => `Column names in row ${row}`,
    delimiter: (sign: string) => `Separated by ${sign}`,
    delimiters: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as Readonly<Record<string, string>>,
    formats: { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument', html: 'Web page with the ending .xls' },
    switched: (entity: string) => `Read as a list of ${entity}`,
    switchedHelp: (before: string) => `Its columns match. You dropped it as a list of ${before}.`,
    switchBack: (entity: string) => `Read it as ${entity}`,
    suggested: (entity: string) => `This looks like a list of ${entity}`,
    suggestedHelp: 'Read that way, more of its columns match.',
    lists: {
      clients: 'clients',
      memberships: 'memberships',
      membership_types: 'membership types',
      instructors: 'instructors',
      class_schedule: 'classes',
      bookings: 'bookings',
      products: 'products',
      gift_cards: 'gift cards',
      sales: 'sales',
    } as Readonly<Record<string, string | undefined>>,
    tabs: 'Results of the check',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const rows = (n: number) => count(n, { one: '1 Zeile', other: `${figure(n)} Zeilen` })

  return {
    rows,
    otherFile: 'Andere Datei',
    start: 'Import starten',
    startOf: (n) => count(n, { one: '1 Zeile importieren', other: `${figure(n)} Zeilen importieren` }),
    open: (n) => count(n, { one: 'Eine Frage ist offen', other: `${figure(n)} Fragen sind offen` }),
    openHelp: (n) =>
      count(n, {
        one: 'Beantworte zuerst die offene Frage.',
        other: `Beantworte zuerst die ${figure(n)} offenen Fragen.`,
      }),
    everyWeeks: (n) => `, alle ${figure(n)} Wochen`,
    nothing: 'Aus dieser Datei würde keine Zeile importiert.',
    looking: 'Wird noch einmal geprüft\u00a0…',
    ready: 'Alles ist klar. Noch wurde nichts gespeichert.',
    recognised: (product) => `Export aus ${product}`,
    ownList: 'Eigene Liste',
    sheet: 'Tabellenblatt',
    ofSheet: (name) => `Blatt „${name}“`,
    header: (row) => `Spaltennamen in Zeile ${row}`,
    delimiter: (sign) => `Getrennt durch ${sign}`,
    delimiters: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren', '|': 'senkrechte Striche' },
    formats: { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument', html: 'Webseite mit der Endung .xls' },
    switched: (entity) => `Als Liste gelesen: ${entity}`,
    switchedHelp: (before) => `Die Spalten passen dazu. Hochgeladen hast du sie als Liste: ${before}.`,
    switchBack: (entity) => `Lesen als: ${entity}`,
    suggested: (entity) => `Das sieht nach einer anderen Liste aus: ${entity}`,
    suggestedHelp: 'So gelesen, passen mehr Spalten.',
    lists: {
      clients: 'Kund:innen',
      memberships: 'Mitgliedschaften',
      membership_types: 'Mitgliedschaftsarten',
      instructors: 'Trainer:innen',
      class_schedule: 'Kurse',
      bookings: 'Buchungen',
      products: 'Produkte',
      gift_cards: 'Gutscheine',
      sales: 'Verkäufe',
    },
    tabs: 'Ergebnisse der Prüfung',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const rows = (n: number) => count(n, { one: '1 fila', other: `${figure(n)} filas` })

  return {
    rows,
    otherFile: 'Otro archivo',
    start: 'Empezar importación',
    startOf: (n) => `Importar ${rows(n)}`,
    open: (n) => count(n, { one: 'Queda una pregunta', other: `Quedan ${figure(n)} preguntas` }),
    openHelp: (n) =>
      count(n, {
        one: 'Responde antes a la pregunta que queda.',
        other: `Responde antes a las ${figure(n)} preguntas que quedan.`,
      }),
    everyWeeks: (n) => `, cada ${figure(n)} semanas`,
    nothing: 'No se importaría ninguna fila de este archivo.',
    looking: 'Comprobando otra vez…',
    ready: 'Está todo claro. Aún no se ha guardado nada.',
    recognised: (product) => `Exportación de ${product}`,
    ownList: 'Lista propia',
    sheet: 'Hoja',
    ofSheet: (name) => `Hoja «${name}»`,
    header: (row) => `Nombres de columna en la fila ${row}`,
    delimiter: (sign) => `Separado por ${sign}`,
    delimiters: { ',': 'comas', ';': 'punto y coma', '\t': 'tabuladores', '|': 'barras verticales' },
    formats: { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument', html: 'Página web con extensión .xls' },
    switched: (entity) => `Leído como lista de ${entity}`,
    switchedHelp: (before) => `Sus columnas encajan. La habías subido como lista de ${before}.`,
    switchBack: (entity) => `Leer como lista de ${entity}`,
    suggested: (entity) => `Parece una lista de ${entity}`,
    suggestedHelp: 'Leído así, encajan más columnas.',
    lists: {
      clients: 'clientes',
      memberships: 'bonos y suscripciones',
      membership_types: 'tipos de bono',
      instructors: 'profesores',
      class_schedule: 'clases',
      bookings: 'reservas',
      products: 'productos',
      gift_cards: 'tarjetas regalo',
      sales: 'ventas',
    },
    tabs: 'Resultados de la comprobación',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const rows = (n: number) => count(n, { one: `${figure(n)} ligne`, other: `${figure(n)} lignes` })

  return {
    rows,
    otherFile: 'Autre fichier',
    start: 'Lancer l’importation',
    startOf: (n) => `Importer ${rows(n)}`,
    open: (n) => count(n, { one: 'Une question reste ouverte', other: `${figure(n)} questions restent ouvertes` }),
    openHelp: (n) =>
      count(n, {
        one: 'Répondez d’abord à la question ouverte.',
        other: `Répondez d’abord aux ${figure(n)} questions ouvertes.`,
      }),
    everyWeeks: (n) => `, toutes les ${figure(n)} semaines`,
    nothing: 'Aucune ligne de ce fichier ne serait importée.',
    looking: 'Nouvelle vérification…',
    ready: 'Tout est clair. Rien n’est encore enregistré.',
    recognised: (product) => `Export\u00a0: ${product}`,
    ownList: 'Votre propre liste',
    sheet: 'Feuille',
    ofSheet: (name) => `Feuille «\u00a0${name}\u00a0»`,
    header: (row) => `Noms des colonnes à la ligne ${row}`,
    delimiter: (sign) => `Séparé par des ${sign}`,
    delimiters: { ',': 'virgules', ';': 'points-virgules', '\t': 'tabulations', '|': 'barres verticales' },
    formats: { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument', html: 'Page web avec l’extension .xls' },
    switched: (entity) => `Lu comme une liste\u00a0: ${entity}`,
    switchedHelp: (before) => `Ses colonnes correspondent. Vous l’aviez déposé comme liste\u00a0: ${before}.`,
    switchBack: (entity) => `Lire comme\u00a0: ${entity}`,
    suggested: (entity) => `Cela ressemble à une liste\u00a0: ${entity}`,
    suggestedHelp: 'Avec cette lecture, davantage de colonnes correspondent.',
    lists: {
      clients: 'clients',
      memberships: 'abonnements',
      membership_types: 'types d’abonnement',
      instructors: 'professeurs',
      class_schedule: 'cours',
      bookings: 'réservations',
      products: 'produits',
      gift_cards: 'cartes cadeaux',
      sales: 'ventes',
    },
    tabs: 'Résultats de la vérification',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const rows = (n: number) => count(n, { one: '1 riga', other: `${figure(n)} righe` })

  return {
    rows,
    otherFile: 'Altro file',
    start: 'Avvia l’importazione',
    startOf: (n: number) => count(n, { one: 'Importa 1 riga', other: `Importa ${figure(n)} righe` }),
    open: (n: number) => count(n, { one: 'Una domanda è aperta', other: `${figure(n)} domande sono aperte` }),
    openHelp: (n: number) =>
      count(n, {
        one: 'Rispondi prima alla domanda aperta.',
        other: `Rispondi prima alle ${figure(n)} domande aperte.`,
      }),
    everyWeeks: (n: number) => `, ogni ${figure(n)} settimane`,
    nothing: 'Nessuna riga di questo file verrebbe importata.',
    looking: 'Nuovo controllo…',
    ready: 'È tutto chiaro. Non è ancora stato salvato nulla.',
    recognised: (product: string) => `Esportazione di ${product}`,
    ownList: 'Un tuo elenco',
    sheet: 'Foglio',
    ofSheet: (name: string) => `Foglio «${name}»`,
    header: (row: number) => `Nomi delle colonne nella riga ${row}`,
    delimiter: (sign: string) => `Separatore: ${sign}`,
    delimiters: { ',': 'virgola', ';': 'punto e virgola', '\t': 'tabulazione', '|': 'barra verticale' } as Readonly<
      Record<string, string>
    >,
    formats: { csv: 'CSV', xlsx: 'Excel', ods: 'OpenDocument', html: 'Pagina web con estensione .xls' },
    switched: (entity: string) => `Letto come elenco: ${entity}`,
    switchedHelp: (before: string) => `Le colonne corrispondono. L’avevi caricato come elenco: ${before}.`,
    switchBack: (entity: string) => `Leggi come elenco: ${entity}`,
    suggested: (entity: string) => `Sembra un elenco: ${entity}`,
    suggestedHelp: 'Letto così, corrispondono più colonne.',
    lists: {
      clients: 'clienti',
      memberships: 'abbonamenti',
      membership_types: 'tipi di abbonamento',
      instructors: 'insegnanti',
      class_schedule: 'lezioni',
      bookings: 'prenotazioni',
      products: 'prodotti',
      gift_cards: 'buoni regalo',
      sales: 'vendite',
    } as Readonly<Record<string, string | undefined>>,
    tabs: 'Risultati del controllo',
  }
}
