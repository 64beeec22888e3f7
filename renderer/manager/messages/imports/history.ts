import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    invitations: {
      title: 'Invite them',
      lead: 'Each gets an e-mail with a link, good for 14 days, to set a password and see the schedule, the bookings and what is left of a pass.',
      none: 'Nobody of this import waits for an invitation.',
      everybody: 'Invite everybody',
      choose: 'Choose whom',
      chooseTitle: 'Whom to invite',
      chosen: (n: number) => count(n, { one: 'Invite 1 person', other: `Invite ${figure(n)} people` }),
      chosenNone: 'Tick somebody first.',
      export: 'Download the links',
      exportHelp: 'For a mailing of your own: a fresh link for each, as CSV.',
      sent: (n: number) => count(n, { one: '1 email is on its way', other: `${figure(n)} emails are on their way` }),
      ready: (n: number) => count(n, { one: '1 invitation is ready', other: `${figure(n)} invitations are ready` }),
      readyLater: 'They leave once email is set up and clients can reach the studio.',
      atTheEnd: 'You can invite them once the studio is online and email is set up.',
      setUpEmail: 'Set up email',
      goOnline: 'Go online',
      wait: (n: number) => count(n, { one: '1 email waits', other: `${figure(n)} emails wait` }),
      sentNone: 'No email was sent',
      skipped: (n: number) => count(n, { one: '1 person gets none', other: `${figure(n)} people get none` }),
      person: 'Person',
      row: 'Row',
      sure: (n: string) => `Everybody of “${n}” with an e-mail address and without a login gets an e-mail now.`,
      sureTitle: 'Invite everybody?',
    },
    history: {
      title: 'Former imports',
      none: 'Nothing imported yet',
      noneHelp: 'What you bring in is listed here, to look at or to take back.',
      file: 'File',
      list: 'List of',
      when: 'When',
      rows: 'Rows',
      status: 'Status',
      soFar: 'Brought in so far',
      clients: 'Clients brought in',
      memberships: 'Memberships brought in',
      types: 'Membership types made',
      instructors: 'Instructors brought in',
      classes: 'Classes brought in',
      bookings: 'Bookings brought in',
      products: 'Products brought in',
      gift_cards: 'Gift cards brought in',
      sales: 'Sales brought in',
      toInvite: (n: number) =>
        count(n, {
          one: '1 imported client has no login yet',
          other: `${figure(n)} imported clients have no login yet`,
        }),
    },
    products: {
      teamup: 'TeamUp',
      mindbody: 'Mindbody',
      momence: 'Momence',
      pushpress: 'PushPress',
      vagaro: 'Vagaro',
      square: 'Square',
      massagebook: 'MassageBook',
      glossgenius: 'GlossGenius',
      fresha: 'Fresha',
    } as Readonly<Record<string, string | undefined>>,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    invitations: {
      title: 'Einladen',
      lead: 'Alle bekommen eine E-Mail mit einem Link, der 14 Tage gilt: um ein Passwort zu setzen und Kursplan, Buchungen und Guthaben zu sehen.',
      none: 'Aus diesem Import wartet niemand auf eine Einladung.',
      everybody: 'Alle einladen',
      choose: 'Auswählen',
      chooseTitle: 'Wen einladen',
      chosen: (n) => count(n, { one: '1 Person einladen', other: `${figure(n)} Personen einladen` }),
      chosenNone: 'Hake zuerst jemanden an.',
      export: 'Links herunterladen',
      exportHelp: 'Für deinen eigenen Versand: ein frischer Link für jede Person, als CSV.',
      sent: (n) => count(n, { one: '1 E-Mail ist unterwegs', other: `${figure(n)} E-Mails sind unterwegs` }),
      ready: (n) => count(n, { one: '1 Einladung ist bereit', other: `${figure(n)} Einladungen sind bereit` }),
      readyLater: 'Sie gehen hinaus, sobald E-Mail eingerichtet und das Studio online ist.',
      atTheEnd: 'Du kannst sie einladen, sobald das Studio online und E-Mail eingerichtet ist.',
      setUpEmail: 'E-Mail einrichten',
      goOnline: 'Online gehen',
      wait: (n) => count(n, { one: '1 E-Mail wartet', other: `${figure(n)} E-Mails warten` }),
      sentNone: 'Es wurde keine E-Mail gesendet',
      skipped: (n) => count(n, { one: '1 Person bekommt keine', other: `${figure(n)} Personen bekommen keine` }),
      person: 'Person',
      row: 'Zeile',
      sure: (n) => `Alle aus „${n}“ mit E-Mail-Adresse und ohne Login bekommen jetzt eine E-Mail.`,
      sureTitle: 'Alle einladen?',
    },
    history: {
      title: 'Frühere Importe',
      none: 'Noch nichts importiert',
      noneHelp: 'Was du hereinholst, steht hier, zum Ansehen oder Zurücknehmen.',
      file: 'Datei',
      list: 'Liste',
      when: 'Wann',
      rows: 'Zeilen',
      status: 'Status',
      soFar: 'Bisher übernommen',
      clients: 'Personen übernommen',
      memberships: 'Mitgliedschaften übernommen',
      types: 'Mitgliedschaftsarten angelegt',
      instructors: 'Lehrkräfte übernommen',
      classes: 'Kurse übernommen',
      bookings: 'Buchungen übernommen',
      products: 'Produkte übernommen',
      gift_cards: 'Gutscheine übernommen',
      sales: 'Verkäufe übernommen',
      toInvite: (n) =>
        count(n, {
          one: '1 importierte Person hat noch kein Login',
          other: `${figure(n)} importierte Personen haben noch kein Login`,
        }),
    },
    products: {
      teamup: 'TeamUp',
      mindbody: 'Mindbody',
      momence: 'Momence',
      pushpress: 'PushPress',
      vagaro: 'Vagaro',
      square: 'Square',
      massagebook: 'MassageBook',
      glossgenius: 'GlossGenius',
      fresha: 'Fresha',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    invitations: {
      title: 'Invitar a estas personas',
      lead: 'Cada una recibe un correo con un enlace, válido 14 días, para elegir contraseña y ver el horario, sus reservas y lo que le queda en el bono.',
      none: 'Nadie de esta importación espera una invitación.',
      everybody: 'Invitar a todos',
      choose: 'Elegir a quién',
      chooseTitle: 'A quién invitar',
      chosen: (n) => count(n, { one: 'Invitar a 1 persona', other: `Invitar a ${figure(n)} personas` }),
      chosenNone: 'Marca antes a alguien.',
      export: 'Descargar los enlaces',
      exportHelp: 'Para enviarlos por tu cuenta: un enlace nuevo para cada persona, en CSV.',
      sent: (n) => count(n, { one: '1 correo está en camino', other: `${figure(n)} correos están en camino` }),
      ready: (n) => count(n, { one: '1 invitación está lista', other: `${figure(n)} invitaciones están listas` }),
      readyLater: 'Saldrán en cuanto configures el correo y tu centro esté en línea.',
      atTheEnd: 'Podrás invitar a todos cuando tu centro esté en línea y el correo configurado.',
      setUpEmail: 'Configurar el correo',
      goOnline: 'Ponerse en línea',
      wait: (n) => count(n, { one: '1 correo en espera', other: `${figure(n)} correos en espera` }),
      sentNone: 'No se ha enviado ningún correo',
      skipped: (n) =>
        count(n, { one: '1 persona no recibe ninguno', other: `${figure(n)} personas no reciben ninguno` }),
      person: 'Persona',
      row: 'Fila',
      sure: (n) => `Todas las personas de «${n}» que tienen correo y aún no tienen acceso reciben ahora un correo.`,
      sureTitle: '¿Invitar a todos?',
    },
    history: {
      title: 'Importaciones anteriores',
      none: 'Aún no se ha importado nada',
      noneHelp: 'Lo que importes aparece aquí, para verlo o deshacerlo.',
      file: 'Archivo',
      list: 'Lista de',
      when: 'Cuándo',
      rows: 'Filas',
      status: 'Estado',
      soFar: 'Importado hasta ahora',
      clients: 'Clientes importados',
      memberships: 'Bonos importados',
      types: 'Tipos de bono creados',
      instructors: 'Profesores importados',
      classes: 'Clases importadas',
      bookings: 'Reservas importadas',
      products: 'Productos importados',
      gift_cards: 'Tarjetas regalo importadas',
      sales: 'Ventas importadas',
      toInvite: (n) =>
        count(n, {
          one: '1 cliente importado aún no tiene acceso',
          other: `${figure(n)} clientes importados aún no tienen acceso`,
        }),
    },
    products: {
      teamup: 'TeamUp',
      mindbody: 'Mindbody',
      momence: 'Momence',
      pushpress: 'PushPress',
      vagaro: 'Vagaro',
      square: 'Square',
      massagebook: 'MassageBook',
      glossgenius: 'GlossGenius',
      fresha: 'Fresha',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    invitations: {
      title: 'Inviter ces personnes',
      lead: 'Chacune reçoit un e-mail avec un lien, valable 14 jours, pour choisir un mot de passe et voir le planning, les réservations et ce qu’il reste sur un carnet.',
      none: 'Personne de cette importation n’attend d’invitation.',
      everybody: 'Inviter tout le monde',
      choose: 'Choisir qui',
      chooseTitle: 'Qui inviter',
      chosen: (n) => count(n, { one: `Inviter ${figure(n)} personne`, other: `Inviter ${figure(n)} personnes` }),
      chosenNone: 'Cochez d’abord quelqu’un.',
      export: 'Télécharger les liens',
      exportHelp: 'Pour votre propre envoi\u00a0: un nouveau lien pour chaque personne, en CSV.',
      sent: (n) => count(n, { one: `${figure(n)} e-mail est en route`, other: `${figure(n)} e-mails sont en route` }),
      ready: (n) =>
        count(n, { one: `${figure(n)} invitation est prête`, other: `${figure(n)} invitations sont prêtes` }),
      readyLater: 'Elles partiront dès que l’e-mail sera configuré et le studio en ligne.',
      atTheEnd: 'Vous pourrez les inviter quand le studio sera en ligne et l’e-mail configuré.',
      setUpEmail: 'Configurer l’e-mail',
      goOnline: 'Passer en ligne',
      wait: (n) => count(n, { one: `${figure(n)} e-mail attend`, other: `${figure(n)} e-mails attendent` }),
      sentNone: 'Aucun e-mail n’est parti',
      skipped: (n) =>
        count(n, { one: `${figure(n)} personne n’en reçoit pas`, other: `${figure(n)} personnes n’en reçoivent pas` }),
      person: 'Personne',
      row: 'Ligne',
      sure: (n) =>
        `Toutes les personnes de «\u00a0${n}\u00a0» avec une adresse e-mail et sans accès reçoivent maintenant un e-mail.`,
      sureTitle: 'Inviter tout le monde\u202f?',
    },
    history: {
      title: 'Importations précédentes',
      none: 'Rien importé pour l’instant',
      noneHelp: 'Ce que vous reprenez s’affiche ici, à regarder ou à annuler.',
      file: 'Fichier',
      list: 'Liste',
      when: 'Quand',
      rows: 'Lignes',
      status: 'État',
      soFar: 'Repris jusqu’ici',
      clients: 'Clients repris',
      memberships: 'Abonnements repris',
      types: 'Types d’abonnement créés',
      instructors: 'Profs repris',
      classes: 'Cours repris',
      bookings: 'Réservations reprises',
      products: 'Produits repris',
      gift_cards: 'Cartes cadeaux reprises',
      sales: 'Ventes reprises',
      toInvite: (n) =>
        count(n, {
          one: `${figure(n)} client importé n’a pas encore d’accès`,
          other: `${figure(n)} clients importés n’ont pas encore d’accès`,
        }),
    },
    products: {
      teamup: 'TeamUp',
      mindbody: 'Mindbody',
      momence: 'Momence',
      pushpress: 'PushPress',
      vagaro: 'Vagaro',
      square: 'Square',
      massagebook: 'MassageBook',
      glossgenius: 'GlossGenius',
      fresha: 'Fresha',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    invitations: {
      title: 'Invita queste persone',
      lead: 'Ognuna riceve un’e-mail con un link, valido 14 giorni, per scegliere una password e vedere l’orario, le prenotazioni e quanto resta.',
      none: 'Nessuno di questa importazione attende un invito.',
      everybody: 'Invita tutti',
      choose: 'Scegli chi',
      chooseTitle: 'Chi invitare',
      chosen: (n: number) => count(n, { one: 'Invita 1 persona', other: `Invita ${figure(n)} persone` }),
      chosenNone: 'Prima seleziona qualcuno.',
      export: 'Scarica i link',
      exportHelp: 'Per un tuo invio: un link nuovo per ognuno, in CSV.',
      sent: (n: number) => count(n, { one: '1 e-mail è in partenza', other: `${figure(n)} e-mail sono in partenza` }),
      ready: (n: number) => count(n, { one: '1 invito è pronto', other: `${figure(n)} inviti sono pronti` }),
      readyLater: 'Partiranno quando avrai configurato l’e-mail e lo studio sarà online.',
      atTheEnd: 'Potrai invitarli quando lo studio sarà online e l’e-mail configurata.',
      setUpEmail: 'Configura l’e-mail',
      goOnline: 'Vai online',
      wait: (n: number) => count(n, { one: '1 e-mail è in attesa', other: `${figure(n)} e-mail sono in attesa` }),
      sentNone: 'Nessuna e-mail inviata',
      skipped: (n: number) =>
        count(n, { one: '1 persona non ne riceve', other: `${figure(n)} persone non ne ricevono` }),
      person: 'Persona',
      row: 'Riga',
      sure: (n: string) => `Chiunque in «${n}» abbia un’e-mail e non ancora un accesso riceve ora un’e-mail.`,
      sureTitle: 'Invitare tutti?',
    },
    history: {
      title: 'Importazioni precedenti',
      none: 'Ancora nessuna importazione',
      noneHelp: 'Ciò che porti qui compare in elenco, da guardare o da annullare.',
      file: 'File',
      list: 'Elenco di',
      when: 'Quando',
      rows: 'Righe',
      status: 'Stato',
      soFar: 'Portato finora',
      clients: 'Clienti importati',
      memberships: 'Abbonamenti importati',
      types: 'Tipi di abbonamento creati',
      instructors: 'Insegnanti importati',
      classes: 'Lezioni importate',
      bookings: 'Prenotazioni importate',
      products: 'Prodotti importati',
      gift_cards: 'Buoni regalo importati',
      sales: 'Vendite importate',
      toInvite: (n: number) =>
        count(n, {
          one: '1 cliente importato non ha ancora un accesso',
          other: `${figure(n)} clienti importati non hanno ancora un accesso`,
        }),
    },
    products: {
      teamup: 'TeamUp',
      mindbody: 'Mindbody',
      momence: 'Momence',
      pushpress: 'PushPress',
      vagaro: 'Vagaro',
      square: 'Square',
      massagebook: 'MassageBook',
      glossgenius: 'GlossGenius',
      fresha: 'Fresha',
    } as Readonly<Record<string, string | undefined>>,
  }
}
