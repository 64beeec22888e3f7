import type { SoldKind } from '../plan/model.ts'
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
