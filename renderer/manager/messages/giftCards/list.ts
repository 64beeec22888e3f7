import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Gift cards',
    lead: 'Sold and given gift cards, with their balance.',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 gift card', other: `${figure(n)} gift cards` }),
    table: 'Gift cards',
    create: 'New gift card',
    shown: 'Which cards',
    shownAs: { active: 'Valid today', all: 'All' },
    card: 'Card',
    ending: (last4: string) => `•••• ${last4}`,
    endingIn: (last4: string) => `Gift card ending in ${last4}`,
    recipient: 'For',
    state: 'State',
    states: { active: 'Active', redeemed: 'Used up', expired: 'Expired', deactivated: 'Deactivated' },
    expires: 'Valid until',
    noEnd: 'No end date',
    left: 'Left',
    of: (value: string) => `of ${value}`,
    made: 'Created',
    value: 'Value',
    message: 'Message',
    email: 'Email',
    receipt: 'Receipt',
    receiptNumber: 'Of the sale',
    free: 'Given free',
    buyer: 'Bought online',
    buyerLink: 'By this client',
    boughtBy: (name: string) => `Bought online by ${name}`,
    print: 'Print (PDF)',
    printedBySeller: 'The printout shows the code. Anyone who sells a card can print it for 15 minutes.',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    deactivated: 'Gift card deactivated',
    reactivated: 'Gift card is active again',
    none: 'No gift cards yet',
    noneHelp: 'Sell the first one, and print it in the studio’s colours.',
    noneActive: 'No cards are valid today',
    noneActiveHelp: 'All of them are used up, expired or deactivated.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Gutscheine',
    lead: 'Verkaufte und verschenkte Gutscheine mit Restwert.',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Gutschein', other: `${figure(n)} Gutscheine` }),
    table: 'Gutscheine',
    create: 'Neuer Gutschein',
    shown: 'Welche Gutscheine',
    shownAs: { active: 'Heute gültig', all: 'Alle' },
    card: 'Gutschein',
    ending: (last4) => `•••• ${last4}`,
    endingIn: (last4) => `Gutschein, endet auf ${last4}`,
    recipient: 'Für',
    state: 'Status',
    states: { active: 'Aktiv', redeemed: 'Aufgebraucht', expired: 'Abgelaufen', deactivated: 'Deaktiviert' },
    expires: 'Gültig bis',
    noEnd: 'Unbefristet',
    left: 'Restwert',
    of: (value) => `von ${value}`,
    made: 'Erstellt',
    value: 'Wert',
    message: 'Nachricht',
    email: 'E-Mail',
    receipt: 'Beleg',
    receiptNumber: 'Zum Verkauf',
    free: 'Verschenkt',
    buyer: 'Online gekauft',
    buyerLink: 'Von dieser Person',
    boughtBy: (name) => `Online gekauft von ${name}`,
    print: 'Drucken (PDF)',
    printedBySeller: 'Der Ausdruck zeigt den Code. Wer einen Gutschein verkauft, kann ihn 15 Minuten lang drucken.',
    deactivate: 'Deaktivieren',
    reactivate: 'Wieder aktivieren',
    deactivated: 'Gutschein deaktiviert',
    reactivated: 'Der Gutschein ist wieder aktiv',
    none: 'Noch keine Gutscheine',
    noneHelp: 'Verkaufe den ersten und drucke ihn in den Farben des Studios.',
    noneActive: 'Heute ist kein Gutschein gültig',
    noneActiveHelp: 'Alle sind aufgebraucht, abgelaufen oder deaktiviert.',
    showAll: 'Alle anzeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Tarjetas regalo',
    lead: 'Vendidas y regaladas, con su saldo.',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 tarjeta regalo', other: `${figure(n)} tarjetas regalo` }),
    table: 'Tarjetas regalo',
    create: 'Nueva tarjeta regalo',
    shown: 'Tarjetas mostradas',
    shownAs: { active: 'Válidas hoy', all: 'Todas' },
    card: 'Tarjeta',
    ending: (last4) => `•••• ${last4}`,
    endingIn: (last4) => `Tarjeta regalo terminada en ${last4}`,
    recipient: 'Para',
    state: 'Estado',
    states: { active: 'Activa', redeemed: 'Agotada', expired: 'Caducada', deactivated: 'Desactivada' },
    expires: 'Válida hasta',
    noEnd: 'No caduca',
    left: 'Saldo',
    of: (value) => `de ${value}`,
    made: 'Creada',
    value: 'Importe',
    message: 'Mensaje',
    email: 'Correo',
    receipt: 'Factura',
    receiptNumber: 'De su venta',
    free: 'Regalada',
    buyer: 'Comprada online',
    buyerLink: 'Por este cliente',
    boughtBy: (name) => `Comprada online por ${name}`,
    print: 'Imprimir (PDF)',
    printedBySeller: 'La impresión muestra el código. Quien vende una tarjeta puede imprimirla durante 15 minutos.',
    deactivate: 'Desactivar',
    reactivate: 'Reactivar',
    deactivated: 'Tarjeta regalo desactivada',
    reactivated: 'La tarjeta regalo vuelve a estar activa',
    none: 'Aún no hay tarjetas regalo',
    noneHelp: 'Vende la primera e imprímela con los colores del centro.',
    noneActive: 'Ninguna tarjeta es válida hoy',
    noneActiveHelp: 'Todas están agotadas, caducadas o desactivadas.',
    showAll: 'Mostrar todas',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Cartes cadeaux',
    lead: 'Vendues et offertes, avec leur solde.',
    total: (n, capped) =>
      capped
        ? `Plus de ${figure(n)}`
        : count(n, { one: `${figure(n)} carte cadeau`, other: `${figure(n)} cartes cadeaux` }),
    table: 'Cartes cadeaux',
    create: 'Nouvelle carte cadeau',
    shown: 'Quelles cartes',
    shownAs: { active: 'Valables aujourd’hui', all: 'Toutes' },
    card: 'Carte',
    ending: (last4) => `•••• ${last4}`,
    endingIn: (last4) => `Carte cadeau finissant par ${last4}`,
    recipient: 'Pour',
    state: 'Statut',
    states: { active: 'Active', redeemed: 'Épuisée', expired: 'Expirée', deactivated: 'Désactivée' },
    expires: 'Valable jusqu’au',
    noEnd: 'Sans date de fin',
    left: 'Solde',
    of: (value) => `sur ${value}`,
    made: 'Créée',
    value: 'Valeur',
    message: 'Message',
    email: 'E-mail',
    receipt: 'Reçu',
    receiptNumber: 'De sa vente',
    free: 'Offerte',
    buyer: 'Achetée en ligne',
    buyerLink: 'Par ce client',
    boughtBy: (name) => `Achetée en ligne par ${name}`,
    print: 'Imprimer (PDF)',
    printedBySeller: 'Le code y figure. La personne qui vend une carte peut l’imprimer pendant 15 minutes.',
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    deactivated: 'Carte cadeau désactivée',
    reactivated: 'La carte cadeau est de nouveau active',
    none: 'Pas encore de cartes cadeaux',
    noneHelp: 'Vendez la première et imprimez-la aux couleurs du studio.',
    noneActive: 'Aucune carte n’est valable aujourd’hui',
    noneActiveHelp: 'Toutes sont épuisées, expirées ou désactivées.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Buoni regalo',
    lead: 'Venduti e regalati, con il loro saldo.',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 buono regalo', other: `${figure(n)} buoni regalo` }),
    table: 'Buoni regalo',
    create: 'Nuovo buono regalo',
    shown: 'Quali buoni',
    shownAs: { active: 'Validi oggi', all: 'Tutti' },
    card: 'Buono',
    ending: (last4: string) => `•••• ${last4}`,
    endingIn: (last4: string) => `Buono regalo che termina con ${last4}`,
    recipient: 'Per',
    state: 'Stato',
    states: { active: 'Attivo', redeemed: 'Esaurito', expired: 'Scaduto', deactivated: 'Disattivato' },
    expires: 'Valido fino al',
    noEnd: 'Senza scadenza',
    left: 'Saldo',
    of: (value: string) => `di ${value}`,
    made: 'Creato',
    value: 'Valore',
    message: 'Messaggio',
    email: 'E-mail',
    receipt: 'Ricevuta',
    receiptNumber: 'Della vendita',
    free: 'Regalato',
    buyer: 'Acquistato online',
    buyerLink: 'Da questo cliente',
    boughtBy: (name: string) => `Acquistato online da ${name}`,
    print: 'Stampa (PDF)',
    printedBySeller: 'La stampa mostra il codice. Chi vende un buono può stamparlo per 15 minuti.',
    deactivate: 'Disattiva',
    reactivate: 'Riattiva',
    deactivated: 'Buono regalo disattivato',
    reactivated: 'Buono regalo di nuovo attivo',
    none: 'Ancora nessun buono regalo',
    noneHelp: 'Vendi il primo e stampalo nei colori dello studio.',
    noneActive: 'Oggi nessun buono è valido',
    noneActiveHelp: 'Sono tutti esauriti, scaduti o disattivati.',
    showAll: 'Mostra tutti',
  }
}
