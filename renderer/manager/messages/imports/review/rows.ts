import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    preview: 'Preview',
    every: 'Every row',
    columns: 'Columns',
    problems: 'Problems',
    previewLead: (n: number) =>
      count(n, { one: 'The first row as it will become.', other: `The first ${figure(n)} rows as they will become.` }),
    noPreview: 'The file has column names and no rows below them.',
    row: 'Row',
    who: 'Who',
    person: 'Person',
    contact: 'Contact',
    born: 'Born',
    details: 'Details',
    fate: 'What happens',
    membership: 'Membership',
    product: 'Product',
    recipient: 'Recipient',
    className: 'Class',
    runs: 'Runs',
    left: 'Left',
    unlimited: 'Unlimited',
    paid: 'Paid',
    kind: 'Kind',
    noName: 'No name',
    from: (date: string) => `From ${date}`,
    agrees: 'Wants marketing',
    refuses: 'No marketing',
    yes: 'Yes',
    no: 'No',
    as: (row: number) => `Row ${row} as it will become`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    preview: 'Vorschau',
    every: 'Alle Zeilen',
    columns: 'Spalten',
    problems: 'Probleme',
    previewLead: (n) =>
      count(n, {
        one: 'Die erste Zeile, wie sie hier aussehen wird.',
        other: `Die ersten ${figure(n)} Zeilen, wie sie hier aussehen werden.`,
      }),
    noPreview: 'Die Datei hat Spaltennamen und darunter keine Zeilen.',
    row: 'Zeile',
    who: 'Wer',
    person: 'Person',
    contact: 'Kontakt',
    born: 'Geboren',
    details: 'Einzelheiten',
    fate: 'Was geschieht',
    membership: 'Mitgliedschaft',
    product: 'Produkt',
    recipient: 'Für wen',
    className: 'Kurs',
    runs: 'Läuft',
    left: 'Übrig',
    unlimited: 'Unbegrenzt',
    paid: 'Bezahlt',
    kind: 'Art',
    noName: 'Kein Name',
    from: (date) => `Ab ${date}`,
    agrees: 'Möchte Werbung',
    refuses: 'Keine Werbung',
    yes: 'Ja',
    no: 'Nein',
    as: (row) => `Zeile ${row}, wie sie hier aussehen wird`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    preview: 'Vista previa',
    every: 'Todas las filas',
    columns: 'Columnas',
    problems: 'Problemas',
    previewLead: (n) =>
      count(n, {
        one: 'La primera fila, tal como quedará.',
        other: `Las ${figure(n)} primeras filas, tal como quedarán.`,
      }),
    noPreview: 'El archivo tiene nombres de columna y ninguna fila debajo.',
    row: 'Fila',
    who: 'Quién',
    person: 'Persona',
    contact: 'Contacto',
    born: 'Nacimiento',
    details: 'Detalles',
    fate: 'Qué pasa',
    membership: 'Bono',
    product: 'Producto',
    recipient: 'Para quién',
    className: 'Clase',
    runs: 'Vigencia',
    left: 'Quedan',
    unlimited: 'Ilimitado',
    paid: 'Pagado',
    kind: 'Tipo',
    noName: 'Sin nombre',
    from: (date) => `Desde el ${date}`,
    agrees: 'Acepta publicidad',
    refuses: 'Sin publicidad',
    yes: 'Sí',
    no: 'No',
    as: (row) => `La fila ${row}, tal como quedará`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    preview: 'Aperçu',
    every: 'Toutes les lignes',
    columns: 'Colonnes',
    problems: 'Problèmes',
    previewLead: (n) =>
      count(n, {
        one: 'La première ligne, telle qu’elle deviendra.',
        other: `Les ${figure(n)} premières lignes, telles qu’elles deviendront.`,
      }),
    noPreview: 'Le fichier a des noms de colonnes, mais aucune ligne en dessous.',
    row: 'Ligne',
    who: 'Qui',
    person: 'Personne',
    contact: 'Contact',
    born: 'Naissance',
    details: 'Détails',
    fate: 'Ce qui se passe',
    membership: 'Abonnement',
    product: 'Produit',
    recipient: 'Pour qui',
    className: 'Cours',
    runs: 'Validité',
    left: 'Reste',
    unlimited: 'Illimité',
    paid: 'Payé',
    kind: 'Genre',
    noName: 'Sans nom',
    from: (date) => `À partir du ${date}`,
    agrees: 'Accepte la publicité',
    refuses: 'Pas de publicité',
    yes: 'Oui',
    no: 'Non',
    as: (row) => `La ligne ${row}, telle qu’elle deviendra`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    preview: 'Anteprima',
    every: 'Tutte le righe',
    columns: 'Colonne',
    problems: 'Problemi',
    previewLead: (n: number) =>
      count(n, { one: 'La prima riga, come diventerà.', other: `Le prime ${figure(n)} righe, come diventeranno.` }),
    noPreview: 'Il file ha nomi di colonna e nessuna riga sotto.',
    row: 'Riga',
    who: 'Chi',
    person: 'Persona',
    contact: 'Contatto',
    born: 'Data di nascita',
    details: 'Dettagli',
    fate: 'Che cosa succede',
    membership: 'Abbonamento',
    product: 'Prodotto',
    recipient: 'Per chi',
    className: 'Lezione',
    runs: 'Validità',
    left: 'Resta',
    unlimited: 'Illimitato',
    paid: 'Pagato',
    kind: 'Tipo',
    noName: 'Senza nome',
    from: (date: string) => `Dal ${date}`,
    agrees: 'Vuole pubblicità',
    refuses: 'Niente pubblicità',
    yes: 'Sì',
    no: 'No',
    as: (row: number) => `Riga ${row}, come diventerà`,
  }
}
