import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    results: {
      says: (of: { enrolled: number; sent: number; cameBack: number; spent: string }) =>
        `${count(of.enrolled, { one: 'One client', other: `${figure(of.enrolled)} clients` })} entered. After ${count(of.sent, { one: 'one message', other: `${figure(of.sent)} messages` })}, ${figure(of.cameBack)} came back within 30 days and spent ${of.spent}.`,
      ofSent: (share: string) => `${share} of the messages, within 30 days`,
      enrolled: 'Entered',
      sent: 'Messages sent',
      cameBack: 'Came back',
      cameBackMeans: 'within 30 days',
      spent: 'Spent',
      spentMeans: 'within 30 days, net of refunds',
      funnel: 'Step by step',
      funnelMeans:
        'How many clients reached each step, and the outcome. Visits and payments count towards the last message received.',
      of: (done: number, entered: number) => `${figure(done)} of ${figure(entered)}`,
      table: 'The steps in figures',
      step: 'Step',
      entered: 'Reached',
      done: 'Done',
      skipped: 'Skipped',
      left: 'Left before',
      why: 'Skipped because',
      reasons: {
        no_consent: 'no consent',
        no_address: 'no address',
        no_mail_server: 'no email server',
        one_a_day: 'one message a day',
        late: 'too late',
        no_promo_code: 'no promo code',
        tag_gone: 'tag deleted',
        dropped_after_restore: 'discarded after a restore',
      },
      reason: (why: string, n: number) => `${why}: ${figure(n)}`,
      gone: 'no longer included',
      noneTitle: 'No figures yet',
      none: 'Figures start with the first client who enters.',
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
        `${count(of.enrolled, { one: '1 Person', other: `${figure(of.enrolled)} Personen` })} aufgenommen, ${count(of.sent, { one: '1 Nachricht', other: `${figure(of.sent)} Nachrichten` })} gesendet. In 30 Tagen wiedergekommen: ${figure(of.cameBack)}, ausgegeben: ${of.spent}.`,
      ofSent: (share) => `${share} der Nachrichten, innerhalb von 30 Tagen`,
      enrolled: 'Aufgenommen',
      sent: 'Nachrichten gesendet',
      cameBack: 'Wiedergekommen',
      cameBackMeans: 'innerhalb von 30 Tagen',
      spent: 'Ausgegeben',
      spentMeans: 'in 30 Tagen, abzüglich Erstattungen',
      funnel: 'Schritt für Schritt',
      funnelMeans:
        'Wie viele jeden Schritt erreichten und mit welchem Ergebnis. Besuche und Zahlungen zählen zur letzten erhaltenen Nachricht.',
      of: (done, entered) => `${figure(done)} von ${figure(entered)}`,
      table: 'Die Schritte in Zahlen',
      step: 'Schritt',
      entered: 'Erreicht',
      done: 'Ausgeführt',
      skipped: 'Übersprungen',
      left: 'Vorher beendet',
      why: 'Übersprungen, weil',
      reasons: {
        no_consent: 'keine Einwilligung',
        no_address: 'keine Adresse',
        no_mail_server: 'kein E-Mail-Server',
        one_a_day: 'eine Nachricht pro Tag',
        late: 'zu spät',
        no_promo_code: 'kein Aktionscode',
        tag_gone: 'Label gelöscht',
        dropped_after_restore: 'nach einer Wiederherstellung verworfen',
      },
      reason: (why, n) => `${why}: ${figure(n)}`,
      gone: 'nicht mehr enthalten',
      noneTitle: 'Noch keine Zahlen',
      none: 'Zahlen gibt es ab der ersten aufgenommenen Person.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: 'Entró 1 cliente', other: `Entraron ${figure(of.enrolled)} clientes` })}. Tras ${count(of.sent, { one: 'un mensaje', other: `${figure(of.sent)} mensajes` })}, ${figure(of.cameBack)} volvieron en 30 días y gastaron ${of.spent}.`,
      ofSent: (share) => `${share} de los mensajes, en 30 días`,
      enrolled: 'Han entrado',
      sent: 'Mensajes enviados',
      cameBack: 'Han vuelto',
      cameBackMeans: 'en 30 días',
      spent: 'Gastado',
      spentMeans: 'en 30 días, menos reembolsos',
      funnel: 'Paso a paso',
      funnelMeans:
        'Cuántos clientes llegaron a cada paso y el resultado. Las visitas y los pagos cuentan para el último mensaje recibido.',
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
      gone: 'ya no está incluido',
      noneTitle: 'Aún no hay cifras',
      none: 'Habrá cifras desde el primer cliente que entre.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: `${figure(of.enrolled)} client est entré`, other: `${figure(of.enrolled)} clients sont entrés` })}. Après ${count(of.sent, { one: `${figure(of.sent)} message`, other: `${figure(of.sent)} messages` })}, retours dans les 30 jours\u00a0: ${figure(of.cameBack)}, pour ${of.spent} de dépenses.`,
      ofSent: (share) => `${share} des messages, dans les 30 jours`,
      enrolled: 'Entrées',
      sent: 'Messages envoyés',
      cameBack: 'Retours',
      cameBackMeans: 'en 30 jours',
      spent: 'Dépensé',
      spentMeans: 'en 30 jours, remboursements déduits',
      funnel: 'Étape par étape',
      funnelMeans:
        'Combien de clients ont atteint chaque étape, et le résultat. Visites et paiements comptent pour le dernier message reçu.',
      of: (done, entered) => `${figure(done)} sur ${figure(entered)}`,
      table: 'Les étapes en chiffres',
      step: 'Étape',
      entered: 'Atteinte',
      done: 'Effectué',
      skipped: 'Ignoré',
      left: 'Sorties avant',
      why: 'Ignoré\u00a0:',
      reasons: {
        no_consent: 'pas de consentement',
        no_address: 'pas d’adresse',
        no_mail_server: 'pas de serveur d’e-mail',
        one_a_day: 'un message par jour',
        late: 'trop tard',
        no_promo_code: 'pas de code promo',
        tag_gone: 'étiquette supprimée',
        dropped_after_restore: 'supprimé après une restauration',
      },
      reason: (why, n) => `${why}\u00a0: ${figure(n)}`,
      gone: 'n’en fait plus partie',
      noneTitle: 'Pas encore de chiffres',
      none: 'Les chiffres commencent avec le premier client qui y entre.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    results: {
      says: (of) =>
        `${count(of.enrolled, { one: 'È entrato 1 cliente', other: `Sono entrati ${figure(of.enrolled)} clienti` })}. Dopo ${count(of.sent, { one: 'un messaggio', other: `${figure(of.sent)} messaggi` })}, tornati entro 30 giorni: ${figure(of.cameBack)}. Spesi: ${of.spent}.`,
      ofSent: (share) => `${share} dei messaggi, entro 30 giorni`,
      enrolled: 'Entrati',
      sent: 'Messaggi inviati',
      cameBack: 'Tornati',
      cameBackMeans: 'entro 30 giorni',
      spent: 'Spesi',
      spentMeans: 'entro 30 giorni, al netto dei rimborsi',
      funnel: 'Passaggio per passaggio',
      funnelMeans:
        'Quanti clienti hanno raggiunto ogni passaggio e con quale esito. Visite e pagamenti contano per l’ultimo messaggio ricevuto.',
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
        no_mail_server: 'senza server e-mail',
        one_a_day: 'un messaggio al giorno',
        late: 'troppo tardi',
        no_promo_code: 'senza codice promozionale',
        tag_gone: 'etichetta eliminata',
        dropped_after_restore: 'scartato dopo un ripristino',
      },
      reason: (why: string, n: number) => `${why}: ${figure(n)}`,
      gone: 'non ne fa più parte',
      noneTitle: 'Ancora nessun dato',
      none: 'I dati iniziano con il primo cliente che entra.',
    },
  }
}
