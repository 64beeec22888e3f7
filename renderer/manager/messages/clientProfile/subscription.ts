import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = {
  subscription: {
    title: 'Subscription',
    status: {
      incomplete: 'First payment missing',
      trialing: 'Trial',
      active: 'Active',
      past_due: 'Payment fails',
      unpaid: 'Not paid',
      paused: 'Paused',
      canceled: 'Ended',
    },
    ending: 'Cancelled',
    nextPayment: (date: string) => `Next payment on ${date}`,
    endsOn: (date: string, isOpen: boolean) =>
      `Ends on ${date}. Nothing more is collected${isOpen ? ' but the payment that is open' : ''}.`,
    ended: (date: string) => `Ended on ${date}`,
    endedHere: (date: string, until: string) =>
      `Ended here on ${date}; what was paid is good until ${until}. See that it has ended at Stripe, too.`,
    failing: (amount: string, since: string) => `${amount} could not be collected on ${since}.`,
    triesAgain: 'Stripe tries again by itself.',
    payLinkFor: 'Stripe tries again by itself, or the client pays by this link.',
    copyPayLink: 'Copy the link',
    payLinkCopied: 'The link to pay is copied',
    cancel: 'Cancel at the end of the period…',
    goodUntil: (date: string) => `Cancelled now, it ends on ${date}.`,
    cancelTitle: (name: string) => `Cancel ${name}?`,
    cancelMeans: (date: string, isOpen: boolean) =>
      isOpen
        ? `It ends on ${date}. Stripe still tries the payment that is open, and collects nothing after it.`
        : `It ends on ${date}: until then the client books as before, and Stripe collects nothing more.`,
    keep: 'Keep it',
    cancelConfirm: (date: string) => `End it on ${date}`,
    cancelled: (date: string) => `It ends on ${date}`,
    endHere: 'End here only…',
    endHereMeans:
      'For when Stripe can’t be asked any more, such as with a closed account. Stripe is not told: if it still collects, it goes on. End it there, too.',
    endHereNow: 'End it here only',
    endHereTitle: (name: string) => `End ${name} here only?`,
    endHereLasts: (date: string) => `What was paid is good until ${date}. It can’t be taken back.`,
    endedHereDone: 'It has ended here',
  },
}

type Words = typeof en

export const de: Words = {
  subscription: {
    title: 'Abo',
    status: {
      incomplete: 'Erste Zahlung fehlt',
      trialing: 'Probezeit',
      active: 'Aktiv',
      past_due: 'Zahlung scheitert',
      unpaid: 'Nicht bezahlt',
      paused: 'Pausiert',
      canceled: 'Beendet',
    },
    ending: 'Gekündigt',
    nextPayment: (date) => `Nächste Zahlung am ${date}`,
    endsOn: (date, isOpen) =>
      isOpen
        ? `Endet am ${date}. Außer der offenen Zahlung wird nichts mehr abgebucht.`
        : `Endet am ${date}. Es wird nichts mehr abgebucht.`,
    ended: (date) => `Beendet am ${date}`,
    endedHere: (date, until) =>
      `Hier beendet am ${date}; das Bezahlte gilt bis ${until}. Sieh nach, dass es auch bei Stripe beendet ist.`,
    failing: (amount, since) => `${amount} konnten nicht abgebucht werden (${since}).`,
    triesAgain: 'Stripe versucht es von selbst noch einmal.',
    payLinkFor: 'Stripe versucht es von selbst noch einmal; oder die Person zahlt über diesen Link.',
    copyPayLink: 'Link kopieren',
    payLinkCopied: 'Der Zahlungslink ist kopiert',
    cancel: 'Zum Ende des Zeitraums kündigen …',
    goodUntil: (date) => `Jetzt gekündigt, endet es am ${date}.`,
    cancelTitle: (name) => `${name} kündigen?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Es endet am ${date}. Stripe versucht noch die offene Zahlung und bucht danach nichts mehr ab.`
        : `Es endet am ${date}: Bis dahin lässt sich wie bisher buchen, und Stripe bucht nichts mehr ab.`,
    keep: 'Behalten',
    cancelConfirm: (date) => `Zum ${date} kündigen`,
    cancelled: (date) => `Es endet am ${date}`,
    endHere: 'Nur hier beenden …',
    endHereMeans:
      'Wenn Stripe nicht mehr gefragt werden kann, etwa weil das Konto geschlossen ist. Stripe erfährt nichts davon: Bucht es noch ab, geht das weiter. Beende es auch dort.',
    endHereNow: 'Nur hier beenden',
    endHereTitle: (name) => `${name} nur hier beenden?`,
    endHereLasts: (date) => `Das Bezahlte gilt bis ${date}. Es lässt sich nicht zurücknehmen.`,
    endedHereDone: 'Es ist hier beendet',
  },
}

