import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    checklist: {
      title: 'Ready for clients?',
      done: '(done)',
      open: '(open)',
      go: 'Do it now',
      lines: {
        studio: 'Your studio is set up',
        week: 'Classes on the schedule',
        sell: 'Something to sell',
        pictures: 'Your branding',
        online: 'Clients can reach you',
        email: 'Emails to clients',
        payments: 'Online payments',
        test: 'Make a test booking',
      },
      classes: (n: number) =>
        count(n, { one: '1 class in the next three weeks', other: `${figure(n)} classes in the next three weeks` }),
      noClasses: 'No classes in the next three weeks yet.',
      types: (n: number) => count(n, { one: '1 item on sale', other: `${figure(n)} items on sale` }),
      nothingToSell: 'Nothing is on sale yet, so clients can’t buy a class.',
      pictures: 'Optional: your colours, and what clients see first.',
      payments: 'Optional. You can take payments at the front desk right away.',
      paymentsConnected: 'Your Stripe account is connected.',
      notOnline: 'Only this computer can open your portal so far.',
      noEmail: 'Without it, clients get no confirmations, reminders or invitations.',
      emailSetUp: 'Email is set up. Send yourself a test in the settings.',
      test: 'Open the class as a client',
      testMeans: 'Scan the code with a phone, or open it here: create an account and book as a client would.',
      testHere: 'Open it on this computer, create an account and book as a client would.',
      testNeeds: 'First add a class to the schedule that clients can book now.',
      tested: 'A client has booked.',
      qr: 'QR code of the first class that can be booked',
    },
    resume: {
      title: 'Finish setting up',
      left: (step: string) => `Next: ${step}`,
      go: 'Continue',
      dismiss: 'Don’t show this again',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    checklist: {
      title: 'Bereit für Kund:innen?',
      done: '(erledigt)',
      open: '(offen)',
      go: 'Jetzt erledigen',
      lines: {
        studio: 'Dein Studio ist eingerichtet',
        week: 'Kurse im Kursplan',
        sell: 'Etwas im Verkauf',
        pictures: 'Dein Design',
        online: 'Du bist online erreichbar',
        email: 'E-Mails an Kund:innen',
        payments: 'Onlinezahlungen',
        test: 'Probebuchung machen',
      },
      classes: (n) =>
        count(n, {
          one: '1 Kurs in den nächsten drei Wochen',
          other: `${figure(n)} Kurse in den nächsten drei Wochen`,
        }),
      noClasses: 'Noch kein Kurs in den nächsten drei Wochen.',
      types: (n) => count(n, { one: '1 Angebot im Verkauf', other: `${figure(n)} Angebote im Verkauf` }),
      nothingToSell: 'Noch ist nichts im Verkauf, darum kann niemand einen Kurs kaufen.',
      pictures: 'Optional: deine Farben und was Kund:innen als Erstes sehen.',
      payments: 'Optional. Am Empfang kannst du sofort kassieren.',
      paymentsConnected: 'Dein Stripe-Konto ist verbunden.',
      notOnline: 'Bisher kann nur dieser Computer dein Portal öffnen.',
      noEmail: 'Ohne E-Mail gibt es keine Bestätigungen, Erinnerungen oder Einladungen.',
      emailSetUp: 'E-Mail ist eingerichtet. Sende dir in den Einstellungen einen Test.',
      test: 'Kurs als Kund:in öffnen',
      testMeans: 'Scanne den Code mit einem Handy oder öffne ihn hier: Lege ein Konto an und buche.',
      testHere: 'Öffne ihn auf diesem Computer, lege ein Konto an und buche.',
      testNeeds: 'Plane zuerst einen Kurs, der sich jetzt buchen lässt.',
      tested: 'Die erste Buchung ist da.',
      qr: 'QR-Code des ersten buchbaren Kurses',
    },
    resume: {
      title: 'Einrichten abschließen',
      left: (step) => `Als Nächstes: ${step}`,
      go: 'Weiter',
      dismiss: 'Nicht mehr anzeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    checklist: {
      title: '¿Todo listo para los clientes?',
      done: '(hecho)',
      open: '(pendiente)',
      go: 'Hacerlo ahora',
      lines: {
        studio: 'Tu centro está configurado',
        week: 'Clases en el horario',
        sell: 'Algo que vender',
        pictures: 'Tu imagen',
        online: 'Los clientes pueden encontrarte',
        email: 'Correos a los clientes',
        payments: 'Pagos online',
        test: 'Hacer una reserva de prueba',
      },
      classes: (n) =>
        count(n, {
          one: '1 clase en las próximas tres semanas',
          other: `${figure(n)} clases en las próximas tres semanas`,
        }),
      noClasses: 'Aún no hay clases en las próximas tres semanas.',
      types: (n) => count(n, { one: '1 artículo a la venta', other: `${figure(n)} artículos a la venta` }),
      nothingToSell: 'Aún no hay nada a la venta, así que los clientes no pueden comprar una clase.',
      pictures: 'Opcional: tus colores y lo primero que ven los clientes.',
      payments: 'Opcional. En recepción puedes cobrar desde ya.',
      paymentsConnected: 'Tu cuenta de Stripe está conectada.',
      notOnline: 'De momento solo este ordenador puede abrir tu portal.',
      noEmail: 'Sin correo, los clientes no reciben confirmaciones, recordatorios ni invitaciones.',
      emailSetUp: 'El correo está configurado. Envíate una prueba desde los ajustes.',
      test: 'Abrir la clase como cliente',
      testMeans: 'Escanea el código con un móvil o ábrela aquí: crea una cuenta y reserva como un cliente.',
      testHere: 'Ábrela en este ordenador, crea una cuenta y reserva como un cliente.',
      testNeeds: 'Añade primero al horario una clase que ya se pueda reservar.',
      tested: 'Un cliente ha reservado.',
      qr: 'Código QR de la primera clase reservable',
    },
    resume: {
      title: 'Termina la puesta en marcha',
      left: (step) => `Siguiente: ${step}`,
      go: 'Continuar',
      dismiss: 'No volver a mostrar',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    checklist: {
      title: 'Prêt pour les clients\u202f?',
      done: '(fait)',
      open: '(à faire)',
      go: 'Le faire maintenant',
      lines: {
        studio: 'Votre studio est configuré',
        week: 'Des cours au planning',
        sell: 'Quelque chose à vendre',
        pictures: 'Votre identité visuelle',
        online: 'Les clients peuvent vous trouver',
        email: 'E-mails aux clients',
        payments: 'Paiements en ligne',
        test: 'Faire une réservation d’essai',
      },
      classes: (n) => `${figure(n)} cours dans les trois prochaines semaines`,
      noClasses: 'Aucun cours dans les trois prochaines semaines.',
      types: (n) => count(n, { one: `${figure(n)} offre en vente`, other: `${figure(n)} offres en vente` }),
      nothingToSell: 'Rien n’est encore en vente\u00a0: les clients ne peuvent pas acheter de cours.',
      pictures: 'Facultatif\u00a0: vos couleurs, et ce que les clients voient d’abord.',
      payments: 'Facultatif. À l’accueil, vous pouvez encaisser tout de suite.',
      paymentsConnected: 'Votre compte Stripe est connecté.',
      notOnline: 'Pour l’instant, seul cet ordinateur peut ouvrir votre portail.',
      noEmail: 'Sans e-mail, les clients ne reçoivent ni confirmations, ni rappels, ni invitations.',
      emailSetUp: 'L’e-mail est configuré. Envoyez-vous un test depuis les réglages.',
      test: 'Ouvrir le cours comme un client',
      testMeans:
        'Scannez le code avec un téléphone, ou ouvrez-le ici\u00a0: créez un compte et réservez comme un client.',
      testHere: 'Ouvrez-le sur cet ordinateur, créez un compte et réservez comme un client.',
      testNeeds: 'Ajoutez d’abord au planning un cours réservable dès maintenant.',
      tested: 'Un client a réservé.',
      qr: 'Code QR du premier cours réservable',
    },
    resume: {
      title: 'Finir la configuration',
      left: (step) => `Ensuite\u00a0: ${step}`,
      go: 'Continuer',
      dismiss: 'Ne plus afficher',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    checklist: {
      title: 'Tutto pronto per i clienti?',
      done: '(fatto)',
      open: '(da fare)',
      go: 'Fallo ora',
      lines: {
        studio: 'Il tuo studio è configurato',
        week: 'Lezioni in calendario',
        sell: 'Qualcosa da vendere',
        pictures: 'La tua immagine',
        online: 'I clienti ti trovano',
        email: 'E-mail ai clienti',
        payments: 'Pagamenti online',
        test: 'Fai una prenotazione di prova',
      },
      classes: (n: number) =>
        count(n, {
          one: '1 lezione nelle prossime tre settimane',
          other: `${figure(n)} lezioni nelle prossime tre settimane`,
        }),
      noClasses: 'Ancora nessuna lezione nelle prossime tre settimane.',
      types: (n: number) => count(n, { one: '1 articolo in vendita', other: `${figure(n)} articoli in vendita` }),
      nothingToSell: 'Non c’è ancora nulla in vendita, quindi i clienti non possono acquistare una lezione.',
      pictures: 'Facoltativo: i tuoi colori e ciò che i clienti vedono per primo.',
      payments: 'Facoltativo. Alla reception puoi incassare da subito.',
      paymentsConnected: 'Il tuo account Stripe è collegato.',
      notOnline: 'Finora solo questo computer può aprire il tuo portale.',
      noEmail: 'Senza e-mail i clienti non ricevono conferme, promemoria e inviti.',
      emailSetUp: 'L’e-mail è configurata. Inviati una prova dalle impostazioni.',
      test: 'Apri la lezione come un cliente',
      testMeans: 'Inquadra il codice con un telefono, oppure apri da qui: crea un account e prenota come un cliente.',
      testHere: 'Apri su questo computer, crea un account e prenota come un cliente.',
      testNeeds: 'Aggiungi prima al calendario una lezione che si possa prenotare ora.',
      tested: 'Un cliente ha prenotato.',
      qr: 'Codice QR della prima lezione prenotabile',
    },
    resume: {
      title: 'Completa la configurazione',
      left: (step: string) => `Prossimo passaggio: ${step}`,
      go: 'Continua',
      dismiss: 'Non mostrare più',
    },
  }
}
