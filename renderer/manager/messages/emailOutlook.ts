/** The fate of an email just written: it leaves, or it waits, and for what. */
export const en = {
  leaves: (to: string) => `An email to ${to} is on its way`,
  waits: (to: string) => `The email to ${to} is waiting to be sent`,
  opensHere: (to: string) => `${to} can’t open the link yet`,
  why: {
    no_server: 'It will be sent once email is set up.',
    server_down: 'The email server can’t be reached. We’ll send it as soon as it can.',
    held: 'After the restore, it waits for your decision.',
    not_online: 'Links only open on this computer until the studio is online.',
  },
}

type Words = typeof en

export const de: Words = {
  leaves: (to) => `Eine E-Mail an ${to} ist unterwegs`,
  waits: (to) => `Die E-Mail an ${to} wartet auf den Versand`,
  opensHere: (to) => `${to} kann den Link noch nicht öffnen`,
  why: {
    no_server: 'Sie wird gesendet, sobald E-Mail eingerichtet ist.',
    server_down: 'Der E-Mail-Server ist nicht erreichbar. Sie wird gesendet, sobald er es wieder ist.',
    held: 'Nach der Wiederherstellung wartet sie auf deine Entscheidung.',
    not_online: 'Links lassen sich nur auf diesem Computer öffnen, bis das Studio online ist.',
  },
}

export const es: Words = {
  leaves: (to) => `Correo en camino a ${to}`,
  waits: (to) => `El correo para ${to} está pendiente de envío`,
  opensHere: (to) => `${to} aún no puede abrir el enlace`,
  why: {
    no_server: 'Se enviará cuando configures el correo.',
    server_down: 'No se puede conectar con el servidor de correo. Se enviará en cuanto vuelva a funcionar.',
    held: 'Tras la restauración, espera tu decisión.',
    not_online: 'Los enlaces solo se abren en este ordenador hasta que el centro esté online.',
  },
}

export const fr: Words = {
  leaves: (to) => `Un e-mail est en route vers ${to}`,
  waits: (to) => `L’e-mail à ${to} attend d’être envoyé`,
  opensHere: (to) => `${to} ne peut pas encore ouvrir le lien`,
  why: {
    no_server: 'Il sera envoyé dès que l’e-mail sera configuré.',
    server_down: 'Le serveur d’e-mail est injoignable. L’envoi se fera dès qu’il répondra.',
    held: 'Après la restauration, il attend votre décision.',
    not_online: 'Les liens ne s’ouvrent que sur cet ordinateur tant que le studio n’est pas en ligne.',
  },
}

export const it: Words = {
  leaves: (to) => `Un’e-mail a ${to} è in arrivo`,
  waits: (to) => `L’e-mail a ${to} è in attesa di invio`,
  opensHere: (to) => `${to} non può ancora aprire il link`,
  why: {
    no_server: 'Verrà inviata quando avrai configurato l’e-mail.',
    server_down: 'Il server e-mail non è raggiungibile. Verrà inviata appena torna a funzionare.',
    held: 'Dopo il ripristino aspetta la tua decisione.',
    not_online: 'I link si aprono solo su questo computer finché lo studio non è online.',
  },
}
