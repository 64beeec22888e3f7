import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = {
  tell: {
    title: (name: string) => `Tell ${name} something`,
    lead: 'For what concerns them, as a call would be: a scarf left behind, another room. Offers and news for many go by automations, to those who agreed.',
    subject: 'In a few words',
    text: 'Message',
    send: 'Send',
    done: 'It stands in their notifications',
    pushed: 'Their devices will show it.',
    mailed: 'It leaves by e-mail too.',
    both: 'Their devices will show it, and it leaves by e-mail.',
    listed: 'They will see it when they open the portal.',
    noLogin: 'They have no login yet: invite them, so that they can read it.',
    why: {
      CHOSE_EMAIL: 'They chose e-mail instead of their devices.',
      NO_CONSENT: 'They have not agreed to notifications on their devices.',
      NO_DEVICE: 'No device of theirs is switched on for it.',
      TOO_LATE: 'The quiet hours last too long for a push.',
      HELD: 'After the restore, pushes wait for your word.',
    },
  },
  invite: {
    title: (name: string) => `Invite ${name}`,
    lead: 'A link to set a password and to see the schedule, the bookings and what is left.',
    make: 'Make the link and mail it',
    link: 'Invitation link',
    copy: 'Copy the link',
    copied: 'Link copied',
    until: (date: string) => `Good once, until ${date}. Earlier links ended.`,
    queued: (email: string) => `An e-mail to ${email} waits in the outbox.`,
    sent: (email: string, when: string) => `Mailed to ${email} ${when}.`,
    failed: (email: string) => `The e-mail to ${email} could not be sent. Give them the link another way.`,
    done: 'Done',
  },
}

type Words = typeof en

export const de: Words = {
  tell: {
    title: (name) => `Mitteilung an ${name}`,
    lead: 'Für Persönliches, wie bei einem Anruf: ein vergessener Schal, ein anderer Raum. Angebote und Neues für viele gehen über Automatisierungen, an alle, die einverstanden sind.',
    subject: 'In wenigen Worten',
    text: 'Nachricht',
    send: 'Senden',
    done: 'Sie steht in den Mitteilungen',
    pushed: 'Sie erscheint auf den Geräten der Person.',
    mailed: 'Sie geht auch per E-Mail hinaus.',
    both: 'Sie erscheint auf den Geräten der Person und geht per E-Mail hinaus.',
    listed: 'Sie ist zu sehen, sobald die Person das Portal öffnet.',
    noLogin: 'Die Person hat noch kein Login: Lade sie ein, damit sie die Mitteilung lesen kann.',
    why: {
      CHOSE_EMAIL: 'Gewählt ist E-Mail statt der Geräte.',
      NO_CONSENT: 'Zu Mitteilungen auf Geräten fehlt die Zustimmung.',
      NO_DEVICE: 'Kein Gerät ist dafür eingeschaltet.',
      TOO_LATE: 'Die Ruhezeit dauert für eine Push-Mitteilung zu lang.',
      HELD: 'Nach der Wiederherstellung warten Push-Mitteilungen auf deine Entscheidung.',
    },
  },
  invite: {
    title: (name) => `${name} einladen`,
    lead: 'Ein Link, um ein Passwort zu setzen und Kursplan, Buchungen und Guthaben zu sehen.',
    make: 'Link erstellen und mailen',
    link: 'Einladungslink',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    until: (date) => `Gilt einmal, bis ${date}. Frühere Links gelten nicht mehr.`,
    queued: (email) => `Eine E-Mail an ${email} wartet im Postausgang.`,
    sent: (email, when) => `An ${email} gesendet: ${when}.`,
    failed: (email) => `Die E-Mail an ${email} konnte nicht gesendet werden. Gib den Link auf anderem Weg weiter.`,
    done: 'Fertig',
  },
}

export const es: Words = {
  tell: {
    title: (name) => `Avisar a ${name}`,
    lead: 'Para algo que le afecta, como en una llamada: una bufanda olvidada, otra sala. Las ofertas y novedades para muchos se envían con automatizaciones, a quien ha dado su consentimiento.',
    subject: 'En pocas palabras',
    text: 'Mensaje',
    send: 'Enviar',
    done: 'Ya está en sus notificaciones',
    pushed: 'Se mostrará en sus dispositivos.',
    mailed: 'Sale también por correo.',
    both: 'Se mostrará en sus dispositivos y sale también por correo.',
    listed: 'Lo verá al abrir el portal.',
    noLogin: 'Aún no tiene acceso: envíale una invitación para que pueda leerlo.',
    why: {
      CHOSE_EMAIL: 'Prefiere el correo a sus dispositivos.',
      NO_CONSENT: 'No ha dado permiso para notificaciones en sus dispositivos.',
      NO_DEVICE: 'No tiene ningún dispositivo activado para ello.',
      TOO_LATE: 'El horario de silencio dura demasiado para una notificación.',
      HELD: 'Tras la restauración, las notificaciones esperan a que las autorices.',
    },
  },
  invite: {
    title: (name) => `Invitar a ${name}`,
    lead: 'Un enlace para elegir contraseña y ver el horario, las reservas y lo que queda.',
    make: 'Crear el enlace y enviarlo',
    link: 'Enlace de invitación',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    until: (date) => `Vale una vez, hasta el ${date}. Los enlaces anteriores ya no valen.`,
    queued: (email) => `Un correo para ${email} espera en la bandeja de salida.`,
    sent: (email, when) => `Enviado a ${email}: ${when}.`,
    failed: (email) => `No se ha podido enviar el correo a ${email}. Hazle llegar el enlace de otra forma.`,
    done: 'Listo',
  },
}

