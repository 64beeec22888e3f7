import type { SoldKind } from '../plan/model.ts'
import { hintsOfName } from '../plan/type-proposal.ts'
import { parseKind } from './kind.ts'

const KINDS: readonly [SoldKind, RegExp][] = [
  [
    'gift_card',
    /^gift ?(cards?|certificates?)$|^(gift )?vouchers?$|^gutscheine?$|^tarjetas? (de )?regalo$|^(bon|carte)s? cadeaux?$|^buon[oi] regalo$/i,
  ],
  [
    'fee',
    /^(late |no.?show |cancellation |late cancel(lation)? )?fees?$|^tips?$|^rentals?$|^charges?$|^gebühr(en)?$|^trinkgeld$|^cuotas? de cancelación$|^recargos?$|^frais$|^pourboire$|^penal[ei]$|^manci[ae]$/i,
  ],
  [
    'product',
    /^(physical |retail )?(products?|retail|merchandise|merch|goods?|food|beverages?|drinks?)$|^(artikel|produkte?|waren?|handelswaren?|getränke?)$|^(productos?|mercancía|bebidas?)$|^(produits?|marchandises?|boissons?)$|^(prodott[oi]|merce|bevand[ae])$/i,
  ],
  [
    'membership',
    /^(memberships?|services?|classes|class passes|mitgliedschaft(en)?|membresías?|adhésions?|iscrizion[ei])$/i,
  ],
]

/** Reads the word for what a line sold; null where it says nothing certain. */
export function parseSoldKind(text: string): SoldKind | null {
  const word = text.trim()
  return KINDS.find(([, names]) => names.test(word))?.[0] ?? (parseKind(word) === null ? null : 'membership')
}

/** Words of things on a shelf, of what is done for one person, of fees and cards, in the languages of common exports. */
const THINGS: readonly [SoldKind, RegExp][] = [
  ['gift_card', /gift ?(card|certificate)|voucher|gutschein|tarjeta regalo|(bon|carte) cadeau|buono regalo|cadeaubon/],
  [
    'fee',
    /\bfee\b|no.?show|late cancel|\btip\b|deposit|gebuhr|kaution|recargo|penalizacion|frais|penale|toeslag|boete/,
  ],
  [
    'product',
    /\b(mats?|towels?|bottles?|socks?|shirts?|tees?|hoodies?|tank|leggings?|straps?|blocks?|bolsters?|candles?|oils?|books?|magazines?|water|coffee|tea|juice|smoothie|shake|snack|bar|protein|mug|bag)\b|matte\b|handtuch|flasche|socken|wasser|kaffee|\btee\b|saft|gurt|kissen|kerze|buch|zeitschrift|esterilla|toalla|botella|calcetines|camiseta|agua|libro|tapis|serviette|bouteille|chaussettes|\beau\b|livre|tappetino|asciugamano|borraccia|calze|acqua|maglietta|handdoek|fles|sokken|boek|koffie|\bthee\b/,
  ],
  [
    'service',
    /massage|massaggio|masaje|facial|physio|osteo|personal training|\bpt\b|private (session|lesson|class|yoga|pilates)|coaching|consult|beratung|behandlung|einzeltraining|treatment|therapy|therapie|terapia|assessment|reiki|trattamento|tratamiento|soin\b|behandeling/,
  ],
]

/** Guesses the kind of an item by its name alone, for the owner to confirm; null if the name gives nothing away. */
export function guessSold(name: string): SoldKind | null {
  const word = plain(name)
  const thing = THINGS.find(([, words]) => words.test(word))?.[0]
  if (thing) return thing
  const { credits, dropIn, unlimited, interval, renews, days } = hintsOfName(name)
  if (credits === 1 || (dropIn && credits === null)) return 'drop_in'
  if (credits !== null && !interval) return 'class_pack'
  return unlimited || interval || renews || days !== null || /member|mitglied|socio|membre|lidmaat/.test(word)
    ? 'membership'
    : null
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
