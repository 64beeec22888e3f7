import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
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
      count(n, { one: 'The first row after the import.', other: `The first ${figure(n)} rows after the import.` }),
    noPreview: 'The file has column names but no rows below them.',
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
    runs: 'Valid',
    left: 'Left',
    unlimited: 'Unlimited',
    paid: 'Paid',
    kind: 'Type',
    noName: 'No name',
    from: (date: string) => `From ${date}`,
    agrees: 'Wants marketing',
    refuses: 'No marketing',
    yes: 'Yes',
    no: 'No',
    as: (row: number) => `Row ${row} after the import`,
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
        one: 'Die erste Zeile nach dem Import.',
        other: `Die ersten ${figure(n)} Zeilen nach dem Import.`,
      }),
    noPreview: 'Die Datei hat Spaltennamen, aber keine Zeilen darunter.',
    row: 'Zeile',
    who: 'Wer',
    person: 'Person',
    contact: 'Kontakt',
    born: 'Geboren',
    details: 'Details',
    fate: 'Was geschieht',
    membership: 'Mitgliedschaft',
    product: 'Produkt',
    recipient: 'Empfänger:in',
    className: 'Kurs',
    runs: 'Gültig',
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
    as: (row) => `Zeile ${row} nach dem Import`,
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
        one: 'La primera fila después de importar.',
        other: `Las ${figure(n)} primeras filas después de importar.`,
      }),
    noPreview: 'El archivo tiene nombres de columna, pero ninguna fila debajo.',
    row: 'Fila',
    who: 'Quién',
    person: 'Persona',
    contact: 'Contacto',
    born: 'Nacimiento',
    details: 'Detalles',
    fate: 'Qué pasará',
    membership: 'Bono o suscripción',
    product: 'Producto',
    recipient: 'Destinatario',
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
    as: (row) => `La fila ${row} después de importar`,
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
        one: 'La première ligne après l’importation.',
        other: `Les ${figure(n)} premières lignes après l’importation.`,
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
    recipient: 'Destinataire',
    className: 'Cours',
    runs: 'Validité',
    left: 'Reste',
    unlimited: 'Illimité',
    paid: 'Payé',
    kind: 'Type',
    noName: 'Sans nom',
    from: (date) => `À partir du ${date}`,
    agrees: 'Accepte la publicité',
    refuses: 'Pas de publicité',
    yes: 'Oui',
    no: 'Non',
    as: (row) => `La ligne ${row} après l’importation`,
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
      count(n, {
        one: 'La prima riga dopo l’importazione.',
        other: `Le prime ${figure(n)} righe dopo l’importazione.`,
      }),
    noPreview: 'Il file ha nomi di colonna, ma nessuna riga sotto.',
    row: 'Riga',
    who: 'Chi',
    person: 'Persona',
    contact: 'Contatto',
    born: 'Data di nascita',
    details: 'Dettagli',
    fate: 'Che cosa succede',
    membership: 'Abbonamento',
    product: 'Prodotto',
    recipient: 'Destinatario',
    className: 'Lezione',
    runs: 'Validità',
    left: 'Resta',
    unlimited: 'Illimitato',
    paid: 'Pagato',
    kind: 'Tipo',
    noName: 'Senza nome',
    from: (date: string) => italian.Dal(date),
    agrees: 'Vuole pubblicità',
    refuses: 'Nessuna pubblicità',
    yes: 'Sì',
    no: 'No',
    as: (row: number) => `Riga ${row} dopo l’importazione`,
  }
}
