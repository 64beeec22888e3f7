import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Substitutes',
    lead: 'Classes that look for somebody else to teach them.',
    hint: (n: number) =>
      count(n, { one: '1 class looks for a substitute', other: `${figure(n)} classes look for a substitute` }),
    hintMeans: 'You could step in.',
    own: 'What you asked for and what you offered',

    toClaim: 'You could step in',
    none: 'No class looks for you',
    noneMeans:
      'Classes that you have taught before, or that the studio named you for, are listed here while you are free.',
    insteadOf: (name: string) => `Instead of ${name}`,
    claim: 'I’ll teach it',
    claimNamed: (name: string, when: string) => `I’ll teach it: ${name}, ${when}`,
    needsApproval: 'The studio still approves. You are told by e-mail.',
    atOnce: 'It is yours at once, and whoever is booked is told.',
    claimedToast: (name: string) => `${name}: you offered to teach it. The studio still approves.`,
    yoursToast: (name: string) => `${name} is yours`,

    claims: 'You offered',
    claimState: {
      claimed: 'The studio still approves.',
      filled: 'It’s yours.',
      withdrawn: (name: string) => `${name} teaches it after all.`,
      closed: 'Nobody is needed any more: the studio has settled it.',
    },

    asked: 'You asked for',
    askedState: {
      open: 'Nobody has offered yet.',
      claimed: (name: string) => `${name} offers to teach it. The studio still approves.`,
      filled: (name: string) => `${name} teaches it.`,
      closed: 'Nobody is needed any more: the studio has settled it.',
    },
    looks: 'Looks for a substitute',
    offered: (name: string) => `${name} offers to teach it`,

    ask: 'Find a substitute',
    askTitle: (name: string) => `Find a substitute for ${name}?`,
    note: 'Note',
    noteHelp: 'Those who are asked read it, for example “I have a cold”.',
    toldMeans:
      'Told by e-mail: everybody who taught this kind of class in the last six months and is free then. Until somebody teaches it, it stays yours.',
    askDo: 'Ask',
    askedToast: (name: string) => `${name} looks for a substitute`,
    keep: 'Not now',
    withdraw: 'Teach it after all',
    withdrawNamed: (name: string) => `Teach it after all: ${name}`,
    withdrawnToast: (name: string) => `${name} stays yours`,

    notYours: 'That did not work',
    ok: 'Understood',
    refused: {
      SUBSTITUTE_TAKEN: 'This class looks for nobody any more: somebody else was first, or it was settled otherwise.',
      SCHEDULE_CONFLICT: 'You have something else then:',
      CLASS_CANCELLED: 'The class was cancelled: nobody needs to teach it.',
      CLASS_STARTED: 'The class has begun.',
      NOT_FOUND: 'This class does not look for you any more.',
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
    hint: (n) =>
      count(n, { one: 'Ein Kurs sucht eine Vertretung', other: `${figure(n)} Kurse suchen eine Vertretung` }),
    hintMeans: 'Du könntest einspringen.',
    own: 'Wofür du angefragt und was du angeboten hast',

    toClaim: 'Hier könntest du einspringen',
    none: 'Gerade wirst du nirgends gebraucht',
    noneMeans:
      'Hier stehen Kurse, die du schon gegeben hast oder für die dich das Studio vorschlägt, solange du zu der Zeit frei bist.',
    insteadOf: (name) => `Statt ${name}`,
    claim: 'Ich übernehme',
    claimNamed: (name, when) => `Ich übernehme: ${name}, ${when}`,
    needsApproval: 'Das Studio muss noch zustimmen. Du bekommst eine E-Mail.',
    atOnce: 'Der Kurs gehört dann gleich dir, und wer gebucht hat, erfährt es.',
    claimedToast: (name) => `${name}: Du hast dich angeboten. Das Studio muss noch zustimmen.`,
    yoursToast: (name) => `${name} gibst jetzt du`,

    claims: 'Das hast du angeboten',
    claimState: {
      claimed: 'Das Studio muss noch zustimmen.',
      filled: 'Diesen Kurs gibst du.',
      withdrawn: (name) => `${name} gibt den Kurs nun doch.`,
      closed: 'Es wird niemand mehr gebraucht: Das Studio hat es geregelt.',
    },

    asked: 'Dafür hast du angefragt',
    askedState: {
      open: 'Bisher hat sich niemand angeboten.',
      claimed: (name) => `${name} würde übernehmen. Das Studio muss noch zustimmen.`,
      filled: (name) => `${name} gibt den Kurs.`,
      closed: 'Es wird niemand mehr gebraucht: Das Studio hat es geregelt.',
    },
    looks: 'Vertretung gesucht',
    offered: (name) => `${name} würde übernehmen`,

    ask: 'Vertretung suchen',
    askTitle: (name) => `Vertretung für ${name} suchen?`,
    note: 'Notiz',
    noteHelp: 'Wer gefragt wird, liest sie, zum Beispiel „Ich bin erkältet“.',
    toldMeans:
      'Eine E-Mail bekommen alle, die in den letzten sechs Monaten einen solchen Kurs gegeben haben und zu der Zeit frei sind. Bis jemand übernimmt, bleibt es dein Kurs.',
    askDo: 'Anfragen',
    askedToast: (name) => `Für ${name} wird eine Vertretung gesucht`,
    keep: 'Jetzt nicht',
    withdraw: 'Doch selbst geben',
    withdrawNamed: (name) => `Doch selbst geben: ${name}`,
    withdrawnToast: (name) => `${name} gibst weiter du`,

    notYours: 'Das hat nicht geklappt',
    ok: 'Verstanden',
    refused: {
      SUBSTITUTE_TAKEN:
        'Für diesen Kurs wird niemand mehr gesucht: Jemand war schneller, oder es wurde anders geregelt.',
      SCHEDULE_CONFLICT: 'Du hast zu der Zeit etwas anderes:',
      CLASS_CANCELLED: 'Der Kurs wurde abgesagt: Niemand muss ihn geben.',
      CLASS_STARTED: 'Der Kurs hat schon begonnen.',
      NOT_FOUND: 'Für diesen Kurs wirst du nicht mehr gesucht.',
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
    lead: 'Clases para las que se busca a otra persona.',
    hint: (n) =>
      count(n, { one: 'Se busca sustitución para 1 clase', other: `Se busca sustitución para ${figure(n)} clases` }),
    hintMeans: 'Podrías dar tú la clase.',
    own: 'Lo que has pedido y lo que has ofrecido',

    toClaim: 'Podrías sustituir tú',
    none: 'Ahora mismo nadie te necesita',
    noneMeans:
      'Aquí verás las clases que ya has dado, o para las que el centro te ha propuesto, siempre que tengas libre esa hora.',
    insteadOf: (name) => `En lugar de ${name}`,
    claim: 'La doy yo',
    claimNamed: (name, when) => `La doy yo: ${name}, ${when}`,
    needsApproval: 'El centro aún tiene que aprobarlo. Te avisaremos por correo.',
    atOnce: 'La clase pasa a ser tuya al momento y se avisa a quien ha reservado.',
    claimedToast: (name) => `${name}: te has ofrecido. El centro aún tiene que aprobarlo.`,
    yoursToast: (name) => `${name} es tuya`,

    claims: 'Te has ofrecido',
    claimState: {
      claimed: 'El centro aún tiene que aprobarlo.',
      filled: 'La clase es tuya.',
      withdrawn: (name) => `Al final la da ${name}.`,
      closed: 'Ya no hace falta nadie: el centro lo ha resuelto.',
    },

    asked: 'Has pedido una sustitución',
    askedState: {
      open: 'Nadie se ha ofrecido todavía.',
      claimed: (name) => `${name} se ofrece a darla. El centro aún tiene que aprobarlo.`,
      filled: (name) => `La da ${name}.`,
      closed: 'Ya no hace falta nadie: el centro lo ha resuelto.',
    },
    looks: 'Se busca sustitución',
    offered: (name) => `${name} se ofrece a darla`,

    ask: 'Buscar sustitución',
    askTitle: (name) => `¿Buscar sustitución para ${name}?`,
    note: 'Nota',
    noteHelp: 'La lee quien reciba la petición, por ejemplo «Estoy con gripe».',
    toldMeans:
      'Se avisa por correo a quienes han dado este tipo de clase en los últimos seis meses y tienen libre esa hora. Mientras nadie la dé, sigue siendo tuya.',
    askDo: 'Pedir',
    askedToast: (name) => `Se busca sustitución para ${name}`,
    keep: 'Ahora no',
    withdraw: 'Al final la doy yo',
    withdrawNamed: (name) => `Al final la doy yo: ${name}`,
    withdrawnToast: (name) => `${name} sigue siendo tuya`,

    notYours: 'No ha sido posible',
    ok: 'Entendido',
    refused: {
      SUBSTITUTE_TAKEN: 'Ya no se busca a nadie para esta clase: alguien se adelantó o se resolvió de otro modo.',
      SCHEDULE_CONFLICT: 'A esa hora tienes otra cosa:',
      CLASS_CANCELLED: 'La clase se ha cancelado: nadie tiene que darla.',
      CLASS_STARTED: 'La clase ya ha empezado.',
      NOT_FOUND: 'Esta clase ya no te busca a ti.',
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
    lead: 'Les cours pour lesquels on cherche un remplacement.',
    hint: (n) =>
      count(n, {
        one: `${figure(n)} cours cherche un remplacement`,
        other: `${figure(n)} cours cherchent un remplacement`,
      }),
    hintMeans: 'Vous pourriez remplacer.',
    own: 'Vos demandes et vos propositions',

    toClaim: 'Vous pourriez remplacer',
    none: 'Aucun cours ne vous attend',
    noneMeans:
      'Les cours que vous avez déjà donnés, ou pour lesquels le studio vous a proposé, apparaissent ici tant que vous êtes libre.',
    insteadOf: (name) => `À la place de ${name}`,
    claim: 'Je le donne',
    claimNamed: (name, when) => `Je le donne\u00a0: ${name}, ${when}`,
    needsApproval: 'Le studio doit encore valider. Vous recevrez un e-mail.',
    atOnce: 'Le cours est aussitôt à vous, et les personnes inscrites sont prévenues.',
    claimedToast: (name) => `${name}\u00a0: proposition envoyée. Le studio doit encore valider.`,
    yoursToast: (name) => `${name} est à vous`,

    claims: 'Vous avez proposé',
    claimState: {
      claimed: 'Le studio doit encore valider.',
      filled: 'Ce cours est à vous.',
      withdrawn: (name) => `Finalement, ${name} donne le cours.`,
      closed: 'Plus besoin de personne\u00a0: le studio s’en est occupé.',
    },

    asked: 'Vous avez demandé',
    askedState: {
      open: 'Personne ne s’est encore proposé.',
      claimed: (name) => `${name} se propose. Le studio doit encore valider.`,
      filled: (name) => `${name} donne le cours.`,
      closed: 'Plus besoin de personne\u00a0: le studio s’en est occupé.',
    },
    looks: 'Remplacement cherché',
    offered: (name) => `${name} se propose`,

    ask: 'Chercher un remplacement',
    askTitle: (name) => `Chercher un remplacement pour ${name}\u00a0?`,
    note: 'Note',
    noteHelp: 'Les personnes contactées la lisent, par exemple «\u00a0Je suis malade\u00a0».',
    toldMeans:
      'Un e-mail part à toutes les personnes qui ont donné ce type de cours ces six derniers mois et qui sont libres à cette heure. Tant que personne ne le donne, le cours reste à vous.',
    askDo: 'Demander',
    askedToast: (name) => `${name} cherche un remplacement`,
    keep: 'Pas maintenant',
    withdraw: 'Le donner finalement',
    withdrawNamed: (name) => `Le donner finalement\u00a0: ${name}`,
    withdrawnToast: (name) => `${name} reste à vous`,

    notYours: 'Cela n’a pas marché',
    ok: 'Compris',
    refused: {
      SUBSTITUTE_TAKEN:
        'Ce cours ne cherche plus personne\u00a0: quelqu’un a été plus rapide, ou c’est réglé autrement.',
      SCHEDULE_CONFLICT: 'Vous avez autre chose à cette heure\u00a0:',
      CLASS_CANCELLED: 'Le cours est annulé\u00a0: personne n’a à le donner.',
      CLASS_STARTED: 'Le cours a déjà commencé.',
      NOT_FOUND: 'Ce cours ne vous cherche plus.',
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
      count(n, { one: '1 lezione cerca una sostituzione', other: `${figure(n)} lezioni cercano una sostituzione` }),
    hintMeans: 'Potresti tenerla tu.',
    own: 'Quello che hai chiesto e offerto',

    toClaim: 'Potresti sostituire tu',
    none: 'Nessuna lezione ti cerca',
    noneMeans:
      'Qui trovi le lezioni che hai già tenuto, o per cui lo studio ha fatto il tuo nome, finché a quell’ora hai tempo.',
    insteadOf: (name) => `Al posto di ${name}`,
    claim: 'La tengo io',
    claimNamed: (name, when) => `La tengo io: ${name}, ${when}`,
    needsApproval: 'Lo studio deve ancora approvare. Riceverai un’e-mail.',
    atOnce: 'La lezione è subito tua e chi ha prenotato viene avvisato.',
    claimedToast: (name) => `${name}: offerta inviata. Lo studio deve ancora approvare.`,
    yoursToast: (name) => `${name} è tua`,

    claims: 'Le tue offerte',
    claimState: {
      claimed: 'Lo studio deve ancora approvare.',
      filled: 'La lezione è tua.',
      withdrawn: (name) => `Alla fine la tiene ${name}.`,
      closed: 'Non serve più nessuno: ci ha pensato lo studio.',
    },

    asked: 'Le tue richieste',
    askedState: {
      open: 'Per ora non si è offerto nessuno.',
      claimed: (name) => `${name} può tenerla. Lo studio deve ancora approvare.`,
      filled: (name) => `La tiene ${name}.`,
      closed: 'Non serve più nessuno: ci ha pensato lo studio.',
    },
    looks: 'Si cerca una sostituzione',
    offered: (name) => `${name} può tenerla`,

    ask: 'Cerca una sostituzione',
    askTitle: (name) => `Cercare una sostituzione per ${name}?`,
    note: 'Nota',
    noteHelp: 'La legge chi riceve la richiesta, per esempio «Ho l’influenza».',
    toldMeans:
      'Riceve un’e-mail chi ha tenuto questo tipo di lezione negli ultimi sei mesi e a quell’ora ha tempo. Finché nessuno la tiene, resta tua.',
    askDo: 'Chiedi',
    askedToast: (name) => `${name} cerca una sostituzione`,
    keep: 'Non ora',
    withdraw: 'Alla fine la tengo io',
    withdrawNamed: (name) => `Alla fine la tengo io: ${name}`,
    withdrawnToast: (name) => `${name} resta tua`,

    notYours: 'Non è stato possibile',
    ok: 'Ho capito',
    refused: {
      SUBSTITUTE_TAKEN:
        'Per questa lezione non si cerca più nessuno: qualcuno è arrivato prima o si è deciso altrimenti.',
      SCHEDULE_CONFLICT: 'A quell’ora hai un altro impegno:',
      CLASS_CANCELLED: 'La lezione è annullata: nessuno deve tenerla.',
      CLASS_STARTED: 'La lezione è già iniziata.',
      NOT_FOUND: 'Questa lezione non cerca più te.',
    },
    clash: {
      class: (when) => `Una lezione, ${when}`,
      appointment: (when) => `Un appuntamento, ${when}`,
      timeOff: (when) => `Un’assenza, ${when}`,
    },
  }
}
