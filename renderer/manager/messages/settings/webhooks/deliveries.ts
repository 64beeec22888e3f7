import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')

  return {
    log: 'Deliveries',
    nothingTold: 'No deliveries yet',
    nothingToldMeans: 'Send a test to see whether it arrives.',
    test: 'Send a test',
    tested: 'A test is on its way',
    whileOff: 'The webhook is off. Turn it on first.',
    testEvent: 'A test',
    told: { queued: 'Waiting', delivered: 'Delivered', failed: 'Failed', held: 'Held since a restore' },
    attempts: (n: number) => count(n, { one: '1 attempt', other: `${n} attempts` }),
    answered: (status: number) => `response ${status}`,
    next: (moment: string) => `next try ${moment}`,
    failures: {
      status: (status: number) => `response ${status}`,
      gone: () => 'the address responded that it no longer exists',
      redirected: (status: number) => `response ${status}: redirects aren’t followed`,
      timeout: () => 'no response within ten seconds',
      unreachable: () => 'could not be reached',
      address_refused: () => 'this address isn’t allowed',
      secret_lost: () => 'the secret can’t be read here: create a new one',
    },
    detail: 'Message and response',
    payload: 'Message',
    answer: 'Response',
    resend: 'Send again',
    resent: 'Sending again',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    log: 'Zustellungen',
    nothingTold: 'Noch keine Zustellungen',
    nothingToldMeans: 'Sende einen Test, um zu sehen, ob er ankommt.',
    test: 'Test senden',
    tested: 'Ein Test ist unterwegs',
    whileOff: 'Der Webhook ist ausgeschaltet. Schalte ihn zuerst ein.',
    testEvent: 'Test',
    told: {
      queued: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Fehlgeschlagen',
      held: 'Seit einer Wiederherstellung angehalten',
    },
    attempts: (n) => count(n, { one: '1 Versuch', other: `${figure(n)} Versuche` }),
    answered: (status) => `Antwort ${status}`,
    next: (moment) => `nächster Versuch ${moment}`,
    failures: {
      status: (status) => `Antwort ${status}`,
      gone: () => 'laut Antwort gibt es die Adresse nicht mehr',
      redirected: (status) => `Antwort ${status}: Weiterleitungen werden nicht befolgt`,
      timeout: () => 'keine Antwort innerhalb von zehn Sekunden',
      unreachable: () => 'nicht erreichbar',
      address_refused: () => 'diese Adresse ist nicht erlaubt',
      secret_lost: () => 'der Signaturschlüssel ist hier nicht lesbar: Erstelle einen neuen',
    },
    detail: 'Nachricht und Antwort',
    payload: 'Nachricht',
    answer: 'Antwort',
    resend: 'Noch einmal senden',
    resent: 'Wird noch einmal gesendet',
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    log: 'Envíos',
    nothingTold: 'Aún no hay envíos',
    nothingToldMeans: 'Envía una prueba para ver si llega.',
    test: 'Enviar una prueba',
    tested: 'La prueba va de camino',
    whileOff: 'El webhook está inactivo. Actívalo antes.',
    testEvent: 'Prueba',
    told: {
      queued: 'En espera',
      delivered: 'Entregado',
      failed: 'Fallido',
      held: 'Retenido desde una restauración',
    },
    attempts: (n) => count(n, { one: '1 intento', other: `${n} intentos` }),
    answered: (status) => `respuesta ${status}`,
    next: (moment) => `próximo intento: ${moment}`,
    failures: {
      status: (status) => `respuesta ${status}`,
      gone: () => 'la dirección responde que ya no existe',
      redirected: (status) => `respuesta ${status}: no se siguen redirecciones`,
      timeout: () => 'sin respuesta en diez segundos',
      unreachable: () => 'sin conexión',
      address_refused: () => 'esta dirección no está permitida',
      secret_lost: () => 'el secreto no se puede leer aquí: crea uno nuevo',
    },
    detail: 'Mensaje y respuesta',
    payload: 'Mensaje',
    answer: 'Respuesta',
    resend: 'Enviar otra vez',
    resent: 'Se vuelve a enviar',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    log: 'Envois',
    nothingTold: 'Aucun envoi pour l’instant',
    nothingToldMeans: 'Envoyez un test pour voir s’il arrive.',
    test: 'Envoyer un test',
    tested: 'Un test est en route',
    whileOff: 'Le webhook est désactivé. Activez-le d’abord.',
    testEvent: 'Test',
    told: {
      queued: 'En attente',
      delivered: 'Livré',
      failed: 'Échoué',
      held: 'Retenu depuis une restauration',
    },
    attempts: (n) => count(n, { one: `${figure(n)} tentative`, other: `${figure(n)} tentatives` }),
    answered: (status) => `réponse ${status}`,
    next: (moment) => `prochaine tentative\u00a0: ${moment}`,
    failures: {
      status: (status) => `réponse ${status}`,
      gone: () => 'l’adresse répond qu’elle n’existe plus',
      redirected: (status) => `réponse ${status}\u00a0: les redirections ne sont pas suivies`,
      timeout: () => 'pas de réponse en dix secondes',
      unreachable: () => 'injoignable',
      address_refused: () => 'cette adresse n’est pas autorisée',
      secret_lost: () => 'le secret ne peut pas être lu ici\u00a0: créez-en un nouveau',
    },
    detail: 'Message et réponse',
    payload: 'Message',
    answer: 'Réponse',
    resend: 'Renvoyer',
    resent: 'Nouvel envoi en cours',
  }
}

export const it = (): Words => {
  const count = plurals('it')

  return {
    log: 'Invii',
    nothingTold: 'Ancora nessun invio',
    nothingToldMeans: 'Invia una prova per vedere se arriva.',
    test: 'Invia una prova',
    tested: 'Una prova è in partenza',
    whileOff: 'Il webhook è disattivato. Prima attivalo.',
    testEvent: 'Prova',
    told: { queued: 'In attesa', delivered: 'Consegnato', failed: 'Non riuscito', held: 'Trattenuto da un ripristino' },
    attempts: (n: number) => count(n, { one: '1 tentativo', other: `${n} tentativi` }),
    answered: (status: number) => `risposta ${status}`,
    next: (moment: string) => `prossimo tentativo ${moment}`,
    failures: {
      status: (status: number) => `risposta ${status}`,
      gone: () => 'l’indirizzo risponde che non esiste più',
      redirected: (status: number) => `risposta ${status}: i reindirizzamenti non si seguono`,
      timeout: () => 'nessuna risposta entro dieci secondi',
      unreachable: () => 'non raggiungibile',
      address_refused: () => 'questo indirizzo non è consentito',
      secret_lost: () => 'qui il segreto non si può leggere: creane uno nuovo',
    },
    detail: 'Messaggio e risposta',
    payload: 'Messaggio',
    answer: 'Risposta',
    resend: 'Invia di nuovo',
    resent: 'Nuovo invio in corso',
  }
}