export const es: Words = {
  subscription: {
    title: 'Suscripción',
    status: {
      incomplete: 'Falta el primer pago',
      trialing: 'De prueba',
      active: 'Activa',
      past_due: 'El pago falla',
      unpaid: 'Sin pagar',
      paused: 'En pausa',
      canceled: 'Terminada',
    },
    ending: 'Cancelada',
    nextPayment: (date) => `Próximo pago: ${date}`,
    endsOn: (date, isOpen) =>
      isOpen
        ? `Termina el ${date}. Ya no se cobra nada más, salvo el pago pendiente.`
        : `Termina el ${date}. Ya no se cobra nada más.`,
    ended: (date) => `Terminó el ${date}`,
    endedHere: (date, until) =>
      `Terminada aquí el ${date}; lo pagado vale hasta el ${until}. Comprueba que también haya terminado en Stripe.`,
    failing: (amount, since) => `El ${since} no se pudieron cobrar ${amount}.`,
    triesAgain: 'Stripe lo vuelve a intentar por su cuenta.',
    payLinkFor: 'Stripe lo vuelve a intentar por su cuenta, o el cliente paga con este enlace.',
    copyPayLink: 'Copiar el enlace',
    payLinkCopied: 'Enlace de pago copiado',
    cancel: 'Cancelar al final del periodo…',
    goodUntil: (date) => `Si se cancela ahora, termina el ${date}.`,
    cancelTitle: (name) => `¿Cancelar ${name}?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Termina el ${date}. Stripe sigue intentando el pago pendiente y después no cobra nada más.`
        : `Termina el ${date}: hasta entonces se puede reservar como siempre y Stripe no cobra nada más.`,
    keep: 'Mantenerla',
    cancelConfirm: (date) => `Terminarla el ${date}`,
    cancelled: (date) => `Termina el ${date}`,
    endHere: 'Terminarla solo aquí…',
    endHereMeans:
      'Para cuando ya no se puede consultar a Stripe, por ejemplo con una cuenta cerrada. A Stripe no se le avisa: si aún cobra, seguirá cobrando. Termínala también allí.',
    endHereNow: 'Terminarla solo aquí',
    endHereTitle: (name) => `¿Terminar ${name} solo aquí?`,
    endHereLasts: (date) => `Lo pagado vale hasta el ${date}. No se puede deshacer.`,
    endedHereDone: 'Aquí ha terminado',
  },
}

