import type { calendar as en } from '../en/calendar.ts'

export const calendar: typeof en = {
  title: 'Nel tuo calendario',
  rowDetail: 'Le tue lezioni accanto a tutto il resto',
  lead: 'Abbonati una volta: ciò che prenoti, e ciò che viene spostato o annullato, vi compare da solo. I calendari guardano di nuovo ogni poche ore.',
  shows: 'Che cosa vi comparirà',
  showsMeans: 'Ciò che prenoti vi compare, con l’ora e il luogo.',
  steps: [
    'Crea il link: è soltanto tuo.',
    'Aggiungilo al calendario del telefono o del computer: Apple, Google, Outlook.',
    'Fatto: ciò che cambia qui cambia anche lì.',
  ],
  make: 'Crea il link',
  subscribe: 'Aggiungi al mio calendario',
  copy: 'Copia il link',
  copied: 'Link copiato',
  notCopied: 'Il browser non lascia copiare a questa pagina',
  select: 'Seleziona il link nella pagina e copialo a mano.',
  google: 'Per Google Calendar: copia il link e incollalo lì in «Altri calendari», «Da URL».',
  secret: 'Chi ha questo link può leggere il calendario senza accedere.',
  end: 'Chiudi il link',
  endTitle: 'Chiudere questo link?',
  endMeans: 'I calendari che lo hanno non leggono più nulla. Puoi crearne un altro in qualsiasi momento.',
  ended: 'Il link è chiuso',
}
