import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('de')

/** The letters about what is owed. */
export const feeLetters = {
  charge_due: ({ studio, name, client, description, amount, currency, because = null, url = null }) => ({
    subject: `${studio}: ${sayMoney(amount, currency)} offen`,
    lines: [
      `Hallo ${name},`,
      `bei ${studio} sind ${sayMoney(amount, currency)} offen${client === name ? '' : ` für ${client}`}: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
    ],
    ...(url !== null && { action: { label: 'Jetzt zahlen', url } }),
    closing:
      url === null
        ? 'Du kannst im Studio zahlen. Stimmt etwas nicht? Antworte einfach auf diese E-Mail oder sprich uns an.'
        : 'Du kannst auch im Studio zahlen. Stimmt etwas nicht? Antworte einfach auf diese E-Mail oder sprich uns an.',
  }),
  fee_forgiven: ({ studio, name, client, description, amount, currency, because, forgiven }) => ({
    subject: `${studio}: diesmal keine Gebühr`,
    lines: [
      `Hallo ${name},`,
      `${description}${client === name ? '' : ` (${client})`}.`,
      `${because}.`,
      `Die Gebühr von ${sayMoney(amount, currency)} entfällt diesmal. ${forgiven}.`,
    ],
    closing: 'Wenn du rechtzeitig stornierst, bekommt jemand anderes den Platz.',
  }),
  card_declined: ({ studio, name, client, description, amount, currency, because, next_on, url, card_url }) => ({
    subject: `${studio}: Deine Karte wurde abgelehnt`,
    lines: [
      `Hallo ${name},`,
      `wir konnten ${sayMoney(amount, currency)}${client === name ? '' : ` für ${client}`} nicht von deiner Karte abbuchen: ${description}.`,
      ...(because === null ? [] : [`${because}.`]),
      next_on === null
        ? 'Wir versuchen es nicht noch einmal. Der Betrag bleibt offen.'
        : `Wir versuchen es am ${formatDate(next_on)} noch einmal. Wenn du vorher zahlst, wird nichts abgebucht.`,
    ],
    ...(url !== null && { action: { label: 'Jetzt zahlen', url } }),
    closing: 'Du kannst auch im Studio zahlen oder einfach auf diese E-Mail antworten.',
    ...(card_url !== null && {
      ending: { text: 'Ist die Karte abgelaufen oder ersetzt?', label: 'Eine andere Karte hinterlegen', url: card_url },
    }),
  }),
} satisfies Partial<Letters>
