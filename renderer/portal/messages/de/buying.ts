import type { Messages } from '../en/index.ts'

export const buy: Messages['buy'] = {
  title: 'Kaufen',
  lead: 'Du zahlst auf der sicheren Seite des Zahlungsanbieters; das Studio sieht deine Karte nie.',
  unpaidTitle: 'Es wurde nichts bezahlt',
  unpaid: 'Alles ist noch so, wie du es verlassen hast.',
  once: 'Einmalige Zahlung. Es gilt ab heute.',
  each: {
    weekly: (price, next) =>
      `${price} jede Woche: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende der bezahlten Woche.`,
    four_weekly: (price, next) =>
      `${price} alle vier Wochen: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende der bezahlten vier Wochen.`,
    monthly: (price, next) =>
      `${price} jeden Monat: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Monats.`,
    quarterly: (price, next) =>
      `${price} jedes Quartal: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Quartals.`,
    half_yearly: (price, next) =>
      `${price} jedes Halbjahr: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Halbjahrs.`,
    yearly: (price, next) =>
      `${price} jedes Jahr: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Jahres.`,
  },
  promo: 'Aktionscode',
  card: 'Gutscheincode',
  havePromo: 'Ich habe einen Aktionscode',
  haveCard: 'Ich habe einen Gutschein',
  apply: 'Einlösen',
  remove: 'Entfernen',
  left: (amount) => `${amount} bleiben auf dem Gutschein`,
  empty: 'Auf diesem Gutschein ist nichts mehr.',
  otherCurrency: 'Dieser Gutschein lautet auf eine andere Währung.',
  sum: 'Was du zahlst',
  price: 'Preis',
  total: 'Heute zu zahlen',
  pay: (amount) => `${amount} bezahlen`,
  free: 'Holen, nichts zu zahlen',
  subscribeFree: 'Weiter, heute nichts zu zahlen',
  goneTitle: 'Das wird nicht mehr verkauft',
  gone: 'Sieh nach, was es sonst gibt.',
  toPrices: 'Zu den Preisen',
  notOnline: 'Das kann man gerade nicht online kaufen. Frag im Studio.',
  toClass: 'Zurück zum Kurs',
  refused: {
    SELF_SERVICE_DISABLED: 'Das Studio verkauft gerade nichts online. Frag am Empfang.',
    PAYMENTS_NOT_CONFIGURED: 'Das Studio kann gerade keine Onlinezahlungen annehmen. Zahl am Empfang.',
    PAYMENT_PROVIDER_ERROR:
      'Der Zahlungsanbieter antwortet nicht richtig. Es wurde nichts bezahlt. Versuch es in ein paar Minuten noch einmal.',
    AMOUNT_TOO_SMALL:
      'Was übrig bleibt, ist für eine Onlinezahlung zu wenig. Zahl im Studio oder lass den Gutschein weg.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Das wird nicht online verkauft. Frag im Studio danach.',
    MEMBERSHIP_TYPE_INACTIVE: 'Das wird nicht mehr verkauft. Wähl etwas anderes.',
    CLIENT_INACTIVE: 'Dein Konto ist zurzeit geschlossen. Sprich mit dem Studio.',
    INTRO_OFFER_USED: 'Du hattest schon ein Angebot für Neue, und das gibt es nur einmal. Wähl etwas anderes.',
    ALREADY_SUBSCRIBED: 'Dieses Abo hast du schon, oder seine Zahlung ist unterwegs. Sieh unter Mitgliedschaften nach.',
    PROMO_CODE_INVALID: 'Dieser Code gilt nicht. Prüf ihn oder lass ihn weg.',
    GIFT_CARD_INVALID: 'Dieser Gutschein gilt nicht. Prüf den Code.',
    PRODUCT_INACTIVE: 'Das wird nicht mehr verkauft.',
    INSUFFICIENT_STOCK: 'Das ist gerade ausverkauft.',
    NOT_FOUND: 'Das wird nicht mehr verkauft.',
  },
  promoRefused: {
    is_active: 'Dieser Code wird nicht mehr verwendet.',
    valid_from: 'Dieser Code gilt noch nicht.',
    valid_until: 'Dieser Code gilt nicht mehr.',
    applicable_membership_type_ids: 'Dieser Code ist für etwas anderes.',
    max_uses: 'Dieser Code ist aufgebraucht.',
    one_per_client: 'Diesen Code hast du schon eingelöst.',
    price: 'Hier gibt es nichts abzuziehen.',
  },
}

