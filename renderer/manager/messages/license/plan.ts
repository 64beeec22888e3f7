import { italian } from '../../../../server/lib/sayings/it/joints.ts'

/** The studio's license, and whose key the assistant uses. */
export const en = {
  title: 'License',
  titleMeans: 'Only the assistant needs a license. Everything else in your studio always works without one.',
  plans: { base: 'Base', base_ai: 'Base with AI' },
  states: {
    none: 'No license',
    active: 'Active',
    canceled: 'Ended',
    invalid: 'Unknown',
    grace_expired: 'Not confirmed',
  },
  none: 'You have no license yet, and you only need one for the assistant. Clients, classes, selling, the portal and everything else work without one, for as long as you like.',
  active: {
    base: 'Thank you. This plan keeps Studio Desk going. Base with AI would add the assistant.',
    base_ai: 'The assistant is ready to use.',
  },
  amiss: {
    canceled: {
      title: 'The subscription has ended',
      means:
        'Everything except the assistant keeps working. Renew the subscription where you bought it and the studio will know within a day, or enter a new license key.',
    },
    invalid: {
      title: 'The license service no longer recognises the key',
      means: 'Everything except the assistant keeps working. Enter the key again, or a new license key.',
    },
    grace_expired: {
      title: 'We haven’t been able to confirm the license for two weeks',
      means:
        'Everything except the assistant keeps working. Connect this computer to the internet. The studio checks every few hours, and right away when you enter the key.',
    },
  },
  notReached: 'The license service couldn’t be reached lately',
  holdsUntil: (date: string) =>
    `The license stays valid until ${date}. The studio keeps checking automatically; it only needs the internet.`,
  service: 'See plans and get a license',
  manage: 'Plans and subscription',
  redeem: 'Enter a license key',
  redeemOther: 'Enter another license key',
  key: 'License key',
  keyMeans: 'The key you were shown after buying. Spaces, dashes and small letters make no difference.',
  keyExample: 'SD1-…',
  slip: 'There seems to be a typing error. Compare it with the key you were shown.',
  submit: 'Activate key',
  keyUnknown:
    'The license service doesn’t recognise this key. Compare it with the one you were shown. Nothing was changed.',
  serviceUnreachable: 'The license service can’t be reached right now. Nothing was changed. Try again in a minute.',
  redeemed: 'Key activated',
  nowPossible: {
    base: 'Thank you. Nothing changes in your daily work: you already had everything.',
    base_ai: 'The assistant is ready: it answers questions about your studio and proposes changes for you to confirm.',
  },
  notActive: 'The key was accepted, but its license isn’t active.',
  builtWith: 'What Studio Desk is built with',
  builtWithMeans: 'Studio Desk is under the MIT license. It uses the work of others, under their licenses.',
  notices: 'Read their licenses',
}

type Words = typeof en

