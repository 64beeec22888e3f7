import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** The clients who share a membership with its holder, and their use of it. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    sharing: {
      open: 'Sharing…',
      title: (name: string) => `Sharing ${name}`,
      lead: (n: number, holder: string) =>
        count(n, {
          one: `For ${holder} only: this type is for one person.`,
          other: `Up to ${figure(n)} people can use it: ${holder} (the holder) and the people listed here. Removing a person cancels no bookings.`,
        }),
      none: 'Not shared yet',
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} no longer shares it`,
      add: 'Share with',
      addSubmit: 'Add',
      added: (name: string) => `Shared with ${name}`,
      hand: (name: string) => `Make ${name} the holder`,
      handTitle: (name: string) => `Make ${name} the holder?`,
      handHelp: (holder: string) => `${holder} will no longer have it. Bookings stay.`,
      handSubmit: 'Transfer membership',
      handed: (name: string) => `${name} is now the holder`,
      uses: 'Usage',
      staying: (name: string, others: string) =>
        `${name} is shared with ${others}. It stays, and they can still book with it. To make one of them the holder, transfer it first.`,
      ending: (name: string, others: string) =>
        `${name} is shared with ${others}. It renews, so it ends now, and their bookings with it are cancelled. To let them keep it, transfer it first.`,
      erasing: (name: string, others: string) =>
        `${name} is shared with ${others}. It ends with its holder; the others’ bookings stay booked and paid. To let them keep it, transfer it first.`,
      noUses: 'Not used yet',
      credits: (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` }),
      full: 'It’s shared by as many people as its type allows.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    sharing: {
      open: 'Teilen\u00a0…',
      title: (name) => `„${name}“ teilen`,
      lead: (n, holder) =>
        count(n, {
          one: `Nur für ${holder}: Diese Art gilt für eine Person.`,
          other: `Bis zu ${figure(n)} Personen können sie nutzen: ${holder} (hat sie gekauft) und die Personen in dieser Liste. Beim Entfernen bleiben Buchungen bestehen.`,
        }),
      none: 'Noch nicht geteilt',
      remove: (name) => `${name} entfernen`,
      removed: (name) => `${name} teilt sie nicht mehr`,
      add: 'Teilen mit',
      addSubmit: 'Hinzufügen',
      added: (name) => `Geteilt mit ${name}`,
      hand: (name) => `An ${name} übertragen`,
      handTitle: (name) => `An ${name} übertragen?`,
      handHelp: (holder) => `${holder} hat sie dann nicht mehr. Buchungen bleiben bestehen.`,
      handSubmit: 'Übertragen',
      handed: (name) => `Übertragen an ${name}`,
      uses: 'Nutzung',
      staying: (name, others) =>
        `„${name}“ wird mit ${others} geteilt. Sie bleibt bestehen und weiter nutzbar. Soll eine dieser Personen sie übernehmen, übertrage sie vorher.`,
      ending: (name, others) =>
        `„${name}“ wird mit ${others} geteilt. Sie verlängert sich und endet deshalb jetzt; Buchungen der anderen werden storniert. Sollen sie sie behalten, übertrage sie vorher.`,
      erasing: (name, others) =>
        `„${name}“ wird mit ${others} geteilt. Sie endet mit der Löschung; Buchungen der anderen bleiben gebucht und bezahlt. Sollen sie sie behalten, übertrage sie vorher.`,
      noUses: 'Noch nicht genutzt',
      credits: (n) => count(n, { one: '1 Credit', other: `${figure(n)} Credits` }),
      full: 'Mehr Personen erlaubt diese Art nicht.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    sharing: {
      open: 'Compartir…',
      title: (name) => `Compartir ${name}`,
      lead: (n, holder) =>
        count(n, {
          one: `Solo para ${holder}: este tipo es para una persona.`,
          other: `Pueden usarlo hasta ${figure(n)} personas: ${holder} (titular) y quienes figuran aquí. Quitar a una persona no cancela reservas.`,
        }),
      none: 'Aún no se comparte',
      remove: (name) => `Quitar a ${name}`,
      removed: (name) => `${name} ya no lo comparte`,
      add: 'Compartir con',
      addSubmit: 'Añadir',
      added: (name) => `Compartido con ${name}`,
      hand: (name) => `Transferir a ${name}`,
      handTitle: (name) => `¿Transferir a ${name}?`,
      handHelp: (holder) => `${holder} dejará de tenerlo. Las reservas se mantienen.`,
      handSubmit: 'Transferir el bono',
      handed: (name) => `Transferido a ${name}`,
      uses: 'Uso',
      staying: (name, others) =>
        `${name} se comparte con ${others}. Se mantiene y pueden seguir reservando con él. Si alguna de estas personas debe ser titular, transfiérelo antes.`,
      ending: (name, others) =>
        `${name} se comparte con ${others}. Se renueva, así que termina ahora y sus reservas se cancelan. Para que lo conserven, transfiérelo antes.`,
      erasing: (name, others) =>
        `${name} se comparte con ${others}. Termina con su titular; las reservas de los demás siguen reservadas y pagadas. Para que lo conserven, transfiérelo antes.`,
      noUses: 'Aún sin usar',
      credits: (n) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` }),
      full: 'Su tipo no permite más personas.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    sharing: {
      open: 'Partager…',
      title: (name) => `Partager «\u00a0${name}\u00a0»`,
      lead: (n, holder) =>
        count(n, {
          one: `Pour ${holder} uniquement\u00a0: ce type est pour une personne.`,
          other: `Jusqu’à ${figure(n)} personnes peuvent l’utiliser\u00a0: ${holder} (titulaire) et celles listées ici. Retirer une personne n’annule aucune réservation.`,
        }),
      none: 'Pas encore partagé',
      remove: (name) => `Retirer ${name}`,
      removed: (name) => `${name} ne le partage plus`,
      add: 'Partager avec',
      addSubmit: 'Ajouter',
      added: (name) => `Partagé avec ${name}`,
      hand: (name) => `Transmettre à ${name}`,
      handTitle: (name) => `Transmettre à ${name}\u202f?`,
      handHelp: (holder) => `${holder} ne l’aura plus. Les réservations restent.`,
      handSubmit: 'Transmettre l’abonnement',
      handed: (name) => `Transmis à ${name}`,
      uses: 'Utilisation',
      staying: (name, others) =>
        `L’abonnement ${name} est partagé avec ${others}. Il reste valable et utilisable. Si l’une de ces personnes doit en devenir titulaire, transmettez-le d’abord.`,
      ending: (name, others) =>
        `L’abonnement ${name} est partagé avec ${others}. Il se renouvelle, donc il prend fin maintenant et leurs réservations sont annulées. Pour qu’ils le gardent, transmettez-le d’abord.`,
      erasing: (name, others) =>
        `L’abonnement ${name} est partagé avec ${others}. Il prend fin avec son titulaire\u202f; les réservations des autres restent réservées et payées. Pour qu’ils le gardent, transmettez-le d’abord.`,
      noUses: 'Pas encore utilisé',
      credits: (n) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
      full: 'Son type ne permet pas plus de personnes.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    sharing: {
      open: 'Condividi…',
      title: (name) => `Condividi ${name}`,
      lead: (n, holder) =>
        count(n, {
          one: `Solo per ${holder}: questo tipo è per una persona.`,
          other: `Possono usarlo fino a ${figure(n)} persone: ${holder} (intestatario) e chi è in elenco. Rimuovere una persona non disdice prenotazioni.`,
        }),
      none: 'Non ancora condiviso',
      remove: (name) => `Rimuovi ${name}`,
      removed: (name) => `${name} non lo condivide più`,
      add: 'Condividi con',
      addSubmit: 'Aggiungi',
      added: (name) => `Condiviso con ${name}`,
      hand: (name) => `Trasferisci a ${name}`,
      handTitle: (name) => `Trasferire a ${name}?`,
      handHelp: (holder) => `${holder} non lo avrà più. Le prenotazioni restano.`,
      handSubmit: 'Trasferisci l’abbonamento',
      handed: (name) => `Trasferito a ${name}`,
      uses: 'Utilizzo',
      staying: (name, others) =>
        `${name} è condiviso con ${others}. Resta valido e possono continuare a prenotare. Se una di queste persone deve diventarne intestataria, trasferiscilo prima.`,
      ending: (name, others) =>
        `${name} è condiviso con ${others}. Si rinnova, quindi finisce ora e le loro prenotazioni vengono disdette. Perché lo tengano, trasferiscilo prima.`,
      erasing: (name, others) =>
        `${name} è condiviso con ${others}. Finisce con chi ne è intestatario; le prenotazioni degli altri restano valide e pagate. Perché lo tengano, trasferiscilo prima.`,
      noUses: 'Non ancora usato',
      credits: (n) => count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
      full: 'Il suo tipo non consente altre persone.',
    },
  }
}
