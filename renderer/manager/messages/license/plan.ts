import { italian } from '../../../../server/lib/sayings/it/joints.ts'

/** What the studio has a license for, and whose key the assistant answers with. */
export const en = {
  title: 'License',
  titleMeans: 'Only the assistant needs one. Whatever it says here, nothing of the studio is ever locked.',
  plans: { base: 'Base', base_ai: 'Base with AI' },
  states: {
    none: 'No license',
    active: 'Active',
    canceled: 'Ended',
    invalid: 'Not known',
    grace_expired: 'Not confirmed',
  },
  none: 'There is no license yet, and none is needed for everything but the assistant: clients, classes, selling, the portal and all the rest work without one, for as long as you like.',
  active: {
    base: 'Thank you. This plan keeps Studio Desk going; with Base with AI you would have the assistant too.',
    base_ai: 'The assistant is at hand.',
  },
  amiss: {
    canceled: {
      title: 'The subscription has ended',
      means:
        'Everything goes on but the assistant. Renew it where you bought it, and the studio hears of it within a day; or enter the key of a new license.',
    },
    invalid: {
      title: 'The license service does not know the key any more',
      means: 'Everything goes on but the assistant. Enter the key once more, or that of a new license.',
    },
    grace_expired: {
      title: 'The license could not be confirmed for two weeks',
      means:
        'Everything goes on but the assistant. Connect this computer to the internet: the studio asks again by itself every few hours, and at once when you enter the key.',
    },
  },
  notReached: 'The license service could not be reached lately',
  holdsUntil: (date: string) =>
    `The license holds without it until ${date}. The studio goes on asking by itself; all it needs is the internet.`,
  service: 'See plans and get a license',
  manage: 'Plans and subscription',
  redeem: 'Enter a license key',
  redeemOther: 'Enter another license key',
  key: 'License key',
  keyMeans: 'As you were shown it after buying. Spaces, dashes and small letters make no difference.',
  keyExample: 'SD1-…',
  slip: 'There seems to be a slip in it: compare it with the key you were shown.',
  submit: 'Redeem',
  keyUnknown:
    'The license service does not know this key. Compare it with the one you were shown. Nothing was changed.',
  serviceUnreachable: 'The license service can’t be reached now. Nothing was changed. Try again in a minute.',
  redeemed: 'The key was redeemed',
  nowPossible: {
    base: 'Thank you. Nothing changes in your daily work: it was all there before.',
    base_ai:
      'The assistant is there from now on: it answers questions about your studio, and proposes what you then confirm.',
  },
  notActive: 'The key was redeemed, but its license is not active.',
  builtWith: 'What Studio Desk is built with',
  builtWithMeans: 'Studio Desk itself is under the MIT license. It is built with the work of others, on their terms.',
  notices: 'Read their licenses',
}

type Words = typeof en

