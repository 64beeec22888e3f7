import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

  return {
    form: {
      newTitle: 'New product',
      editTitle: (name: string) => `Edit ${name}`,
      name: 'Name',
      sku: 'Number (SKU)',
      skuHelp: 'Scan the barcode here. Then one scan at the point of sale is enough.',
      price: 'Price',
      priceHelp: 'Including VAT.',
      stock: 'In stock now',
      stockHelp: 'Leave empty if there are none yet.',
      photo: 'Photo',
      photoHelp: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      create: 'Add the product',
      created: (name: string) => `${name} added`,
      saved: (name: string) => `${name} saved`,
      noPhoto: (name: string) => `${name} was added without the photo. Try another picture.`,
    },
    stock: {
      title: 'Stock',
      adjust: 'Adjust the stock…',
      adjustTitle: (name: string) => `Stock of ${name}`,
      now: (n: number) => `${pieces(n)} now.`,
      way: 'What happened',
      ways: { in: 'Stock came in', out: 'Stock went out', counted: 'Recounted' },
      came: 'Quantity in',
      went: 'Quantity out',
      counted: 'Quantity counted',
      reason: 'Reason',
      reasonHelp: 'For example a delivery, breakage or stocktake.',
      leaves: (n: number) => `New stock: ${pieces(n)}.`,
      same: 'That’s the current stock.',
      tooMany: (n: number) => `Only ${pieces(n)} in stock.`,
      submit: 'Adjust',
      adjusted: (n: number) => `${pieces(n)} in stock`,
      history: 'History',
      historyTable: 'Stock movements',
      when: 'When',
      what: 'Description',
      change: 'Change',
      none: 'No stock movements yet',
      noneHelp: 'Adjust the stock when the first delivery arrives.',
      kinds: {
        initial: 'Opening stock',
        sale: 'Sold',
        return: 'Returned',
        adjustment: 'Adjusted',
        hold: 'Held for a checkout',
        release: 'Released from a checkout',
      },
      by: (name: string) => `by ${name}`,
      sale: (n: number) => `Sale ${n}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const pieces = (n: number) => `${figure(n)} Stück`

  return {
    form: {
      newTitle: 'Neues Produkt',
      editTitle: (name) => `${name} bearbeiten`,
      name: 'Name',
      sku: 'Artikelnummer',
      skuHelp: 'Scanne hier den Strichcode. Danach genügt an der Kasse ein Scan.',
      price: 'Preis',
      priceHelp: 'Inkl. MwSt.',
      stock: 'Jetzt im Bestand',
      stockHelp: 'Leer lassen, wenn noch keine da sind.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP oder AVIF, bis 10 MB.',
      create: 'Produkt hinzufügen',
      created: (name) => `${name} hinzugefügt`,
      saved: (name) => `${name} gespeichert`,
      noPhoto: (name) => `${name} wurde ohne das Foto hinzugefügt. Versuche es mit einem anderen Bild.`,
    },
    stock: {
      title: 'Bestand',
      adjust: 'Bestand ändern\u00a0…',
      adjustTitle: (name) => `Bestand: ${name}`,
      now: (n) => `Jetzt ${pieces(n)}.`,
      way: 'Vorgang',
      ways: { in: 'Zugang', out: 'Abgang', counted: 'Neu gezählt' },
      came: 'Zugegangene Menge',
      went: 'Abgegangene Menge',
      counted: 'Gezählte Menge',
      reason: 'Grund',
      reasonHelp: 'Zum Beispiel Lieferung, Bruch oder Inventur.',
      leaves: (n) => `Neuer Bestand: ${pieces(n)}.`,
      same: 'Das ist der aktuelle Bestand.',
      tooMany: (n) => `Nur ${pieces(n)} im Bestand.`,
      submit: 'Ändern',
      adjusted: (n) => `${pieces(n)} im Bestand`,
      history: 'Verlauf',
      historyTable: 'Bestandsbewegungen',
      when: 'Wann',
      what: 'Beschreibung',
      change: 'Änderung',
      none: 'Noch keine Bestandsbewegungen',
      noneHelp: 'Ändere den Bestand, wenn die erste Lieferung kommt.',
      kinds: {
        initial: 'Anfangsbestand',
        sale: 'Verkauft',
        return: 'Zurückgegeben',
        adjustment: 'Geändert',
        hold: 'Für einen Kauf reserviert',
        release: 'Wieder freigegeben',
      },
      by: (name) => `von ${name}`,
      sale: (n) => `Verkauf ${n}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

  return {
    form: {
      newTitle: 'Nuevo producto',
      editTitle: (name) => `Editar: ${name}`,
      name: 'Nombre',
      sku: 'Referencia (SKU)',
      skuHelp: 'Escanea aquí el código de barras. Después bastará con escanearlo en la caja.',
      price: 'Precio',
      priceHelp: 'Con IVA.',
      stock: 'Existencias ahora',
      stockHelp: 'Déjalo vacío si aún no hay.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP o AVIF, hasta 10 MB.',
      create: 'Añadir producto',
      created: (name) => `Producto añadido: ${name}`,
      saved: (name) => `Producto guardado: ${name}`,
      noPhoto: (name) => `${name} se ha añadido sin la foto. Prueba con otra imagen.`,
    },
    stock: {
      title: 'Existencias',
      adjust: 'Ajustar existencias…',
      adjustTitle: (name) => `Existencias: ${name}`,
      now: (n) => `Ahora hay ${pieces(n)}.`,
      way: 'Qué ha pasado',
      ways: { in: 'Entrada', out: 'Salida', counted: 'Recuento' },
      came: 'Unidades que entran',
      went: 'Unidades que salen',
      counted: 'Unidades contadas',
      reason: 'Motivo',
      reasonHelp: 'Por ejemplo, una entrega, una rotura o un inventario.',
      leaves: (n) => `Quedarán ${pieces(n)}.`,
      same: 'Son las existencias actuales.',
      tooMany: (n) => `Solo hay ${pieces(n)}.`,
      submit: 'Ajustar',
      adjusted: (n) => `En existencias: ${pieces(n)}`,
      history: 'Historial',
      historyTable: 'Movimientos de existencias',
      when: 'Cuándo',
      what: 'Concepto',
      change: 'Cambio',
      none: 'Aún no hay movimientos',
      noneHelp: 'Ajusta las existencias cuando llegue la primera entrega.',
      kinds: {
        initial: 'Existencias iniciales',
        sale: 'Venta',
        return: 'Vuelta a existencias',
        adjustment: 'Ajuste',
        hold: 'Reservado para una compra',
        release: 'Liberado de una compra',
      },
      by: (name) => `por ${name}`,
      sale: (n) => `Venta ${n}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

  return {
    form: {
      newTitle: 'Nouveau produit',
      editTitle: (name) => `Modifier ${name}`,
      name: 'Nom',
      sku: 'Référence (SKU)',
      skuHelp: 'Scannez ici le code-barres. Ensuite, un scan en caisse suffit.',
      price: 'Prix',
      priceHelp: 'TTC.',
      stock: 'En stock maintenant',
      stockHelp: 'Laissez vide s’il n’y en a pas encore.',
      photo: 'Photo',
      photoHelp: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus.',
      create: 'Ajouter le produit',
      created: (name) => `${name}\u00a0: ajouté`,
      saved: (name) => `${name}\u00a0: enregistré`,
      noPhoto: (name) => `${name}\u00a0: ajouté, mais sans la photo. Essayez une autre image.`,
    },
    stock: {
      title: 'Stock',
      adjust: 'Corriger le stock…',
      adjustTitle: (name) => `Stock\u00a0: ${name}`,
      now: (n) => `Actuellement ${pieces(n)}.`,
      way: 'Opération',
      ways: { in: 'Entrée', out: 'Sortie', counted: 'Recomptage' },
      came: 'Quantité entrée',
      went: 'Quantité sortie',
      counted: 'Quantité comptée',
      reason: 'Motif',
      reasonHelp: 'Par exemple une livraison, de la casse ou un inventaire.',
      leaves: (n) => `Nouveau stock\u00a0: ${pieces(n)}.`,
      same: 'C’est le stock actuel.',
      tooMany: (n) => `Seulement ${pieces(n)} en stock.`,
      submit: 'Corriger',
      adjusted: (n) => `${pieces(n)} en stock`,
      history: 'Historique',
      historyTable: 'Mouvements du stock',
      when: 'Quand',
      what: 'Description',
      change: 'Mouvement',
      none: 'Aucun mouvement pour l’instant',
      noneHelp: 'Corrigez le stock à la première livraison.',
      kinds: {
        initial: 'Stock initial',
        sale: 'Vendu',
        return: 'Retour',
        adjustment: 'Corrigé',
        hold: 'Réservé pour un achat',
        release: 'Libéré par un achat',
      },
      by: (name) => `par ${name}`,
      sale: (n) => `Vente ${n}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const pieces = (n: number) => count(n, { one: '1 pezzo', other: `${figure(n)} pezzi` })

  return {
    form: {
      newTitle: 'Nuovo prodotto',
      editTitle: (name: string) => `Modifica ${name}`,
      name: 'Nome',
      sku: 'Numero (SKU)',
      skuHelp: 'Scansiona qui il codice a barre. Poi alla cassa basta una scansione.',
      price: 'Prezzo',
      priceHelp: 'IVA inclusa.',
      stock: 'Scorte attuali',
      stockHelp: 'Lascia vuoto se non ce ne sono ancora.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP o AVIF, fino a 10 MB.',
      create: 'Aggiungi il prodotto',
      created: (name: string) => `${name}: aggiunto`,
      saved: (name: string) => `${name}: salvato`,
      noPhoto: (name: string) => `${name}: aggiunto, ma senza la foto. Prova un’altra immagine.`,
    },
    stock: {
      title: 'Scorte',
      adjust: 'Correggi le scorte…',
      adjustTitle: (name: string) => `Scorte: ${name}`,
      now: (n: number) => `Ora ${pieces(n)}.`,
      way: 'Operazione',
      ways: { in: 'Entrata', out: 'Uscita', counted: 'Riconteggio' },
      came: 'Quantità in entrata',
      went: 'Quantità in uscita',
      counted: 'Quantità contata',
      reason: 'Motivo',
      reasonHelp: 'Per esempio una consegna, una rottura o un inventario.',
      leaves: (n: number) => `Nuove scorte: ${pieces(n)}.`,
      same: 'Sono le scorte attuali.',
      tooMany: (n: number) => `Disponibili solo ${pieces(n)}.`,
      submit: 'Correggi',
      adjusted: (n: number) => `Scorte: ${pieces(n)}`,
      history: 'Storico',
      historyTable: 'Movimenti delle scorte',
      when: 'Quando',
      what: 'Descrizione',
      change: 'Variazione',
      none: 'Ancora nessun movimento',
      noneHelp: 'Correggi le scorte alla prima consegna.',
      kinds: {
        initial: 'Scorte iniziali',
        sale: 'Venduto',
        return: 'Reso',
        adjustment: 'Corretto',
        hold: 'Riservato per un acquisto',
        release: 'Liberato da un acquisto',
      },
      by: (name: string) => `da ${name}`,
      sale: (n: number) => `Vendita ${n}`,
    },
  }
}
