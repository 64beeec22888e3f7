import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Check-in',
    pairTitle: 'Make this device a kiosk',
    pairMeans: 'Add a kiosk in the studio’s settings, under Kiosks, and type the code that is shown there.',
    code: 'Code',
    pair: 'Start',
    codeWrong: 'This code is wrong, was used or has run out. Add the kiosk anew to get another one.',
    who: 'Tap your name',
    search: 'Your first name',
    none: (text: string) => `Nobody called “${text}” is expected. Ask at the front desk.`,
    nobody: 'Nobody is booked yet.',
    with: (name: string) => `with ${name}`,
    here: (n: number, all: number) => `${figure(n)} of ${figure(all)} here`,
    checkedIn: 'Checked in',
    scan: 'Scan the code on your phone',
    scanning: 'Hold the code on your phone in front of the camera',
    noCamera: 'The camera can’t be used. Tap your name.',
    noClass: 'No check-in at the moment',
    next: (name: string, opens: string) => `Check-in for ${name} opens at ${opens}.`,
    nextTomorrow: (name: string, opens: string) => `Check-in for ${name} opens tomorrow at ${opens}.`,
    welcome: (name: string) => `Welcome, ${name}`,
    seat: (name: string) => `Seat ${name}`,
    creditsLeft: (n: number) => count(n, { one: 'One credit left', other: `${figure(n)} credits left` }),
    unpaid: 'Please pay at the front desk.',
    sign: 'Please sign this first',
    signHow: 'Scan this with your phone: it opens what there is to sign.',
    signAsk: 'Ask at the front desk where to sign.',
    signCode: 'Leads to what there is to sign',
    done: 'Done',
    refused: 'That did not work',
    reasons: {
      CHECK_IN_NOT_OPEN: 'Check-in for this class has not opened yet.',
      CHECK_IN_CLOSED: 'Check-in for this class is closed. Ask at the front desk.',
      CHECK_IN_CODE_INVALID: 'This code has run out or is not right. Open it on your phone again.',
      CLASS_CANCELLED: 'This class was cancelled.',
      BOOKING_INVALID_TRANSITION: 'This place was given up. Ask at the front desk.',
      NOT_FOUND: 'There is no place for you in these classes. Ask at the front desk.',
    } as Readonly<Record<string, string | undefined>>,
    askDesk: 'Ask at the front desk.',
    gone: 'The studio’s computer can’t be reached',
    goneMeans: 'Please check in at the front desk. This goes on by itself as soon as the computer answers.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Check-in',
    pairTitle: 'Dieses Gerät zum Kiosk machen',
    pairMeans:
      'Füge in den Einstellungen des Studios unter Kioske einen Kiosk hinzu und gib den Code ein, der dort steht.',
    code: 'Code',
    pair: 'Starten',
    codeWrong:
      'Dieser Code ist falsch, schon benutzt oder abgelaufen. Füge den Kiosk neu hinzu, um einen anderen zu bekommen.',
    who: 'Tippe auf deinen Namen',
    search: 'Dein Vorname',
    none: (text) => `Niemand mit dem Namen „${text}“ wird erwartet. Frag am Empfang.`,
    nobody: 'Noch hat niemand gebucht.',
    with: (name) => `mit ${name}`,
    here: (n: number, all: number) => `${figure(n)} von ${figure(all)} da`,
    checkedIn: 'Eingecheckt',
    scan: 'Code auf deinem Handy scannen',
    scanning: 'Halte den Code auf deinem Handy vor die Kamera',
    noCamera: 'Die Kamera lässt sich nicht nutzen. Tippe auf deinen Namen.',
    noClass: 'Gerade kein Check-in',
    next: (name, opens) => `Der Check-in für ${name} öffnet um ${opens}.`,
    nextTomorrow: (name, opens) => `Der Check-in für ${name} öffnet morgen um ${opens}.`,
    welcome: (name) => `Willkommen, ${name}`,
    seat: (name) => `Platz ${name}`,
    creditsLeft: (n) => count(n, { one: 'Noch ein Guthaben', other: `Noch ${figure(n)} Guthaben` }),
    unpaid: 'Bitte zahle am Empfang.',
    sign: 'Bitte unterschreib zuerst',
    signHow: 'Scanne das mit deinem Handy: Es öffnet, was zu unterschreiben ist.',
    signAsk: 'Frag am Empfang, wo du unterschreibst.',
    signCode: 'Führt zu dem, was zu unterschreiben ist',
    done: 'Fertig',
    refused: 'Das hat nicht geklappt',
    reasons: {
      CHECK_IN_NOT_OPEN: 'Der Check-in für diesen Kurs ist noch nicht offen.',
      CHECK_IN_CLOSED: 'Der Check-in für diesen Kurs ist geschlossen. Frag am Empfang.',
      CHECK_IN_CODE_INVALID: 'Dieser Code ist abgelaufen oder stimmt nicht. Öffne ihn noch einmal auf deinem Handy.',
      CLASS_CANCELLED: 'Dieser Kurs wurde abgesagt.',
      BOOKING_INVALID_TRANSITION: 'Dieser Platz wurde aufgegeben. Frag am Empfang.',
      NOT_FOUND: 'In diesen Kursen ist kein Platz für dich gebucht. Frag am Empfang.',
    },
    askDesk: 'Frag am Empfang.',
    gone: 'Der Computer des Studios ist nicht erreichbar',
    goneMeans: 'Bitte check am Empfang ein. Hier geht es von selbst weiter, sobald der Computer antwortet.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Registro de llegada',
    pairTitle: 'Convertir este dispositivo en quiosco',
    pairMeans: 'Añade un quiosco en los ajustes del centro, en Quioscos, y escribe el código que aparece allí.',
    code: 'Código',
    pair: 'Empezar',
    codeWrong: 'Este código no es correcto, ya se usó o ha caducado. Añade de nuevo el quiosco para obtener otro.',
    who: 'Toca tu nombre',
    search: 'Tu nombre',
    none: (text) => `No se espera a nadie llamado «${text}». Pregunta en recepción.`,
    nobody: 'Todavía no hay reservas.',
    with: (name) => `con ${name}`,
    here: (n: number, all: number) => `${figure(n)} de ${figure(all)} aquí`,
    checkedIn: 'Llegada registrada',
    scan: 'Escanear el código de tu móvil',
    scanning: 'Pon el código de tu móvil delante de la cámara',
    noCamera: 'La cámara no se puede usar. Toca tu nombre.',
    noClass: 'Ahora no hay registro de llegada',
    next: (name, opens) => `El registro para ${name} se abre a las ${opens}.`,
    nextTomorrow: (name, opens) => `El registro para ${name} se abre mañana a las ${opens}.`,
    welcome: (name) => `Hola, ${name}`,
    seat: (name) => `Sitio ${name}`,
    creditsLeft: (n) => count(n, { one: 'Queda un crédito', other: `Quedan ${figure(n)} créditos` }),
    unpaid: 'Paga en recepción, por favor.',
    sign: 'Firma esto primero, por favor',
    signHow: 'Escanéalo con tu móvil: se abre lo que hay que firmar.',
    signAsk: 'Pregunta en recepción dónde firmar.',
    signCode: 'Lleva a lo que hay que firmar',
    done: 'Listo',
    refused: 'No ha funcionado',
    reasons: {
      CHECK_IN_NOT_OPEN: 'El registro para esta clase aún no se ha abierto.',
      CHECK_IN_CLOSED: 'El registro para esta clase está cerrado. Pregunta en recepción.',
      CHECK_IN_CODE_INVALID: 'Este código ha caducado o no es correcto. Ábrelo de nuevo en tu móvil.',
      CLASS_CANCELLED: 'Esta clase se canceló.',
      BOOKING_INVALID_TRANSITION: 'Esta plaza se dejó libre. Pregunta en recepción.',
      NOT_FOUND: 'No hay ninguna plaza para ti en estas clases. Pregunta en recepción.',
    },
    askDesk: 'Pregunta en recepción.',
    gone: 'No se puede contactar con el ordenador del centro',
    goneMeans: 'Regístrate en recepción, por favor. Esto sigue solo en cuanto el ordenador responda.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Enregistrement',
    pairTitle: 'Faire de cet appareil une borne',
    pairMeans: 'Ajoutez une borne dans les réglages du studio, sous Bornes, et saisissez le code qui s’affiche.',
    code: 'Code',
    pair: 'Commencer',
    codeWrong: 'Ce code est faux, déjà utilisé ou expiré. Ajoutez de nouveau la borne pour en obtenir un autre.',
    who: 'Touchez votre nom',
    search: 'Votre prénom',
    none: (text) => `Personne du nom de «\u00a0${text}\u00a0» n’est attendu. Adressez-vous à l’accueil.`,
    nobody: 'Personne n’a encore réservé.',
    with: (name) => `avec ${name}`,
    here: (n: number, all: number) => `${figure(n)} sur ${figure(all)} déjà là`,
    checkedIn: 'Arrivée notée',
    scan: 'Scanner le code de votre téléphone',
    scanning: 'Présentez le code de votre téléphone devant la caméra',
    noCamera: 'La caméra ne peut pas être utilisée. Touchez votre nom.',
    noClass: 'Pas d’enregistrement en ce moment',
    next: (name, opens) => `L’enregistrement pour ${name} ouvre à ${opens}.`,
    nextTomorrow: (name, opens) => `L’enregistrement pour ${name} ouvre demain à ${opens}.`,
    welcome: (name) => `Bienvenue, ${name}`,
    seat: (name) => `Place ${name}`,
    creditsLeft: (n) => count(n, { one: `Il reste ${figure(n)} crédit`, other: `Il reste ${figure(n)} crédits` }),
    unpaid: 'Merci de payer à l’accueil.',
    sign: 'Merci de signer d’abord',
    signHow: 'Scannez ceci avec votre téléphone\u00a0: ce qu’il faut signer s’ouvre.',
    signAsk: 'Demandez à l’accueil où signer.',
    signCode: 'Mène à ce qu’il faut signer',
    done: 'Terminé',
    refused: 'Cela n’a pas marché',
    reasons: {
      CHECK_IN_NOT_OPEN: 'L’enregistrement pour ce cours n’est pas encore ouvert.',
      CHECK_IN_CLOSED: 'L’enregistrement pour ce cours est fermé. Adressez-vous à l’accueil.',
      CHECK_IN_CODE_INVALID: 'Ce code a expiré ou n’est pas bon. Ouvrez-le de nouveau sur votre téléphone.',
      CLASS_CANCELLED: 'Ce cours a été annulé.',
      BOOKING_INVALID_TRANSITION: 'Cette place a été rendue. Adressez-vous à l’accueil.',
      NOT_FOUND: 'Aucune place n’est réservée pour vous dans ces cours. Adressez-vous à l’accueil.',
    },
    askDesk: 'Adressez-vous à l’accueil.',
    gone: 'L’ordinateur du studio est injoignable',
    goneMeans: 'Merci de vous enregistrer à l’accueil. Tout reprend ici dès que l’ordinateur répond.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Check-in',
    pairTitle: 'Usa questo dispositivo come chiosco',
    pairMeans:
      'Aggiungi un chiosco nelle impostazioni dello studio, alla voce Chioschi, e digita il codice che compare lì.',
    code: 'Codice',
    pair: 'Inizia',
    codeWrong: 'Questo codice è sbagliato, già usato o scaduto. Aggiungi di nuovo il chiosco per averne un altro.',
    who: 'Tocca il tuo nome',
    search: 'Il tuo nome',
    none: (text) => `Non aspettiamo nessuno di nome «${text}». Chiedi alla reception.`,
    nobody: 'Nessuno ha ancora prenotato.',
    with: (name) => `con ${name}`,
    here: (n: number, all: number) => `${figure(n)} su ${figure(all)} già qui`,
    checkedIn: 'Check-in fatto',
    scan: 'Scansiona il codice sul telefono',
    scanning: 'Tieni il codice del telefono davanti alla fotocamera',
    noCamera: 'La fotocamera non si può usare. Tocca il tuo nome.',
    noClass: 'Nessun check-in al momento',
    next: (name, opens) => `Il check-in per ${name} apre alle ${opens}.`,
    nextTomorrow: (name, opens) => `Il check-in per ${name} apre domani alle ${opens}.`,
    welcome: (name) => `Ti diamo il benvenuto, ${name}`,
    seat: (name) => `Posto ${name}`,
    creditsLeft: (n) => count(n, { one: 'Resta un credito', other: `Restano ${figure(n)} crediti` }),
    unpaid: 'Paga alla reception, per favore.',
    sign: 'Prima firma, per favore',
    signHow: 'Scansiona con il telefono: si apre ciò che c’è da firmare.',
    signAsk: 'Chiedi alla reception dove firmare.',
    signCode: 'Porta a ciò che c’è da firmare',
    done: 'Fatto',
    refused: 'Non ha funzionato',
    reasons: {
      CHECK_IN_NOT_OPEN: 'Il check-in per questa lezione non è ancora aperto.',
      CHECK_IN_CLOSED: 'Il check-in per questa lezione è chiuso. Chiedi alla reception.',
      CHECK_IN_CODE_INVALID: 'Questo codice è scaduto o non è giusto. Aprilo di nuovo sul telefono.',
      CLASS_CANCELLED: 'Questa lezione è stata annullata.',
      BOOKING_INVALID_TRANSITION: 'Questo posto è stato lasciato. Chiedi alla reception.',
      NOT_FOUND: 'In queste lezioni non c’è un posto per te. Chiedi alla reception.',
    },
    askDesk: 'Chiedi alla reception.',
    gone: 'Il computer dello studio non risponde',
    goneMeans: 'Fai il check-in alla reception, per favore. Qui si riprende da soli appena il computer risponde.',
  }
}
