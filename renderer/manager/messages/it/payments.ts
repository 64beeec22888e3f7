import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

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