export const fr: Words = {
  subscription: {
    title: 'Abonnement en ligne',
    status: {
      incomplete: 'Premier paiement manquant',
      trialing: 'À l’essai',
      active: 'Actif',
      past_due: 'Paiement en échec',
      unpaid: 'Impayé',
      paused: 'En pause',
      canceled: 'Terminé',
    },
    ending: 'Résilié',
    nextPayment: (date) => `Prochain paiement le ${date}`,
    endsOn: (date, isOpen) =>
      `Prend fin le ${date}. Plus rien n’est prélevé${isOpen ? ', sauf le paiement encore ouvert' : ''}.`,
    ended: (date) => `A pris fin le ${date}`,
    endedHere: (date, until) =>
      `Arrêté ici le ${date}\u202f; ce qui a été payé vaut jusqu’au ${until}. Vérifiez qu’il est aussi arrêté chez Stripe.`,
    failing: (amount, since) => `${amount} n’ont pas pu être prélevés le ${since}.`,
    triesAgain: 'Stripe réessaie de lui-même.',
    payLinkFor: 'Stripe réessaie de lui-même, ou le client paie par ce lien.',
    copyPayLink: 'Copier le lien',
    payLinkCopied: 'Le lien de paiement est copié',
    cancel: 'Résilier à la fin de la période…',
    goodUntil: (date) => `Résilié maintenant, il prend fin le ${date}.`,
    cancelTitle: (name) => `Résilier ${name}\u202f?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Il prend fin le ${date}. Stripe tente encore le paiement ouvert, puis ne prélève plus rien.`
        : `Il prend fin le ${date}\u00a0: jusque-là, on réserve comme avant, et Stripe ne prélève plus rien.`,
    keep: 'Le garder',
    cancelConfirm: (date) => `Y mettre fin le ${date}`,
    cancelled: (date) => `Il prend fin le ${date}`,
    endHere: 'Arrêter ici seulement…',
    endHereMeans:
      'Pour le cas où Stripe n’est plus joignable, par exemple avec un compte fermé. Stripe n’en est pas informé\u00a0: s’il prélève encore, il continue. Arrêtez-le aussi là-bas.',
    endHereNow: 'Arrêter ici seulement',
    endHereTitle: (name) => `Arrêter ${name} ici seulement\u202f?`,
    endHereLasts: (date) => `Ce qui a été payé vaut jusqu’au ${date}. On ne peut pas revenir en arrière.`,
    endedHereDone: 'Il est arrêté ici',
  },
}

export const it = (): Words => {
  const { il, al } = italian

  return {
    subscription: {
      title: 'Abbonamento ricorrente',
      status: {
        incomplete: 'Manca il primo pagamento',
        trialing: 'Prova',
        active: 'Attivo',
        past_due: 'Pagamento non riuscito',
        unpaid: 'Non pagato',
        paused: 'In pausa',
        canceled: 'Terminato',
      },
      ending: 'Disdetto',
      nextPayment: (date: string) => `Prossimo pagamento: ${date}`,
      endsOn: (date: string, isOpen: boolean) =>
        `Termina ${il(date)}. Non si riscuote più nulla${isOpen ? ', salvo il pagamento ancora aperto' : ''}.`,
      ended: (date: string) => `Terminato: ${date}`,
      endedHere: (date: string, until: string) =>
        `Terminato qui: ${date}. Ciò che era pagato vale fino ${al(until)}. Controlla che sia terminato anche su Stripe.`,
      failing: (amount: string, since: string) => `${amount} non riscossi (${since}).`,
      triesAgain: 'Stripe riprova da solo.',
      payLinkFor: 'Stripe riprova da solo, oppure la persona paga con questo link.',
      copyPayLink: 'Copia il link',
      payLinkCopied: 'Link di pagamento copiato',
      cancel: 'Disdici a fine periodo…',
      goodUntil: (date: string) => `Con la disdetta ora, termina ${il(date)}.`,
      cancelTitle: (name: string) => `Disdire ${name}?`,
      cancelMeans: (date: string, isOpen: boolean) =>
        isOpen
          ? `Termina ${il(date)}. Stripe tenta ancora il pagamento aperto e poi non riscuote più nulla.`
          : `Termina ${il(date)}: fino ad allora si prenota come prima, e Stripe non riscuote più nulla.`,
      keep: 'Mantieni',
      cancelConfirm: (date: string) => `Termina ${il(date)}`,
      cancelled: (date: string) => `Termina ${il(date)}`,
      endHere: 'Termina solo qui…',
      endHereMeans:
        'Per quando Stripe non si può più interpellare, per esempio con un account chiuso. Stripe non ne sa nulla: se riscuote ancora, continua. Terminalo anche lì.',
      endHereNow: 'Termina solo qui',
      endHereTitle: (name: string) => `Terminare ${name} solo qui?`,
      endHereLasts: (date: string) => `Ciò che è pagato vale fino ${al(date)}. Non si può tornare indietro.`,
      endedHereDone: 'Terminato qui',
    },
  }
}
