import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    invitations: {
      title: 'Invite clients',
      lead: 'Each gets an email with a link, valid for 14 days, to set a password and see the schedule, their bookings and their credits.',
      none: 'Nobody in this import is waiting for an invitation.',
      everybody: 'Invite everybody',
      choose: 'Choose people',
      chooseTitle: 'Choose people to invite',
      chosen: (n: number) => count(n, { one: 'Invite 1 person', other: `Invite ${figure(n)} people` }),
      chosenNone: 'Select at least one person first.',
      export: 'Download links',
      exportHelp: 'To send them yourself: a new link for each person, as CSV.',
      sent: (n: number) => count(n, { one: '1 email is on its way', other: `${figure(n)} emails are on their way` }),
      ready: (n: number) => count(n, { one: '1 invitation is ready', other: `${figure(n)} invitations are ready` }),
      readyLater: 'They’ll be sent once email is set up and the studio is online.',
      atTheEnd: 'You can invite them once the studio is online and email is set up.',
      setUpEmail: 'Set up email',
      goOnline: 'Go online',
      wait: (n: number) => count(n, { one: '1 email is waiting', other: `${figure(n)} emails are waiting` }),
      sentNone: 'No email was sent',
      skipped: (n: number) => count(n, { one: '1 person doesn’t get one', other: `${figure(n)} people don’t get one` }),
      person: 'Person',
      row: 'Row',
      sure: (n: string) => `Everybody in “${n}” with an email address and no login gets an email now.`,
      sureTitle: 'Invite everybody?',
    },
    history: {
      title: 'Past imports',
      none: 'Nothing imported yet',
      noneHelp: 'Your imports are listed here, to look at or undo.',
      file: 'File',
      list: 'Type of list',
      when: 'When',
      rows: 'Rows',
      status: 'Status',
      soFar: 'Imported so far',
      clients: 'Clients imported',
      memberships: 'Memberships imported',
      types: 'Membership types created',
      instructors: 'Instructors imported',
      classes: 'Classes imported',
      bookings: 'Bookings imported',
      products: 'Products imported',
      gift_cards: 'Gift cards imported',
      sales: 'Sales imported',
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
      title: 'Kund:innen einladen',
      lead: 'Alle bekommen eine E-Mail mit einem Link, der 14 Tage gilt: um ein Passwort festzulegen und Kursplan, Buchungen und Credits zu sehen.',
      none: 'Aus diesem Import wartet niemand auf eine Einladung.',
      everybody: 'Alle einladen',
      choose: 'Personen wählen',
      chooseTitle: 'Personen zum Einladen wählen',
      chosen: (n) => count(n, { one: '1 Person einladen', other: `${figure(n)} Personen einladen` }),
      chosenNone: 'Wähle zuerst mindestens eine Person.',
      export: 'Links herunterladen',
      exportHelp: 'Zum eigenen Versand: ein neuer Link für jede Person, als CSV.',
      sent: (n) => count(n, { one: '1 E-Mail ist unterwegs', other: `${figure(n)} E-Mails sind unterwegs` }),
      ready: (n) => count(n, { one: '1 Einladung ist bereit', other: `${figure(n)} Einladungen sind bereit` }),
      readyLater: 'Sie werden gesendet, sobald E-Mail eingerichtet und das Studio online ist.',
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
      noneHelp: 'Deine Importe erscheinen hier, zum Ansehen oder Rückgängigmachen.',
      file: 'Datei',
      list: 'Art der Liste',
      when: 'Wann',
      rows: 'Zeilen',
      status: 'Status',
      soFar: 'Bisher importiert',
      clients: 'Kund:innen importiert',
      memberships: 'Mitgliedschaften importiert',
      types: 'Mitgliedschaftsarten angelegt',
      instructors: 'Trainer:innen importiert',
      classes: 'Kurse importiert',
      bookings: 'Buchungen importiert',
      products: 'Produkte importiert',
      gift_cards: 'Gutscheine importiert',
      sales: 'Verkäufe importiert',
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
      title: 'Invitar a clientes',
      lead: 'Cada persona recibe un correo con un enlace, válido 14 días, para elegir contraseña y ver el horario, sus reservas y sus créditos.',
      none: 'Nadie de esta importación espera una invitación.',
      everybody: 'Invitar a todos',
      choose: 'Elegir personas',
      chooseTitle: 'Elegir a quién invitar',
      chosen: (n) => count(n, { one: 'Invitar a 1 persona', other: `Invitar a ${figure(n)} personas` }),
      chosenNone: 'Selecciona antes al menos a una persona.',
      export: 'Descargar enlaces',
      exportHelp: 'Para enviarlos por tu cuenta: un enlace nuevo para cada persona, en CSV.',
      sent: (n) => count(n, { one: '1 correo está en camino', other: `${figure(n)} correos están en camino` }),
      ready: (n) => count(n, { one: '1 invitación está lista', other: `${figure(n)} invitaciones están listas` }),
      readyLater: 'Se enviarán en cuanto el correo esté configurado y el centro online.',
      atTheEnd: 'Podrás invitarlos cuando el centro esté online y el correo configurado.',
      setUpEmail: 'Configurar correo',
      goOnline: 'Ponerse online',
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
      noneHelp: 'Tus importaciones aparecen aquí, para verlas o deshacerlas.',
      file: 'Archivo',
      list: 'Tipo de lista',
      when: 'Cuándo',
      rows: 'Filas',
      status: 'Estado',
      soFar: 'Importado hasta ahora',
      clients: 'Clientes importados',
      memberships: 'Bonos y suscripciones importados',
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
      title: 'Inviter des clients',
      lead: 'Chaque personne reçoit un e-mail avec un lien, valable 14 jours, pour choisir un mot de passe et voir le planning, ses réservations et ses crédits.',
      none: 'Personne dans cette importation n’attend d’invitation.',
      everybody: 'Inviter tout le monde',
      choose: 'Choisir des personnes',
      chooseTitle: 'Choisir les personnes à inviter',
      chosen: (n) => count(n, { one: `Inviter ${figure(n)} personne`, other: `Inviter ${figure(n)} personnes` }),
      chosenNone: 'Sélectionnez d’abord au moins une personne.',
      export: 'Télécharger les liens',
      exportHelp: 'Pour les envoyer vous-même\u00a0: un nouveau lien par personne, en CSV.',
      sent: (n) => count(n, { one: `${figure(n)} e-mail est en route`, other: `${figure(n)} e-mails sont en route` }),
      ready: (n) =>
        count(n, { one: `${figure(n)} invitation est prête`, other: `${figure(n)} invitations sont prêtes` }),
      readyLater: 'Elles seront envoyées dès que l’e-mail sera configuré et le studio en ligne.',
      atTheEnd: 'Vous pourrez les inviter quand le studio sera en ligne et l’e-mail configuré.',
      setUpEmail: 'Configurer l’e-mail',
      goOnline: 'Passer en ligne',
      wait: (n) => count(n, { one: `${figure(n)} e-mail attend`, other: `${figure(n)} e-mails attendent` }),
      sentNone: 'Aucun e-mail n’a été envoyé',
      skipped: (n) =>
        count(n, { one: `${figure(n)} personne n’en reçoit pas`, other: `${figure(n)} personnes n’en reçoivent pas` }),
      person: 'Personne',
      row: 'Ligne',
      sure: (n) =>
        `Toutes les personnes de «\u00a0${n}\u00a0» avec une adresse e-mail et sans accès reçoivent un e-mail maintenant.`,
      sureTitle: 'Inviter tout le monde\u202f?',
    },
    history: {
      title: 'Importations précédentes',
      none: 'Rien importé pour l’instant',
      noneHelp: 'Vos importations apparaissent ici, à consulter ou à annuler.',
      file: 'Fichier',
      list: 'Type de liste',
      when: 'Quand',
      rows: 'Lignes',
      status: 'Statut',
      soFar: 'Importé jusqu’ici',
      clients: 'Clients importés',
      memberships: 'Abonnements importés',
      types: 'Types d’abonnement créés',
      instructors: 'Professeurs importés',
      classes: 'Cours importés',
      bookings: 'Réservations importées',
      products: 'Produits importés',
      gift_cards: 'Cartes cadeaux importées',
      sales: 'Ventes importées',
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
      title: 'Invita i clienti',
      lead: 'Ogni persona riceve un’e-mail con un link, valido 14 giorni, per scegliere una password e vedere il calendario, le prenotazioni e i crediti.',
      none: 'Nessuno di questa importazione attende un invito.',
      everybody: 'Invita tutti',
      choose: 'Scegli le persone',
      chooseTitle: 'Scegli le persone da invitare',
      chosen: (n: number) => count(n, { one: 'Invita 1 persona', other: `Invita ${figure(n)} persone` }),
      chosenNone: 'Prima seleziona almeno una persona.',
      export: 'Scarica i link',
      exportHelp: 'Per inviarli tu: un link nuovo per ogni persona, in CSV.',
      sent: (n: number) => count(n, { one: '1 e-mail è in arrivo', other: `${figure(n)} e-mail sono in arrivo` }),
      ready: (n: number) => count(n, { one: '1 invito è pronto', other: `${figure(n)} inviti sono pronti` }),
      readyLater: 'Verranno inviati quando l’e-mail sarà configurata e lo studio online.',
      atTheEnd: 'Potrai invitarli quando lo studio sarà online e l’e-mail configurata.',
      setUpEmail: 'Configura l’e-mail',
      goOnline: 'Vai online',
      wait: (n: number) => count(n, { one: '1 e-mail è in attesa', other: `${figure(n)} e-mail sono in attesa` }),
      sentNone: 'Nessuna e-mail inviata',
      skipped: (n: number) =>
        count(n, { one: '1 persona non la riceve', other: `${figure(n)} persone non la ricevono` }),
      person: 'Persona',
      row: 'Riga',
      sure: (n: string) => `Tutte le persone in «${n}» con un’e-mail e senza accesso ricevono ora un’e-mail.`,
      sureTitle: 'Invitare tutti?',
    },
    history: {
      title: 'Importazioni precedenti',
      none: 'Ancora nessuna importazione',
      noneHelp: 'Le tue importazioni appaiono qui, da vedere o annullare.',
      file: 'File',
      list: 'Tipo di elenco',
      when: 'Quando',
      rows: 'Righe',
      status: 'Stato',
      soFar: 'Importato finora',
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