export const paid: Messages['paid'] = {
  waiting: 'Deine Zahlung wird bestätigt',
  waitingMeans: 'Das dauert ein paar Sekunden. Du musst nichts tun.',
  done: 'Danke, es ist bezahlt.',
  has: 'Was du jetzt hast',
  giftCard: 'Der Gutschein ist fertig. Er kommt per E-Mail, heute oder an dem Tag, den du gewählt hast.',
  product: 'Es liegt am Empfang für dich bereit.',
  card: 'Deine Karte ist gespeichert',
  cardMeans: 'Gebühren werden davon abgebucht, wenn sie fällig sind. Du kannst sie jederzeit entfernen.',
  bookClass: 'Deinen Kurs buchen',
  toSchedule: 'Einen Kurs buchen',
  back: 'Weiter',
  receipt: 'Beleg (PDF)',
  file: 'beleg.pdf',
  failed: 'Die Zahlung hat nicht geklappt',
  failedMeans: 'Du hast nichts gekauft. Versuch es noch einmal oder zahl im Studio.',
  expired: 'Die Zahlung wurde nicht rechtzeitig abgeschlossen',
  expiredMeans: 'Es wurde nichts bezahlt. Fang von vorn an, wann immer du willst.',
  again: 'Noch einmal versuchen',
  refunded: 'Diese Zahlung wurde erstattet',
  refundedMeans: 'Deine Bank zeigt es in ein paar Tagen.',
  disputed: 'Diese Zahlung wurde bei der Bank angefochten',
  disputedMeans: 'Sprich mit dem Studio darüber.',
  late: 'Die Zahlung ist noch nicht bestätigt',
  lateMeans:
    'Manche Banken brauchen Tage. Du musst hier nicht warten: Wir schreiben dir, sobald sie da ist; was du gekauft hast, steht dann unter Mitgliedschaften.',
  ask: 'Noch einmal nachsehen',
  unreachable: 'Das Studio ist gerade nicht erreichbar',
  unreachableMeans:
    'Wenn du bezahlt hast, gilt die Zahlung, und das Studio erfährt davon. Diese Seite versucht es von selbst weiter.',
  unsure: 'Das lässt sich gerade nicht bestätigen',
  unsureMeans:
    'Der Zahlungsanbieter antwortet nicht richtig. Wenn du bezahlt hast, gilt es. Diese Seite versucht es von selbst weiter.',
  unknown: 'Diese Zahlung kennen wir nicht',
  unknownMeans: 'Vielleicht gehört sie zu einem anderen Konto. Was du hast, steht unter Mitgliedschaften.',
  toMemberships: 'Zu meinen Mitgliedschaften',
}

export const giftCard: Messages['giftCard'] = {
  title: 'Gutschein',
  rowDetail: 'Jeder Betrag, per E-Mail, heute oder am Tag selbst',
  amount: 'Betrag',
  other: 'Anderer Betrag',
  name: 'Für wen',
  email: 'E-Mail der beschenkten Person',
  emailMeans: 'Ohne sie bekommst du den Gutschein.',
  message: 'Nachricht',
  day: 'Tag der Zustellung',
  dayMeans: 'Leer: gleich nach der Zahlung. Sonst am Morgen dieses Tages.',
  dayNeedsEmail: 'Mit ihrer E-Mail kannst du einen Tag wählen.',
  preview: 'Wie der Gutschein aussieht',
  for: (name) => `Für ${name}`,
  codeLater: 'Der Code kommt per E-Mail',
  amountNeeded: 'Wähl einen Betrag.',
}

export const collected: Messages['collected'] = {
  title: 'Abo',
  price: {
    weekly: (price) => `${price} jede Woche`,
    four_weekly: (price) => `${price} alle vier Wochen`,
    monthly: (price) => `${price} jeden Monat`,
    quarterly: (price) => `${price} jedes Quartal`,
    half_yearly: (price) => `${price} jedes Halbjahr`,
    yearly: (price) => `${price} jedes Jahr`,
  },
  next: (date) => `Die nächste Abbuchung ist am ${date}.`,
  starting: 'Die erste Zahlung wird bestätigt.',
  paused: 'Während der Pause wird nichts abgebucht.',
  ends: (date) => `Gekündigt. Du kannst es bis ${date} nutzen; abgebucht wird nichts mehr.`,
  ended: (date) => `Beendet am ${date}. Abgebucht wird nichts mehr.`,
  failing: (price) => `${price} konnten nicht abgebucht werden`,
  failingMeans: 'Zahl jetzt oder ändere deine Karte; dann geht das Buchen weiter.',
  payNow: (price) => `${price} jetzt bezahlen`,
  cardAndInvoices: 'Karte und Rechnungen',
  cancelAsk:
    'Zum Kündigen frag am Empfang oder antworte auf eine E-Mail des Studios. Es läuft dann bis zum Ende des bezahlten Zeitraums.',

  savedTitle: 'Karte für Gebühren',
  consent:
    'Gebühren für späte Stornierungen und versäumte Kurse dürfen von dieser Karte abgebucht werden, wenn sie fällig sind.',
  save: 'Einverstanden: Karte speichern',
  noCard: 'Jetzt wird nichts bezahlt. Die Karte gibst du auf der sicheren Seite des Zahlungsanbieters ein.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Karte',
  agreed: (date) => `Zugestimmt am ${date}.`,
  remove: 'Karte entfernen',
  removed: 'Die Karte ist entfernt. Es werden keine Gebühren mehr davon abgebucht.',
  fromCard: (card) =>
    `Gebühren werden von deiner Karte (${card}) abgebucht, wenn sie fällig sind. Alles andere zahlst du am Empfang.`,
}