export const de: Words = {
  title: 'Lizenz',
  titleMeans: 'Nur der Assistent braucht eine Lizenz. Alles andere in deinem Studio funktioniert immer auch ohne.',
  plans: { base: 'Basis', base_ai: 'Basis mit KI' },
  states: {
    none: 'Keine Lizenz',
    active: 'Aktiv',
    canceled: 'Beendet',
    invalid: 'Unbekannt',
    grace_expired: 'Nicht bestätigt',
  },
  none: 'Du hast noch keine Lizenz und brauchst sie nur für den Assistenten. Kund:innen, Kurse, Verkauf, Portal und alles andere funktionieren ohne, so lange du möchtest.',
  active: {
    base: 'Danke. Mit diesem Tarif unterstützt du Studio Desk. „Basis mit KI“ enthält zusätzlich den Assistenten.',
    base_ai: 'Der Assistent ist bereit.',
  },
  amiss: {
    canceled: {
      title: 'Das Abo ist beendet',
      means:
        'Alles außer dem Assistenten funktioniert weiter. Verlängere das Abo dort, wo du es gekauft hast (das Studio erfährt es innerhalb eines Tages), oder gib einen neuen Lizenzschlüssel ein.',
    },
    invalid: {
      title: 'Der Lizenzdienst kennt den Schlüssel nicht mehr',
      means: 'Alles außer dem Assistenten funktioniert weiter. Gib den Schlüssel noch einmal oder einen neuen ein.',
    },
    grace_expired: {
      title: 'Die Lizenz konnte seit zwei Wochen nicht bestätigt werden',
      means:
        'Alles außer dem Assistenten funktioniert weiter. Verbinde diesen Computer mit dem Internet. Das Studio fragt alle paar Stunden nach, und sofort, wenn du den Schlüssel eingibst.',
    },
  },
  notReached: 'Der Lizenzdienst war zuletzt nicht erreichbar',
  holdsUntil: (date) =>
    `Die Lizenz gilt weiter bis ${date}. Das Studio fragt automatisch nach; es braucht nur Internet.`,
  service: 'Tarife ansehen und Lizenz kaufen',
  manage: 'Tarife und Abo',
  redeem: 'Lizenzschlüssel eingeben',
  redeemOther: 'Anderen Lizenzschlüssel eingeben',
  key: 'Lizenzschlüssel',
  keyMeans: 'Der Schlüssel, der dir nach dem Kauf gezeigt wurde. Leerzeichen, Striche und Kleinbuchstaben sind egal.',
  keyExample: 'SD1-…',
  slip: 'Da scheint ein Tippfehler zu sein. Vergleiche ihn mit dem Schlüssel, der dir gezeigt wurde.',
  submit: 'Schlüssel aktivieren',
  keyUnknown:
    'Der Lizenzdienst kennt diesen Schlüssel nicht. Vergleiche ihn mit dem, der dir gezeigt wurde. Es wurde nichts geändert.',
  serviceUnreachable:
    'Der Lizenzdienst ist gerade nicht erreichbar. Es wurde nichts geändert. Versuche es in einer Minute noch einmal.',
  redeemed: 'Schlüssel aktiviert',
  nowPossible: {
    base: 'Danke. In deinem Alltag ändert sich nichts: Du hattest schon alles.',
    base_ai:
      'Der Assistent ist bereit: Er beantwortet Fragen zu deinem Studio und schlägt Änderungen vor, die du bestätigst.',
  },
  notActive: 'Der Schlüssel wurde angenommen, aber seine Lizenz ist nicht aktiv.',
  builtWith: 'Verwendete Software',
  builtWithMeans: 'Studio Desk steht unter der MIT-Lizenz. Es nutzt die Arbeit anderer unter deren Lizenzen.',
  notices: 'Lizenzen lesen',
}

export const es: Words = {
  title: 'Licencia',
  titleMeans: 'Solo el asistente necesita licencia. Todo lo demás en tu centro funciona siempre sin ella.',
  plans: { base: 'Base', base_ai: 'Base con IA' },
  states: {
    none: 'Sin licencia',
    active: 'Activa',
    canceled: 'Terminada',
    invalid: 'Desconocida',
    grace_expired: 'Sin confirmar',
  },
  none: 'Aún no tienes licencia y solo la necesitas para el asistente: los clientes, las clases, las ventas, el portal y todo lo demás funcionan sin ella, todo el tiempo que quieras.',
  active: {
    base: 'Gracias. Con este plan apoyas Studio Desk. Base con IA añade el asistente.',
    base_ai: 'El asistente está disponible.',
  },
  amiss: {
    canceled: {
      title: 'La suscripción ha terminado',
      means:
        'Todo sigue funcionando menos el asistente. Renueva la suscripción donde la compraste y el centro lo sabrá en un día, o introduce otra clave de licencia.',
    },
    invalid: {
      title: 'El servicio de licencias ya no reconoce la clave',
      means: 'Todo sigue funcionando menos el asistente. Vuelve a introducir la clave o introduce otra.',
    },
    grace_expired: {
      title: 'La licencia lleva dos semanas sin poder confirmarse',
      means:
        'Todo sigue funcionando menos el asistente. Conecta este ordenador a internet: el centro lo comprueba cada pocas horas, y enseguida si introduces la clave.',
    },
  },
  notReached: 'Últimamente no se ha podido contactar con el servicio de licencias',
  holdsUntil: (date) =>
    `La licencia sigue siendo válida hasta el ${date}. El centro lo comprueba automáticamente; solo necesita internet.`,
  service: 'Ver planes y conseguir una licencia',
  manage: 'Planes y suscripción',
  redeem: 'Introducir una clave de licencia',
  redeemOther: 'Introducir otra clave de licencia',
  key: 'Clave de licencia',
  keyMeans: 'La clave que se te mostró tras la compra. Los espacios, los guiones y las minúsculas no importan.',
  keyExample: 'SD1-…',
  slip: 'Parece que hay un error: compárala con la clave que se te mostró.',
  submit: 'Activar la clave',
  keyUnknown:
    'El servicio de licencias no reconoce esta clave. Compárala con la que se te mostró. No se ha cambiado nada.',
  serviceUnreachable:
    'Ahora no se puede contactar con el servicio de licencias. No se ha cambiado nada. Inténtalo de nuevo en un minuto.',
  redeemed: 'Clave activada',
  nowPossible: {
    base: 'Gracias. En tu día a día no cambia nada: ya lo tenías todo.',
    base_ai: 'El asistente está listo: responde a preguntas sobre tu centro y propone cambios que tú confirmas.',
  },
  notActive: 'La clave se ha aceptado, pero su licencia no está activa.',
  builtWith: 'Software utilizado',
  builtWithMeans: 'Studio Desk tiene licencia MIT. Utiliza el trabajo de otras personas, según sus licencias.',
  notices: 'Leer las licencias',
}