export const de: Words = {
  title: 'Lizenz',
  titleMeans: 'Nur der Assistent braucht eine. Was auch immer hier steht: Vom Studio wird nie etwas gesperrt.',
  plans: { base: 'Basis', base_ai: 'Basis mit KI' },
  states: {
    none: 'Keine Lizenz',
    active: 'Aktiv',
    canceled: 'Beendet',
    invalid: 'Unbekannt',
    grace_expired: 'Nicht bestätigt',
  },
  none: 'Es gibt noch keine Lizenz, und außer für den Assistenten brauchst du auch keine: Kundschaft, Kurse, Verkauf, Portal und alles andere gehen ohne, so lange du willst.',
  active: {
    base: 'Danke. Dieser Tarif hält Studio Desk am Leben; mit „Basis mit KI“ hättest du auch den Assistenten.',
    base_ai: 'Der Assistent steht bereit.',
  },
  amiss: {
    canceled: {
      title: 'Das Abo ist beendet',
      means:
        'Alles außer dem Assistenten geht weiter. Verlängere es dort, wo du es gekauft hast, dann erfährt das Studio es binnen eines Tages; oder gib den Schlüssel einer neuen Lizenz ein.',
    },
    invalid: {
      title: 'Der Lizenzdienst kennt den Schlüssel nicht mehr',
      means: 'Alles außer dem Assistenten geht weiter. Gib den Schlüssel noch einmal ein oder den einer neuen Lizenz.',
    },
    grace_expired: {
      title: 'Die Lizenz ließ sich seit zwei Wochen nicht bestätigen',
      means:
        'Alles außer dem Assistenten geht weiter. Verbinde diesen Computer mit dem Internet: Das Studio fragt alle paar Stunden von selbst nach, und sofort, wenn du den Schlüssel eingibst.',
    },
  },
  notReached: 'Der Lizenzdienst war zuletzt nicht erreichbar',
  holdsUntil: (date) =>
    `Die Lizenz gilt auch so bis ${date}. Das Studio fragt von selbst weiter; es braucht dazu nur Internet.`,
  service: 'Tarife ansehen und Lizenz kaufen',
  manage: 'Tarife und Abo',
  redeem: 'Lizenzschlüssel eingeben',
  redeemOther: 'Anderen Lizenzschlüssel eingeben',
  key: 'Lizenzschlüssel',
  keyMeans: 'Wie er dir nach dem Kauf gezeigt wurde. Leerzeichen, Striche und Kleinbuchstaben sind egal.',
  keyExample: 'SD1-…',
  slip: 'Darin scheint ein Tippfehler zu sein: Vergleiche ihn mit dem Schlüssel, der dir gezeigt wurde.',
  submit: 'Einlösen',
  keyUnknown:
    'Der Lizenzdienst kennt diesen Schlüssel nicht. Vergleiche ihn mit dem, der dir gezeigt wurde. Es wurde nichts geändert.',
  serviceUnreachable:
    'Der Lizenzdienst ist gerade nicht erreichbar. Es wurde nichts geändert. Versuch es in einer Minute noch einmal.',
  redeemed: 'Der Schlüssel ist eingelöst',
  nowPossible: {
    base: 'Danke. In deinem Alltag ändert sich nichts: Es war schon alles da.',
    base_ai:
      'Der Assistent ist ab jetzt da: Er beantwortet Fragen zu deinem Studio und schlägt vor, was du dann bestätigst.',
  },
  notActive: 'Der Schlüssel ist eingelöst, aber seine Lizenz ist nicht aktiv.',
  builtWith: 'Woraus Studio Desk gemacht ist',
  builtWithMeans:
    'Studio Desk selbst steht unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, zu deren Bedingungen.',
  notices: 'Ihre Lizenzen lesen',
}

export const es: Words = {
  title: 'Licencia',
  titleMeans: 'Solo la necesita el asistente. Diga lo que diga aquí, nada del centro se bloquea nunca.',
  plans: { base: 'Base', base_ai: 'Base con IA' },
  states: {
    none: 'Sin licencia',
    active: 'Activa',
    canceled: 'Terminada',
    invalid: 'Desconocida',
    grace_expired: 'Sin confirmar',
  },
  none: 'Aún no hay licencia, y solo hace falta para el asistente: los clientes, las clases, las ventas, el portal y todo lo demás funcionan sin ella, todo el tiempo que quieras.',
  active: {
    base: 'Gracias. Este plan mantiene vivo Studio Desk; con Base con IA tendrías además el asistente.',
    base_ai: 'El asistente está disponible.',
  },
  amiss: {
    canceled: {
      title: 'La suscripción ha terminado',
      means:
        'Todo sigue funcionando menos el asistente. Renuévala donde la compraste y el centro lo sabrá en un día, o introduce la clave de otra licencia.',
    },
    invalid: {
      title: 'El servicio de licencias ya no reconoce la clave',
      means: 'Todo sigue funcionando menos el asistente. Vuelve a introducir la clave o la de otra licencia.',
    },
    grace_expired: {
      title: 'La licencia lleva dos semanas sin poder confirmarse',
      means:
        'Todo sigue funcionando menos el asistente. Conecta este ordenador a internet: el centro vuelve a preguntar solo cada pocas horas, y enseguida si introduces la clave.',
    },
  },
  notReached: 'Últimamente no se ha podido contactar con el servicio de licencias',
  holdsUntil: (date) =>
    `La licencia vale así hasta el ${date}. El centro sigue preguntando solo; únicamente necesita internet.`,
  service: 'Ver planes y conseguir una licencia',
  manage: 'Planes y suscripción',
  redeem: 'Introducir una clave de licencia',
  redeemOther: 'Introducir otra clave de licencia',
  key: 'Clave de licencia',
  keyMeans: 'Tal como se mostró tras la compra. Los espacios, los guiones y las minúsculas no importan.',
  keyExample: 'SD1-…',
  slip: 'Parece que hay un error: compárala con la clave que se te mostró.',
  submit: 'Activar',
  keyUnknown:
    'El servicio de licencias no reconoce esta clave. Compárala con la que se te mostró. No se ha cambiado nada.',
  serviceUnreachable:
    'Ahora no se puede contactar con el servicio de licencias. No se ha cambiado nada. Inténtalo de nuevo en un minuto.',
  redeemed: 'Clave activada',
  nowPossible: {
    base: 'Gracias. En tu día a día no cambia nada: ya lo tenías todo.',
    base_ai: 'Ya tienes el asistente: responde a preguntas sobre tu centro y propone lo que tú después confirmas.',
  },
  notActive: 'La clave se ha aceptado, pero su licencia no está activa.',
  builtWith: 'Con qué está hecho Studio Desk',
  builtWithMeans: 'Studio Desk tiene licencia MIT. Está hecho con el trabajo de otras personas, en sus condiciones.',
  notices: 'Leer sus licencias',
}

