import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

  return {
    title: 'Point of sale',
    entry: {
      label: 'Scan or type a product',
      placeholder: 'Scan, or type a product, membership, class or client',
      found: 'Results',
      groups: { product: 'Products', type: 'Memberships', class: 'Classes', client: 'Clients' },
      nothing: (text: string) => `Nothing on sale matches “${text}”.`,
      create: 'Add it as a product',
      left: (n: number) => (n > 0 ? `${figure(n)} in stock` : 'Out of stock'),
      forClient: 'Sell to this client',
      added: (name: string, quantity: number, total: string) => `${name}, ${pieces(quantity)}, ${total}`,
    },
    offer: {
      title: 'On sale',
      tabs: {
        products: 'Products',
        memberships: 'Memberships',
        dropIns: 'Drop-ins',
        classes: 'Classes',
        giftCards: 'Gift cards',
        owed: 'Amounts due',
      },
      noProducts: 'No products are on sale yet',
      toProducts: 'Go to the products',
      noClasses: 'No drop-ins on these days',
      noTypes: 'No memberships are on sale yet',
      toTypes: 'Go to the membership types',
      putCard: 'Add to basket',
      noClient: 'Choose a client first',
      noClientHelp: 'Their amounts due will appear here.',
      nothingOwed: 'No amounts due',
      payBefore: 'Upcoming appointments',
    },
    keys: {
      title: 'Keyboard shortcuts',
      list: [
        ['Enter', 'adds the item; in an empty field, goes to payment'],
        ['3 *', 'before a number or a name: three pieces'],
        ['↑ ↓', 'choose a line'],
        ['+ −', 'one piece more or less'],
        ['Del', 'removes the line'],
        ['Esc', 'clears the field; one step back'],
      ] as readonly (readonly [keys: string, what: string])[],
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const pieces = (n: number) => `${figure(n)} Stück`

  return {
    title: 'Kasse',
    entry: {
      label: 'Produkt scannen oder eingeben',
      placeholder: 'Scanne oder gib Produkt, Mitgliedschaft, Kurs oder Namen ein',
      found: 'Ergebnisse',
      groups: { product: 'Produkte', type: 'Mitgliedschaften', class: 'Kurse', client: 'Kund:innen' },
      nothing: (text) => `Nichts im Verkauf passt zu „${text}“.`,
      create: 'Als Produkt hinzufügen',
      left: (n) => (n > 0 ? `${figure(n)} im Bestand` : 'Ausverkauft'),
      forClient: 'An diese Person verkaufen',
      added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
    },
    offer: {
      title: 'Im Verkauf',
      tabs: {
        products: 'Produkte',
        memberships: 'Mitgliedschaften',
        dropIns: 'Einzelkurse',
        classes: 'Kurse',
        giftCards: 'Gutscheine',
        owed: 'Offene Beträge',
      },
      noProducts: 'Noch keine Produkte im Verkauf',
      toProducts: 'Zu den Produkten',
      noClasses: 'An diesen Tagen gibt es keine Einzelkurse',
      noTypes: 'Noch keine Mitgliedschaften im Verkauf',
      toTypes: 'Zu den Mitgliedschaftsarten',
      putCard: 'In den Warenkorb',
      noClient: 'Wähle zuerst eine Person',
      noClientHelp: 'Dann erscheinen hier die offenen Beträge.',
      nothingOwed: 'Keine offenen Beträge',
      payBefore: 'Kommende Termine',
    },
    keys: {
      title: 'Tastenkürzel',
      list: [
        ['Enter', 'fügt den Artikel hinzu; im leeren Feld weiter zur Zahlung'],
        ['3 *', 'vor einer Nummer oder einem Namen: drei Stück'],
        ['↑ ↓', 'wählt eine Zeile'],
        ['+ −', 'ein Stück mehr oder weniger'],
        ['Entf', 'entfernt die Zeile'],
        ['Esc', 'leert das Feld; ein Schritt zurück'],
      ],
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

  return {
    title: 'Caja',
    entry: {
      label: 'Escanea o escribe un producto',
      placeholder: 'Escanea o escribe un producto, un bono, una clase o un cliente',
      found: 'Resultados',
      groups: { product: 'Productos', type: 'Bonos', class: 'Clases', client: 'Clientes' },
      nothing: (text) => `No hay nada a la venta con el nombre o la referencia «${text}».`,
      create: 'Añadirlo como producto',
      left: (n) => (n > 0 ? `Quedan: ${figure(n)}` : 'Agotado'),
      forClient: 'Vender a este cliente',
      added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
    },
    offer: {
      title: 'A la venta',
      tabs: {
        products: 'Productos',
        memberships: 'Bonos',
        dropIns: 'Clases sueltas',
        classes: 'Clases',
        giftCards: 'Tarjetas regalo',
        owed: 'Importes pendientes',
      },
      noProducts: 'Aún no hay productos a la venta',
      toProducts: 'Ir a los productos',
      noClasses: 'No hay clases sueltas en estos días',
      noTypes: 'Aún no hay bonos a la venta',
      toTypes: 'Ir a los tipos de bono',
      putCard: 'Añadir a la cesta',
      noClient: 'Elige primero un cliente',
      noClientHelp: 'Aquí aparecerán sus importes pendientes.',
      nothingOwed: 'Sin importes pendientes',
      payBefore: 'Próximas citas',
    },
    keys: {
      title: 'Atajos de teclado',
      list: [
        ['Intro', 'añade el artículo; con el campo vacío, pasa al pago'],
        ['3 *', 'antes de una referencia o un nombre: tres unidades'],
        ['↑ ↓', 'elige una línea'],
        ['+ −', 'una unidad más o menos'],
        ['Supr', 'quita la línea'],
        ['Esc', 'vacía el campo; un paso atrás'],
      ],
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

  return {
    title: 'Caisse',
    entry: {
      label: 'Scanner ou saisir un produit',
      placeholder: 'Scannez ou saisissez un produit, un abonnement, un cours ou un client',
      found: 'Résultats',
      groups: { product: 'Produits', type: 'Abonnements', class: 'Cours', client: 'Clients' },
      nothing: (text) => `Aucun article en vente ne correspond à «\u00a0${text}\u00a0».`,
      create: 'L’ajouter comme produit',
      left: (n) => (n > 0 ? `${figure(n)} en stock` : 'Épuisé'),
      forClient: 'Vendre à ce client',
      added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
    },
    offer: {
      title: 'En vente',
      tabs: {
        products: 'Produits',
        memberships: 'Abonnements',
        dropIns: 'Cours à l’unité',
        classes: 'Cours',
        giftCards: 'Cartes cadeaux',
        owed: 'Montants dus',
      },
      noProducts: 'Aucun produit n’est encore en vente',
      toProducts: 'Voir les produits',
      noClasses: 'Aucun cours à l’unité à ces dates',
      noTypes: 'Aucun abonnement n’est encore en vente',
      toTypes: 'Voir les types d’abonnement',
      putCard: 'Ajouter au panier',
      noClient: 'Choisissez d’abord un client',
      noClientHelp: 'Ses montants dus s’afficheront ici.',
      nothingOwed: 'Aucun montant dû',
      payBefore: 'Rendez-vous à venir',
    },
    keys: {
      title: 'Raccourcis clavier',
      list: [
        ['Entrée', 'ajoute l’article\u202f; si le champ est vide, passe au paiement'],
        ['3 *', 'devant un numéro ou un nom\u00a0: trois pièces'],
        ['↑ ↓', 'choisit une ligne'],
        ['+ −', 'une pièce de plus ou de moins'],
        ['Suppr', 'retire la ligne'],
        ['Échap', 'vide le champ\u202f; revient en arrière'],
      ],
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const pieces = (n: number) => count(n, { one: '1 pezzo', other: `${figure(n)} pezzi` })

  return {
    title: 'Cassa',
    entry: {
      label: 'Scansiona o scrivi un prodotto',
      placeholder: 'Scansiona o scrivi un prodotto, un abbonamento, una lezione o un cliente',
      found: 'Risultati',
      groups: { product: 'Prodotti', type: 'Abbonamenti', class: 'Lezioni', client: 'Clienti' },
      nothing: (text: string) => `Nessun articolo in vendita corrisponde a «${text}».`,
      create: 'Aggiungilo come prodotto',
      left: (n: number) => (n > 0 ? `Disponibili: ${figure(n)}` : 'Esaurito'),
      forClient: 'Vendi a questo cliente',
      added: (name: string, quantity: number, total: string) => `${name}, ${pieces(quantity)}, ${total}`,
    },
    offer: {
      title: 'In vendita',
      tabs: {
        products: 'Prodotti',
        memberships: 'Abbonamenti',
        dropIns: 'Lezioni singole',
        classes: 'Lezioni',
        giftCards: 'Buoni regalo',
        owed: 'Importi dovuti',
      },
      noProducts: 'Ancora nessun prodotto in vendita',
      toProducts: 'Vai ai prodotti',
      noClasses: 'Nessuna lezione singola in questi giorni',
      noTypes: 'Ancora nessun abbonamento in vendita',
      toTypes: 'Vai ai tipi di abbonamento',
      putCard: 'Aggiungi al carrello',
      noClient: 'Scegli prima un cliente',
      noClientHelp: 'Qui appariranno i suoi importi dovuti.',
      nothingOwed: 'Nessun importo dovuto',
      payBefore: 'Prossimi appuntamenti',
    },
    keys: {
      title: 'Scorciatoie da tastiera',
      list: [
        ['Invio', 'aggiunge l’articolo; con il campo vuoto va al pagamento'],
        ['3 *', 'prima di un numero o di un nome: tre pezzi'],
        ['↑ ↓', 'sceglie una riga'],
        ['+ −', 'un pezzo in più o in meno'],
        ['Canc', 'rimuove la riga'],
        ['Esc', 'svuota il campo; torna indietro'],
      ] as readonly (readonly [keys: string, what: string])[],
    },
  }
}
