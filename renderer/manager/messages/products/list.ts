import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

  return {
    title: 'Products',
    lead: 'Products for sale, and their stock.',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 product', other: `${figure(n)} products` }),
    create: 'New product',
    search: 'Search by name or number',
    shown: 'Which products',
    shownAs: { active: 'On sale', low: 'Low stock', all: 'All' },
    table: 'Products',
    name: 'Product',
    sku: 'Number',
    price: 'Price',
    worth: (amount: string, isLow: boolean) =>
      isLow ? `Low. Worth ${amount} at this price.` : `Worth ${amount} at this price.`,
    inStock: 'In stock',
    low: 'Low',
    out: 'Out of stock',
    offSale: 'Not on sale',
    edit: 'Edit',
    takeOff: 'Take off sale',
    putBack: 'Put back on sale',
    tookOff: (name: string) => `${name} is no longer on sale`,
    isBack: (name: string) => `${name} is back on sale`,
    none: 'No products yet',
    noneHelp: 'Mats, socks, water: anything you sell besides classes. Add the first one, with its barcode.',
    noneFound: 'Nothing found',
    noneFoundHelp: (search: string) => `No product’s name or number contains “${search}”.`,
    noneLow: 'Enough of everything',
    noneLowHelp: (n: number) => `Every product on sale has more than ${pieces(n)} in stock.`,
    clearSearch: 'Clear the search',
    showAll: 'Show all',
    photo: 'Photo',
    photoOf: (name: string) => `Photo of ${name}`,
    changePhoto: 'Drop a picture, or choose one',
    photoSaved: 'Photo saved',
    details: 'Details',
    since: 'Added',
    status: 'Status',
    onSale: 'On sale',
    pieces,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const pieces = (n: number) => `${figure(n)} Stück`

  return {
    title: 'Produkte',
    lead: 'Produkte im Verkauf und ihr Bestand.',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Produkt', other: `${figure(n)} Produkte` }),
    create: 'Neues Produkt',
    search: 'Nach Name oder Nummer suchen',
    shown: 'Welche Produkte',
    shownAs: { active: 'Im Verkauf', low: 'Wird knapp', all: 'Alle' },
    table: 'Produkte',
    name: 'Produkt',
    sku: 'Nummer',
    price: 'Preis',
    worth: (amount, isLow) => (isLow ? `Knapp. Zu diesem Preis ${amount} wert.` : `Zu diesem Preis ${amount} wert.`),
    inStock: 'Bestand',
    low: 'Knapp',
    out: 'Ausverkauft',
    offSale: 'Nicht im Verkauf',
    edit: 'Bearbeiten',
    takeOff: 'Aus dem Verkauf nehmen',
    putBack: 'Wieder verkaufen',
    tookOff: (name) => `${name} ist nicht mehr im Verkauf`,
    isBack: (name) => `${name} ist wieder im Verkauf`,
    none: 'Noch keine Produkte',
    noneHelp: 'Matten, Socken, Wasser: alles, was du neben Kursen verkaufst. Füge das erste hinzu, mit Strichcode.',
    noneFound: 'Nichts gefunden',
    noneFoundHelp: (search) => `Kein Produkt hat „${search}“ im Namen oder in der Nummer.`,
    noneLow: 'Genug von allem',
    noneLowHelp: (n) => `Von jedem Produkt im Verkauf sind mehr als ${pieces(n)} da.`,
    clearSearch: 'Suche leeren',
    showAll: 'Alle anzeigen',
    photo: 'Foto',
    photoOf: (name) => `Foto von ${name}`,
    changePhoto: 'Bild hierher ziehen oder auswählen',
    photoSaved: 'Foto gespeichert',
    details: 'Details',
    since: 'Hinzugefügt',
    status: 'Status',
    onSale: 'Im Verkauf',
    pieces,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

  return {
    title: 'Productos',
    lead: 'Productos a la venta y sus existencias.',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 producto', other: `${figure(n)} productos` }),
    create: 'Nuevo producto',
    search: 'Buscar por nombre o referencia',
    shown: 'Productos mostrados',
    shownAs: { active: 'A la venta', low: 'Quedan pocos', all: 'Todos' },
    table: 'Productos',
    name: 'Producto',
    sku: 'Referencia',
    price: 'Precio',
    worth: (amount, isLow) =>
      isLow ? `Quedan pocos. Valen ${amount} a este precio.` : `Valen ${amount} a este precio.`,
    inStock: 'Existencias',
    low: 'Quedan pocos',
    out: 'Agotado',
    offSale: 'Retirado',
    edit: 'Editar',
    takeOff: 'Retirar de la venta',
    putBack: 'Volver a vender',
    tookOff: (name) => `Ya no está a la venta: ${name}`,
    isBack: (name) => `Vuelve a estar a la venta: ${name}`,
    none: 'Aún no hay productos',
    noneHelp:
      'Esterillas, calcetines, agua: lo que vendes además de las clases. Añade el primero, con su código de barras.',
    noneFound: 'Sin resultados',
    noneFoundHelp: (search) => `Ningún producto lleva «${search}» en el nombre o la referencia.`,
    noneLow: 'Hay bastante de todo',
    noneLowHelp: (n) => `De cada producto a la venta quedan más de ${pieces(n)}.`,
    clearSearch: 'Borrar la búsqueda',
    showAll: 'Mostrar todos',
    photo: 'Foto',
    photoOf: (name) => `Foto: ${name}`,
    changePhoto: 'Suelta aquí una imagen o elígela',
    photoSaved: 'Foto guardada',
    details: 'Detalles',
    since: 'Añadido',
    status: 'Estado',
    onSale: 'A la venta',
    pieces,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

  return {
    title: 'Produits',
    lead: 'Produits en vente et leur stock.',
    total: (n, capped) =>
      capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} produit`, other: `${figure(n)} produits` }),
    create: 'Nouveau produit',
    search: 'Rechercher par nom ou référence',
    shown: 'Quels produits',
    shownAs: { active: 'En vente', low: 'Stock bas', all: 'Tous' },
    table: 'Produits',
    name: 'Produit',
    sku: 'Référence',
    price: 'Prix',
    worth: (amount, isLow) =>
      isLow ? `Stock bas. Valeur à ce prix\u00a0: ${amount}.` : `Valeur à ce prix\u00a0: ${amount}.`,
    inStock: 'En stock',
    low: 'Bas',
    out: 'Épuisé',
    offSale: 'Plus en vente',
    edit: 'Modifier',
    takeOff: 'Retirer de la vente',
    putBack: 'Remettre en vente',
    tookOff: (name) => `${name} n’est plus en vente`,
    isBack: (name) => `${name} est de nouveau en vente`,
    none: 'Pas encore de produits',
    noneHelp:
      'Tapis, chaussettes, eau\u00a0: tout ce que vous vendez en plus des cours. Ajoutez le premier, avec son code-barres.',
    noneFound: 'Aucun résultat',
    noneFoundHelp: (search) => `Aucun nom ni aucune référence ne contient «\u00a0${search}\u00a0».`,
    noneLow: 'Stock suffisant',
    noneLowHelp: (n) => `Chaque produit en vente a plus de ${pieces(n)} en stock.`,
    clearSearch: 'Effacer la recherche',
    showAll: 'Tout afficher',
    photo: 'Photo',
    photoOf: (name) => `Photo\u00a0: ${name}`,
    changePhoto: 'Déposez une image ou choisissez-en une',
    photoSaved: 'Photo enregistrée',
    details: 'Détails',
    since: 'Ajouté',
    status: 'Statut',
    onSale: 'En vente',
    pieces,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const pieces = (n: number) => count(n, { one: '1 pezzo', other: `${figure(n)} pezzi` })

  return {
    title: 'Prodotti',
    lead: 'Prodotti in vendita e relative scorte.',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 prodotto', other: `${figure(n)} prodotti` }),
    create: 'Nuovo prodotto',
    search: 'Cerca per nome o numero',
    shown: 'Quali prodotti',
    shownAs: { active: 'In vendita', low: 'In esaurimento', all: 'Tutti' },
    table: 'Prodotti',
    name: 'Prodotto',
    sku: 'Numero',
    price: 'Prezzo',
    worth: (amount: string, isLow: boolean) =>
      isLow ? `In esaurimento. Valore a questo prezzo: ${amount}.` : `Valore a questo prezzo: ${amount}.`,
    inStock: 'Scorte',
    low: 'In esaurimento',
    out: 'Esaurito',
    offSale: 'Fuori vendita',
    edit: 'Modifica',
    takeOff: 'Ritira dalla vendita',
    putBack: 'Rimetti in vendita',
    tookOff: (name: string) => `${name}: non più in vendita`,
    isBack: (name: string) => `${name}: di nuovo in vendita`,
    none: 'Ancora nessun prodotto',
    noneHelp: 'Tappetini, calze, acqua: ciò che vendi oltre alle lezioni. Aggiungi il primo, con il codice a barre.',
    noneFound: 'Nessun risultato',
    noneFoundHelp: (search: string) => `Nessun nome o numero di prodotto contiene «${search}».`,
    noneLow: 'Scorte sufficienti',
    noneLowHelp: (n: number) => `Di ogni prodotto in vendita ci sono più di ${pieces(n)}.`,
    clearSearch: 'Cancella la ricerca',
    showAll: 'Mostra tutti',
    photo: 'Foto',
    photoOf: (name: string) => `Foto: ${name}`,
    changePhoto: 'Trascina un’immagine o scegline una',
    photoSaved: 'Foto salvata',
    details: 'Dettagli',
    since: 'Aggiunto',
    status: 'Stato',
    onSale: 'In vendita',
    pieces,
  }
}
