import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    services: {
      title: 'Services',
      lead: 'What can be had by appointment. Who can be booked for it is set under Availability.',
      create: 'New service',
      createIt: 'Add service',
      shown: 'Which services',
      active: 'Active',
      all: 'All',
      table: 'Services',
      name: 'Name',
      description: 'Description',
      descriptionHelp: 'Clients read it when they choose.',
      duration: 'Length',
      buffer: 'Kept free',
      bufferField: 'Time kept free afterwards',
      bufferHelp: 'To clean up, or to get to the next.',
      minutes: 'min',
      price: 'Price',
      priceHelp: 'Charged once it took place, or nobody came. 0: free.',
      free: 'Free',
      credits: 'Credits',
      creditsHelp: 'How many one takes of a membership that covers it. 0: none.',
      mayNotGive: 'Your role may not offer this for nothing. Ask somebody who may give away.',
      locations: 'Locations',
      locationsHelp: 'None chosen: offered wherever somebody is there for it.',
      givenBy: 'With',
      nobody: 'Nobody yet: set hours',
      others: (n: number) => count(n, { one: 'and one more', other: `and ${figure(n)} more` }),
      everywhere: 'Everywhere',
      inactive: 'Inactive',
      edit: 'Edit',
      deactivate: 'Deactivate',
      reactivate: 'Reactivate',
      deactivated: (name: string) => `${name} is no longer offered`,
      reactivated: (name: string) => `${name} is offered again`,
      saved: 'Service saved',
      created: (name: string) => `${name} can be booked once somebody is available for it`,
      newTitle: 'New service',
      appliesNow:
        'Length, time afterwards and price hold for what is booked from now on; name and description at once.',
      emptyTitle: 'No services yet',
      empty: 'A service is what clients book with one instructor: personal training, a private lesson, a first talk.',
      noneActive: 'Nothing is offered any more',
      noneActiveHelp: 'Every service is deactivated. Show all of them to offer one again.',
      showAll: 'Show all',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    services: {
      title: 'Angebote',
      lead: 'Was es als Termin gibt. Wer dafür buchbar ist, stellst du unter Verfügbarkeit ein.',
      create: 'Neues Angebot',
      createIt: 'Angebot hinzufügen',
      shown: 'Welche Angebote',
      active: 'Aktive',
      all: 'Alle',
      table: 'Angebote',
      name: 'Name',
      description: 'Beschreibung',
      descriptionHelp: 'Steht bei der Auswahl im Portal.',
      duration: 'Dauer',
      buffer: 'Puffer',
      bufferField: 'Puffer danach',
      bufferHelp: 'Zum Aufräumen oder für den Weg zum nächsten Termin.',
      minutes: 'Min.',
      price: 'Preis',
      priceHelp: 'Wird fällig, wenn der Termin stattgefunden hat oder niemand kam. 0: kostenlos.',
      free: 'Kostenlos',
      credits: 'Guthaben',
      creditsHelp: 'So viel braucht ein Termin von einer Mitgliedschaft, die dafür gilt. 0: keins.',
      mayNotGive: 'Deine Rolle darf das nicht kostenlos anbieten. Frag jemanden, der das darf.',
      locations: 'Standorte',
      locationsHelp: 'Keiner gewählt: überall, wo jemand dafür da ist.',
      givenBy: 'Bei',
      nobody: 'Noch niemand: Zeiten festlegen',
      others: (n) => count(n, { one: 'und noch jemand', other: `und ${figure(n)} weitere` }),
      everywhere: 'Überall',
      inactive: 'Inaktiv',
      edit: 'Bearbeiten',
      deactivate: 'Deaktivieren',
      reactivate: 'Wieder aktivieren',
      deactivated: (name) => `${name} wird nicht mehr angeboten`,
      reactivated: (name) => `${name} wird wieder angeboten`,
      saved: 'Angebot gespeichert',
      created: (name) => `${name} ist buchbar, sobald jemand dafür Zeit hat`,
      newTitle: 'Neues Angebot',
      appliesNow: 'Dauer, Puffer und Preis gelten für alles, was ab jetzt gebucht wird; Name und Beschreibung sofort.',
      emptyTitle: 'Noch keine Angebote',
      empty:
        'Ein Angebot bucht man bei einer bestimmten Lehrkraft: Personal Training, eine Einzelstunde, ein erstes Gespräch.',
      noneActive: 'Nichts wird mehr angeboten',
      noneActiveHelp: 'Alle Angebote sind deaktiviert. Zeig alle, um eines wieder anzubieten.',
      showAll: 'Alle zeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    services: {
      title: 'Servicios',
      lead: 'Lo que se ofrece con cita. Quién lo atiende se indica en Disponibilidad.',
      create: 'Nuevo servicio',
      createIt: 'Añadir servicio',
      shown: 'Qué servicios',
      active: 'Activos',
      all: 'Todos',
      table: 'Servicios',
      name: 'Nombre',
      description: 'Descripción',
      descriptionHelp: 'Los clientes la leen al elegir.',
      duration: 'Duración',
      buffer: 'Margen',
      bufferField: 'Margen libre después',
      bufferHelp: 'Para recoger o llegar a la siguiente cita.',
      minutes: 'min',
      price: 'Precio',
      priceHelp: 'Se cobra cuando la cita se ha realizado o si no viene nadie. 0: gratis.',
      free: 'Gratis',
      credits: 'Créditos',
      creditsHelp: 'Los que gasta una cita del bono que la incluye. 0: ninguno.',
      mayNotGive: 'Tu rol no permite ofrecerlo gratis. Pídeselo a quien pueda hacerlo.',
      locations: 'Sedes',
      locationsHelp: 'Ninguna elegida: se ofrece donde haya alguien que lo atienda.',
      givenBy: 'Con',
      nobody: 'Nadie todavía: indica el horario',
      others: (n) => count(n, { one: 'y una persona más', other: `y ${figure(n)} más` }),
      everywhere: 'Todas las sedes',
      inactive: 'Inactivo',
      edit: 'Editar',
      deactivate: 'Desactivar',
      reactivate: 'Reactivar',
      deactivated: (name) => `${name} ya no se ofrece`,
      reactivated: (name) => `${name} vuelve a ofrecerse`,
      saved: 'Servicio guardado',
      created: (name) => `${name} se podrá reservar en cuanto alguien esté disponible`,
      newTitle: 'Nuevo servicio',
      appliesNow:
        'La duración, el margen y el precio valen para lo que se reserve a partir de ahora; el nombre y la descripción, de inmediato.',
      emptyTitle: 'Aún no hay servicios',
      empty:
        'Un servicio es lo que se reserva a solas con un profesor: entrenamiento personal, una clase particular, una primera consulta.',
      noneActive: 'Ya no se ofrece ninguno',
      noneActiveHelp: 'Todos los servicios están desactivados. Muéstralos todos para volver a ofrecer alguno.',
      showAll: 'Mostrar todos',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    services: {
      title: 'Prestations',
      lead: 'Ce qui se prend sur rendez-vous. Qui peut être réservé se règle sous Disponibilités.',
      create: 'Nouvelle prestation',
      createIt: 'Ajouter la prestation',
      shown: 'Quelles prestations',
      active: 'Actives',
      all: 'Toutes',
      table: 'Prestations',
      name: 'Nom',
      description: 'Description',
      descriptionHelp: 'Les clients la lisent au moment de choisir.',
      duration: 'Durée',
      buffer: 'Temps libre',
      bufferField: 'Temps gardé libre après',
      bufferHelp: 'Pour ranger, ou aller au suivant.',
      minutes: 'min',
      price: 'Prix',
      priceHelp: 'Dû une fois que le rendez-vous a eu lieu ou a été manqué. 0\u00a0: gratuit.',
      free: 'Gratuit',
      credits: 'Crédits',
      creditsHelp: 'Ce qu’un rendez-vous prend de l’abonnement qui le comprend. 0\u00a0: aucun.',
      mayNotGive: 'Votre rôle ne permet pas de l’offrir. Demandez à quelqu’un qui le peut.',
      locations: 'Lieux',
      locationsHelp: 'Aucun choisi\u00a0: proposée partout où quelqu’un est là pour elle.',
      givenBy: 'Avec',
      nobody: 'Personne encore\u00a0: saisir les horaires',
      others: (n) => count(n, { one: 'et une autre personne', other: `et ${figure(n)} autres` }),
      everywhere: 'Partout',
      inactive: 'Inactive',
      edit: 'Modifier',
      deactivate: 'Désactiver',
      reactivate: 'Réactiver',
      deactivated: (name) => `${name}\u00a0: plus proposé`,
      reactivated: (name) => `${name}\u00a0: de nouveau proposé`,
      saved: 'Prestation enregistrée',
      created: (name) => `${name}\u00a0: réservable dès que quelqu’un est disponible`,
      newTitle: 'Nouvelle prestation',
      appliesNow:
        'La durée, le temps libre après et le prix valent pour ce qui est réservé à partir de maintenant\u202f; le nom et la description, tout de suite.',
      emptyTitle: 'Pas encore de prestations',
      empty: 'Une prestation se réserve avec un prof\u00a0: un coaching, un cours particulier, un premier entretien.',
      noneActive: 'Plus rien n’est proposé',
      noneActiveHelp: 'Toutes les prestations sont désactivées. Affichez-les toutes pour en proposer une de nouveau.',
      showAll: 'Tout afficher',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    services: {
      title: 'Servizi',
      lead: 'Ciò che si può prenotare su appuntamento. Chi è disponibile si indica in Disponibilità.',
      create: 'Nuovo servizio',
      createIt: 'Aggiungi',
      shown: 'Quali servizi',
      active: 'Attivi',
      all: 'Tutti',
      table: 'Servizi',
      name: 'Nome',
      description: 'Descrizione',
      descriptionHelp: 'La leggono i clienti quando scelgono.',
      duration: 'Durata',
      buffer: 'Tempo libero dopo',
      bufferField: 'Tempo da tenere libero dopo',
      bufferHelp: 'Per riordinare o raggiungere il prossimo.',
      minutes: 'min',
      price: 'Prezzo',
      priceHelp: 'Si addebita quando si è svolto, o se non è venuto nessuno. 0: gratis.',
      free: 'Gratis',
      credits: 'Crediti',
      creditsHelp: 'Quanti ne usa un appuntamento dall’abbonamento che lo comprende. 0: nessuno.',
      mayNotGive: 'Il tuo ruolo non permette di offrirlo gratis. Chiedi a chi può farlo.',
      locations: 'Sedi',
      locationsHelp: 'Nessuna scelta: si offre ovunque ci sia qualcuno.',
      givenBy: 'Con',
      nobody: 'Ancora nessuno: imposta gli orari',
      others: (n: number) => count(n, { one: 'e un’altra persona', other: `e altre ${figure(n)}` }),
      everywhere: 'Ovunque',
      inactive: 'Non attivo',
      edit: 'Modifica',
      deactivate: 'Disattiva',
      reactivate: 'Riattiva',
      deactivated: (name: string) => `${name}: non si offre più`,
      reactivated: (name: string) => `${name}: si offre di nuovo`,
      saved: 'Servizio salvato',
      created: (name: string) => `${name}: prenotabile appena qualcuno è disponibile`,
      newTitle: 'Nuovo servizio',
      appliesNow: 'Durata, tempo libero e prezzo valgono per le prenotazioni da ora in poi; nome e descrizione subito.',
      emptyTitle: 'Ancora nessun servizio',
      empty:
        'Un servizio è ciò che si prenota con un solo insegnante: personal training, una lezione privata, un primo colloquio.',
      noneActive: 'Non si offre più nulla',
      noneActiveHelp: 'Tutti i servizi sono disattivati. Mostrali tutti per proporne di nuovo uno.',
      showAll: 'Mostra tutti',
    },
  }
}
