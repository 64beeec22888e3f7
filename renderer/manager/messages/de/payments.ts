import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const payments: Messages['payments'] = {
  title: 'Onlinezahlungen',
  lead: 'Bezahlt wird im Portal, direkt auf dein eigenes Stripe-Konto. Du bekommst das Geld unmittelbar, und wir nehmen nichts davon.',
  open: 'Öffne deine Schlüssel; hast du noch kein Konto bei Stripe, legst du unterwegs eines an:',
  keysPage: 'API-Schlüssel im Stripe-Dashboard',
  copy: 'Kopiere die beiden Schlüssel: Der geheime beginnt mit sk_, der veröffentlichbare mit pk_. Schalte Stripe für den ersten Versuch in den Testmodus.',
  paste: 'Füge sie hier ein. Das Studio probiert sie gleich aus.',
  secretKey: 'Geheimer Schlüssel',
  secretKeyMeans:
    'Beginnt mit sk_ oder rk_. Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
  publishableKey: 'Veröffentlichbarer Schlüssel',
  publishableKeyMeans: 'Beginnt mit pk_.',
  ownWebhook: 'Ich trage den Webhook selbst ein',
  webhookSecret: 'Signaturschlüssel des Webhooks',
  webhookSecretMeans: 'Beginnt mit whsec_. Bleibt das Feld leer, trägt das Studio den Webhook von selbst ein.',
  show: 'Zeigen',
  hide: 'Verbergen',
  connect: 'Verbinden',
  connected: (name) => `Verbunden mit ${name}`,

  connectedMeans: 'Was online bezahlt wird, geht direkt auf dieses Konto.',
  account: 'Konto',
  test: 'Test',
  live: 'Live',
  testMeans: 'Das sind Testschlüssel: Es fließt kein echtes Geld. Wechsle zu den Live-Schlüsseln, bevor jemand kauft.',
  noticed: 'Zahlungen werden bemerkt',
  webhook: {
    registered: 'Sofort: Stripe meldet sich bei diesem Studio.',
    given: 'Sofort: Stripe meldet sich beim Webhook, den du eingetragen hast.',
    none: 'Binnen einer Minute: Das Studio fragt bei Stripe nach, weil Stripe es nicht erreicht.',
  },
  noAddress: 'Das Studio hat noch keine eigene Adresse.',
  toOnline: 'Zu „Online gehen“',
  heard: (ago) => `Stripe hat sich ${ago} gemeldet`,
  looked: (ago) => `Zuletzt gefragt: ${ago}`,
  trouble: 'Zwischen Studio und Stripe stimmt etwas nicht',
  troubleSaid: (said) => `Stripe sagt: „${said}“ Das Studio versucht es weiter. Bleibt es so, wechsle die Schlüssel.`,
  change: 'Schlüssel wechseln …',
  changeTitle: 'Schlüssel wechseln',
  changeMeans: 'Mit Schlüsseln desselben Kontos geht alles weiter. Mit einem anderen Konto enden begonnene Käufe.',
  disconnect: 'Trennen …',
  disconnectTitle: 'Von Stripe trennen?',
  disconnectMeans: [
    'Online lässt sich nichts mehr kaufen, und begonnene Käufe enden.',
    'Was bezahlt und verkauft ist, bleibt, wie es ist.',
    'Abos laufen bei Stripe weiter und werden dort abgebucht, aber das Studio erfährt nichts mehr davon: Mitgliedschaften verlängern sich nicht. Kündige sie vorher, wenn sie enden sollen.',
    'Was online bezahlt wurde, erstattest du dann bei Stripe.',
  ],
  disconnectConfirm: 'Trennen',
  disconnected: 'Von Stripe getrennt',

  selfService: 'Online kaufen ist erlaubt',
  selfServiceMeans: 'Aus: Nur das Team verkauft, am Empfang oder mit einem Zahlungslink.',
  selfServiceOn: 'Jetzt lässt sich online kaufen',
  selfServiceOff: 'Online kaufen ist ausgeschaltet',
  sold: (n, of) =>
    of === 0
      ? 'Noch ist nichts im Verkauf.'
      : count(of, {
          one:
            n === 1 ? 'Deine Mitgliedschaft wird online verkauft.' : 'Deine Mitgliedschaft wird nicht online verkauft.',
          other: `${figure(n)} von ${figure(of)} Mitgliedschaftsarten werden online verkauft.`,
        }),
  toTypes: 'Mitgliedschaftsarten',
}
