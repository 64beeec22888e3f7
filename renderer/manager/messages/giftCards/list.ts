import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Gift cards',
    lead: 'Sold or given, and what is left on them.',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 gift card', other: `${figure(n)} gift cards` }),
    table: 'Gift cards',
    create: 'New gift card',
    shown: 'Which cards',
    shownAs: { active: 'Good today', all: 'All' },
    card: 'Card',
    ending: (last4: string) => `•••• ${last4}`,
    endingIn: (last4: string) => `Gift card ending in ${last4}`,
    recipient: 'For',
    state: 'State',
    states: { active: 'Active', redeemed: 'Used up', expired: 'Expired', deactivated: 'Deactivated' },
    expires: 'Good until',
    noEnd: 'No end',
    left: 'Left',
    of: (value: string) => `of ${value}`,
    made: 'Made',
    value: 'Value',
    message: 'Message',
    email: 'E-mail',
    receipt: 'Receipt',
    receiptNumber: 'Of its sale',
    free: 'Given free',
    buyer: 'Bought online',
    buyerLink: 'By this client',
    boughtBy: (name: string) => `Bought online by ${name}`,
    print: 'Print (PDF)',
    printedBySeller: 'It has the code on it. Whoever has sold a card can print it for a quarter of an hour.',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    deactivated: 'Gift card deactivated',
    reactivated: 'Gift card is active again',
    none: 'No gift cards yet',
    noneHelp: 'Sell the first one, and print it in the studio’s colours.',
    noneActive: 'No card is good today',
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
    lead: 'Verkauft oder verschenkt, und was noch darauf ist.',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Gutschein', other: `${figure(n)} Gutscheine` }),
    table: 'Gutscheine',
    create: 'Neuer Gutschein',
    shown: 'Welche Gutscheine',
    shownAs: { active: 'Gelten heute', all: 'Alle' },
    card: 'Gutschein',
    ending: (last4) => `•••• ${last4}`,
    endingIn: (last4) => `Gutschein, endet auf ${last4}`,
    recipient: 'Für',
    state: 'Status',
    states: { active: 'Aktiv', redeemed: 'Aufgebraucht', expired: 'Abgelaufen', deactivated: 'Deaktiviert' },
    expires: 'Gültig bis',
    noEnd: 'Unbefristet',
    left: 'Rest',
    of: (value) => `von ${value}`,
    made: 'Erstellt',
    value: 'Wert',
    message: 'Nachricht',
    email: 'E-Mail',
    receipt: 'Beleg',
    receiptNumber: 'Vom Verkauf',
    free: 'Verschenkt',
    buyer: 'Online gekauft',
    buyerLink: 'Von dieser Person',
    boughtBy: (name) => `Online gekauft von ${name}`,
    print: 'Drucken (PDF)',
    printedBySeller:
      'Der Code steht darauf. Wer einen Gutschein verkauft hat, kann ihn eine Viertelstunde lang drucken.',
    deactivate: 'Deaktivieren',
    reactivate: 'Wieder aktivieren',
    deactivated: 'Gutschein deaktiviert',
    reactivated: 'Der Gutschein ist wieder aktiv',
    none: 'Noch keine Gutscheine',
    noneHelp: 'Verkaufe den ersten und drucke ihn in den Farben des Studios.',
    noneActive: 'Kein Gutschein gilt heute',
    noneActiveHelp: 'Alle sind aufgebraucht, abgelaufen oder deaktiviert.',
    showAll: 'Alle zeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Tarjetas regalo',
    lead: 'Vendidas o regaladas, y el saldo que les queda.',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 tarjeta regalo', other: `${figure(n)} tarjetas regalo` }),
    table: 'Tarjetas regalo',
    create: 'Nueva tarjeta regalo',
    shown: 'Qué tarjetas',
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
    receipt: 'Recibo',
    receiptNumber: 'De su venta',
    free: 'Regalada',
    buyer: 'Comprada en línea',
    buyerLink: 'Por este cliente',
    boughtBy: (name) => `Comprada en línea por ${name}`,
    print: 'Imprimir (PDF)',
    printedBySeller: 'Lleva el código. Quien la ha vendido puede imprimirla durante un cuarto de hora.',
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
    lead: 'Vendues ou offertes, et ce qu’il en reste.',
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
    state: 'État',
    states: { active: 'Active', redeemed: 'Utilisée', expired: 'Expirée', deactivated: 'Désactivée' },
    expires: 'Valable jusqu’au',
    noEnd: 'Sans fin',
    left: 'Reste',
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
    printedBySeller: 'Le code figure dessus. Qui a vendu une carte peut l’imprimer pendant un quart d’heure.',
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    deactivated: 'Carte cadeau désactivée',
    reactivated: 'La carte cadeau est de nouveau active',
    none: 'Pas encore de cartes cadeaux',
    noneHelp: 'Vendez la première, et imprimez-la aux couleurs du studio.',
    noneActive: 'Aucune carte n’est valable aujourd’hui',
    noneActiveHelp: 'Toutes sont utilisées, expirées ou désactivées.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Buoni regalo',
    lead: 'Venduti o regalati, e quanto resta.',
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
    left: 'Resta',
    of: (value: string) => `di ${value}`,
    made: 'Creato',
    value: 'Valore',
    message: 'Messaggio',
    email: 'E-mail',
    receipt: 'Ricevuta',
    receiptNumber: 'Della vendita',
    free: 'Regalato',
    buyer: 'Acquistato online',
    buyerLink: 'Da questa persona',
    boughtBy: (name: string) => `Acquistato online da ${name}`,
    print: 'Stampa (PDF)',
    printedBySeller: 'Contiene il codice. Chi ha venduto un buono può stamparlo per un quarto d’ora.',
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
