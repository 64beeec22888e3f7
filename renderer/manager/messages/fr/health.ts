import { health as findings } from '../../../../server/lib/sayings/fr/health.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const health: Messages['health'] = {
  title: 'Comment va le studio',
  titleMeans: 'Vérifié à l’instant, et chaque minute tant que cette page est ouverte.',
  wellTitle: 'Tout va bien',
  well: 'Rien à faire. Si quelque chose n’allait pas, ce serait ici, avec ce qu’il faut faire.',
  needed: (n) => count(n, { one: 'Un point à traiter', other: `${figure(n)} points à traiter` }),
  neededMeans: 'Le plus pressant vient en premier, avec ce qu’il faut faire.',
  names: {
    storage: 'Enregistrement',
    disk: 'Place sur le disque',
    copies: 'Copies de sauvegarde',
    integrity: 'Comptes justes',
    jobs: 'Tâches automatiques',
    mail: 'E-mails',
    webhooks: 'Webhooks',
    address: 'Adresse publique',
    payments: 'Paiements en ligne',
    license: 'Licence',
    clock: 'Horloge',
    secrets: 'Clé',
    version: 'Version',
  },
  states: { ok: 'Tout va bien', warning: 'À regarder', failing: 'À faire tout de suite', off: 'Pas surveillé' },
  open: (part) => `Ouvrir «\u00a0${part}\u00a0»`,
  said: findings,
  diagnostics: 'Diagnostic',
  diagnosticsMeans:
    'Un fichier à envoyer à qui vous aide\u00a0: versions, tailles, nombre d’enregistrements, ce qui figure ci-dessus, les réglages qui sont des cases ou des nombres, et les dernières lignes du journal technique. Il ne contient ni nom, ni adresse, ni numéro de téléphone, ni note, ni mot de passe.',
  download: 'Télécharger le diagnostic',
}