export const fr: Words = {
  title: 'Licence',
  titleMeans: 'Seul l’assistant en demande une. Quoi qu’il soit écrit ici, rien du studio n’est jamais bloqué.',
  plans: { base: 'Base', base_ai: 'Base avec IA' },
  states: {
    none: 'Pas de licence',
    active: 'Active',
    canceled: 'Terminée',
    invalid: 'Inconnue',
    grace_expired: 'Non confirmée',
  },
  none: 'Il n’y a pas encore de licence, et il n’en faut que pour l’assistant\u00a0: clients, cours, caisse, portail et tout le reste fonctionnent sans, aussi longtemps que vous voulez.',
  active: {
    base: 'Merci. Cette formule fait vivre Studio Desk\u202f; avec Base avec IA, vous auriez aussi l’assistant.',
    base_ai: 'L’assistant est à votre disposition.',
  },
  amiss: {
    canceled: {
      title: 'L’abonnement de la licence a pris fin',
      means:
        'Tout continue, sauf l’assistant. Renouvelez-le là où vous l’avez acheté, et le studio l’apprendra dans la journée\u202f; ou saisissez la clé d’une nouvelle licence.',
    },
    invalid: {
      title: 'Le service des licences ne connaît plus la clé',
      means: 'Tout continue, sauf l’assistant. Saisissez de nouveau la clé, ou celle d’une nouvelle licence.',
    },
    grace_expired: {
      title: 'La licence n’a pas pu être confirmée depuis deux semaines',
      means:
        'Tout continue, sauf l’assistant. Connectez cet ordinateur à Internet\u00a0: le studio redemande toutes les quelques heures, et aussitôt quand vous saisissez la clé.',
    },
  },
  notReached: 'Le service des licences est injoignable ces derniers temps',
  holdsUntil: (date) =>
    `La licence vaut sans lui jusqu’au ${date}. Le studio continue de demander\u202f; il ne lui faut qu’Internet.`,
  service: 'Voir les formules et obtenir une licence',
  manage: 'Formule et abonnement',
  redeem: 'Saisir une clé de licence',
  redeemOther: 'Saisir une autre clé de licence',
  key: 'Clé de licence',
  keyMeans: 'Telle qu’elle s’est affichée après l’achat. Espaces, tirets et minuscules n’ont pas d’importance.',
  keyExample: 'SD1-…',
  slip: 'Il semble y avoir une faute de frappe\u00a0: comparez-la à la clé qui vous a été montrée.',
  submit: 'Activer',
  keyUnknown:
    'Le service des licences ne connaît pas cette clé. Comparez-la à celle qui vous a été montrée. Rien n’a changé.',
  serviceUnreachable:
    'Le service des licences est injoignable pour le moment. Rien n’a changé. Réessayez dans une minute.',
  redeemed: 'La clé est activée',
  nowPossible: {
    base: 'Merci. Rien ne change dans votre travail quotidien\u00a0: tout y était déjà.',
    base_ai:
      'L’assistant est là dès maintenant\u00a0: il répond à vos questions sur le studio, et propose ce que vous confirmez ensuite.',
  },
  notActive: 'La clé est enregistrée, mais sa licence n’est pas active.',
  builtWith: 'Avec quoi Studio Desk est construit',
  builtWithMeans:
    'Studio Desk lui-même est sous licence MIT. Il est construit avec le travail d’autres, selon leurs conditions.',
  notices: 'Lire leurs licences',
}

