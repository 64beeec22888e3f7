import { health as findings } from '../../../../server/lib/sayings/it/health.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const health: Messages['health'] = {
  title: 'Come sta lo studio',
  titleMeans: 'Controllato ora, e di nuovo ogni minuto finché questa pagina è aperta.',
  wellTitle: 'Va tutto bene',
  well: 'Non devi fare nulla. Se qualcosa non va, compare qui con che cosa fare.',
  needed: (n) => count(n, { one: 'C’è una cosa da fare', other: `Ci sono ${figure(n)} cose da fare` }),
  neededMeans: 'La più urgente è in alto, con che cosa fare.',
  names: {
    storage: 'Salvataggio',
    disk: 'Spazio sul disco',
    copies: 'Copie',
    integrity: 'I conti tornano',
    jobs: 'Attività automatiche',
    mail: 'E-mail',
    webhooks: 'Webhook',
    address: 'Indirizzo pubblico',
    payments: 'Pagamenti online',
    license: 'Licenza',
    clock: 'Orologio',
    secrets: 'Chiave',
    version: 'Versione',
  },
  states: { ok: 'Bene', warning: 'Da guardare', failing: 'Intervieni ora', off: 'Non controllato' },
  open: (part) => `Apri «${part}»`,
  said: findings,
  diagnostics: 'Diagnosi',
  diagnosticsMeans:
    'Un file da inviare a chi ti aiuta: versioni, dimensioni, quante voci ci sono, ciò che è scritto qui sopra, le impostazioni che sono interruttori o numeri, e le ultime righe del registro. Non contiene nomi, indirizzi, numeri di telefono o note di nessuno, né password.',
  download: 'Scarica la diagnosi',
}
