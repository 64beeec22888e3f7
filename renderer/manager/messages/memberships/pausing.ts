import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** Pauses, planned or asked for, and when the days of a membership begin to count. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    pausing: {
      help: 'Its bookings inside the pause are cancelled free. The last day and the renewal move by the days really paused.',
      from: 'From',
      submit: 'Plan the pause',
      planned: (date: string) => `A pause from ${date} is planned`,
      asked: (date: string, days: string) => `Asked for: from ${date}, ${days}.`,
      fallsOut: (n: number) => count(n, { one: 'This is cancelled:', other: `These ${figure(n)} are cancelled:` }),
      plannedLine: (from: string, until: string) => `Pause planned from ${from}; usable again on ${until}`,
      askedLine: (from: string, until: string) => `Asks for a pause from ${from} until ${until}`,
      waiting: (date: string) => `Its days count from the first visit: by now ${date}`,
      withdraw: 'Withdraw the planned pause…',
      withdrawTitle: 'Withdraw the planned pause?',
      withdrawHelp: 'Its days come back. What it had cancelled is not booked again.',
      withdrawSubmit: 'Withdraw it',
      withdrawn: 'The pause is withdrawn',
      resumeTitle: 'End the pause today?',
      resumeHelp: 'It ends before its day, and the last day moves by the days really paused.',
      decline: 'Decline the pause asked for…',
      declineTitle: 'Decline the pause?',
      declineHelp: 'What the client asked for and its task are closed. Tell them yourself.',
      declineSubmit: 'Decline it',
      declined: 'Declined',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    pausing: {
      help: 'Buchungen in der Pause werden kostenlos abgesagt. Letzter Tag und Verlängerung rücken um die wirklich pausierten Tage weiter.',
      from: 'Ab',
      submit: 'Pause planen',
      planned: (date) => `Eine Pause ab ${date} ist geplant`,
      asked: (date, days) => `Gewünscht: ab ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Das fällt aus:', other: `${figure(n)} Buchungen fallen aus:` }),
      plannedLine: (from, until) => `Pause geplant ab ${from}; wieder nutzbar am ${until}`,
      askedLine: (from, until) => `Bittet um eine Pause von ${from} bis ${until}`,
      waiting: (date) => `Die Tage zählen ab dem ersten Besuch: derzeit ${date}`,
      withdraw: 'Geplante Pause zurücknehmen…',
      withdrawTitle: 'Geplante Pause zurücknehmen?',
      withdrawHelp: 'Die Tage sind wieder frei. Was ihretwegen abgesagt wurde, wird nicht neu gebucht.',
      withdrawSubmit: 'Zurücknehmen',
      withdrawn: 'Die Pause ist zurückgenommen',
      resumeTitle: 'Pause heute beenden?',
      resumeHelp: 'Sie endet früher als geplant; der letzte Tag rückt nur um die wirklich pausierten Tage weiter.',
      decline: 'Gewünschte Pause ablehnen…',
      declineTitle: 'Pause ablehnen?',
      declineHelp: 'Der Wunsch und seine Aufgabe werden geschlossen. Sag selbst Bescheid.',
      declineSubmit: 'Ablehnen',
      declined: 'Abgelehnt',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    pausing: {
      help: 'Sus reservas durante la pausa se cancelan sin coste. El último día y la renovación se retrasan los días realmente pausados.',
      from: 'Desde',
      submit: 'Planificar la pausa',
      planned: (date) => `Hay una pausa prevista desde el ${date}`,
      asked: (date, days) => `Pedida: desde el ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Se cancela:', other: `Se cancelan ${figure(n)}:` }),
      plannedLine: (from, until) => `Pausa prevista desde el ${from}; se puede usar de nuevo el ${until}`,
      askedLine: (from, until) => `Pide una pausa del ${from} al ${until}`,
      waiting: (date) => `Sus días cuentan desde la primera visita: por ahora ${date}`,
      withdraw: 'Retirar la pausa prevista…',
      withdrawTitle: '¿Retirar la pausa prevista?',
      withdrawHelp: 'Sus días se recuperan. Lo que se canceló por ella no se vuelve a reservar.',
      withdrawSubmit: 'Retirarla',
      withdrawn: 'La pausa se ha retirado',
      resumeTitle: '¿Terminar hoy la pausa?',
      resumeHelp: 'Acaba antes de lo previsto: el último día se mueve solo por los días realmente pausados.',
      decline: 'Rechazar la pausa pedida…',
      declineTitle: '¿Rechazar la pausa?',
      declineHelp: 'Se cierran la petición y su tarea. Avísale tú.',
      declineSubmit: 'Rechazarla',
      declined: 'Rechazada',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    pausing: {
      help: 'Les réservations pendant la pause sont annulées sans frais. Le dernier jour et le renouvellement sont décalés des jours réellement en pause.',
      from: 'À partir du',
      submit: 'Prévoir la pause',
      planned: (date) => `Une pause à partir du ${date} est prévue`,
      asked: (date, days) => `Demandée\u00a0: à partir du ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Sera annulé\u00a0:', other: `${figure(n)} seront annulés\u00a0:` }),
      plannedLine: (from, until) => `Pause prévue à partir du ${from}\u00a0; de nouveau utilisable le ${until}`,
      askedLine: (from, until) => `Demande une pause du ${from} au ${until}`,
      waiting: (date) => `Ses jours comptent à partir de la première visite\u00a0: pour l’instant ${date}`,
      withdraw: 'Retirer la pause prévue…',
      withdrawTitle: 'Retirer la pause prévue\u00a0?',
      withdrawHelp: 'Ses jours sont rendus. Ce qu’elle avait annulé n’est pas réservé à nouveau.',
      withdrawSubmit: 'La retirer',
      withdrawn: 'La pause est retirée',
      resumeTitle: 'Finir la pause aujourd’hui\u00a0?',
      resumeHelp:
        'Elle finit plus tôt que prévu\u00a0: le dernier jour n’est reporté que des jours réellement mis en pause.',
      decline: 'Refuser la pause demandée…',
      declineTitle: 'Refuser la pause\u00a0?',
      declineHelp: 'La demande et sa tâche sont closes. Prévenez la personne vous-même.',
      declineSubmit: 'La refuser',
      declined: 'Refusée',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    pausing: {
      help: 'Le prenotazioni durante la pausa vengono cancellate gratis. L’ultimo giorno e il rinnovo si spostano dei giorni realmente in pausa.',
      from: 'Da',
      submit: 'Pianifica la pausa',
      planned: (date) => `È prevista una pausa: ${date}`,
      asked: (date, days) => `Richiesta: ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Viene cancellata:', other: `Vengono cancellate ${figure(n)}:` }),
      plannedLine: (from, until) => `Pausa prevista: ${from}; di nuovo utilizzabile: ${until}`,
      askedLine: (from, until) => `Chiede una pausa: ${from} – ${until}`,
      waiting: (date) => `I suoi giorni contano dalla prima visita: per ora ${date}`,
      withdraw: 'Ritira la pausa prevista…',
      withdrawTitle: 'Ritirare la pausa prevista?',
      withdrawHelp: 'I suoi giorni tornano disponibili. Ciò che era stato cancellato non viene riprenotato.',
      withdrawSubmit: 'Ritirala',
      withdrawn: 'La pausa è ritirata',
      resumeTitle: 'Terminare oggi la pausa?',
      resumeHelp: 'Finisce prima del previsto: l’ultimo giorno si sposta solo dei giorni di pausa effettivi.',
      decline: 'Rifiuta la pausa richiesta…',
      declineTitle: 'Rifiutare la pausa?',
      declineHelp: 'La richiesta e la sua attività vengono chiuse. Avvisa tu la persona.',
      declineSubmit: 'Rifiutala',
      declined: 'Rifiutata',
    },
  }
}
