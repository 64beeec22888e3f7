import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = {
  subscription: {
    title: 'Subscription',
    status: {
      incomplete: 'First payment missing',
      trialing: 'Trial',
      active: 'Active',
      past_due: 'Payment failing',
      unpaid: 'Unpaid',
      paused: 'Paused',
      canceled: 'Ended',
    },
    ending: 'Cancelled',
    nextPayment: (date: string) => `Next payment on ${date}`,
    endsOn: (date: string, isOpen: boolean) =>
      `Ends on ${date}. No more payments are collected${isOpen ? ' except the one that is open' : ''}.`,
    ended: (date: string) => `Ended on ${date}`,
    endedHere: (date: string, until: string) =>
      `Ended here on ${date}; paid until ${until}. Make sure it has ended in Stripe, too.`,
    failing: (amount: string, since: string) => `We couldn’t charge ${amount} on ${since}.`,
    triesAgain: 'Stripe will retry automatically.',
    payLinkFor: 'Stripe will retry automatically, or the client can pay with this link.',
    copyPayLink: 'Copy link',
    payLinkCopied: 'Payment link copied',
    cancel: 'Cancel at the end of the period…',
    goodUntil: (date: string) => `If you cancel now, it ends on ${date}.`,
    cancelTitle: (name: string) => `Cancel ${name}?`,
    cancelMeans: (date: string, isOpen: boolean) =>
      isOpen
        ? `It ends on ${date}. Stripe will still try to collect the open payment, then nothing more.`
        : `It ends on ${date}. Until then the client can book as usual, and Stripe collects nothing more.`,
    keep: 'Keep subscription',
    cancelConfirm: (date: string) => `End it on ${date}`,
    cancelled: (date: string) => `It ends on ${date}`,
    endHere: 'End here only…',
    endHereMeans:
      'For when Stripe can’t be reached, such as with a closed account. Stripe isn’t notified and may keep collecting, so end it there, too.',
    endHereNow: 'End subscription here',
    endHereTitle: (name: string) => `End ${name} here only?`,
    endHereLasts: (date: string) => `It is paid until ${date}. You can’t undo this.`,
    endedHereDone: 'Subscription ended here',
  },
}

type Words = typeof en

