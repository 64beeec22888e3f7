import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** Pauses, planned or asked for, and when the days of a membership begin to count. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    pausing: {
      help: 'Bookings during the pause are cancelled free of charge. The last day and the renewal move later by the days actually paused.',
      from: 'From',
      submit: 'Plan pause',
      planned: (date: string) => `Pause planned from ${date}`,
      asked: (date: string, days: string) => `Requested: from ${date}, ${days}.`,
      fallsOut: (n: number) => count(n, { one: 'This is cancelled:', other: `These ${figure(n)} are cancelled:` }),
      plannedLine: (from: string, until: string) => `Pause planned from ${from}; usable again on ${until}`,
      askedLine: (from: string, until: string) => `Requests a pause from ${from} until ${until}`,
      waiting: (date: string) => `Starts with the first visit, currently on ${date}`,
      withdraw: 'Cancel the planned pause…',
      withdrawTitle: 'Cancel the planned pause?',
      withdrawHelp: 'Its days are returned. Cancelled bookings aren’t restored.',
      withdrawSubmit: 'Cancel pause',
      withdrawn: 'The pause is cancelled',
      resumeTitle: 'End the pause today?',
      resumeHelp: 'It ends early, and the last day moves later by the days actually paused.',
      decline: 'Decline the pause request…',
      declineTitle: 'Decline the pause request?',
      declineHelp: 'This closes the request and its task. The client isn’t notified automatically.',
      declineSubmit: 'Decline request',
      declined: 'Pause request declined',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    pausing: {
      help: 'Buchungen in der Pause werden kostenlos storniert. Letzter Tag und Verlängerung verschieben sich um die tatsächlich pausierten Tage.',
      from: 'Ab',
      submit: 'Pause planen',
      planned: (date) => `Pause geplant ab ${date}`,
      asked: (date, days) => `Angefragt: ab ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Das wird storniert:', other: `Diese ${figure(n)} werden storniert:` }),
      plannedLine: (from, until) => `Pause geplant ab ${from}; wieder nutzbar ab ${until}`,
      askedLine: (from, until) => `Anfrage: Pause von ${from} bis ${until}`,
      waiting: (date) => `Beginnt mit dem ersten Besuch, derzeit am ${date}`,
      withdraw: 'Geplante Pause absagen\u00a0…',
      withdrawTitle: 'Geplante Pause absagen?',
      withdrawHelp: 'Die Pausentage sind wieder frei. Stornierte Buchungen kommen nicht zurück.',
      withdrawSubmit: 'Pause absagen',
      withdrawn: 'Die Pause ist abgesagt',
      resumeTitle: 'Pause heute beenden?',
      resumeHelp: 'Sie endet früher als geplant; der letzte Tag verschiebt sich um die tatsächlich pausierten Tage.',
      decline: 'Pausenanfrage ablehnen\u00a0…',
      declineTitle: 'Pausenanfrage ablehnen?',
      declineHelp: 'Anfrage und Aufgabe werden geschlossen. Die Person wird nicht automatisch benachrichtigt.',
      declineSubmit: 'Anfrage ablehnen',
      declined: 'Pausenanfrage abgelehnt',
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
      planned: (date) => `Pausa prevista desde el ${date}`,
      asked: (date, days) => `Pedida: desde el ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Se cancela:', other: `Se cancelan estas ${figure(n)}:` }),
      plannedLine: (from, until) => `Pausa prevista desde el ${from}; se puede usar de nuevo el ${until}`,
      askedLine: (from, until) => `Pide una pausa del ${from} al ${until}`,
      waiting: (date) => `Empieza con la primera visita, por ahora el ${date}`,
      withdraw: 'Retirar la pausa prevista…',
      withdrawTitle: '¿Retirar la pausa prevista?',
      withdrawHelp: 'Sus días se recuperan. Las reservas canceladas no se restablecen.',
      withdrawSubmit: 'Retirar la pausa',
      withdrawn: 'Pausa retirada',
      resumeTitle: '¿Terminar hoy la pausa?',
      resumeHelp: 'Termina antes de lo previsto; el último día se retrasa los días realmente pausados.',
      decline: 'Rechazar la solicitud de pausa…',
      declineTitle: '¿Rechazar la solicitud de pausa?',
      declineHelp: 'Se cierran la solicitud y su tarea. Al cliente no se le avisa automáticamente.',
      declineSubmit: 'Rechazar la solicitud',
      declined: 'Solicitud rechazada',
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
      submit: 'Planifier la pause',
      planned: (date) => `Pause prévue à partir du ${date}`,
      asked: (date, days) => `Demandée\u00a0: à partir du ${date}, ${days}.`,
      fallsOut: (n) =>
        count(n, {
          one: 'Cette réservation sera annulée\u00a0:',
          other: `Ces ${figure(n)} réservations seront annulées\u00a0:`,
        }),
      plannedLine: (from, until) => `Pause prévue à partir du ${from}\u202f; de nouveau utilisable le ${until}`,
      askedLine: (from, until) => `Demande une pause du ${from} au ${until}`,
      waiting: (date) => `Commence à la première visite, pour l’instant le ${date}`,
      withdraw: 'Annuler la pause prévue…',
      withdrawTitle: 'Annuler la pause prévue\u202f?',
      withdrawHelp: 'Ses jours sont rendus. Les réservations annulées ne sont pas rétablies.',
      withdrawSubmit: 'Annuler la pause',
      withdrawn: 'La pause est annulée',
      resumeTitle: 'Terminer la pause aujourd’hui\u202f?',
      resumeHelp: 'Elle se termine plus tôt\u202f; le dernier jour est décalé des jours réellement en pause.',
      decline: 'Refuser la demande de pause…',
      declineTitle: 'Refuser la demande de pause\u202f?',
      declineHelp: 'La demande et sa tâche sont closes. Le client n’est pas prévenu automatiquement.',
      declineSubmit: 'Refuser la demande',
      declined: 'Demande de pause refusée',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    pausing: {
      help: 'Le prenotazioni durante la pausa vengono disdette gratis. L’ultimo giorno e il rinnovo si spostano dei giorni realmente in pausa.',
      from: 'Da',
      submit: 'Pianifica la pausa',
      planned: (date) => `Pausa prevista: ${date}`,
      asked: (date, days) => `Richiesta: ${date}, ${days}.`,
      fallsOut: (n) => count(n, { one: 'Viene disdetta:', other: `Vengono disdette queste ${figure(n)}:` }),
      plannedLine: (from, until) => `Pausa prevista: ${from}; di nuovo utilizzabile: ${until}`,
      askedLine: (from, until) => `Chiede una pausa: ${from} – ${until}`,
      waiting: (date) => `Inizia con la prima visita, per ora: ${date}`,
      withdraw: 'Annulla la pausa prevista…',
      withdrawTitle: 'Annullare la pausa prevista?',
      withdrawHelp: 'I suoi giorni tornano disponibili. Le prenotazioni disdette non vengono ripristinate.',
      withdrawSubmit: 'Annulla la pausa',
      withdrawn: 'La pausa è annullata',
      resumeTitle: 'Terminare oggi la pausa?',
      resumeHelp: 'Finisce prima del previsto; l’ultimo giorno si sposta dei giorni realmente in pausa.',
      decline: 'Rifiuta la richiesta di pausa…',
      declineTitle: 'Rifiutare la richiesta di pausa?',
      declineHelp: 'La richiesta e la sua attività vengono chiuse. Il cliente non viene avvisato automaticamente.',
      declineSubmit: 'Rifiuta la richiesta',
      declined: 'Richiesta di pausa rifiutata',
    },
  }
}
