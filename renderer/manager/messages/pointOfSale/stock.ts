import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    stock: {
      anyway: 'Sell anyway',
      see: 'See stock',
      corrected: (n: number) =>
        count(n, {
          one: 'Stock will be corrected by 1 piece',
          other: `Stock will be corrected by ${figure(n)} pieces`,
        }),
      undo: 'Undo',
      short: (names: string[]) => `Not enough in stock: ${list(names)}. Sell anyway, or remove the item.`,
      mayNot: (name: string, left: number) =>
        left > 0
          ? `Only ${figure(left)} of ${name} in stock. Someone who manages products can sell it anyway.`
          : `${name} is out of stock. Someone who manages products can sell it anyway.`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const list = lists('de')

  return {
    stock: {
      anyway: 'Trotzdem verkaufen',
      see: 'Bestand ansehen',
      corrected: (n) => `Der Bestand wird um ${figure(n)} Stück korrigiert`,
      undo: 'Rückgängig',
      short: (names) => `Nicht genug im Bestand: ${list(names)}. Verkaufe trotzdem oder entferne den Artikel.`,
      mayNot: (name, left) =>
        left > 0
          ? `Nur ${figure(left)} Stück im Bestand: ${name}. Wer Produkte verwalten darf, kann trotzdem verkaufen.`
          : `Ausverkauft: ${name}. Wer Produkte verwalten darf, kann trotzdem verkaufen.`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    stock: {
      anyway: 'Vender igualmente',
      see: 'Ver existencias',
      corrected: (n) =>
        count(n, {
          one: 'Las existencias se corregirán en 1 unidad',
          other: `Las existencias se corregirán en ${figure(n)} unidades`,
        }),
      undo: 'Deshacer',
      short: (names) => `No hay existencias suficientes: ${list(names)}. Véndelo igualmente o quítalo de la cesta.`,
      mayNot: (name, left) =>
        left > 0
          ? `Existencias: solo ${figure(left)} (${name}). Puede venderlo igualmente alguien que gestione los productos.`
          : `Agotado: ${name}. Puede venderlo igualmente alguien que gestione los productos.`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    stock: {
      anyway: 'Vendre quand même',
      see: 'Voir le stock',
      corrected: (n) =>
        count(n, {
          one: `Le stock sera corrigé de ${figure(n)} pièce`,
          other: `Le stock sera corrigé de ${figure(n)} pièces`,
        }),
      undo: 'Annuler',
      short: (names) => `Stock insuffisant\u00a0: ${list(names)}. Vendez quand même ou retirez l’article.`,
      mayNot: (name, left) =>
        left > 0
          ? `Il n’en reste que ${figure(left)}\u00a0: ${name}. Une personne qui gère les produits peut vendre quand même.`
          : `Épuisé\u00a0: ${name}. Une personne qui gère les produits peut vendre quand même.`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    stock: {
      anyway: 'Vendi comunque',
      see: 'Vedi le scorte',
      corrected: (n) =>
        count(n, {
          one: 'Le scorte saranno corrette di 1 pezzo',
          other: `Le scorte saranno corrette di ${figure(n)} pezzi`,
        }),
      undo: 'Annulla la correzione',
      short: (names) => `Scorte insufficienti: ${list(names)}. Vendi comunque o rimuovi l’articolo.`,
      mayNot: (name, left) =>
        left > 0
          ? `Disponibili solo ${figure(left)}: ${name}. Chi gestisce i prodotti può vendere comunque.`
          : `Esaurito: ${name}. Chi gestisce i prodotti può vendere comunque.`,
    },
  }
}
