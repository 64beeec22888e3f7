import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    results: {
      says: (of: { enrolled: number; sent: number; cameBack: number; spent: string }) =>
        `${count(of.enrolled, { one: 'One client', other: `${figure(of.enrolled)} clients` })} came in. After ${count(of.sent, { one: 'one message', other: `${figure(of.sent)} messages` })}, ${figure(of.cameBack)} came again within 30 days, and ${of.spent} was spent.`,
      ofSent: (share: string) => `${share} of the messages, within 30 days`,
      enrolled: 'Came in',
      sent: 'Messages sent',
      cameBack: 'Came back',
      cameBackMeans: 'within 30 days',
      spent: 'Spent',
      spentMeans: 'within 30 days, refunds off',
      funnel: 'Step by step',
      funnelMeans:
        'How many came to each step, and what became of it. Who comes or pays is counted with the last message they got.',
      of: (done: number, entered: number) => `${figure(done)} of ${figure(entered)}`,
      table: 'The steps in figures',
      step: 'Step',
      entered: 'Came to it',
      done: 'Done',
      skipped: 'Skipped',
      left: 'Left before it',
      why: 'Skipped because',
      reasons: {
        no_consent: 'not agreed',
        no_address: 'no address',
        no_mail_server: 'no mail server',
        one_a_day: 'one message a day',
        late: 'too late',
        no_promo_code: 'no promo code',
        tag_gone: 'tag gone',
        dropped_after_restore: 'dropped after a restore',
      },
      reason: (why: string, n: number) => `${why}: ${figure(n)}`,
      gone: 'no longer in it',
      noneTitle: 'No figures yet',
      none: 'They come with the first client who comes in.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: 'Eine Person kam', other: `${figure(of.enrolled)} Personen kamen` })} dazu. Nach ${count(of.sent, { one: 'einer Nachricht', other: `${figure(of.sent)} Nachrichten` })} kamen ${figure(of.cameBack)} innerhalb von 30 Tagen wieder; ausgegeben wurden ${of.spent}.`,
      ofSent: (share) => `${share} der Nachrichten, innerhalb von 30 Tagen`,
      enrolled: 'Aufgenommen',
      sent: 'Nachrichten gesendet',
      cameBack: 'Wiedergekommen',
      cameBackMeans: 'binnen 30 Tagen',
      spent: 'Ausgegeben',
      spentMeans: 'binnen 30 Tagen, ohne Erstattungen',
      funnel: 'Schritt für Schritt',
      funnelMeans:
        'Wie viele zu jedem Schritt kamen, und was daraus wurde. Wer wiederkommt oder zahlt, zählt bei der letzten Nachricht davor.',
      of: (done, entered) => `${figure(done)} von ${figure(entered)}`,
      table: 'Die Schritte in Zahlen',
      step: 'Schritt',
      entered: 'Dort angekommen',
      done: 'Ausgeführt',
      skipped: 'Übersprungen',
      left: 'Vorher beendet',
      why: 'Übersprungen, weil',
      reasons: {
        no_consent: 'nicht einverstanden',
        no_address: 'keine Adresse',
        no_mail_server: 'kein Mailserver',
        one_a_day: 'eine Nachricht pro Tag',
        late: 'zu spät',
        no_promo_code: 'kein Aktionscode',
        tag_gone: 'Schlagwort gelöscht',
        dropped_after_restore: 'nach einer Wiederherstellung verworfen',
      },
      reason: (why, n) => `${why}: ${figure(n)}`,
      gone: 'nicht mehr enthalten',
      noneTitle: 'Noch keine Zahlen',
      none: 'Sie kommen mit der ersten Person, die aufgenommen wird.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: 'Entró un cliente', other: `Entraron ${figure(of.enrolled)} clientes` })}. Tras ${count(of.sent, { one: 'un mensaje', other: `${figure(of.sent)} mensajes` })}, ${figure(of.cameBack)} volvieron en 30 días y se gastaron ${of.spent}.`,
      ofSent: (share) => `${share} de los mensajes, en 30 días`,
      enrolled: 'Han entrado',
      sent: 'Mensajes enviados',
      cameBack: 'Han vuelto',
      cameBackMeans: 'en 30 días',
      spent: 'Gastado',
      spentMeans: 'en 30 días, menos reembolsos',
      funnel: 'Paso a paso',
      funnelMeans:
        'Cuántos han llegado a cada paso y en qué quedó. Quien viene o paga cuenta en el último mensaje que recibió.',
      of: (done, entered) => `${figure(done)} de ${figure(entered)}`,
      table: 'Los pasos en cifras',
      step: 'Paso',
      entered: 'Han llegado',
      done: 'Hechos',
      skipped: 'Omitidos',
      left: 'Salieron antes',
      why: 'Omitidos porque',
      reasons: {
        no_consent: 'sin consentimiento',
        no_address: 'sin dirección',
        no_mail_server: 'sin servidor de correo',
        one_a_day: 'un mensaje al día',
        late: 'demasiado tarde',
        no_promo_code: 'sin código promocional',
        tag_gone: 'etiqueta eliminada',
        dropped_after_restore: 'descartado tras una restauración',
      },
      reason: (why, n) => `${why}: ${figure(n)}`,
      gone: 'ya no forma parte',
      noneTitle: 'Aún no hay cifras',
      none: 'Llegan con el primer cliente que entre.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: `${figure(of.enrolled)} client est entré`, other: `${figure(of.enrolled)} clients sont entrés` })}. Après ${count(of.sent, { one: `${figure(of.sent)} message`, other: `${figure(of.sent)} messages` })}, ${figure(of.cameBack)} sont revenus dans les 30 jours, pour ${of.spent} de dépenses.`,
      ofSent: (share) => `${share} des messages, dans les 30 jours`,
      enrolled: 'Entrées',
      sent: 'Messages envoyés',
      cameBack: 'Retours',
      cameBackMeans: 'en 30 jours',
      spent: 'Dépensé',
      spentMeans: 'en 30 jours, remboursements déduits',
      funnel: 'Étape par étape',
      funnelMeans:
        'Combien sont arrivés à chaque étape, et ce qui en est advenu. Une visite ou un paiement compte avec le dernier message reçu.',
      of: (done, entered) => `${figure(done)} sur ${figure(entered)}`,
      table: 'Les étapes en chiffres',
      step: 'Étape',
      entered: 'Arrivées',
      done: 'Fait',
      skipped: 'Passé',
      left: 'Sorties avant',
      why: 'Passé parce que',
      reasons: {
        no_consent: 'pas d’accord',
        no_address: 'pas d’adresse',
        no_mail_server: 'pas de serveur de messagerie',
        one_a_day: 'un message par jour',
        late: 'trop tard',
        no_promo_code: 'pas de code promo',
        tag_gone: 'étiquette disparue',
        dropped_after_restore: 'abandonné après une restauration',
      },
      reason: (why, n) => `${why}\u00a0: ${figure(n)}`,
      gone: 'n’en fait plus partie',
      noneTitle: 'Pas encore de chiffres',
      none: 'Ils viennent avec le premier client qui y entre.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: 'È entrato un cliente', other: `Sono entrati ${figure(of.enrolled)} clienti` })}. Dopo ${count(of.sent, { one: 'un messaggio', other: `${figure(of.sent)} messaggi` })}, ${figure(of.cameBack)} sono tornati entro 30 giorni, spendendo ${of.spent}.`,
      ofSent: (share) => `${share} dei messaggi, entro 30 giorni`,
      enrolled: 'Entrati',
      sent: 'Messaggi inviati',
      cameBack: 'Tornati',
      cameBackMeans: 'entro 30 giorni',
      spent: 'Spesi',
      spentMeans: 'entro 30 giorni, rimborsi esclusi',
      funnel: 'Passo per passo',
      funnelMeans:
        'Quanti sono arrivati a ogni passaggio e com’è andata. Chi viene o paga conta con l’ultimo messaggio ricevuto.',
      of: (done: number, entered: number) => `${figure(done)} su ${figure(entered)}`,
      table: 'I passaggi in cifre',
      step: 'Passaggio',
      entered: 'Arrivati',
      done: 'Fatti',
      skipped: 'Saltati',
      left: 'Usciti prima',
      why: 'Saltati perché',
      reasons: {
        no_consent: 'senza consenso',
        no_address: 'senza indirizzo',
        no_mail_server: 'senza server di posta',
        one_a_day: 'un messaggio al giorno',
        late: 'troppo tardi',
        no_promo_code: 'senza codice promozionale',
        tag_gone: 'etichetta eliminata',
        dropped_after_restore: 'scartato dopo un ripristino',
      },
      reason: (why: string, n: number) => `${why}: ${figure(n)}`,
      gone: 'non ne fa più parte',
      noneTitle: 'Ancora nessuna cifra',
      none: 'Arrivano con la prima persona che entra.',
    },
  }
}
