import type { moneySaid as en } from '../../en/audit/money.ts'
import type { Said } from '../../en/audit/said.ts'

/** What is sold, owed, paid and given back. */
export const moneySaid: Readonly<Record<keyof typeof en, Said>> = {
  'membership.create': [
    '{who} hat für {client} eine Mitgliedschaft angelegt: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften angelegt`,
  ],
  'membership.update': [
    '{who} hat für {client} eine Mitgliedschaft geändert: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften geändert`,
  ],
  'membership.pause': [
    '{who} hat für {client} eine Mitgliedschaft pausiert: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften pausiert`,
  ],
  'membership.resume': [
    '{who} hat für {client} eine Mitgliedschaft fortgesetzt: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften fortgesetzt`,
  ],
  'membership.cancel': [
    '{who} hat für {client} eine Mitgliedschaft beendet: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften beendet`,
  ],
  'membership.extend': [
    '{who} hat für {client} eine Mitgliedschaft verlängert: {it}',
    (n) => `{who} hat ${n} Mitgliedschaften verlängert`,
  ],
  'membership_type.create': '{who} hat eine Mitgliedschaftsart angelegt: {it}',
  'membership_type.update': '{who} hat eine Mitgliedschaftsart geändert: {it}',
  'membership_type.remove': '{who} hat eine Mitgliedschaftsart entfernt: {it}',
  'subscription.cancel': '{who} hat für {client} ein Abo beendet: {it}',
  'subscription.override': '{who} hat für {client} ein Abo vom Zahlungsanbieter gelöst: {it}',
  'charge.settle': [
    '{who} hat eine Gebühr für {client} als bezahlt vermerkt: {amount}',
    (n) => `{who} hat ${n} Gebühren als bezahlt vermerkt`,
  ],
  'charge.waive': ['{who} hat eine Gebühr für {client} erlassen: {amount}', (n) => `{who} hat ${n} Gebühren erlassen`],
  'payment.refund': ['{who} hat {amount} an {client} erstattet', (n) => `{who} hat ${n} Erstattungen gemacht`],
  'payment.refund_undone': '{who} hat die gescheiterte Erstattung an {client} zurückgenommen: {amount}',
  'sale.create': ['{who} hat etwas an {client} verkauft: {amount}', (n) => `{who} hat ${n} Verkäufe gemacht`],
  'checkout.create': '{who} hat an {client} einen Zahlungslink gesendet: {amount}',
  'checkout.give_back': '{who} hat eine Onlinezahlung an {client} zurückgegeben: {amount}',
  'receipt.mail': [
    '{who} hat einen Beleg per E-Mail an {client} gesendet: {it}',
    (n) => `{who} hat ${n} Belege per E-Mail gesendet`,
  ],
  'gift_card.create': [
    '{who} hat einen Gutschein ausgestellt, Endung {it}: {amount}',
    (n) => `{who} hat ${n} Gutscheine ausgestellt`,
  ],
  'gift_card.update': ['{who} hat einen Gutschein geändert, Endung {it}', (n) => `{who} hat ${n} Gutscheine geändert`],
  'gift_card.show_code': '{who} hat den Code eines Gutscheins angesehen, Endung {it}',
  'promo_code.create': '{who} hat einen Aktionscode angelegt: {it}',
  'promo_code.update': '{who} hat einen Aktionscode geändert: {it}',
  'product.create': ['{who} hat ein Produkt angelegt: {it}', (n) => `{who} hat ${n} Produkte angelegt`],
  'product.update': ['{who} hat ein Produkt geändert: {it}', (n) => `{who} hat ${n} Produkte geändert`],
  'product.photo': '{who} hat das Foto eines Produkts geändert: {it}',
  'product.stock': [
    '{who} hat den Bestand eines Produkts geändert: {it}',
    (n) => `{who} hat den Bestand von ${n} Produkten geändert`,
  ],
  'day_close.create': '{who} hat einen Tag abgeschlossen: {it}',
  'payroll_run.create': '{who} hat eine Abrechnung begonnen, ab: {it}',
  'payroll_run.recompute': '{who} hat eine Abrechnung neu berechnet, ab: {it}',
  'payroll_run.finalize': '{who} hat eine Abrechnung festgeschrieben, ab: {it}',
  'payroll_run.delete': '{who} hat eine Abrechnung gelöscht, ab: {it}',
  'payroll_line_item.mark_paid': [
    '{who} hat {amount} als ausgezahlt vermerkt: {it}',
    (n) => `{who} hat ${n} Posten der Vergütung als ausgezahlt vermerkt`,
  ],
  'pay_component.create': '{who} hat einen Posten der Vergütung angelegt: {it}',
  'pay_component.update': '{who} hat einen Posten der Vergütung geändert: {it}',
}
