import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    does: {
      of: (what: string, name: string) => `${what}: ${name}`,
      book: 'Book',
      booked: (name: string) => `${name} has the place`,
      find: 'Find somebody',
      approve: 'Approve',
      teaches: (name: string, cls: string) => `${name} teaches ${cls}`,
      close: 'Close',
      tookPlace: 'Took place',
      tookPlaceDone: (name: string) => `${name}: the appointment took place`,
      message: 'Write',
      pay: 'Take payment',
      finish: 'Done',
      finished: (title: string) => `Done: ${title}`,
      erase: 'Look at it',
      renew: 'Renew',
    },
    closing: {
      title: 'Who came?',
      label: 'Who came',
      lead: 'Untick who did not come. A missed class may cost a fee, as your booking rules say; both can be taken back in the roster.',
      nothing: 'Everybody’s booking is settled already.',
      submit: (came: number, missed: number) =>
        missed === 0 ? `Close: ${figure(came)} came` : `Close: ${figure(came)} came, ${figure(missed)} did not`,
      done: (came: number, missed: number) =>
        missed === 0
          ? `Roster closed: ${figure(came)} came`
          : `Roster closed: ${figure(came)} came, ${figure(missed)} did not`,
    },
    paying: {
      title: (name: string) => `Payment of ${name}`,
      method: 'How it was paid',
      submit: (amount: string) => `Take ${amount}`,
      done: (name: string, amount: string) => `${name}: ${amount} paid`,
    },
    telling: {
      title: (name: string) => `Write to ${name}`,
      lead: 'Sent to their devices or by e-mail, as they have chosen.',
      subjectLabel: 'Subject',
      body: 'Message',
      subject: 'Your payment did not go through',
      text: (type: string, amount: string, url: string | null) =>
        `The payment of ${amount} for ${type} did not go through. ${
          url === null ? 'Please tell us how you would like to pay.' : `You can pay it here: ${url}`
        }`,
      submit: 'Send',
      done: (name: string) => `${name} is told`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    does: {
      of: (what, name) => `${what}: ${name}`,
      book: 'Buchen',
      booked: (name) => `${name} hat den Platz`,
      find: 'Jemanden finden',
      approve: 'Bestätigen',
      teaches: (name, cls) => `${name} übernimmt ${cls}`,
      close: 'Abschließen',
      tookPlace: 'Fand statt',
      tookPlaceDone: (name) => `${name}: Der Termin fand statt`,
      message: 'Schreiben',
      pay: 'Kassieren',
      finish: 'Erledigt',
      finished: (title) => `Erledigt: ${title}`,
      erase: 'Ansehen',
      renew: 'Verlängern',
    },
    closing: {
      title: 'Wer war da?',
      label: 'Wer da war',
      lead: 'Nimm den Haken weg, wo jemand fehlte. Ein versäumter Kurs kann nach deinen Buchungsregeln etwas kosten; beides lässt sich in der Anwesenheitsliste zurücknehmen.',
      nothing: 'Alle Buchungen sind schon geklärt.',
      submit: (came, missed) =>
        missed === 0 ? `Abschließen: ${figure(came)} da` : `Abschließen: ${figure(came)} da, ${figure(missed)} nicht`,
      done: (came, missed) =>
        missed === 0
          ? `Liste abgeschlossen: ${figure(came)} da`
          : `Liste abgeschlossen: ${figure(came)} da, ${figure(missed)} nicht`,
    },
    paying: {
      title: (name) => `Zahlung von ${name}`,
      method: 'Wie bezahlt wurde',
      submit: (amount) => `${amount} kassieren`,
      done: (name, amount) => `${name}: ${amount} bezahlt`,
    },
    telling: {
      title: (name) => `Nachricht an ${name}`,
      lead: 'Geht auf die Geräte oder per E-Mail hinaus, je nachdem, was die Person gewählt hat.',
      subjectLabel: 'Betreff',
      body: 'Nachricht',
      subject: 'Deine Zahlung hat nicht geklappt',
      text: (type, amount, url) =>
        `Die Zahlung von ${amount} für ${type} hat nicht geklappt. ${
          url === null ? 'Bitte sag uns, wie du bezahlen möchtest.' : `Hier kannst du bezahlen: ${url}`
        }`,
      submit: 'Senden',
      done: (name) => `${name} weiß Bescheid`,
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    does: {
      of: (what, name) => `${what}: ${name}`,
      book: 'Reservar',
      booked: (name) => `La plaza es de ${name}`,
      find: 'Buscar a alguien',
      approve: 'Aprobar',
      teaches: (name, cls) => `${name} da ${cls}`,
      close: 'Cerrar',
      tookPlace: 'Se ha realizado',
      tookPlaceDone: (name) => `${name}: cita realizada`,
      message: 'Escribir',
      pay: 'Cobrar',
      finish: 'Hecho',
      finished: (title) => `Hecho: ${title}`,
      erase: 'Verlo',
      renew: 'Renovar',
    },
    closing: {
      title: '¿Quién vino?',
      label: 'Quién vino',
      lead: 'Desmarca a quien no vino. Faltar a una clase puede tener un recargo, según tus reglas de reserva; todo se puede deshacer en la lista.',
      nothing: 'Todas las reservas están ya registradas.',
      submit: (came, missed) =>
        missed === 0
          ? `Cerrar: ${figure(came)} con asistencia`
          : `Cerrar: ${figure(came)} con asistencia, ${figure(missed)} sin ella`,
      done: (came, missed) =>
        missed === 0
          ? `Lista cerrada: ${figure(came)} con asistencia`
          : `Lista cerrada: ${figure(came)} con asistencia, ${figure(missed)} sin ella`,
    },
    paying: {
      title: (name) => `Pago de ${name}`,
      method: 'Forma de pago',
      submit: (amount) => `Cobrar ${amount}`,
      done: (name, amount) => `${name}: ${amount} cobrados`,
    },
    telling: {
      title: (name) => `Escribir a ${name}`,
      lead: 'Llega a sus dispositivos o por correo, según haya elegido.',
      subjectLabel: 'Asunto',
      body: 'Mensaje',
      subject: 'Tu pago no se ha podido cobrar',
      text: (type, amount, url) =>
        `El pago de ${amount} por ${type} no se ha podido cobrar. ${
          url === null ? 'Dinos, por favor, cómo prefieres pagarlo.' : `Puedes pagarlo aquí: ${url}`
        }`,
      submit: 'Enviar',
      done: (name) => `Mensaje enviado a ${name}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    does: {
      of: (what, name) => `${what}\u00a0: ${name}`,
      book: 'Réserver',
      booked: (name) => `${name} a la place`,
      find: 'Trouver quelqu’un',
      approve: 'Valider',
      teaches: (name, cls) => `${name} donne ${cls}`,
      close: 'Clore',
      tookPlace: 'A eu lieu',
      tookPlaceDone: (name) => `${name}\u00a0: le rendez-vous a eu lieu`,
      message: 'Écrire',
      pay: 'Encaisser',
      finish: 'Fait',
      finished: (title) => `Fait\u00a0: ${title}`,
      erase: 'Voir la demande',
      renew: 'Renouveler',
    },
    closing: {
      title: 'Qui est venu\u202f?',
      label: 'Qui est venu',
      lead: 'Décochez les absences. Un cours manqué peut entraîner des frais, selon vos règles de réservation\u202f; les deux se rattrapent dans la liste des participants.',
      nothing: 'Toutes les réservations sont déjà réglées.',
      submit: (came, missed) =>
        missed === 0
          ? `Clore\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}`
          : `Clore\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}, ${count(missed, { one: `${figure(missed)} absence`, other: `${figure(missed)} absences` })}`,
      done: (came, missed) =>
        missed === 0
          ? `Liste close\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}`
          : `Liste close\u00a0: ${count(came, { one: `${figure(came)} présence`, other: `${figure(came)} présences` })}, ${count(missed, { one: `${figure(missed)} absence`, other: `${figure(missed)} absences` })}`,
    },
    paying: {
      title: (name) => `Paiement de ${name}`,
      method: 'Moyen de paiement',
      submit: (amount) => `Encaisser ${amount}`,
      done: (name, amount) => `${name}\u00a0: ${amount} encaissés`,
    },
    telling: {
      title: (name) => `Écrire à ${name}`,
      lead: 'Sur ses appareils ou par e-mail, selon son choix.',
      subjectLabel: 'Objet',
      body: 'Message',
      subject: 'Votre paiement n’est pas passé',
      text: (type, amount, url) =>
        `Le paiement de ${amount} pour ${type} n’est pas passé. ${
          url === null ? 'Dites-nous comment vous souhaitez payer.' : `Vous pouvez le régler ici\u00a0: ${url}`
        }`,
      submit: 'Envoyer',
      done: (name) => `${name}\u00a0: message envoyé`,
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    does: {
      of: (what: string, name: string) => `${what}: ${name}`,
      book: 'Prenota',
      booked: (name: string) => `${name}: posto assegnato`,
      find: 'Cerca qualcuno',
      approve: 'Approva',
      teaches: (name: string, cls: string) => `${cls}: la tiene ${name}`,
      close: 'Chiudi',
      tookPlace: 'Si è svolto',
      tookPlaceDone: (name: string) => `${name}: appuntamento svolto`,
      message: 'Scrivi',
      pay: 'Incassa',
      finish: 'Fatto',
      finished: (title: string) => `Fatto: ${title}`,
      erase: 'Guarda',
      renew: 'Rinnova',
    },
    closing: {
      title: 'Chi è venuto?',
      label: 'Chi è venuto',
      lead: 'Togli la spunta a chi non è venuto. Una lezione mancata può comportare una penale, secondo le tue regole; dai partecipanti si può correggere tutto.',
      nothing: 'Tutte le prenotazioni sono già definite.',
      submit: (came: number, missed: number) =>
        missed === 0
          ? `Chiudi: presenti ${figure(came)}`
          : `Chiudi: presenti ${figure(came)}, assenti ${figure(missed)}`,
      done: (came: number, missed: number) =>
        missed === 0
          ? `Presenze chiuse: presenti ${figure(came)}`
          : `Presenze chiuse: presenti ${figure(came)}, assenti ${figure(missed)}`,
    },
    paying: {
      title: (name: string) => `Pagamento di ${name}`,
      method: 'Metodo di pagamento',
      submit: (amount: string) => `Incassa ${amount}`,
      done: (name: string, amount: string) => `${name}: pagati ${amount}`,
    },
    telling: {
      title: (name: string) => `Scrivi a ${name}`,
      lead: 'Arriva sui suoi dispositivi o via e-mail, secondo la scelta fatta.',
      subjectLabel: 'Oggetto',
      body: 'Messaggio',
      subject: 'Il tuo pagamento non è andato a buon fine',
      text: (type: string, amount: string, url: string | null) =>
        `Il pagamento di ${amount} per ${type} non è andato a buon fine. ${url === null ? 'Facci sapere come preferisci pagare.' : `Puoi pagare qui: ${url}`}`,
      submit: 'Invia',
      done: (name: string) => `${name}: messaggio inviato`,
    },
  }
}
