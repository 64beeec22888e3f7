import { figures } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    title: 'Setting up',
    steps: 'Steps',
    stepOf: (n: number, of: number) => `Step ${figure(n)} of ${figure(of)}`,
    step: {
      studio: 'Your studio',
      data: 'Your data',
      week: 'Your week',
      sell: 'What you sell',
      online: 'Go online',
      paid: 'Get paid',
      ready: 'Try it',
    },
    done: 'done',
    later: 'Skip for now',
    next: 'Continue',
    finish: 'Open your studio',
    leave: 'Finish later',
    onlyHereTitle: 'This studio is not set up yet',
    onlyHere: 'Set it up on the studio’s own computer. Open Studio Desk there.',
    data: {
      title: 'Bring your data',
      lead: 'Clients and memberships, from your current software or a spreadsheet. You can undo the whole import.',
    },
    ready: {
      title: 'Ready for the first booking',
      lead: 'This is what your studio has now. A test booking shows you what your clients will see.',
      later: 'Press ⌘K or Ctrl K anywhere to find a client, a page or an action.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    title: 'Einrichten',
    steps: 'Schritte',
    stepOf: (n, of) => `Schritt ${figure(n)} von ${figure(of)}`,
    step: {
      studio: 'Dein Studio',
      data: 'Deine Daten',
      week: 'Deine Woche',
      sell: 'Was du verkaufst',
      online: 'Online gehen',
      paid: 'Zahlungen annehmen',
      ready: 'Ausprobieren',
    },
    done: 'erledigt',
    later: 'Überspringen',
    next: 'Weiter',
    finish: 'Studio öffnen',
    leave: 'Später fertigstellen',
    onlyHereTitle: 'Dieses Studio ist noch nicht eingerichtet',
    onlyHere: 'Richte es am Computer des Studios ein. Öffne dort Studio Desk.',
    data: {
      title: 'Bring deine Daten mit',
      lead: 'Kund:innen und Mitgliedschaften, aus deiner bisherigen Software oder einer Tabelle. Du kannst den ganzen Import rückgängig machen.',
    },
    ready: {
      title: 'Bereit für die erste Buchung',
      lead: 'Das hat dein Studio jetzt. Eine Probebuchung zeigt dir, was Kund:innen sehen werden.',
      later: 'Mit ⌘K oder Strg+K findest du überall Personen, Seiten und Aktionen.',
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    title: 'Puesta en marcha',
    steps: 'Pasos',
    stepOf: (n, of) => `Paso ${figure(n)} de ${figure(of)}`,
    step: {
      studio: 'Tu centro',
      data: 'Tus datos',
      week: 'Tu semana',
      sell: 'Lo que vendes',
      online: 'Online',
      paid: 'Cobrar',
      ready: 'Pruébalo',
    },
    done: 'hecho',
    later: 'Saltar por ahora',
    next: 'Continuar',
    finish: 'Abrir tu centro',
    leave: 'Terminar más tarde',
    onlyHereTitle: 'Este centro aún no está configurado',
    onlyHere: 'Configúralo en el ordenador del centro. Abre allí Studio Desk.',
    data: {
      title: 'Trae tus datos',
      lead: 'Clientes, bonos y suscripciones, de tu programa actual o de una hoja de cálculo. Puedes deshacer toda la importación.',
    },
    ready: {
      title: 'Todo listo para la primera reserva',
      lead: 'Esto es lo que tiene ya tu centro. Una reserva de prueba muestra lo que verán tus clientes.',
      later: 'Pulsa ⌘K o Ctrl K en cualquier sitio para encontrar un cliente, una página o una acción.',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    title: 'Configuration',
    steps: 'Étapes',
    stepOf: (n, of) => `Étape ${figure(n)} sur ${figure(of)}`,
    step: {
      studio: 'Votre studio',
      data: 'Vos données',
      week: 'Votre semaine',
      sell: 'Ce que vous vendez',
      online: 'En ligne',
      paid: 'Les paiements',
      ready: 'Essayer',
    },
    done: 'fait',
    later: 'Passer pour l’instant',
    next: 'Continuer',
    finish: 'Ouvrir votre studio',
    leave: 'Finir plus tard',
    onlyHereTitle: 'Ce studio n’est pas encore configuré',
    onlyHere: 'Configurez-le sur l’ordinateur du studio. Ouvrez-y Studio Desk.',
    data: {
      title: 'Reprenez vos données',
      lead: 'Clients et abonnements, depuis votre logiciel actuel ou un tableur. Vous pouvez annuler toute l’importation.',
    },
    ready: {
      title: 'Tout est prêt pour la première réservation',
      lead: 'Voici ce que votre studio a maintenant. Une réservation d’essai vous montre ce que verront vos clients.',
      later: 'Appuyez n’importe où sur ⌘K ou Ctrl K pour trouver un client, une page ou une action.',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    title: 'Configurazione',
    steps: 'Passaggi',
    stepOf: (n: number, of: number) => `Passaggio ${figure(n)} di ${figure(of)}`,
    step: {
      studio: 'Il tuo studio',
      data: 'I tuoi dati',
      week: 'La tua settimana',
      sell: 'Che cosa vendi',
      online: 'Vai online',
      paid: 'Incassa',
      ready: 'Prova',
    },
    done: 'fatto',
    later: 'Salta per ora',
    next: 'Continua',
    finish: 'Apri il tuo studio',
    leave: 'Finisci più tardi',
    onlyHereTitle: 'Questo studio non è ancora configurato',
    onlyHere: 'Configuralo sul computer dello studio. Apri lì Studio Desk.',
    data: {
      title: 'Porta i tuoi dati',
      lead: 'Clienti e abbonamenti, dal tuo software attuale o da un foglio di calcolo. Puoi annullare l’intera importazione.',
    },
    ready: {
      title: 'Tutto pronto per la prima prenotazione',
      lead: 'Ecco che cosa ha ora il tuo studio. Una prenotazione di prova ti mostra che cosa vedranno i tuoi clienti.',
      later: 'Premi ⌘K o Ctrl K ovunque per trovare un cliente, una pagina o un’azione.',
    },
  }
}