export const fr: Words = {
  tell: {
    title: (name) => `Écrire à ${name}`,
    lead: 'Pour ce qui concerne cette personne, comme on l’appellerait\u00a0: une écharpe oubliée, une autre salle. Les offres et les nouvelles pour beaucoup passent par les automatisations, pour qui les a acceptées.',
    subject: 'En quelques mots',
    text: 'Message',
    send: 'Envoyer',
    done: 'Le message est dans ses notifications',
    pushed: 'Ses appareils l’afficheront.',
    mailed: 'Il part aussi par e-mail.',
    both: 'Ses appareils l’afficheront, et il part par e-mail.',
    listed: 'Il s’affichera à l’ouverture du portail.',
    noLogin: 'Cette personne n’a pas encore d’accès\u00a0: invitez-la pour qu’elle puisse le lire.',
    why: {
      CHOSE_EMAIL: 'L’e-mail a été choisi plutôt que les appareils.',
      NO_CONSENT: 'Les notifications sur appareil n’ont pas été acceptées.',
      NO_DEVICE: 'Aucun appareil n’est activé pour cela.',
      TOO_LATE: 'Les heures calmes durent trop longtemps pour une notification.',
      HELD: 'Après la restauration, les notifications attendent votre accord.',
    },
  },
  invite: {
    title: (name) => `Inviter ${name}`,
    lead: 'Un lien pour choisir un mot de passe et voir le planning, les réservations et ce qui reste.',
    make: 'Créer le lien et l’envoyer',
    link: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    until: (date) => `Sert une fois, jusqu’au ${date}. Les liens précédents ne valent plus.`,
    queued: (email) => `Un e-mail à ${email} attend dans la boîte d’envoi.`,
    sent: (email, when) => `Envoyé à ${email}\u00a0: ${when}.`,
    failed: (email) => `L’e-mail à ${email} n’a pas pu partir. Donnez le lien autrement.`,
    done: 'Terminé',
  },
}

export const it = (): Words => {
  const { al } = italian

  return {
    tell: {
      title: (name: string) => `Scrivi una notifica a ${name}`,
      lead: 'Per ciò che riguarda questa persona, come faresti con una telefonata: una sciarpa dimenticata, una sala diversa. Offerte e novità per molti passano dalle automazioni, a chi ha dato il consenso.',
      subject: 'In poche parole',
      text: 'Messaggio',
      send: 'Invia',
      done: 'La notifica è inviata',
      pushed: 'Comparirà sui suoi dispositivi.',
      mailed: 'Parte anche un’e-mail.',
      both: 'Comparirà sui suoi dispositivi, e parte un’e-mail.',
      listed: 'La vedrà quando apre il portale.',
      noLogin: 'Non ha ancora un accesso: mandale un invito, così potrà leggerla.',
      why: {
        CHOSE_EMAIL: 'Ha scelto l’e-mail al posto dei dispositivi.',
        NO_CONSENT: 'Non ha acconsentito alle notifiche sui dispositivi.',
        NO_DEVICE: 'Nessun suo dispositivo le riceve.',
        TOO_LATE: 'Le ore di silenzio durano troppo per una notifica push.',
        HELD: 'Dopo il ripristino, le notifiche push attendono una tua decisione.',
      },
    },
    invite: {
      title: (name: string) => `Invita ${name}`,
      lead: 'Un link per scegliere una password e vedere l’orario, le prenotazioni e quanto resta.',
      make: 'Crea il link e invialo',
      link: 'Link di invito',
      copy: 'Copia il link',
      copied: 'Link copiato',
      until: (date: string) => `Vale una volta, fino ${al(date)}. I link precedenti non valgono più.`,
      queued: (email: string) => `Un’e-mail a ${email} attende di partire.`,
      sent: (email: string, when: string) => `E-mail a ${email} inviata: ${when}.`,
      failed: (email: string) => `L’e-mail a ${email} non è partita. Consegna il link in un altro modo.`,
      done: 'Fatto',
    },
  }
}