export const it = (): Words => {
  const { al } = italian

  return {
    title: 'Licenza',
    titleMeans: 'Serve solo all’assistente. Qualunque cosa ci sia scritta qui, nulla dello studio viene mai bloccato.',
    plans: { base: 'Base', base_ai: 'Base con IA' },
    states: {
      none: 'Nessuna licenza',
      active: 'Attiva',
      canceled: 'Terminata',
      invalid: 'Sconosciuta',
      grace_expired: 'Non confermata',
    },
    none: 'Non c’è ancora una licenza, e non serve a nulla tranne che all’assistente: clienti, lezioni, vendite, portale e tutto il resto funzionano senza, finché vuoi.',
    active: {
      base: 'Grazie. Questo piano sostiene Studio Desk; con Base con IA avresti anche l’assistente.',
      base_ai: 'L’assistente è a disposizione.',
    },
    amiss: {
      canceled: {
        title: 'L’abbonamento è terminato',
        means:
          'Tutto continua, tranne l’assistente. Rinnovalo dove l’hai acquistato, e lo studio lo saprà entro un giorno; oppure inserisci la chiave di una nuova licenza.',
      },
      invalid: {
        title: 'Il servizio licenze non conosce più la chiave',
        means: 'Tutto continua, tranne l’assistente. Inserisci di nuovo la chiave, o quella di una nuova licenza.',
      },
      grace_expired: {
        title: 'Da due settimane la licenza non si può confermare',
        means:
          'Tutto continua, tranne l’assistente. Collega questo computer a internet: lo studio riprova da solo ogni poche ore, e subito quando inserisci la chiave.',
      },
    },
    notReached: 'Il servizio licenze ultimamente non è raggiungibile',
    holdsUntil: (date: string) =>
      `La licenza vale anche senza fino ${al(date)}. Lo studio continua a provare da solo; serve solo internet.`,
    service: 'Vedi i piani e prendi una licenza',
    manage: 'Piani e abbonamento',
    redeem: 'Inserisci una chiave di licenza',
    redeemOther: 'Inserisci un’altra chiave di licenza',
    key: 'Chiave di licenza',
    keyMeans: 'Come ti è stata mostrata dopo l’acquisto. Spazi, trattini e minuscole non contano.',
    keyExample: 'SD1-…',
    slip: 'Sembra esserci un errore: confrontala con la chiave che ti è stata mostrata.',
    submit: 'Attiva',
    keyUnknown:
      'Il servizio licenze non conosce questa chiave. Confrontala con quella che ti è stata mostrata. Non è stato cambiato nulla.',
    serviceUnreachable:
      'Il servizio licenze ora non è raggiungibile. Non è stato cambiato nulla. Riprova tra un minuto.',
    redeemed: 'La chiave è attivata',
    nowPossible: {
      base: 'Grazie. Nel lavoro di ogni giorno non cambia nulla: c’era già tutto.',
      base_ai: 'Da ora c’è l’assistente: risponde alle domande sul tuo studio e propone ciò che poi confermi.',
    },
    notActive: 'La chiave è attivata, ma la sua licenza non è attiva.',
    builtWith: 'Con che cosa è fatto Studio Desk',
    builtWithMeans: 'Studio Desk è sotto licenza MIT. È fatto con il lavoro di altri, alle loro condizioni.',
    notices: 'Leggi le loro licenze',
  }
}
