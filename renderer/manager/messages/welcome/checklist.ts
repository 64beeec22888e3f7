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
        week: 'Classes on the timetable',
        sell: 'Something to sell',
        pictures: 'Your own look',
        online: 'Clients reach you',
        email: 'Emails go out',
        payments: 'Payments online',
        test: 'Make a test booking',
      },
      classes: (n: number) =>
        count(n, { one: '1 class in the next three weeks', other: `${figure(n)} classes in the next three weeks` }),
      noClasses: 'No class in the next three weeks yet.',
      types: (n: number) => count(n, { one: '1 thing on sale', other: `${figure(n)} things on sale` }),
      nothingToSell: 'Nothing is on sale yet, so nobody can buy a class.',
      pictures: 'If you like: your colours, and what clients see first.',
      payments: 'Later, if you like. At the desk you can take money from the first minute.',
      paymentsConnected: 'Your Stripe account is connected.',
      notOnline: 'Only this computer can open your portal so far.',
      noEmail: 'Nothing that clients expect works without it: confirmations, reminders, invitations.',
      emailSetUp: 'Email is set up. Send yourself a test in the settings.',
      test: 'Open the class as a client',
      testMeans: 'Scan the code with a phone, or open it here: create an account and book, as a client does.',
      testHere: 'Open it on this computer, create an account and book, as a client does.',
      testNeeds: 'Put a class on the timetable first that can be booked now.',
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
      title: 'Bereit für Kundschaft?',
      done: '(erledigt)',
      open: '(offen)',
      go: 'Jetzt erledigen',
      lines: {
        studio: 'Dein Studio ist eingerichtet',
        week: 'Kurse im Kursplan',
        sell: 'Etwas zu verkaufen',
        pictures: 'Dein eigenes Aussehen',
        online: 'Du bist erreichbar',
        email: 'E-Mails gehen hinaus',
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
      nothingToSell: 'Noch ist nichts im Verkauf; also kann niemand einen Kurs kaufen.',
      pictures: 'Wenn du magst: deine Farben, und was man als Erstes sieht.',
      payments: 'Später, wenn du magst. Am Empfang kannst du von der ersten Minute an kassieren.',
      paymentsConnected: 'Dein Stripe-Konto ist verbunden.',
      notOnline: 'Bisher kann nur dieser Computer dein Portal öffnen.',
      noEmail: 'Ohne E-Mail fehlt, was deine Kund:innen erwarten: Bestätigungen, Erinnerungen, Einladungen.',
      emailSetUp: 'E-Mail ist eingerichtet. Sende dir in den Einstellungen einen Test.',
      test: 'Einmal buchen wie deine Kundschaft',
      testMeans: 'Scanne den Code mit einem Handy, oder öffne ihn hier: Lege ein Konto an und buche.',
      testHere: 'Öffne ihn auf diesem Computer, lege ein Konto an und buche.',
      testNeeds: 'Plane zuerst einen Kurs, der sich jetzt buchen lässt.',
      tested: 'Die erste Buchung ist da.',
      qr: 'QR-Code des ersten Kurses, der sich buchen lässt',
    },
    resume: {
      title: 'Einrichten abschließen',
      left: (step) => `Als Nächstes: ${step}`,
      go: 'Weiter',
      dismiss: 'Nicht mehr zeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    checklist: {
      title: '¿Listo para los clientes?',
      done: '(hecho)',
      open: '(pendiente)',
      go: 'Hacerlo ahora',
      lines: {
        studio: 'Tu centro está configurado',
        week: 'Clases en el horario',
        sell: 'Algo que vender',
        pictures: 'Tu propia imagen',
        online: 'Los clientes te encuentran',
        email: 'Los correos salen',
        payments: 'Pagos en línea',
        test: 'Hacer una reserva de prueba',
      },
      classes: (n) =>
        count(n, {
          one: '1 clase en las próximas tres semanas',
          other: `${figure(n)} clases en las próximas tres semanas`,
        }),
      noClasses: 'Aún no hay clases en las próximas tres semanas.',
      types: (n) => count(n, { one: '1 cosa a la venta', other: `${figure(n)} cosas a la venta` }),
      nothingToSell: 'Aún no hay nada a la venta, así que nadie puede comprar una clase.',
      pictures: 'Si quieres: tus colores y lo primero que ven los clientes.',
      payments: 'Más tarde, si quieres. En recepción puedes cobrar desde el primer minuto.',
      paymentsConnected: 'Tu cuenta de Stripe está conectada.',
      notOnline: 'De momento solo este ordenador puede abrir tu portal.',
      noEmail: 'Sin correo falta lo que tus clientes esperan: confirmaciones, recordatorios, invitaciones.',
      emailSetUp: 'El correo está configurado. Envíate una prueba desde los ajustes.',
      test: 'Abrir la clase como cliente',
      testMeans: 'Escanea el código con un móvil o ábrela aquí: crea una cuenta y reserva, como hace un cliente.',
      testHere: 'Ábrela en este ordenador, crea una cuenta y reserva, como hace un cliente.',
      testNeeds: 'Pon antes en el horario una clase que ya se pueda reservar.',
      tested: 'Un cliente ha reservado.',
      qr: 'Código QR de la primera clase que se puede reservar',
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
      title: 'Tout est là pour les clients\u202f?',
      done: '(fait)',
      open: '(à faire)',
      go: 'Le faire maintenant',
      lines: {
        studio: 'Votre studio est configuré',
        week: 'Des cours au planning',
        sell: 'Quelque chose à vendre',
        pictures: 'Vos propres couleurs',
        online: 'Les clients vous trouvent',
        email: 'Les e-mails partent',
        payments: 'Paiements en ligne',
        test: 'Faire une réservation d’essai',
      },
      classes: (n) => `${figure(n)} cours dans les trois prochaines semaines`,
      noClasses: 'Aucun cours dans les trois prochaines semaines.',
      types: (n) => count(n, { one: `${figure(n)} offre en vente`, other: `${figure(n)} offres en vente` }),
      nothingToSell: 'Rien n’est encore en vente\u00a0: personne ne peut acheter de cours.',
      pictures: 'Si vous voulez\u00a0: vos couleurs, et ce que les clients voient d’abord.',
      payments: 'Plus tard, si vous voulez. À l’accueil, vous encaissez dès la première minute.',
      paymentsConnected: 'Votre compte Stripe est relié.',
      notOnline: 'Pour l’instant, seul cet ordinateur peut ouvrir votre portail.',
      noEmail: 'Sans e-mail, il manque ce que vos clients attendent\u00a0: confirmations, rappels, invitations.',
      emailSetUp: 'L’e-mail est configuré. Envoyez-vous un test depuis les réglages.',
      test: 'Ouvrir le cours comme un client',
      testMeans:
        'Scannez le code avec un téléphone, ou ouvrez-le ici\u00a0: créez un compte et réservez, comme le fait un client.',
      testHere: 'Ouvrez-le sur cet ordinateur, créez un compte et réservez, comme le fait un client.',
      testNeeds: 'Mettez d’abord au planning un cours qui peut être réservé maintenant.',
      tested: 'Un client a réservé.',
      qr: 'Code QR du premier cours qui peut être réservé',
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
      title: 'Pronti per i clienti?',
      done: '(fatto)',
      open: '(da fare)',
      go: 'Fallo ora',
      lines: {
        studio: 'Il tuo studio è configurato',
        week: 'Lezioni in orario',
        sell: 'Qualcosa da vendere',
        pictures: 'Il tuo aspetto',
        online: 'I clienti ti raggiungono',
        email: 'Le e-mail partono',
        payments: 'Pagamenti online',
        test: 'Fai una prenotazione di prova',
      },
      classes: (n: number) =>
        count(n, {
          one: '1 lezione nelle prossime tre settimane',
          other: `${figure(n)} lezioni nelle prossime tre settimane`,
        }),
      noClasses: 'Ancora nessuna lezione nelle prossime tre settimane.',
      types: (n: number) => count(n, { one: '1 cosa in vendita', other: `${figure(n)} cose in vendita` }),
      nothingToSell: 'Non c’è ancora nulla in vendita, quindi nessuno può acquistare una lezione.',
      pictures: 'Se vuoi: i tuoi colori, e che cosa vedono per primo i clienti.',
      payments: 'Più tardi, se vuoi. Alla reception puoi incassare dal primo minuto.',
      paymentsConnected: 'Il tuo account Stripe è collegato.',
      notOnline: 'Finora solo questo computer può aprire il tuo portale.',
      noEmail: 'Senza e-mail manca ciò che i clienti si aspettano: conferme, promemoria, inviti.',
      emailSetUp: 'L’e-mail è configurata. Inviati una prova dalle impostazioni.',
      test: 'Apri la lezione come un cliente',
      testMeans:
        'Inquadra il codice con un telefono, oppure apri da qui: crea un account e prenota, come fa un cliente.',
      testHere: 'Apri su questo computer, crea un account e prenota, come fa un cliente.',
      testNeeds: 'Metti prima in orario una lezione che si possa prenotare ora.',
      tested: 'Un cliente ha prenotato.',
      qr: 'Codice QR della prima lezione prenotabile',
    },
    resume: {
      title: 'Completa la configurazione',
      left: (step: string) => `Prossimo passo: ${step}`,
      go: 'Continua',
      dismiss: 'Non mostrare più',
    },
  }
}
