import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    does: {
      of: (what: string, name: string) => `${what}: ${name}`,
      book: 'Book',
      booked: (name: string) => `${name} is booked`,
      find: 'Find an instructor',
      approve: 'Approve',
      teaches: (name: string, cls: string) => `${name} teaches ${cls}`,
      close: 'Close',
      tookPlace: 'Mark as completed',
      tookPlaceDone: (name: string) => `${name}: appointment completed`,
      message: 'Message',
      pay: 'Take payment',
      finish: 'Done',
      finished: (title: string) => `Done: ${title}`,
      erase: 'Review',
      renew: 'Renew',
    },
    closing: {
      title: 'Who came?',
      label: 'Who came',
      lead: 'Untick anyone who didn’t come. A no-show may cost a fee under your booking rules. You can undo both in the roster.',
      nothing: 'Attendance is already recorded for everyone.',
      submit: (came: number, missed: number) =>
        missed === 0 ? `Close: ${figure(came)} came` : `Close: ${figure(came)} came, ${figure(missed)} did not`,
      done: (came: number, missed: number) =>
        missed === 0
          ? `Roster closed: ${figure(came)} came`
          : `Roster closed: ${figure(came)} came, ${figure(missed)} did not`,
    },
    paying: {
      title: (name: string) => `Payment from ${name}`,
      method: 'Payment method',
      submit: (amount: string) => `Take ${amount}`,
      done: (name: string, amount: string) => `${name}: ${amount} paid`,
    },
    telling: {
      title: (name: string) => `Write to ${name}`,
      lead: 'Sent to their devices or by email, depending on their settings.',
      subjectLabel: 'Subject',
      body: 'Message',
      subject: 'Your payment did not go through',
      text: (type: string, amount: string, url: string | null) =>
        `The payment of ${amount} for ${type} did not go through. ${
          url === null ? 'Please tell us how you would like to pay.' : `You can pay it here: ${url}`
        }`,
      submit: 'Send',
      done: (name: string) => `Message sent to ${name}`,
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
      booked: (name) => `Gebucht für ${name}`,
      find: 'Trainer:in finden',
      approve: 'Bestätigen',
      teaches: (name, cls) => `${name} übernimmt „${cls}“`,
      close: 'Abschließen',
      tookPlace: 'Hat stattgefunden',
      tookPlaceDone: (name) => `${name}: Der Termin hat stattgefunden`,
      message: 'Nachricht',
      pay: 'Kassieren',
      finish: 'Erledigt',
      finished: (title) => `Erledigt: ${title}`,
      erase: 'Ansehen',
      renew: 'Verlängern',
    },
    closing: {
      title: 'Wer war da?',
      label: 'Wer da war',
      lead: 'Entferne den Haken bei allen, die nicht da waren. Nichterscheinen kann nach deinen Buchungsregeln etwas kosten. Beides kannst du in der Teilnehmerliste zurücknehmen.',
      nothing: 'Die Anwesenheit ist schon für alle erfasst.',
      submit: (came, missed) =>
        missed === 0 ? `Abschließen: ${figure(came)} da` : `Abschließen: ${figure(came)} da, ${figure(missed)} nicht`,
      done: (came, missed) =>
        missed === 0
          ? `Liste abgeschlossen: ${figure(came)} da`
          : `Liste abgeschlossen: ${figure(came)} da, ${figure(missed)} nicht`,
    },
    paying: {
      title: (name) => `Zahlung von ${name}`,
      method: 'Zahlungsart',
      submit: (amount) => `${amount} kassieren`,
      done: (name, amount) => `${name}: ${amount} bezahlt`,
    },
    telling: {
      title: (name) => `Nachricht an ${name}`,
      lead: 'Kommt aufs Gerät oder per E-Mail, je nach Einstellung der Person.',
      subjectLabel: 'Betreff',
      body: 'Nachricht',
      subject: 'Deine Zahlung hat nicht geklappt',
      text: (type, amount, url) =>
        `Die Zahlung von ${amount} für „${type}“ hat nicht geklappt. ${
          url === null ? 'Bitte sag uns, wie du bezahlen möchtest.' : `Hier kannst du bezahlen: ${url}`
        }`,
      submit: 'Senden',
      done: (name) => `Nachricht an ${name} gesendet`,
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    does: {
      of: (what, name) => `${what}: ${name}`,
      book: 'Reservar',
      booked: (name) => `${name} ya tiene plaza`,
      find: 'Buscar profesor/a',
      approve: 'Aprobar',
      teaches: (name, cls) => `${name} da ${cls}`,
      close: 'Cerrar la lista',
      tookPlace: 'Marcar como realizada',
      tookPlaceDone: (name) => `${name}: cita realizada`,
      message: 'Mensaje',
      pay: 'Cobrar',
      finish: 'Hecho',
      finished: (title) => `Hecho: ${title}`,
      erase: 'Revisar',
      renew: 'Renovar',
    },
    closing: {
      title: '¿Quién vino?',
      label: 'Quién vino',
      lead: 'Desmarca a quien no asistió. No asistir puede tener una penalización según tus reglas de reserva. Todo se puede deshacer en la lista de asistentes.',
      nothing: 'La asistencia ya está registrada para todos.',
      submit: (came, missed) =>
        missed === 0
          ? `Cerrar la lista: ${came === 1 ? 'asistió 1' : `asistieron ${figure(came)}`}`
          : `Cerrar la lista: ${came === 1 ? 'asistió 1' : `asistieron ${figure(came)}`}, ${figure(missed)} no`,
      done: (came, missed) =>
        missed === 0
          ? `Lista cerrada: ${came === 1 ? 'asistió 1' : `asistieron ${figure(came)}`}`
          : `Lista cerrada: ${came === 1 ? 'asistió 1' : `asistieron ${figure(came)}`}, ${figure(missed)} no`,
    },
    paying: {
      title: (name) => `Pago de ${name}`,
      method: 'Forma de pago',
      submit: (amount) => `Cobrar ${amount}`,
      done: (name, amount) => `${name}: cobrado ${amount}`,
    },
    telling: {
      title: (name) => `Escribir a ${name}`,
      lead: 'Llega a sus dispositivos o por correo, según sus preferencias.',
      subjectLabel: 'Asunto',
      body: 'Mensaje',
      subject: 'Tu pago no se ha podido cobrar',
      text: (type, amount, url) =>
        `El pago de ${amount} por ${type} no se ha podido cobrar. ${
          url === null ? 'Dinos cómo prefieres pagarlo.' : `Puedes pagarlo aquí: ${url}`
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
      booked: (name) => `${name}\u00a0: place réservée`,
      find: 'Trouver un professeur',
      approve: 'Valider',
      teaches: (name, cls) => `${name} donne ${cls}`,
      close: 'Clore',
      tookPlace: 'Marquer comme effectué',
      tookPlaceDone: (name) => `${name}\u00a0: rendez-vous effectué`,
      message: 'Message',
      pay: 'Encaisser',
      finish: 'Terminé',
      finished: (title) => `Terminé\u00a0: ${title}`,
      erase: 'Voir la demande',
      renew: 'Renouveler',
    },
    closing: {
      title: 'Qui est venu\u202f?',
      label: 'Qui est venu',
      lead: 'Décochez les absents. Une absence peut entraîner des frais selon vos règles de réservation. Tout peut être corrigé dans la liste des participants.',
      nothing: 'Toutes les présences sont déjà pointées.',
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
      title: (name) => `Paiement\u00a0: ${name}`,
      method: 'Moyen de paiement',
      submit: (amount) => `Encaisser ${amount}`,
      done: (name, amount) => `${name}\u00a0: paiement encaissé (${amount})`,
    },
    telling: {
      title: (name) => `Écrire à ${name}`,
      lead: 'Envoyé sur ses appareils ou par e-mail, selon ses préférences.',
      subjectLabel: 'Objet',
      body: 'Message',
      subject: 'Votre paiement a échoué',
      text: (type, amount, url) =>
        `Le paiement de ${amount} pour «\u00a0${type}\u00a0» a échoué. ${
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
      find: 'Trova un insegnante',
      approve: 'Approva',
      teaches: (name: string, cls: string) => `${cls}: la tiene ${name}`,
      close: 'Chiudi',
      tookPlace: 'Segna come svolto',
      tookPlaceDone: (name: string) => `${name}: appuntamento svolto`,
      message: 'Messaggio',
      pay: 'Incassa',
      finish: 'Fatto',
      finished: (title: string) => `Fatto: ${title}`,
      erase: 'Esamina',
      renew: 'Rinnova',
    },
    closing: {
      title: 'Chi è venuto?',
      label: 'Chi è venuto',
      lead: 'Togli la spunta a chi non è venuto. Un’assenza può comportare una penale, secondo le tue regole di prenotazione. Puoi correggere tutto nei partecipanti.',
      nothing: 'Le presenze sono già registrate per tutti.',
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
      title: (name: string) => `Pagamento: ${name}`,
      method: 'Metodo di pagamento',
      submit: (amount: string) => `Incassa ${amount}`,
      done: (name: string, amount: string) => `${name}: incassati ${amount}`,
    },
    telling: {
      title: (name: string) => `Scrivi a ${name}`,
      lead: 'Arriva sui suoi dispositivi o via e-mail, secondo le sue preferenze.',
      subjectLabel: 'Oggetto',
      body: 'Messaggio',
      subject: 'Il tuo pagamento non è andato a buon fine',
      text: (type: string, amount: string, url: string | null) =>
        `Il pagamento di ${amount} per ${type} non è andato a buon fine. ${url === null ? 'Facci sapere come preferisci pagare.' : `Puoi pagare qui: ${url}`}`,
      submit: 'Invia',
      done: (name: string) => `Messaggio inviato a ${name}`,
    },
  }
}