export const fr: Words = {
  title: 'Licence',
  titleMeans: 'Seul l’assistant nécessite une licence. Tout le reste de votre studio fonctionne toujours sans.',
  plans: { base: 'Base', base_ai: 'Base avec IA' },
  states: {
    none: 'Pas de licence',
    active: 'Active',
    canceled: 'Terminée',
    invalid: 'Inconnue',
    grace_expired: 'Non confirmée',
  },
  none: 'Vous n’avez pas encore de licence, et il n’en faut que pour l’assistant\u00a0: clients, cours, caisse, portail et tout le reste fonctionnent sans, aussi longtemps que vous voulez.',
  active: {
    base: 'Merci. Cette formule soutient Studio Desk. Base avec IA ajoute l’assistant.',
    base_ai: 'L’assistant est prêt.',
  },
  amiss: {
    canceled: {
      title: 'L’abonnement de la licence a pris fin',
      means:
        'Tout continue, sauf l’assistant. Renouvelez l’abonnement là où vous l’avez acheté (le studio le saura dans la journée), ou saisissez une nouvelle clé de licence.',
    },
    invalid: {
      title: 'Le service des licences ne reconnaît plus la clé',
      means: 'Tout continue, sauf l’assistant. Saisissez de nouveau la clé, ou une nouvelle.',
    },
    grace_expired: {
      title: 'La licence n’a pas pu être confirmée depuis deux semaines',
      means:
        'Tout continue, sauf l’assistant. Connectez cet ordinateur à Internet\u00a0: le studio vérifie plusieurs fois par jour, et aussitôt que vous saisissez la clé.',
    },
  },
  notReached: 'Le service des licences est injoignable ces derniers temps',
  holdsUntil: (date) =>
    `La licence reste valable jusqu’au ${date}. Le studio vérifie automatiquement\u202f; il lui faut seulement Internet.`,
  service: 'Voir les formules et obtenir une licence',
  manage: 'Formule et abonnement',
  redeem: 'Saisir une clé de licence',
  redeemOther: 'Saisir une autre clé de licence',
  key: 'Clé de licence',
  keyMeans: 'La clé affichée après l’achat. Espaces, tirets et minuscules n’ont pas d’importance.',
  keyExample: 'SD1-…',
  slip: 'Il semble y avoir une faute de frappe\u00a0: comparez-la à la clé qui vous a été montrée.',
  submit: 'Activer la clé',
  keyUnknown:
    'Le service des licences ne reconnaît pas cette clé. Comparez-la à celle qui vous a été montrée. Rien n’a été modifié.',
  serviceUnreachable:
    'Le service des licences est injoignable pour le moment. Rien n’a été modifié. Réessayez dans une minute.',
  redeemed: 'Clé activée',
  nowPossible: {
    base: 'Merci. Rien ne change dans votre travail quotidien\u00a0: vous aviez déjà tout.',
    base_ai:
      'L’assistant est prêt\u00a0: il répond à vos questions sur le studio et propose des modifications à confirmer.',
  },
  notActive: 'La clé a été acceptée, mais sa licence n’est pas active.',
  builtWith: 'Logiciels utilisés',
  builtWithMeans: 'Studio Desk est sous licence MIT. Il utilise le travail d’autres personnes, selon leurs licences.',
  notices: 'Lire les licences',
}

