import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** Who shares a membership with its holder, and who used what. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    sharing: {
      open: 'Who shares it…',
      title: (name: string) => `Who shares ${name}`,
      lead: (n: number, holder: string) =>
        count(n, {
          one: `For ${holder} alone: its type is for one person.`,
          other: `Up to ${figure(n)} people may use it: ${holder}, its holder, and those named here. Removing somebody cancels nothing.`,
        }),
      none: 'Nobody else yet',
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} shares it no more`,
      add: 'Somebody who may use it, too',
      addSubmit: 'Add',
      added: (name: string) => `${name} shares it now`,
      hand: (name: string) => `Make ${name} its holder`,
      handTitle: (name: string) => `Make ${name} the holder?`,
      handHelp: (holder: string) => `${holder} has it no more then. Bookings stay.`,
      handSubmit: 'Hand it over',
      handed: (name: string) => `${name} is its holder now`,
      uses: 'Who used what',
      staying: (name: string, others: string) =>
        `${name} is shared with ${others}. It stays, and they can go on booking with it. If one of them is to hold it, hand it over first.`,
      ending: (name: string, others: string) =>
        `${name} is shared with ${others}. It renews, so it ends now, and what they have booked with it is cancelled. To let them keep it, hand it over first.`,
      erasing: (name: string, others: string) =>
        `${name} is shared with ${others}. It ends with its holder; what others have booked stays booked and paid. To let them keep it, hand it over first.`,
      noUses: 'Nothing yet',
      credits: (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` }),
      full: 'It is shared by as many as its type allows.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    sharing: {
      open: 'Wer sie teilt…',
      title: (name) => `Wer ${name} teilt`,
      lead: (n, holder) =>
        count(n, {
          one: `Nur für ${holder}: Diese Art ist für eine Person.`,
          other: `Bis zu ${figure(n)} Personen dürfen sie nutzen: ${holder}, dem oder der sie gehört, und wer hier steht. Wird jemand entfernt, bleibt alles gebucht.`,
        }),
      none: 'Noch niemand sonst',
      remove: (name) => `${name} entfernen`,
      removed: (name) => `${name} teilt sie nicht mehr`,
      add: 'Wer sie auch nutzen darf',
      addSubmit: 'Hinzufügen',
      added: (name) => `${name} teilt sie jetzt`,
      hand: (name) => `An ${name} übertragen`,
      handTitle: (name) => `An ${name} übertragen?`,
      handHelp: (holder) => `${holder} hat sie dann nicht mehr. Buchungen bleiben.`,
      handSubmit: 'Übertragen',
      handed: (name) => `Sie gehört jetzt ${name}`,
      uses: 'Wer was genutzt hat',
      staying: (name, others) =>
        `${name} wird geteilt mit: ${others}. Sie bleibt bestehen, und sie können weiter damit buchen. Soll sie jemand von ihnen übernehmen, übertrage sie vorher.`,
      ending: (name, others) =>
        `${name} wird geteilt mit: ${others}. Sie verlängert sich und endet deshalb jetzt; was andere damit gebucht haben, wird storniert. Sollen sie sie behalten, übertrage sie vorher.`,
      erasing: (name, others) =>
        `${name} wird geteilt mit: ${others}. Sie endet mit der Löschung; was andere gebucht haben, bleibt gebucht und bezahlt. Sollen sie sie behalten, übertrage sie vorher.`,
      noUses: 'Noch nichts',
      credits: (n) => count(n, { one: '1 Guthaben', other: `${figure(n)} Guthaben` }),
      full: 'So viele, wie ihre Art erlaubt, teilen sie schon.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    sharing: {
      open: 'Quién lo comparte…',
      title: (name) => `Quién comparte ${name}`,
      lead: (n, holder) =>
        count(n, {
          one: `Solo para ${holder}: este tipo es para una persona.`,
          other: `Pueden usarlo hasta ${figure(n)} personas: ${holder}, titular, y quienes figuran aquí. Quitar a alguien no cancela nada.`,
        }),
      none: 'Nadie más todavía',
      remove: (name) => `Quitar a ${name}`,
      removed: (name) => `${name} ya no lo comparte`,
      add: 'Quién más puede usarlo',
      addSubmit: 'Añadir',
      added: (name) => `${name} ya lo comparte`,
      hand: (name) => `Pasar a ${name}`,
      handTitle: (name) => `¿Pasar a ${name}?`,
      handHelp: (holder) => `${holder} dejará de tenerlo. Las reservas se mantienen.`,
      handSubmit: 'Pasarlo',
      handed: (name) => `Ahora es de ${name}`,
      uses: 'Quién usó qué',
      staying: (name, others) =>
        `${name} se comparte con ${others}. Se mantiene, y pueden seguir reservando con él. Si alguien de ellos ha de ser el titular, pásalo antes.`,
      ending: (name, others) =>
        `${name} se comparte con ${others}. Se renueva, así que termina ahora, y lo que han reservado con él se cancela. Para que lo conserven, pásalo antes.`,
      erasing: (name, others) =>
        `${name} se comparte con ${others}. Termina con su titular; lo que otros han reservado sigue reservado y pagado. Para que lo conserven, pásalo antes.`,
      noUses: 'Nada todavía',
      credits: (n) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` }),
      full: 'Ya lo comparten tantas personas como permite su tipo.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    sharing: {
      open: 'Qui le partage…',
      title: (name) => `Qui partage ${name}`,
      lead: (n, holder) =>
        count(n, {
          one: `Pour ${holder} uniquement\u00a0: ce type est pour une personne.`,
          other: `Jusqu’à ${figure(n)} personnes peuvent l’utiliser\u00a0: ${holder}, titulaire, et celles nommées ici. Retirer quelqu’un n’annule rien.`,
        }),
      none: 'Personne d’autre pour l’instant',
      remove: (name) => `Retirer ${name}`,
      removed: (name) => `${name} ne le partage plus`,
      add: 'Qui d’autre peut l’utiliser',
      addSubmit: 'Ajouter',
      added: (name) => `${name} le partage maintenant`,
      hand: (name) => `Transmettre à ${name}`,
      handTitle: (name) => `Transmettre à ${name}\u00a0?`,
      handHelp: (holder) => `${holder} ne l’aura plus. Les réservations restent.`,
      handSubmit: 'Transmettre',
      handed: (name) => `${name} en est maintenant titulaire`,
      uses: 'Qui a utilisé quoi',
      staying: (name, others) =>
        `${name} est partagé avec ${others}. Il reste valable, et ces personnes peuvent continuer à réserver avec. Si l’une d’elles doit en devenir titulaire, transmettez-le d’abord.`,
      ending: (name, others) =>
        `${name} est partagé avec ${others}. Il se renouvelle, donc il prend fin maintenant, et ce que ces personnes ont réservé avec est annulé. Pour qu’elles le gardent, transmettez-le d’abord.`,
      erasing: (name, others) =>
        `${name} est partagé avec ${others}. Il prend fin avec son titulaire\u00a0; ce que d’autres ont réservé reste réservé et payé. Pour qu’ils le gardent, transmettez-le d’abord.`,
      noUses: 'Rien pour l’instant',
      credits: (n) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
      full: 'Il est déjà partagé par autant de personnes que son type le permet.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    sharing: {
      open: 'Chi lo condivide…',
      title: (name) => `Chi condivide ${name}`,
      lead: (n, holder) =>
        count(n, {
          one: `Solo per ${holder}: questo tipo è per una persona.`,
          other: `Possono usarlo fino a ${figure(n)} persone: ${holder}, titolare, e chi è indicato qui. Togliere qualcuno non cancella nulla.`,
        }),
      none: 'Ancora nessun altro',
      remove: (name) => `Togli ${name}`,
      removed: (name) => `${name} non lo condivide più`,
      add: 'Chi altro può usarlo',
      addSubmit: 'Aggiungi',
      added: (name) => `${name} ora lo condivide`,
      hand: (name) => `Passa a ${name}`,
      handTitle: (name) => `Passare a ${name}?`,
      handHelp: (holder) => `${holder} non lo avrà più. Le prenotazioni restano.`,
      handSubmit: 'Passalo',
      handed: (name) => `Ora è di ${name}`,
      uses: 'Chi ha usato cosa',
      staying: (name, others) =>
        `${name} è condiviso con ${others}. Resta valido, e possono continuare a prenotare. Se una di queste persone deve diventarne titolare, passalo prima.`,
      ending: (name, others) =>
        `${name} è condiviso con ${others}. Si rinnova, quindi finisce ora, e ciò che hanno prenotato viene annullato. Perché lo tengano, passalo prima.`,
      erasing: (name, others) =>
        `${name} è condiviso con ${others}. Finisce con chi ne è titolare; ciò che altri hanno prenotato resta prenotato e pagato. Perché lo tengano, passalo prima.`,
      noUses: 'Ancora nulla',
      credits: (n) => count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
      full: 'Lo condividono già tante persone quante ne consente il suo tipo.',
    },
  }
}
