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
      skuHelp: 'Scan the barcode into it: then scanning it sells the product.',
      price: 'Price',
      priceHelp: 'With VAT.',
      stock: 'In stock now',
      stockHelp: 'Empty: none yet.',
      photo: 'Photo',
      photoHelp: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      create: 'Add the product',
      created: (name: string) => `${name} added`,
      saved: (name: string) => `${name} saved`,
      noPhoto: (name: string) => `${name} is added, but without the photo. Try another picture.`,
    },
    stock: {
      title: 'Stock',
      adjust: 'Adjust the stock…',
      adjustTitle: (name: string) => `Stock of ${name}`,
      now: (n: number) => `${pieces(n)} now.`,
      way: 'What happened',
      ways: { in: 'Pieces came in', out: 'Pieces went out', counted: 'Counted anew' },
      came: 'How many came in',
      went: 'How many went out',
      counted: 'How many are there',
      reason: 'Reason',
      reasonHelp: 'Such as a delivery, a breakage, a stocktaking.',
      leaves: (n: number) => `Then ${pieces(n)}.`,
      same: 'That is what there is.',
      tooMany: (n: number) => `Only ${pieces(n)} there.`,
      submit: 'Adjust',
      adjusted: (n: number) => `${pieces(n)} in stock`,
      history: 'What came and went',
      historyTable: 'Stock movements',
      when: 'When',
      what: 'What',
      change: 'Change',
      none: 'Nothing came or went yet',
      noneHelp: 'Adjust the stock when the first pieces come in.',
      kinds: {
        initial: 'At the start',
        sale: 'Sold',
        return: 'Came back',
        adjustment: 'Adjusted',
        hold: 'Held for a checkout',
        release: 'Let go by a checkout',
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
      sku: 'Nummer (SKU)',
      skuHelp: 'Scanne den Strichcode hinein: Dann verkauft ein Scan das Produkt.',
      price: 'Preis',
      priceHelp: 'Mit MwSt.',
      stock: 'Jetzt im Bestand',
      stockHelp: 'Leer: noch keine.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP oder AVIF, bis 10 MB.',
      create: 'Produkt hinzufügen',
      created: (name) => `${name} hinzugefügt`,
      saved: (name) => `${name} gespeichert`,
      noPhoto: (name) => `${name} ist hinzugefügt, aber ohne das Foto. Versuch es mit einem anderen Bild.`,
    },
    stock: {
      title: 'Bestand',
      adjust: 'Bestand ändern …',
      adjustTitle: (name) => `Bestand: ${name}`,
      now: (n) => `Jetzt ${pieces(n)}.`,
      way: 'Was geschehen ist',
      ways: { in: 'Ware kam herein', out: 'Ware ging hinaus', counted: 'Neu gezählt' },
      came: 'Wie viel hereinkam',
      went: 'Wie viel hinausging',
      counted: 'Wie viel da ist',
      reason: 'Grund',
      reasonHelp: 'Etwa eine Lieferung, ein Bruch, eine Inventur.',
      leaves: (n) => `Dann ${pieces(n)}.`,
      same: 'So viel ist schon eingetragen.',
      tooMany: (n) => `Es sind nur ${pieces(n)} da.`,
      submit: 'Ändern',
      adjusted: (n) => `${pieces(n)} im Bestand`,
      history: 'Zu- und Abgänge',
      historyTable: 'Bestandsbewegungen',
      when: 'Wann',
      what: 'Was',
      change: 'Änderung',
      none: 'Noch keine Zu- oder Abgänge',
      noneHelp: 'Ändere den Bestand, wenn die erste Ware kommt.',
      kinds: {
        initial: 'Zu Beginn',
        sale: 'Verkauft',
        return: 'Zurückgekommen',
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
      skuHelp: 'Escanea aquí el código de barras: después, al escanearlo, se vende el producto.',
      price: 'Precio',
      priceHelp: 'Con IVA.',
      stock: 'Existencias ahora',
      stockHelp: 'Vacío: aún ninguna.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP o AVIF, hasta 10 MB.',
      create: 'Añadir producto',
      created: (name) => `Producto añadido: ${name}`,
      saved: (name) => `Producto guardado: ${name}`,
      noPhoto: (name) => `${name} está en la lista, pero sin la foto. Prueba con otra imagen.`,
    },
    stock: {
      title: 'Existencias',
      adjust: 'Ajustar existencias…',
      adjustTitle: (name) => `Existencias: ${name}`,
      now: (n) => `Ahora hay ${pieces(n)}.`,
      way: 'Qué ha pasado',
      ways: { in: 'Han entrado', out: 'Han salido', counted: 'Recuento' },
      came: 'Cuántas han entrado',
      went: 'Cuántas han salido',
      counted: 'Cuántas hay',
      reason: 'Motivo',
      reasonHelp: 'Por ejemplo, una entrega, una rotura o un inventario.',
      leaves: (n) => `Quedarán ${pieces(n)}.`,
      same: 'Es lo que ya hay.',
      tooMany: (n) => `Solo hay ${pieces(n)}.`,
      submit: 'Ajustar',
      adjusted: (n) => `En existencias: ${pieces(n)}`,
      history: 'Entradas y salidas',
      historyTable: 'Movimientos de existencias',
      when: 'Cuándo',
      what: 'Qué',
      change: 'Cambio',
      none: 'Aún no ha entrado ni salido nada',
      noneHelp: 'Ajusta las existencias cuando lleguen las primeras unidades.',
      kinds: {
        initial: 'Al principio',
        sale: 'Venta',
        return: 'Devolución',
        adjustment: 'Ajuste',
        hold: 'Apartado para un pago en línea',
        release: 'Liberado de un pago en línea',
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
      skuHelp: 'Scannez-y le code-barres\u00a0: le scanner suffira ensuite pour vendre le produit.',
      price: 'Prix',
      priceHelp: 'TTC.',
      stock: 'En stock maintenant',
      stockHelp: 'Vide\u00a0: aucun pour l’instant.',
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
      way: 'Ce qui s’est passé',
      ways: { in: 'Des pièces sont arrivées', out: 'Des pièces sont parties', counted: 'Compté de nouveau' },
      came: 'Combien sont arrivées',
      went: 'Combien sont parties',
      counted: 'Combien il y en a',
      reason: 'Motif',
      reasonHelp: 'Par exemple une livraison, de la casse, un inventaire.',
      leaves: (n) => `Ensuite ${pieces(n)}.`,
      same: 'C’est déjà le cas.',
      tooMany: (n) => `Il n’y a que ${pieces(n)}.`,
      submit: 'Corriger',
      adjusted: (n) => `${pieces(n)} en stock`,
      history: 'Entrées et sorties',
      historyTable: 'Mouvements du stock',
      when: 'Quand',
      what: 'Quoi',
      change: 'Mouvement',
      none: 'Aucun mouvement pour l’instant',
      noneHelp: 'Corrigez le stock quand les premières pièces arrivent.',
      kinds: {
        initial: 'Au départ',
        sale: 'Vendu',
        return: 'Retour',
        adjustment: 'Corrigé',
        hold: 'Réservé pour un paiement en ligne',
        release: 'Libéré par un paiement en ligne',
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
      skuHelp: 'Scansiona qui il codice a barre: poi la scansione vende il prodotto.',
      price: 'Prezzo',
      priceHelp: 'IVA inclusa.',
      stock: 'Scorte attuali',
      stockHelp: 'Vuoto: ancora nessuna.',
      photo: 'Foto',
      photoHelp: 'JPEG, PNG, WebP o AVIF, fino a 10 MB.',
      create: 'Aggiungi',
      created: (name: string) => `${name}: aggiunto`,
      saved: (name: string) => `${name}: salvato`,
      noPhoto: (name: string) => `${name}: aggiunto, ma senza la foto. Prova un’altra immagine.`,
    },
    stock: {
      title: 'Scorte',
      adjust: 'Correggi le scorte…',
      adjustTitle: (name: string) => `Scorte di ${name}`,
      now: (n: number) => `Ora ${pieces(n)}.`,
      way: 'Che cosa è successo',
      ways: { in: 'Pezzi arrivati', out: 'Pezzi usciti', counted: 'Contato di nuovo' },
      came: 'Quanti sono arrivati',
      went: 'Quanti sono usciti',
      counted: 'Quanti ce ne sono',
      reason: 'Motivo',
      reasonHelp: 'Per esempio una consegna, una rottura, un inventario.',
      leaves: (n: number) => `Poi ${pieces(n)}.`,
      same: 'È quanto c’è già.',
      tooMany: (n: number) => `Disponibili solo ${pieces(n)}.`,
      submit: 'Correggi',
      adjusted: (n: number) => `Scorte: ${pieces(n)}`,
      history: 'Arrivi e uscite',
      historyTable: 'Movimenti delle scorte',
      when: 'Quando',
      what: 'Che cosa',
      change: 'Variazione',
      none: 'Ancora nessun movimento',
      noneHelp: 'Correggi le scorte quando arrivano i primi pezzi.',
      kinds: {
        initial: 'All’inizio',
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
