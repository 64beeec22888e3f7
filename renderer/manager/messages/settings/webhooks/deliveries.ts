import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')

  return {
    log: 'What was told',
    nothingTold: 'Nothing was told yet',
    nothingToldMeans: 'Send a test to see whether it arrives.',
    test: 'Send a test',
    tested: 'A test is on its way',
    whileOff: 'It is switched off: switch it on first',
    testEvent: 'A test',
    told: { queued: 'Waits', delivered: 'Arrived', failed: 'Given up', held: 'Held since a restore' },
    attempts: (n: number) => count(n, { one: 'one attempt', other: `${n} attempts` }),
    answered: (status: number) => `answered ${status}`,
    next: (moment: string) => `again ${moment}`,
    failures: {
      status: (status: number) => `answered ${status}`,
      gone: () => 'answered that it is gone for good',
      redirected: (status: number) => `answered ${status}: it leads elsewhere, which is not followed`,
      timeout: () => 'no answer within ten seconds',
      unreachable: () => 'could not be reached',
      address_refused: () => 'this address may not be told anything',
      secret_lost: () => 'the secret can’t be read here: make a new one',
    },
    detail: 'Message and answer',
    payload: 'Message',
    answer: 'Answer',
    resend: 'Send it again',
    resent: 'It is on its way again',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    log: 'Was gemeldet wurde',
    nothingTold: 'Noch wurde nichts gemeldet',
    nothingToldMeans: 'Schick einen Test, um zu sehen, ob er ankommt.',
    test: 'Test schicken',
    tested: 'Ein Test ist unterwegs',
    whileOff: 'Er ist ausgeschaltet: Schalte ihn zuerst ein',
    testEvent: 'Test',
    told: {
      queued: 'Wartet',
      delivered: 'Angekommen',
      failed: 'Gescheitert',
      held: 'Seit Wiederherstellung angehalten',
    },
    attempts: (n) => count(n, { one: 'ein Versuch', other: `${figure(n)} Versuche` }),
    answered: (status) => `Antwort ${status}`,
    next: (moment) => `wieder ${moment}`,
    failures: {
      status: (status) => `Antwort ${status}`,
      gone: () => 'antwortet, dass es die Adresse nicht mehr gibt',
      redirected: (status) => `Antwort ${status}: führt anderswohin; dem wird nicht gefolgt`,
      timeout: () => 'keine Antwort binnen zehn Sekunden',
      unreachable: () => 'nicht erreichbar',
      address_refused: () => 'dieser Adresse darf nichts gemeldet werden',
      secret_lost: () => 'der Signaturschlüssel ist hier nicht lesbar: Erzeuge einen neuen',
    },
    detail: 'Meldung und Antwort',
    payload: 'Meldung',
    answer: 'Antwort',
    resend: 'Noch einmal schicken',
    resent: 'Sie ist wieder unterwegs',
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    log: 'Lo enviado',
    nothingTold: 'Aún no se ha enviado nada',
    nothingToldMeans: 'Envía una prueba para ver si llega.',
    test: 'Enviar una prueba',
    tested: 'La prueba va de camino',
    whileOff: 'Está inactivo: actívalo antes',
    testEvent: 'Una prueba',
    told: {
      queued: 'En espera',
      delivered: 'Ha llegado',
      failed: 'Sin éxito',
      held: 'Retenido desde una restauración',
    },
    attempts: (n) => count(n, { one: 'un intento', other: `${n} intentos` }),
    answered: (status) => `respuesta ${status}`,
    next: (moment) => `otra vez: ${moment}`,
    failures: {
      status: (status) => `respuesta ${status}`,
      gone: () => 'responde que ya no existe',
      redirected: (status) => `respuesta ${status}: lleva a otro sitio, y eso no se sigue`,
      timeout: () => 'sin respuesta en diez segundos',
      unreachable: () => 'no se ha podido conectar',
      address_refused: () => 'a esta dirección no se puede enviar nada',
      secret_lost: () => 'el secreto no se puede leer aquí: crea uno nuevo',
    },
    detail: 'Mensaje y respuesta',
    payload: 'Mensaje',
    answer: 'Respuesta',
    resend: 'Enviar otra vez',
    resent: 'Va de camino otra vez',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    log: 'Ce qui a été transmis',
    nothingTold: 'Rien n’a encore été transmis',
    nothingToldMeans: 'Envoyez un essai pour voir s’il arrive.',
    test: 'Envoyer un essai',
    tested: 'Un essai est en route',
    whileOff: 'Il est désactivé\u00a0: activez-le d’abord',
    testEvent: 'Un essai',
    told: {
      queued: 'En attente',
      delivered: 'Arrivé',
      failed: 'Abandonné',
      held: 'Retenu depuis une restauration',
    },
    attempts: (n) => count(n, { one: `${figure(n)} essai`, other: `${figure(n)} essais` }),
    answered: (status) => `réponse ${status}`,
    next: (moment) => `de nouveau\u00a0: ${moment}`,
    failures: {
      status: (status) => `réponse ${status}`,
      gone: () => 'a répondu ne plus exister',
      redirected: (status) => `réponse ${status}\u00a0: renvoie ailleurs, ce qui n’est pas suivi`,
      timeout: () => 'pas de réponse en dix secondes',
      unreachable: () => 'injoignable',
      address_refused: () => 'rien ne peut être envoyé à cette adresse',
      secret_lost: () => 'le secret ne peut pas être lu ici\u00a0: créez-en un nouveau',
    },
    detail: 'Message et réponse',
    payload: 'Message',
    answer: 'Réponse',
    resend: 'Renvoyer',
    resent: 'Le message repart',
  }
}

export const it = (): Words => {
  const count = plurals('it')

  return {
    log: 'Che cosa è stato comunicato',
    nothingTold: 'Non è ancora stato comunicato nulla',
    nothingToldMeans: 'Invia una prova per vedere se arriva.',
    test: 'Invia una prova',
    tested: 'Una prova è in partenza',
    whileOff: 'È disattivato: prima attivalo',
    testEvent: 'Una prova',
    told: { queued: 'In attesa', delivered: 'Arrivato', failed: 'Abbandonato', held: 'Trattenuto da un ripristino' },
    attempts: (n: number) => count(n, { one: 'un tentativo', other: `${n} tentativi` }),
    answered: (status: number) => `risposta ${status}`,
    next: (moment: string) => `di nuovo ${moment}`,
    failures: {
      status: (status: number) => `risposta ${status}`,
      gone: () => 'risposta: non esiste più',
      redirected: (status: number) => `risposta ${status}: porta altrove, e non si segue`,
      timeout: () => 'nessuna risposta entro dieci secondi',
      unreachable: () => 'non raggiungibile',
      address_refused: () => 'a questo indirizzo non si può comunicare nulla',
      secret_lost: () => 'qui il segreto non si può leggere: creane uno nuovo',
    },
    detail: 'Messaggio e risposta',
    payload: 'Messaggio',
    answer: 'Risposta',
    resend: 'Invia di nuovo',
    resent: 'È di nuovo in partenza',
  }
}
