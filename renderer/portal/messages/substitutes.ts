import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Substitutes',
    lead: 'Classes that need a substitute.',
    hint: (n: number) =>
      count(n, { one: '1 class needs a substitute', other: `${figure(n)} classes need a substitute` }),
    hintMeans: 'You can step in.',
    own: 'Your requests and offers',

    toClaim: 'You can step in',
    none: 'No classes need a substitute',
    noneMeans:
      'You’ll see classes here that you’ve taught before or that the studio suggests, if you’re free at that time.',
    insteadOf: (name: string) => `Instead of ${name}`,
    claim: 'I’ll teach it',
    claimNamed: (name: string, when: string) => `I’ll teach it: ${name}, ${when}`,
    needsApproval: 'The studio has to approve it. We’ll email you.',
    atOnce: 'You’ll be the instructor right away, and we’ll notify the clients.',
    claimedToast: (name: string) => `You’ve offered to teach ${name}. Waiting for the studio’s approval.`,
    yoursToast: (name: string) => `You’re now teaching ${name}`,

    claims: 'You offered',
    claimState: {
      claimed: 'Waiting for the studio’s approval.',
      filled: 'You’re teaching it.',
      withdrawn: (name: string) => `${name} is teaching it after all.`,
      closed: 'No substitute is needed any longer.',
    },

    asked: 'Your requests',
    askedState: {
      open: 'No offers yet.',
      claimed: (name: string) => `${name} has offered to teach it. Waiting for the studio’s approval.`,
      filled: (name: string) => `${name} is teaching it.`,
      closed: 'No substitute is needed any longer.',
    },
    looks: 'Substitute wanted',
    offered: (name: string) => `${name} offers to teach it`,

    ask: 'Find a substitute',
    askTitle: (name: string) => `Find a substitute for ${name}?`,
    note: 'Note',
    noteHelp: 'Your colleagues will read it, for example “I have a cold”.',
    toldMeans:
      'We’ll email everyone who has taught this class type in the last six months and is free then. Until someone takes over, you’re still teaching it.',
    askDo: 'Send request',
    askedToast: (name: string) => `Looking for a substitute for ${name}`,
    keep: 'Not now',
    withdraw: 'Teach it after all',
    withdrawNamed: (name: string) => `Teach it after all: ${name}`,
    withdrawnToast: (name: string) => `You’re still teaching ${name}`,

    notYours: 'That didn’t work',
    ok: 'OK',
    refused: {
      SUBSTITUTE_TAKEN: 'This class no longer needs a substitute. Someone else may have been faster.',
      SCHEDULE_CONFLICT: 'You’re already busy at that time:',
      CLASS_CANCELLED: 'This class was cancelled.',
      CLASS_STARTED: 'The class has started.',
      NOT_FOUND: 'This class no longer needs a substitute.',
    } as Readonly<Record<string, string | undefined>>,
    clash: {
      class: (when: string) => `A class, ${when}`,
      appointment: (when: string) => `An appointment, ${when}`,
      timeOff: (when: string) => `Time off, ${when}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const count = plurals('de')

  return {
    title: 'Vertretungen',
    lead: 'Kurse, für die eine Vertretung gesucht wird.',
    hint: (n) => count(n, { one: 'Vertretung gesucht für 1 Kurs', other: `Vertretung gesucht für ${figure(n)} Kurse` }),
    hintMeans: 'Du kannst einspringen.',
    own: 'Deine Anfragen und Angebote',

    toClaim: 'Hier kannst du einspringen',
    none: 'Zurzeit wird keine Vertretung gesucht',
    noneMeans:
      'Hier erscheinen Kurse, die du schon gegeben hast oder für die dich das Studio vorschlägt, wenn du zu der Zeit frei bist.',
    insteadOf: (name) => `Statt ${name}`,
    claim: 'Ich übernehme',
    claimNamed: (name, when) => `Ich übernehme: ${name}, ${when}`,
    needsApproval: 'Das Studio muss noch zustimmen. Du bekommst eine E-Mail.',
    atOnce: 'Du übernimmst den Kurs sofort, und wir benachrichtigen die Teilnehmer:innen.',
    claimedToast: (name) => `Angebot gesendet: ${name}. Das Studio muss noch zustimmen.`,
    yoursToast: (name) => `Du übernimmst: ${name}`,

    claims: 'Deine Angebote',
    claimState: {
      claimed: 'Das Studio muss noch zustimmen.',
      filled: 'Du gibst diesen Kurs.',
      withdrawn: (name) => `${name} gibt den Kurs weiterhin.`,
      closed: 'Es wird keine Vertretung mehr gesucht.',
    },

    asked: 'Deine Anfragen',
    askedState: {
      open: 'Noch keine Angebote.',
      claimed: (name) => `${name} würde übernehmen. Das Studio muss noch zustimmen.`,
      filled: (name) => `${name} gibt den Kurs.`,
      closed: 'Es wird keine Vertretung mehr gesucht.',
    },
    looks: 'Vertretung gesucht',
    offered: (name) => `${name} würde übernehmen`,

    ask: 'Vertretung suchen',
    askTitle: (name) => `Vertretung für ${name} suchen?`,
    note: 'Notiz',
    noteHelp: 'Deine Kolleg:innen lesen sie, zum Beispiel „Ich bin erkältet“.',
    toldMeans:
      'Wir schreiben allen, die diese Kursart in den letzten sechs Monaten gegeben haben und dann frei sind. Bis jemand übernimmt, gibst du den Kurs.',
    askDo: 'Anfragen',
    askedToast: (name) => `Für ${name} wird eine Vertretung gesucht`,
    keep: 'Jetzt nicht',
    withdraw: 'Doch selbst geben',
    withdrawNamed: (name) => `Doch selbst geben: ${name}`,
    withdrawnToast: (name) => `Du gibst weiterhin: ${name}`,

    notYours: 'Das hat nicht geklappt',
    ok: 'OK',
    refused: {
      SUBSTITUTE_TAKEN: 'Für diesen Kurs wird keine Vertretung mehr gesucht. Vielleicht war jemand schneller.',
      SCHEDULE_CONFLICT: 'Du hast zu der Zeit etwas anderes:',
      CLASS_CANCELLED: 'Der Kurs wurde abgesagt.',
      CLASS_STARTED: 'Der Kurs hat schon begonnen.',
      NOT_FOUND: 'Für diesen Kurs wird keine Vertretung mehr gesucht.',
    },
    clash: {
      class: (when) => `Ein Kurs, ${when}`,
      appointment: (when) => `Ein Termin, ${when}`,
      timeOff: (when) => `Abwesenheit, ${when}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Sustituciones',
    lead: 'Clases para las que se busca sustitución.',
    hint: (n) =>
      count(n, { one: 'Se busca sustitución para 1 clase', other: `Se busca sustitución para ${figure(n)} clases` }),
    hintMeans: 'Puedes dar tú la clase.',
    own: 'Tus solicitudes y ofertas',

    toClaim: 'Puedes sustituir tú',
    none: 'Ahora no se busca ninguna sustitución',
    noneMeans:
      'Aquí verás las clases que ya has dado, o para las que el centro te ha propuesto, siempre que tengas libre esa hora.',
    insteadOf: (name) => `En lugar de ${name}`,
    claim: 'La doy yo',
    claimNamed: (name, when) => `La doy yo: ${name}, ${when}`,
    needsApproval: 'El centro aún tiene que aprobarlo. Te avisaremos por correo.',
    atOnce: 'Das tú la clase desde ya y avisamos a quienes han reservado.',
    claimedToast: (name) => `${name}: te has ofrecido. El centro aún tiene que aprobarlo.`,
    yoursToast: (name) => `Ahora das tú ${name}`,

    claims: 'Te has ofrecido',
    claimState: {
      claimed: 'El centro aún tiene que aprobarlo.',
      filled: 'La das tú.',
      withdrawn: (name) => `Al final la da ${name}.`,
      closed: 'Ya no hace falta sustitución.',
    },

    asked: 'Has pedido una sustitución',
    askedState: {
      open: 'Todavía no hay ofertas.',
      claimed: (name) => `${name} se ofrece a darla. El centro aún tiene que aprobarlo.`,
      filled: (name) => `La da ${name}.`,
      closed: 'Ya no hace falta sustitución.',
    },
    looks: 'Se busca sustitución',
    offered: (name) => `${name} se ofrece a darla`,

    ask: 'Buscar sustitución',
    askTitle: (name) => `¿Buscar sustitución para ${name}?`,
    note: 'Nota',
    noteHelp: 'La leerán tus compañeros, por ejemplo «Tengo gripe».',
    toldMeans:
      'Avisaremos por correo a quienes han dado este tipo de clase en los últimos seis meses y tienen libre esa hora. Hasta que alguien la asuma, la das tú.',
    askDo: 'Enviar solicitud',
    askedToast: (name) => `Se busca sustitución para ${name}`,
    keep: 'Ahora no',
    withdraw: 'Al final la doy yo',
    withdrawNamed: (name) => `Al final la doy yo: ${name}`,
    withdrawnToast: (name) => `Sigues dando tú ${name}`,

    notYours: 'No ha sido posible',
    ok: 'Aceptar',
    refused: {
      SUBSTITUTE_TAKEN: 'Ya no se busca sustitución para esta clase. Quizá alguien se adelantó.',
      SCHEDULE_CONFLICT: 'A esa hora tienes otra cosa:',
      CLASS_CANCELLED: 'La clase se ha cancelado.',
      CLASS_STARTED: 'La clase ya ha empezado.',
      NOT_FOUND: 'Ya no se busca sustitución para esta clase.',
    },
    clash: {
      class: (when) => `Una clase, ${when}`,
      appointment: (when) => `Una cita, ${when}`,
      timeOff: (when) => `Una ausencia, ${when}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Remplacements',
    lead: 'Cours qui cherchent un remplacement.',
    hint: (n) =>
      count(n, {
        one: `${figure(n)} cours cherche un remplacement`,
        other: `${figure(n)} cours cherchent un remplacement`,
      }),
    hintMeans: 'Vous pouvez remplacer.',
    own: 'Vos demandes et vos propositions',

    toClaim: 'Vous pouvez remplacer',
    none: 'Aucun remplacement recherché',
    noneMeans:
      'Les cours que vous avez déjà donnés, ou que le studio vous propose, apparaissent ici si vous êtes disponible.',
    insteadOf: (name) => `Pour remplacer ${name}`,
    claim: 'Je prends ce cours',
    claimNamed: (name, when) => `Je prends ce cours\u00a0: ${name}, ${when}`,
    needsApproval: 'Le studio doit encore valider. Vous recevrez un e-mail.',
    atOnce: 'Vous assurez le cours aussitôt, et nous prévenons les participants.',
    claimedToast: (name) => `${name}\u00a0: proposition envoyée. Le studio doit encore valider.`,
    yoursToast: (name) => `Vous assurez désormais ${name}`,

    claims: 'Vos propositions',
    claimState: {
      claimed: 'Le studio doit encore valider.',
      filled: 'Vous assurez ce cours.',
      withdrawn: (name) => `Finalement, ${name} assure le cours.`,
      closed: 'Le remplacement n’est plus nécessaire.',
    },

    asked: 'Vos demandes',
    askedState: {
      open: 'Aucune proposition pour l’instant.',
      claimed: (name) => `${name} se propose. Le studio doit encore valider.`,
      filled: (name) => `${name} assure le cours.`,
      closed: 'Le remplacement n’est plus nécessaire.',
    },
    looks: 'Remplacement recherché',
    offered: (name) => `${name} se propose`,

    ask: 'Chercher un remplacement',
    askTitle: (name) => `Chercher un remplacement pour ${name}\u202f?`,
    note: 'Note',
    noteHelp: 'Les personnes contactées la lisent, par exemple «\u00a0Je suis malade\u00a0».',
    toldMeans:
      'Nous écrivons aux personnes disponibles qui ont donné ce type de cours ces six derniers mois. Tant que personne ne prend le relais, vous assurez le cours.',
    askDo: 'Envoyer la demande',
    askedToast: (name) => `Recherche d’un remplacement\u00a0: ${name}`,
    keep: 'Pas maintenant',
    withdraw: 'Assurer le cours finalement',
    withdrawNamed: (name) => `Assurer le cours finalement\u00a0: ${name}`,
    withdrawnToast: (name) => `Vous assurez toujours ${name}`,

    notYours: 'Cela n’a pas marché',
    ok: 'Fermer',
    refused: {
      SUBSTITUTE_TAKEN: 'Ce cours n’a plus besoin de remplacement. Quelqu’un a peut-être été plus rapide.',
      SCHEDULE_CONFLICT: 'Vous avez déjà quelque chose à cette heure\u00a0:',
      CLASS_CANCELLED: 'Le cours est annulé.',
      CLASS_STARTED: 'Le cours a déjà commencé.',
      NOT_FOUND: 'Ce cours n’a plus besoin de remplacement.',
    },
    clash: {
      class: (when) => `Un cours, ${when}`,
      appointment: (when) => `Un rendez-vous, ${when}`,
      timeOff: (when) => `Une absence, ${when}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Sostituzioni',
    lead: 'Lezioni per cui si cerca una sostituzione.',
    hint: (n) =>
      count(n, {
        one: 'Si cerca una sostituzione per 1 lezione',
        other: `Si cerca una sostituzione per ${figure(n)} lezioni`,
      }),
    hintMeans: 'Puoi sostituire tu.',
    own: 'Le tue richieste e offerte',

    toClaim: 'Puoi sostituire tu',
    none: 'Nessuna sostituzione richiesta',
    noneMeans: 'Qui trovi le lezioni che hai già tenuto o che lo studio ti propone, se a quell’ora hai tempo.',
    insteadOf: (name) => `Al posto di ${name}`,
    claim: 'La tengo io',
    claimNamed: (name, when) => `La tengo io: ${name}, ${when}`,
    needsApproval: 'Lo studio deve ancora approvare. Riceverai un’e-mail.',
    atOnce: 'Tieni subito tu la lezione e avvisiamo i partecipanti.',
    claimedToast: (name) => `${name}: offerta inviata. Lo studio deve ancora approvare.`,
    yoursToast: (name) => `Ora tieni tu ${name}`,

    claims: 'Le tue offerte',
    claimState: {
      claimed: 'Lo studio deve ancora approvare.',
      filled: 'La tieni tu.',
      withdrawn: (name) => `Alla fine la tiene ${name}.`,
      closed: 'La sostituzione non serve più.',
    },

    asked: 'Le tue richieste',
    askedState: {
      open: 'Ancora nessuna offerta.',
      claimed: (name) => `${name} può tenerla. Lo studio deve ancora approvare.`,
      filled: (name) => `La tiene ${name}.`,
      closed: 'La sostituzione non serve più.',
    },
    looks: 'Si cerca una sostituzione',
    offered: (name) => `${name} può tenerla`,

    ask: 'Cerca una sostituzione',
    askTitle: (name) => `Cercare una sostituzione per ${name}?`,
    note: 'Nota',
    noteHelp: 'La leggono i tuoi colleghi, per esempio «Ho l’influenza».',
    toldMeans:
      'Scriviamo a chi ha tenuto questo tipo di lezione negli ultimi sei mesi e a quell’ora ha tempo. Finché nessuno la prende, la tieni tu.',
    askDo: 'Invia la richiesta',
    askedToast: (name) => `Si cerca una sostituzione per ${name}`,
    keep: 'Non ora',
    withdraw: 'Alla fine la tengo io',
    withdrawNamed: (name) => `Alla fine la tengo io: ${name}`,
    withdrawnToast: (name) => `Tieni ancora tu ${name}`,

    notYours: 'Non è stato possibile',
    ok: 'OK',
    refused: {
      SUBSTITUTE_TAKEN: 'Per questa lezione non serve più una sostituzione. Forse qualcuno è stato più veloce.',
      SCHEDULE_CONFLICT: 'A quell’ora hai un altro impegno:',
      CLASS_CANCELLED: 'La lezione è annullata.',
      CLASS_STARTED: 'La lezione è già iniziata.',
      NOT_FOUND: 'Per questa lezione non serve più una sostituzione.',
    },
    clash: {
      class: (when) => `Una lezione, ${when}`,
      appointment: (when) => `Un appuntamento, ${when}`,
      timeOff: (when) => `Un’assenza, ${when}`,
    },
  }
}
