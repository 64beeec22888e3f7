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
    onlyHere: 'It is set up on the studio’s own computer. Open Studio Desk there.',
    data: {
      title: 'Bring your data',
      lead: 'Clients and memberships, from the software you leave or from a spreadsheet. The whole import can be undone.',
    },
    ready: {
      title: 'Ready for the first booking',
      lead: 'This is what your studio has now. A test booking shows you what your clients will see.',
      later: 'Press ⌘K or Ctrl K anywhere to find a client, a page or something to do.',
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
      paid: 'Bezahlt werden',
      ready: 'Ausprobieren',
    },
    done: 'erledigt',
    later: 'Überspringen',
    next: 'Weiter',
    finish: 'Studio öffnen',
    leave: 'Später fertig machen',
    onlyHereTitle: 'Dieses Studio ist noch nicht eingerichtet',
    onlyHere: 'Das geht am Computer des Studios. Öffne dort Studio Desk.',
    data: {
      title: 'Bring deine Daten mit',
      lead: 'Kundschaft und Mitgliedschaften, aus deiner bisherigen Software oder aus einer Tabelle. Der ganze Import lässt sich zurücknehmen.',
    },
    ready: {
      title: 'Bereit für die erste Buchung',
      lead: 'Das hat dein Studio jetzt. Eine Probebuchung zeigt dir, was deine Kundschaft sehen wird.',
      later: 'Mit ⌘K oder Strg K findest du überall eine Person, eine Seite oder etwas zu tun.',
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
      online: 'En línea',
      paid: 'Cobrar',
      ready: 'Pruébalo',
    },
    done: 'hecho',
    later: 'Saltar por ahora',
    next: 'Continuar',
    finish: 'Abrir tu centro',
    leave: 'Terminar más tarde',
    onlyHereTitle: 'Este centro aún no está configurado',
    onlyHere: 'Se configura en el ordenador del propio centro. Abre allí Studio Desk.',
    data: {
      title: 'Trae tus datos',
      lead: 'Clientes, bonos y suscripciones, del programa que dejas o de una hoja de cálculo. Toda la importación se puede deshacer.',
    },
    ready: {
      title: 'Todo listo para la primera reserva',
      lead: 'Esto es lo que tiene ya tu centro. Una reserva de prueba te enseña lo que verán tus clientes.',
      later: 'Pulsa ⌘K o Ctrl K en cualquier sitio para encontrar un cliente, una página o algo que hacer.',
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
      ready: 'L’essayer',
    },
    done: 'fait',
    later: 'Passer pour l’instant',
    next: 'Continuer',
    finish: 'Ouvrir votre studio',
    leave: 'Finir plus tard',
    onlyHereTitle: 'Ce studio n’est pas encore configuré',
    onlyHere: 'Il se configure sur l’ordinateur du studio. Ouvrez Studio Desk là-bas.',
    data: {
      title: 'Reprenez vos données',
      lead: 'Les clients et les abonnements, du logiciel que vous quittez ou d’un tableur. Toute l’importation peut être annulée.',
    },
    ready: {
      title: 'Tout est là pour la première réservation',
      lead: 'Voici ce que votre studio a maintenant. Une réservation d’essai vous montre ce que verront vos clients.',
      later: 'Appuyez n’importe où sur ⌘K ou Ctrl K pour trouver un client, une page ou une action.',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    title: 'Configurazione',
    steps: 'Passi',
    stepOf: (n: number, of: number) => `Passo ${figure(n)} di ${figure(of)}`,
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
    onlyHere: 'Si configura sul computer dello studio. Apri lì Studio Desk.',
    data: {
      title: 'Porta i tuoi dati',
      lead: 'Clienti e abbonamenti, dal software che lasci o da un foglio di calcolo. L’intera importazione si può annullare.',
    },
    ready: {
      title: 'Pronti per la prima prenotazione',
      lead: 'Ecco che cosa ha ora il tuo studio. Una prenotazione di prova ti mostra che cosa vedranno i tuoi clienti.',
      later: 'Premi ⌘K o Ctrl K ovunque per trovare un cliente, una pagina o qualcosa da fare.',
    },
  }
}
