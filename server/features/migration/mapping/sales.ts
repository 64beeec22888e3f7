import { normalizeHeader } from '../read/header.ts'

/** Columns that lists of sales have and lists of memberships don't. */
const SALE_COLUMNS = new Set(
  `quantity|qty|unit price|sku|barcode|sale id|sale date|sale number|sold by|cashier|invoice|invoice number|invoice no|
  receipt number|receipt no|order id|order number|transaction id|transaction number|transaction date|payment method|
  payment type|tax|taxes|vat|discount|subtotal|tip|tips|menge|stückpreis|einzelpreis|artikelnummer|rechnungsnummer|
  belegnummer|verkauft von|zahlungsart|mwst|steuer|rabatt|cantidad|precio unitario|factura|número de factura|vendido por|
  método de pago|forma de pago|impuesto|impuestos|descuento|quantité|prix unitaire|facture|numéro de facture|vendu par|
  moyen de paiement|tva|remise|quantità|prezzo unitario|fattura|numero fattura|venduto da|metodo di pagamento|iva|sconto`
    .split('|')
    .map(normalizeHeader),
)

/** True if a list tells what was sold, by its column names: then not every line is a membership. */
export function isSalesList(headers: readonly string[]): boolean {
  return new Set(headers.map(normalizeHeader).filter((name) => SALE_COLUMNS.has(name))).size >= 2
}

const PRODUCT =
  /^(physical |retail |other |sonstige[sr]? |autres? |otr[oa]s? |altr[oi] )?(products?|retail|merchandise|merch|goods?|items? sold|food|beverages?|drinks?|gift ?(cards?|certificates?)|vouchers?|rentals?|tips?|fees?|artikel|produkte?|waren?|handelswaren?|getränke?|gutscheine?|miete|productos?|mercancía|bebidas?|tarjetas? regalo|alquiler|produits?|marchandises?|boissons?|cartes? cadeaux?|location|prodott[oi]|articol[oi]|merce|bevand[ae]|buon[oi] regalo|noleggio|artículos?|articles?|producten|goederen|dranken|cadeaubon(nen)?)$/i

/** True if the word for a kind of sale says that it is no membership. */
export function isProductKind(text: string): boolean {
  return PRODUCT.test(text.trim())
}