export const it = (): Words => {
  const { al } = italian

  return {
    title: 'Licenza',
    titleMeans: 'Solo l’assistente richiede una licenza. Tutto il resto dello studio funziona sempre senza licenza.',
    plans: { base: 'Base', base_ai: 'Base con IA' },
    states: {
      none: 'Nessuna licenza',
      active: 'Attiva',
      canceled: 'Terminata',
      invalid: 'Sconosciuta',
      grace_expired: 'Non confermata',
    },
    none: 'Non hai ancora una licenza e ti serve solo per l’assistente: clienti, lezioni, vendite, portale e tutto il resto funzionano senza, finché vuoi.',
    active: {
      base: 'Grazie. Con questo piano sostieni Studio Desk. Base con IA aggiunge l’assistente.',
      base_ai: 'L’assistente è pronto.',
    },
    amiss: {
      canceled: {
        title: 'L’abbonamento è terminato',
        means:
          'Tutto continua a funzionare, tranne l’assistente. Rinnova l’abbonamento dove l’hai acquistato (lo studio lo saprà entro un giorno) oppure inserisci una nuova chiave di licenza.',
      },
      invalid: {
        title: 'Il servizio licenze non riconosce più la chiave',
        means: 'Tutto continua a funzionare, tranne l’assistente. Inserisci di nuovo la chiave o una nuova.',
      },
      grace_expired: {
        title: 'Da due settimane non è possibile confermare la licenza',
        means:
          'Tutto continua a funzionare, tranne l’assistente. Collega questo computer a internet: lo studio verifica ogni poche ore, e subito quando inserisci la chiave.',
      },
    },
    notReached: 'Il servizio licenze ultimamente non è raggiungibile',
    holdsUntil: (date: string) =>
      `La licenza resta valida fino ${al(date)}. Lo studio verifica automaticamente; serve solo internet.`,
    service: 'Vedi i piani e prendi una licenza',
    manage: 'Piani e abbonamento',
    redeem: 'Inserisci una chiave di licenza',
    redeemOther: 'Inserisci un’altra chiave di licenza',
    key: 'Chiave di licenza',
    keyMeans: 'La chiave mostrata dopo l’acquisto. Spazi, trattini e minuscole non contano.',
    keyExample: 'SD1-…',
    slip: 'Sembra esserci un errore di battitura: confrontala con la chiave che ti è stata mostrata.',
    submit: 'Attiva la chiave',
    keyUnknown:
      'Il servizio licenze non riconosce questa chiave. Confrontala con quella che ti è stata mostrata. Non è stato modificato nulla.',
    serviceUnreachable:
      'Al momento il servizio licenze non è raggiungibile. Non è stato modificato nulla. Riprova tra un minuto.',
    redeemed: 'Chiave attivata',
    nowPossible: {
      base: 'Grazie. Nel lavoro di ogni giorno non cambia nulla: avevi già tutto.',
      base_ai: 'L’assistente è pronto: risponde alle domande sul tuo studio e propone modifiche che tu confermi.',
    },
    notActive: 'La chiave è stata accettata, ma la sua licenza non è attiva.',
    builtWith: 'Software utilizzato',
    builtWithMeans: 'Studio Desk è sotto licenza MIT. Usa il lavoro di altri, secondo le loro licenze.',
    notices: 'Leggi le licenze',
  }
}
