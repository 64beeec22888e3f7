import { figures, plurals } from '../../shared/i18n/plural.ts'

/** A pause that a client plans, or asks the studio for; and when the days of a membership begin to count. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Pause',
    lead: 'For a holiday or an injury. Your membership is extended by the days of the pause.',
    left: (n: number) => count(n, { one: '1 day of pause left.', other: `${figure(n)} days of pause left.` }),
    begin: 'Pause…',
    ask: 'Ask for a pause…',
    from: 'First day',
    days: 'For how many days',
    daysUnit: 'days',
    usable: (date: string) => `You can use it again on ${date}.`,
    cancelled: (n: number) =>
      count(n, {
        one: 'This booking is cancelled, free of charge:',
        other: `These ${figure(n)} bookings are cancelled, free of charge:`,
      }),
    kept: 'These stay booked, because it’s too late to cancel them for free:',
    nothing: 'You have no bookings on these days.',
    wouldCancel: 'If the studio agrees, these are cancelled, free of charge:',
    submit: 'Pause',
    askSubmit: 'Ask the studio',
    done: (date: string) => `Your pause starts on ${date}`,
    asked: 'Request sent to the studio',
    planned: (from: string, until: string) => `Pause from ${from}; usable again on ${until}`,
    waiting: (from: string, until: string) =>
      `You’ve asked for a pause from ${from} to ${until}. The studio will get back to you.`,
    withdraw: 'Withdraw the pause',
    withdrawAsk: 'Withdraw the request',
    withdrawTitle: 'Withdraw the pause?',
    withdrawHelp: 'You get the pause days back. Cancelled bookings stay cancelled, so book your classes again.',
    withdrawn: 'Pause withdrawn',
    askWithdrawn: 'Request withdrawn',
    firstVisit: (date: string) => `Valid from your first visit: for now ${date}`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Pause',
    lead: 'Für Urlaub oder Verletzung: Deine Mitgliedschaft verlängert sich um die Tage der Pause.',
    left: (n) => count(n, { one: 'Noch 1 Pausentag.', other: `Noch ${figure(n)} Pausentage.` }),
    begin: 'Pausieren\u00a0…',
    ask: 'Pause anfragen\u00a0…',
    from: 'Erster Tag',
    days: 'Wie viele Tage',
    daysUnit: 'Tage',
    usable: (date) => `Wieder nutzbar ab ${date}.`,
    cancelled: (n) =>
      count(n, {
        one: 'Diese Buchung wird kostenlos storniert:',
        other: `Diese ${figure(n)} Buchungen werden kostenlos storniert:`,
      }),
    kept: 'Das bleibt gebucht, weil kostenloses Stornieren nicht mehr möglich ist:',
    nothing: 'In diesen Tagen hast du nichts gebucht.',
    wouldCancel: 'Stimmt das Studio zu, wird das kostenlos storniert:',
    submit: 'Pausieren',
    askSubmit: 'Beim Studio anfragen',
    done: (date) => `Deine Pause beginnt am ${date}`,
    asked: 'Anfrage an das Studio gesendet',
    planned: (from, until) => `Pause ab ${from}; wieder nutzbar ab ${until}`,
    waiting: (from, until) => `Du hast eine Pause angefragt: ${from} bis ${until}. Das Studio meldet sich bei dir.`,
    withdraw: 'Pause zurückziehen',
    withdrawAsk: 'Anfrage zurückziehen',
    withdrawTitle: 'Pause zurückziehen?',
    withdrawHelp:
      'Du bekommst die Pausentage zurück. Stornierte Buchungen bleiben storniert, buche deine Kurse also neu.',
    withdrawn: 'Pause zurückgezogen',
    askWithdrawn: 'Anfrage zurückgezogen',
    firstVisit: (date) => `Gültig ab deinem ersten Besuch: derzeit ${date}`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Pausa',
    lead: 'Por vacaciones o por una lesión: la validez se alarga tantos días como dure la pausa.',
    left: (n) => count(n, { one: 'Queda 1 día de pausa.', other: `Quedan ${figure(n)} días de pausa.` }),
    begin: 'Pausar…',
    ask: 'Solicitar una pausa…',
    from: 'Primer día',
    days: 'Cuántos días',
    daysUnit: 'días',
    usable: (date) => `Podrás usarlo de nuevo el ${date}.`,
    cancelled: (n) =>
      count(n, {
        one: 'Esta reserva se cancela sin coste:',
        other: `Estas ${figure(n)} reservas se cancelan sin coste:`,
      }),
    kept: 'Estas siguen reservadas, porque ya no se pueden cancelar gratis:',
    nothing: 'No tienes nada reservado esos días.',
    wouldCancel: 'Si el centro acepta, esto se cancela sin coste:',
    submit: 'Pausar',
    askSubmit: 'Solicitar al centro',
    done: (date) => `Tu pausa empieza el ${date}`,
    asked: 'Solicitud enviada al centro',
    planned: (from, until) => `Pausa desde el ${from}; se puede usar de nuevo el ${until}`,
    waiting: (from, until) => `Has solicitado una pausa del ${from} al ${until}. El centro te responderá.`,
    withdraw: 'Retirar la pausa',
    withdrawAsk: 'Retirar la solicitud',
    withdrawTitle: '¿Retirar la pausa?',
    withdrawHelp:
      'Recuperas los días de pausa. Las reservas canceladas siguen canceladas; vuelve a reservar tus clases.',
    withdrawn: 'Pausa retirada',
    askWithdrawn: 'Solicitud retirada',
    firstVisit: (date) => `Válido desde tu primera visita: por ahora ${date}`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Pause',
    lead: 'Pour des vacances ou une blessure\u00a0: votre abonnement est prolongé des jours de pause.',
    left: (n) =>
      count(n, { one: `${figure(n)} jour de pause restant.`, other: `${figure(n)} jours de pause restants.` }),
    begin: 'Mettre en pause…',
    ask: 'Demander une pause…',
    from: 'Premier jour',
    days: 'Combien de jours',
    daysUnit: 'jours',
    usable: (date) => `De nouveau utilisable le ${date}.`,
    cancelled: (n) =>
      count(n, {
        one: 'Cette réservation est annulée sans frais\u00a0:',
        other: `Ces ${figure(n)} réservations sont annulées sans frais\u00a0:`,
      }),
    kept: 'Celles-ci restent, car elles ne peuvent plus être annulées sans frais\u00a0:',
    nothing: 'Vous n’avez rien réservé ces jours-là.',
    wouldCancel: 'Si le studio accepte, ceci est annulé sans frais\u00a0:',
    submit: 'Mettre en pause',
    askSubmit: 'Demander au studio',
    done: (date) => `Votre pause commence le ${date}`,
    asked: 'Demande envoyée au studio',
    planned: (from, until) => `Pause à partir du ${from}\u202f; de nouveau utilisable le ${until}`,
    waiting: (from, until) => `Vous avez demandé une pause du ${from} au ${until}. Le studio vous répondra.`,
    withdraw: 'Retirer la pause',
    withdrawAsk: 'Retirer la demande',
    withdrawTitle: 'Retirer la pause\u202f?',
    withdrawHelp:
      'Vous récupérez les jours de pause. Les réservations annulées le restent\u202f; réservez de nouveau vos cours.',
    withdrawn: 'Pause retirée',
    askWithdrawn: 'Demande retirée',
    firstVisit: (date) => `Valable dès votre première visite\u00a0: pour l’instant ${date}`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Pausa',
    lead: 'Per una vacanza o un infortunio: l’abbonamento si allunga dei giorni di pausa.',
    left: (n) => count(n, { one: 'Resta 1 giorno di pausa.', other: `Restano ${figure(n)} giorni di pausa.` }),
    begin: 'Metti in pausa…',
    ask: 'Chiedi una pausa…',
    from: 'Primo giorno',
    days: 'Per quanti giorni',
    daysUnit: 'giorni',
    usable: (date) => `Di nuovo utilizzabile: ${date}.`,
    cancelled: (n) =>
      count(n, {
        one: 'Questa prenotazione viene disdetta gratis:',
        other: `Queste ${figure(n)} prenotazioni vengono disdette gratis:`,
      }),
    kept: 'Queste restano, perché non si possono più disdire gratis:',
    nothing: 'In questi giorni non hai nulla di prenotato.',
    wouldCancel: 'Se lo studio accetta, si disdice gratis:',
    submit: 'Metti in pausa',
    askSubmit: 'Chiedi allo studio',
    done: (date) => `Inizio della pausa: ${date}`,
    asked: 'Richiesta inviata allo studio',
    planned: (from, until) => `Primo giorno di pausa: ${from}; di nuovo utilizzabile: ${until}`,
    waiting: (from, until) => `Hai chiesto una pausa: ${from} – ${until}. Lo studio ti risponderà.`,
    withdraw: 'Ritira la pausa',
    withdrawAsk: 'Ritira la richiesta',
    withdrawTitle: 'Ritirare la pausa?',
    withdrawHelp:
      'Riavrai i giorni di pausa. Le prenotazioni disdette restano disdette; prenota di nuovo le tue lezioni.',
    withdrawn: 'Pausa ritirata',
    askWithdrawn: 'Richiesta ritirata',
    firstVisit: (date) => `Valido dalla tua prima visita: per ora ${date}`,
  }
}
