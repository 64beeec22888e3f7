import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

  return {
    basket: {
      title: 'Basket',
      table: 'Items in the basket',
      emptyTitle: 'Ready for the next sale',
      empty: 'Scan a product, or type a part of its name and press Enter.',
      quantity: (name: string) => `Quantity of ${name}`,
      remove: (name: string) => `Remove ${name}`,
      each: (price: string) => `${price} each`,
      lacking: (left: number) => (left > 0 ? `Only ${figure(left)} in stock` : 'Out of stock'),
      clear: 'Empty the basket',
      cleared: 'Basket emptied',
      pieces,
      card: 'Gift card',
      cardFor: (name: string) => `For ${name}`,
      owed: 'Amount due',
    },
    promo: {
      add: 'Promo code',
      code: 'Promo code',
      apply: 'Apply',
      leaveOut: (code: string) => `Remove ${code}`,
    },
    side: {
      client: 'Client',
      clientHelp: 'Optional. Leave it empty to sell without a name.',
      clientNeeded: 'Needed for memberships, classes and amounts due.',
      total: 'Total',
      vat: (rate: string, amount: string) => `${rate} VAT included: ${amount}`,
      pay: 'Payment',
      empty: 'Add something to the basket first.',
      whose: 'Choose a client.',
    },
    done: {
      title: 'Sold',
      paid: (amount: string) => `${amount} paid`,
      change: 'Change due',
      next: 'Next sale',
      see: 'View sale',
      seeCard: 'View and print the gift card',
      receipts: 'Receipts',
      receipt: (number: number) => `Receipt ${figure(number)}`,
      kinds: {
        sale: 'Products',
        membership: 'Membership',
        gift_card: 'Gift card',
        charge: 'Amount due',
        class: 'Drop-in',
        charges: 'Amounts due',
      },
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const pieces = (n: number) => `${figure(n)} Stück`

  return {
    basket: {
      title: 'Warenkorb',
      table: 'Artikel im Warenkorb',
      emptyTitle: 'Bereit für den nächsten Verkauf',
      empty: 'Scanne ein Produkt oder gib einen Teil des Namens ein und drücke die Eingabetaste.',
      quantity: (name) => `Menge: ${name}`,
      remove: (name) => `${name} entfernen`,
      each: (price) => `je ${price}`,
      lacking: (left) => (left > 0 ? `Nur ${figure(left)} im Bestand` : 'Ausverkauft'),
      clear: 'Warenkorb leeren',
      cleared: 'Warenkorb geleert',
      pieces,
      card: 'Gutschein',
      cardFor: (name) => `Für ${name}`,
      owed: 'Offener Betrag',
    },
    promo: {
      add: 'Aktionscode',
      code: 'Aktionscode',
      apply: 'Anwenden',
      leaveOut: (code) => `${code} entfernen`,
    },
    side: {
      client: 'Person',
      clientHelp: 'Optional. Lass das Feld leer, um ohne Namen zu verkaufen.',
      clientNeeded: 'Erforderlich für Mitgliedschaften, Kurse und offene Beträge.',
      total: 'Summe',
      vat: (rate, amount) => `Enthaltene MwSt. ${rate}: ${amount}`,
      pay: 'Zur Zahlung',
      empty: 'Lege zuerst etwas in den Warenkorb.',
      whose: 'Wähle eine Person.',
    },
    done: {
      title: 'Verkauft',
      paid: (amount) => `${amount} bezahlt`,
      change: 'Rückgeld',
      next: 'Nächster Verkauf',
      see: 'Verkauf ansehen',
      seeCard: 'Gutschein ansehen und drucken',
      receipts: 'Belege',
      receipt: (number) => `Beleg ${figure(number)}`,
      kinds: {
        sale: 'Produkte',
        membership: 'Mitgliedschaft',
        gift_card: 'Gutschein',
        charge: 'Offener Betrag',
        class: 'Einzelkurs',
        charges: 'Offene Beträge',
      },
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

  return {
    basket: {
      title: 'Cesta',
      table: 'Artículos de la cesta',
      emptyTitle: 'Todo listo para la próxima venta',
      empty: 'Escanea un producto o escribe parte de su nombre y pulsa Intro.',
      quantity: (name) => `Unidades: ${name}`,
      remove: (name) => `Quitar: ${name}`,
      each: (price) => `${price} por unidad`,
      lacking: (left) => (left > 0 ? `Existencias: solo ${figure(left)}` : 'Agotado'),
      clear: 'Vaciar la cesta',
      cleared: 'Cesta vaciada',
      pieces,
      card: 'Tarjeta regalo',
      cardFor: (name) => `Para ${name}`,
      owed: 'Importe pendiente',
    },
    promo: {
      add: 'Código promocional',
      code: 'Código promocional',
      apply: 'Aplicar',
      leaveOut: (code) => `Quitar ${code}`,
    },
    side: {
      client: 'Cliente',
      clientHelp: 'Opcional. Déjalo vacío para vender sin nombre.',
      clientNeeded: 'Necesario para bonos, clases e importes pendientes.',
      total: 'Total',
      vat: (rate, amount) => `${rate} de IVA incluido: ${amount}`,
      pay: 'Pago',
      empty: 'Añade primero algo a la cesta.',
      whose: 'Elige un cliente.',
    },
    done: {
      title: 'Vendido',
      paid: (amount) => `Pagado: ${amount}`,
      change: 'Cambio',
      next: 'Siguiente venta',
      see: 'Ver la venta',
      seeCard: 'Ver e imprimir la tarjeta regalo',
      receipts: 'Facturas',
      receipt: (number) => `Factura simplificada ${figure(number)}`,
      kinds: {
        sale: 'Productos',
        membership: 'Bono',
        gift_card: 'Tarjeta regalo',
        charge: 'Importe pendiente',
        class: 'Clase suelta',
        charges: 'Importes pendientes',
      },
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

  return {
    basket: {
      title: 'Panier',
      table: 'Articles du panier',
      emptyTitle: 'Prêt pour la prochaine vente',
      empty: 'Scannez un produit ou saisissez une partie de son nom, puis appuyez sur Entrée.',
      quantity: (name) => `Quantité\u00a0: ${name}`,
      remove: (name) => `Retirer ${name}`,
      each: (price) => `${price} la pièce`,
      lacking: (left) => (left > 0 ? `Seulement ${figure(left)} en stock` : 'Épuisé'),
      clear: 'Vider le panier',
      cleared: 'Panier vidé',
      pieces,
      card: 'Carte cadeau',
      cardFor: (name) => `Pour ${name}`,
      owed: 'Montant dû',
    },
    promo: {
      add: 'Code promo',
      code: 'Code promo',
      apply: 'Appliquer',
      leaveOut: (code) => `Retirer ${code}`,
    },
    side: {
      client: 'Client',
      clientHelp: 'Facultatif. Laissez vide pour vendre sans nom.',
      clientNeeded: 'Nécessaire pour les abonnements, les cours et les montants dus.',
      total: 'Total',
      vat: (rate, amount) => `TVA de ${rate} comprise\u00a0: ${amount}`,
      pay: 'Paiement',
      empty: 'Ajoutez d’abord un article au panier.',
      whose: 'Choisissez un client.',
    },
    done: {
      title: 'Vendu',
      paid: (amount) => `Payé\u00a0: ${amount}`,
      change: 'Monnaie à rendre',
      next: 'Vente suivante',
      see: 'Voir la vente',
      seeCard: 'Voir la carte cadeau et l’imprimer',
      receipts: 'Reçus',
      receipt: (number) => `Reçu ${figure(number)}`,
      kinds: {
        sale: 'Produits',
        membership: 'Abonnement',
        gift_card: 'Carte cadeau',
        charge: 'Montant dû',
        class: 'Cours à l’unité',
        charges: 'Montants dus',
      },
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const pieces = (n: number) => count(n, { one: '1 pezzo', other: `${figure(n)} pezzi` })

  return {
    basket: {
      title: 'Carrello',
      table: 'Articoli nel carrello',
      emptyTitle: 'Pronto per la prossima vendita',
      empty: 'Scansiona un prodotto oppure scrivi parte del nome e premi Invio.',
      quantity: (name: string) => `Quantità: ${name}`,
      remove: (name: string) => `Rimuovi ${name}`,
      each: (price: string) => `${price} al pezzo`,
      lacking: (left: number) => (left > 0 ? `Disponibili solo ${figure(left)}` : 'Esaurito'),
      clear: 'Svuota il carrello',
      cleared: 'Carrello svuotato',
      pieces,
      card: 'Buono regalo',
      cardFor: (name: string) => `Per ${name}`,
      owed: 'Importo dovuto',
    },
    promo: {
      add: 'Codice promozionale',
      code: 'Codice promozionale',
      apply: 'Applica',
      leaveOut: (code: string) => `Rimuovi ${code}`,
    },
    side: {
      client: 'Cliente',
      clientHelp: 'Facoltativo. Lascia vuoto per vendere senza nome.',
      clientNeeded: 'Necessario per abbonamenti, lezioni e importi dovuti.',
      total: 'Totale',
      vat: (rate: string, amount: string) => `IVA ${rate} inclusa: ${amount}`,
      pay: 'Pagamento',
      empty: 'Aggiungi prima qualcosa al carrello.',
      whose: 'Scegli un cliente.',
    },
    done: {
      title: 'Venduto',
      paid: (amount: string) => `Pagato: ${amount}`,
      change: 'Resto da dare',
      next: 'Prossima vendita',
      see: 'Vedi la vendita',
      seeCard: 'Vedi e stampa il buono regalo',
      receipts: 'Ricevute',
      receipt: (number: number) => `Ricevuta ${figure(number)}`,
      kinds: {
        sale: 'Prodotti',
        membership: 'Abbonamento',
        gift_card: 'Buono regalo',
        charge: 'Importo dovuto',
        class: 'Lezione singola',
        charges: 'Importi dovuti',
      },
    },
  }
}