export const de: Words = {
  subscription: {
    title: 'Abo',
    status: {
      incomplete: 'Erste Zahlung fehlt',
      trialing: 'Testphase',
      active: 'Aktiv',
      past_due: 'Zahlung fehlgeschlagen',
      unpaid: 'Unbezahlt',
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
      `Hier beendet am ${date}; bezahlt bis ${until}. Prüfe, ob es auch bei Stripe beendet ist.`,
    failing: (amount, since) => `${amount} konnten am ${since} nicht abgebucht werden.`,
    triesAgain: 'Stripe versucht es automatisch noch einmal.',
    payLinkFor: 'Stripe versucht es automatisch noch einmal, oder die Person zahlt über diesen Link.',
    copyPayLink: 'Link kopieren',
    payLinkCopied: 'Zahlungslink kopiert',
    cancel: 'Zum Ende des Zeitraums kündigen\u00a0…',
    goodUntil: (date) => `Wenn du jetzt kündigst, endet es am ${date}.`,
    cancelTitle: (name) => `„${name}“ kündigen?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Es endet am ${date}. Stripe versucht noch, die offene Zahlung abzubuchen, danach nichts mehr.`
        : `Es endet am ${date}. Bis dahin kann die Person wie bisher buchen, und Stripe bucht nichts mehr ab.`,
    keep: 'Abo behalten',
    cancelConfirm: (date) => `Zum ${date} kündigen`,
    cancelled: (date) => `Es endet am ${date}`,
    endHere: 'Nur hier beenden\u00a0…',
    endHereMeans:
      'Wenn Stripe nicht mehr erreichbar ist, etwa bei einem geschlossenen Konto. Stripe wird nicht benachrichtigt und bucht vielleicht weiter ab. Beende es auch dort.',
    endHereNow: 'Nur hier beenden',
    endHereTitle: (name) => `„${name}“ nur hier beenden?`,
    endHereLasts: (date) => `Es ist bis ${date} bezahlt. Das lässt sich nicht rückgängig machen.`,
    endedHereDone: 'Abo hier beendet',
  },
}

export const es: Words = {
  subscription: {
    title: 'Suscripción',
    status: {
      incomplete: 'Falta el primer pago',
      trialing: 'De prueba',
      active: 'Activa',
      past_due: 'Pago atrasado',
      unpaid: 'Sin pagar',
      paused: 'En pausa',
      canceled: 'Terminada',
    },
    ending: 'Cancelada',
    nextPayment: (date) => `Próximo pago: ${date}`,
    endsOn: (date, isOpen) =>
      isOpen
        ? `Termina el ${date}. Ya no se cobra nada más, salvo el pago atrasado.`
        : `Termina el ${date}. Ya no se cobra nada más.`,
    ended: (date) => `Terminó el ${date}`,
    endedHere: (date, until) =>
      `Terminada aquí el ${date}; pagada hasta el ${until}. Comprueba que también haya terminado en Stripe.`,
    failing: (amount, since) => `El ${since} no se pudieron cobrar ${amount}.`,
    triesAgain: 'Stripe lo reintentará automáticamente.',
    payLinkFor: 'Stripe lo reintentará automáticamente, o el cliente puede pagar con este enlace.',
    copyPayLink: 'Copiar el enlace',
    payLinkCopied: 'Enlace de pago copiado',
    cancel: 'Cancelar al final del periodo…',
    goodUntil: (date) => `Si la cancelas ahora, termina el ${date}.`,
    cancelTitle: (name) => `¿Cancelar ${name}?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Termina el ${date}. Stripe aún intentará cobrar el pago atrasado y después nada más.`
        : `Termina el ${date}. Hasta entonces el cliente puede reservar como siempre y Stripe no cobra nada más.`,
    keep: 'Mantener la suscripción',
    cancelConfirm: (date) => `Terminarla el ${date}`,
    cancelled: (date) => `Termina el ${date}`,
    endHere: 'Terminarla solo aquí…',
    endHereMeans:
      'Para cuando no se pueda contactar con Stripe, por ejemplo con una cuenta cerrada. A Stripe no se le avisa y puede seguir cobrando: termínala también allí.',
    endHereNow: 'Terminarla solo aquí',
    endHereTitle: (name) => `¿Terminar ${name} solo aquí?`,
    endHereLasts: (date) => `Está pagada hasta el ${date}. No se puede deshacer.`,
    endedHereDone: 'Suscripción terminada aquí',
  },
}

export const fr: Words = {
  subscription: {
    title: 'Abonnement',
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
      `Prend fin le ${date}. Plus rien n’est débité${isOpen ? ', sauf le paiement en cours' : ''}.`,
    ended: (date) => `A pris fin le ${date}`,
    endedHere: (date, until) =>
      `Arrêté ici le ${date}\u202f; payé jusqu’au ${until}. Vérifiez qu’il est aussi arrêté chez Stripe.`,
    failing: (amount, since) => `${amount} n’ont pas pu être débités le ${since}.`,
    triesAgain: 'Stripe réessaiera automatiquement.',
    payLinkFor: 'Stripe réessaiera automatiquement, ou le client peut payer avec ce lien.',
    copyPayLink: 'Copier le lien',
    payLinkCopied: 'Lien de paiement copié',
    cancel: 'Résilier à la fin de la période…',
    goodUntil: (date) => `Si vous résiliez maintenant, il prend fin le ${date}.`,
    cancelTitle: (name) => `Résilier ${name}\u202f?`,
    cancelMeans: (date, isOpen) =>
      isOpen
        ? `Il prend fin le ${date}. Stripe tentera encore le paiement en cours, puis plus rien.`
        : `Il prend fin le ${date}. Jusque-là, le client réserve comme avant, et Stripe ne débite plus rien.`,
    keep: 'Garder l’abonnement',
    cancelConfirm: (date) => `Résilier au ${date}`,
    cancelled: (date) => `Il prend fin le ${date}`,
    endHere: 'Arrêter ici seulement…',
    endHereMeans:
      'Si Stripe n’est plus joignable, par exemple avec un compte fermé. Stripe n’est pas prévenu et peut continuer à débiter\u00a0: arrêtez-le aussi là-bas.',
    endHereNow: 'Arrêter ici seulement',
    endHereTitle: (name) => `Arrêter ${name} ici seulement\u202f?`,
    endHereLasts: (date) => `Il est payé jusqu’au ${date}. Cette action est irréversible.`,
    endedHereDone: 'Abonnement arrêté ici',
  },
}

export const it = (): Words => {
  const { il, al } = italian

  return {
    subscription: {
      title: 'Abbonamento',
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
        `Termina ${il(date)}. Non viene addebitato più nulla${isOpen ? ', salvo il pagamento ancora aperto' : ''}.`,
      ended: (date: string) => `Terminato ${il(date)}`,
      endedHere: (date: string, until: string) =>
        `Terminato qui ${il(date)}; pagato fino ${al(until)}. Controlla che sia terminato anche su Stripe.`,
      failing: (amount: string, since: string) => `${amount} non addebitati ${il(since)}.`,
      triesAgain: 'Stripe riproverà automaticamente.',
      payLinkFor: 'Stripe riproverà automaticamente, oppure il cliente può pagare con questo link.',
      copyPayLink: 'Copia il link',
      payLinkCopied: 'Link di pagamento copiato',
      cancel: 'Disdici a fine periodo…',
      goodUntil: (date: string) => `Se disdici ora, termina ${il(date)}.`,
      cancelTitle: (name: string) => `Disdire ${name}?`,
      cancelMeans: (date: string, isOpen: boolean) =>
        isOpen
          ? `Termina ${il(date)}. Stripe tenterà il pagamento ancora aperto, poi più nulla.`
          : `Termina ${il(date)}. Fino ad allora il cliente prenota come prima, e Stripe non addebita più nulla.`,
      keep: 'Mantieni l’abbonamento',
      cancelConfirm: (date: string) => `Termina ${il(date)}`,
      cancelled: (date: string) => `Termina ${il(date)}`,
      endHere: 'Termina solo qui…',
      endHereMeans:
        'Per quando Stripe non è raggiungibile, per esempio con un account chiuso. Stripe non viene avvisato e potrebbe continuare ad addebitare: terminalo anche lì.',
      endHereNow: 'Termina solo qui',
      endHereTitle: (name: string) => `Terminare ${name} solo qui?`,
      endHereLasts: (date: string) => `È pagato fino ${al(date)}. L’operazione non si può annullare.`,
      endedHereDone: 'Abbonamento terminato qui',
    },
  }
}
