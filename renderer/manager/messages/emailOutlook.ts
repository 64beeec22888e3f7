/** What becomes of an email that was just written: it leaves, or it waits and for what. */
export const en = {
  leaves: (to: string) => `An email to ${to} is on its way`,
  waits: (to: string) => `The email to ${to} is ready and waits`,
  opensHere: (to: string) => `${to} can’t open the link yet`,
  why: {
    no_server: 'It leaves once email is set up.',
    server_down: 'The mail server can’t be reached. It leaves as soon as that works again.',
    held: 'After the restore, it waits for your decision.',
    not_online: 'Links open on this computer alone until the studio is online.',
  },
}

type Words = typeof en

export const de: Words = {
  leaves: (to) => `Eine E-Mail an ${to} ist unterwegs`,
  waits: (to) => `Die E-Mail an ${to} ist bereit und wartet`,
  opensHere: (to) => `${to} kann den Link noch nicht öffnen`,
  why: {
    no_server: 'Sie geht hinaus, sobald E-Mail eingerichtet ist.',
    server_down: 'Der Mailserver ist nicht erreichbar. Sie geht hinaus, sobald das wieder klappt.',
    held: 'Nach der Wiederherstellung wartet sie auf deine Entscheidung.',
    not_online: 'Links öffnen sich nur auf diesem Computer, bis das Studio online ist.',
  },
}

export const es: Words = {
  leaves: (to) => `Un correo va camino de ${to}`,
  waits: (to) => `El correo para ${to} está listo y en espera`,
  opensHere: (to) => `${to} aún no puede abrir el enlace`,
  why: {
    no_server: 'Saldrá en cuanto configures el correo.',
    server_down: 'No se puede conectar con el servidor de correo. Saldrá en cuanto vuelva a funcionar.',
    held: 'Tras la restauración, espera tu decisión.',
    not_online: 'Los enlaces solo se abren en este ordenador hasta que el centro esté en línea.',
  },
}

export const fr: Words = {
  leaves: (to) => `Un e-mail à ${to} est en route`,
  waits: (to) => `L’e-mail à ${to} est prêt et attend`,
  opensHere: (to) => `${to} ne peut pas encore ouvrir le lien`,
  why: {
    no_server: 'Il partira dès que l’e-mail sera configuré.',
    server_down: 'Le serveur de messagerie est injoignable. Il partira dès que cela fonctionnera de nouveau.',
    held: 'Après la restauration, il attend votre décision.',
    not_online: 'Les liens ne s’ouvrent que sur cet ordinateur tant que le studio n’est pas en ligne.',
  },
}

export const it: Words = {
  leaves: (to) => `Un’e-mail a ${to} è in partenza`,
  waits: (to) => `L’e-mail a ${to} è pronta e in attesa`,
  opensHere: (to) => `${to} non può ancora aprire il link`,
  why: {
    no_server: 'Partirà quando avrai configurato l’e-mail.',
    server_down: 'Il server di posta non è raggiungibile. Partirà appena torna a funzionare.',
    held: 'Dopo il ripristino aspetta la tua decisione.',
    not_online: 'I link si aprono solo su questo computer finché lo studio non è online.',
  },
}
