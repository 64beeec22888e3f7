import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

  return {
    title: 'Point of sale',
    entry: {
      label: 'Scan or type a product',
      placeholder: 'Scan, or type a product, a membership, a class or a client',
      found: 'Found',
      groups: { product: 'Products', type: 'Memberships', class: 'Classes', client: 'Clients' },
      nothing: (text: string) => `Nothing on sale is called “${text}” or has that number.`,
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
        owed: 'What is owed',
      },
      noProducts: 'No products are on sale yet',
      toProducts: 'Go to the products',
      noClasses: 'No class on these days is sold singly',
      noTypes: 'None are on sale yet',
      toTypes: 'Go to the membership types',
      putCard: 'Put it into the basket',
      noClient: 'Choose a client first',
      noClientHelp: 'Then what they owe stands here.',
      nothingOwed: 'Nothing is owed',
      payBefore: 'Appointments to come',
    },
    keys: {
      title: 'Keys',
      list: [
        ['Enter', 'adds what is typed; on an empty field goes to payment'],
        ['3 *', 'before a number or a name: three pieces'],
        ['↑ ↓', 'choose a line'],
        ['+ −', 'one piece more or less'],
        ['Del', 'takes the line out'],
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
      placeholder: 'Scannen, oder Produkt, Mitgliedschaft, Kurs oder Person eingeben',
      found: 'Gefunden',
      groups: { product: 'Produkte', type: 'Mitgliedschaften', class: 'Kurse', client: 'Personen' },
      nothing: (text) => `Nichts im Verkauf heißt „${text}“ oder hat diese Nummer.`,
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
        owed: 'Offenes',
      },
      noProducts: 'Noch sind keine Produkte im Verkauf',
      toProducts: 'Zu den Produkten',
      noClasses: 'An diesen Tagen wird kein Kurs einzeln verkauft',
      noTypes: 'Noch ist nichts im Verkauf',
      toTypes: 'Zu den Mitgliedschaftsarten',
      putCard: 'In den Warenkorb',
      noClient: 'Wähle zuerst eine Person',
      noClientHelp: 'Dann steht hier, was offen ist.',
      nothingOwed: 'Nichts offen',
      payBefore: 'Kommende Termine',
    },
    keys: {
      title: 'Tasten',
      list: [
        ['Enter', 'fügt das Eingegebene hinzu; bei leerem Feld weiter zur Zahlung'],
        ['3 *', 'vor einer Nummer oder einem Namen: drei Stück'],
        ['↑ ↓', 'wählt eine Zeile'],
        ['+ −', 'ein Stück mehr oder weniger'],
        ['Entf', 'nimmt die Zeile heraus'],
        ['Esc', 'leert das Feld; einen Schritt zurück'],
      ],
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

  return {
    title: 'Punto de venta',
    entry: {
      label: 'Escanea o escribe un producto',
      placeholder: 'Escanea, o escribe un producto, un bono, una clase o un cliente',
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
        owed: 'Por pagar',
      },
      noProducts: 'Aún no hay productos a la venta',
      toProducts: 'Ir a los productos',
      noClasses: 'Ninguna clase de estos días se vende suelta',
      noTypes: 'Aún no hay nada a la venta',
      toTypes: 'Ir a los tipos de bono',
      putCard: 'Añadir a la cesta',
      noClient: 'Elige antes un cliente',
      noClientHelp: 'Aquí aparecerá lo que tenga por pagar.',
      nothingOwed: 'Nada por pagar',
      payBefore: 'Próximas citas',
    },
    keys: {
      title: 'Atajos de teclado',
      list: [
        ['Intro', 'añade lo escrito; con el campo vacío, pasa al pago'],
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
      label: 'Scanner ou taper un produit',
      placeholder: 'Scannez, ou tapez un produit, un abonnement, un cours ou un client',
      found: 'Trouvé',
      groups: { product: 'Produits', type: 'Abonnements', class: 'Cours', client: 'Clients' },
      nothing: (text) => `Rien en vente ne s’appelle «\u00a0${text}\u00a0» ni n’a ce numéro.`,
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
        owed: 'À encaisser',
      },
      noProducts: 'Aucun produit n’est encore en vente',
      toProducts: 'Vers les produits',
      noClasses: 'Aucun cours de ces jours n’est vendu à l’unité',
      noTypes: 'Rien n’est encore en vente',
      toTypes: 'Vers les types d’abonnement',
      putCard: 'Mettre dans le panier',
      noClient: 'Choisissez d’abord un client',
      noClientHelp: 'Ce qu’il doit s’affiche alors ici.',
      nothingOwed: 'Rien n’est dû',
      payBefore: 'Rendez-vous à venir',
    },
    keys: {
      title: 'Raccourcis',
      list: [
        ['Entrée', 'ajoute ce qui est tapé\u202f; sur un champ vide, passe au paiement'],
        ['3 *', 'devant un numéro ou un nom\u00a0: trois pièces'],
        ['↑ ↓', 'choisir une ligne'],
        ['+ −', 'une pièce de plus ou de moins'],
        ['Suppr', 'retire la ligne'],
        ['Échap', 'efface le champ\u202f; revient d’un pas'],
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
      placeholder: 'Scansiona, oppure scrivi un prodotto, un abbonamento, una lezione o un cliente',
      found: 'Trovati',
      groups: { product: 'Prodotti', type: 'Abbonamenti', class: 'Lezioni', client: 'Clienti' },
      nothing: (text: string) => `Nulla in vendita si chiama «${text}» o ha quel numero.`,
      create: 'Aggiungilo come prodotto',
      left: (n: number) => (n > 0 ? `Disponibili: ${figure(n)}` : 'Esaurito'),
      forClient: 'Vendi a questa persona',
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
        owed: 'Da saldare',
      },
      noProducts: 'Ancora nessun prodotto in vendita',
      toProducts: 'Vai ai prodotti',
      noClasses: 'In questi giorni nessuna lezione si vende singolarmente',
      noTypes: 'Ancora nulla in vendita',
      toTypes: 'Vai ai tipi di abbonamento',
      putCard: 'Metti nel carrello',
      noClient: 'Scegli prima una persona',
      noClientHelp: 'Poi qui compare quanto deve.',
      nothingOwed: 'Nulla da saldare',
      payBefore: 'Prossimi appuntamenti',
    },
    keys: {
      title: 'Tasti',
      list: [
        ['Invio', 'aggiunge ciò che è scritto; con il campo vuoto va al pagamento'],
        ['3 *', 'prima di un numero o di un nome: tre pezzi'],
        ['↑ ↓', 'scegli una riga'],
        ['+ −', 'un pezzo in più o in meno'],
        ['Canc', 'toglie la riga'],
        ['Esc', 'svuota il campo; un passo indietro'],
      ] as readonly (readonly [keys: string, what: string])[],
    },
  }
}
