import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** Other programs that are told what happens. */
export const webhooks: Messages['settings']['webhooks'] = {
  title: 'Webhooks',
  titleMeans:
    'D’autres programmes qui apprennent aussitôt ce qui se passe ici\u00a0: une newsletter, une porte, un script à vous.',
  ownerOnly: 'Seule une personne propriétaire peut faire prévenir d’autres programmes.',
  table: 'Qui est prévenu',
  add: 'Ajouter un webhook',
  addMeans:
    'Chaque événement part à cette adresse dès qu’il se produit, signé, et de nouveau jusqu’à ce qu’il soit arrivé.',
  edit: 'Modifier',
  none: 'Aucun autre programme n’est prévenu',
  noneMeans: 'Ajoutez l’adresse qu’un programme vous a donnée pour cela.',
  url: 'Adresse',
  urlMeans:
    'Elle commence par https://. Une adresse de votre propre réseau ne s’enregistre que sur l’ordinateur du studio.',
  events: 'Ce qui est transmis',
  noEvents: 'Choisissez au moins un événement.',
  eventCount: (n) => count(n, { one: `${figure(n)} événement`, other: `${figure(n)} événements` }),
  waiting: (n) => count(n, { one: `${figure(n)} message attend`, other: `${figure(n)} messages attendent` }),
  since: (moment) => `rien n’est arrivé depuis\u00a0: ${moment}`,
  trouble: (url) => `Rien n’arrive à ${url}`,
  troubleMeans: (failure) => `La dernière fois : ${failure}. Un nouvel essai se fait tout seul.`,
  givenUp: (url) => `${url} ne reçoit plus rien`,
  givenUpMeans:
    'Rien n’y est arrivé pendant des jours, l’envoi a donc été désactivé. Dès que l’adresse répond de nouveau, réactivez-la : ce qui attend part alors.',
  lastFailure: (failure) => `La dernière fois : ${failure}.`,
  state: 'État',
  states: { on: 'Activé', off: 'Désactivé', failing: 'N’arrive pas', given_up: 'Arrêté' },
  saved: 'Le webhook est enregistré',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  turnedOn: 'Il apprend ce qui se passe à partir de maintenant, et ce qui attend',
  turnedOff: 'Il n’apprend plus rien',
  renew: 'Nouveau secret',
  renewAsk: 'Nouveau secret…',
  renewTitle: (url) => `Créer un nouveau secret pour ${url}\u202f?`,
  renewMeans:
    'L’actuel vaut encore un jour. D’ici là, donnez le nouveau à l’autre programme, sinon il ne fera plus confiance à vos messages.',
  remove: 'Retirer',
  removeTitle: (url) => `Retirer ${url}\u202f?`,
  removeMeans: 'Il n’apprend plus rien, et ce qui lui a été transmis est oublié.',
  removed: 'Le webhook est retiré',
  secret: 'Secret',
  secretOnce: 'Affiché seulement maintenant',
  secretMeans:
    'Mettez-le là où l’autre programme demande un secret de signature\u00a0: il reconnaît ainsi qu’un message vient de vous. Un ancien secret vaut encore un jour.',
  copy: 'Copier le secret',
  copied: 'Le secret est copié',
  kept: 'Je l’ai mis en lieu sûr',
  log: 'Ce qui a été transmis',
  nothingTold: 'Rien n’a encore été transmis',
  nothingToldMeans: 'Envoyez un essai pour voir s’il arrive.',
  test: 'Envoyer un essai',
  tested: 'Un essai est en route',
  whileOff: 'Il est désactivé\u00a0: activez-le d’abord',
  testEvent: 'Un essai',
  told: {
    queued: 'En attente',
    delivered: 'Arrivé',
    failed: 'Abandonné',
    held: 'Retenu depuis une restauration',
  },
  attempts: (n) => count(n, { one: `${figure(n)} essai`, other: `${figure(n)} essais` }),
  answered: (status) => `réponse ${status}`,
  next: (moment) => `de nouveau\u00a0: ${moment}`,
  failures: {
    status: (status) => `réponse ${status}`,
    gone: () => 'a répondu ne plus exister',
    redirected: (status) => `réponse ${status}\u00a0: renvoie ailleurs, ce qui n’est pas suivi`,
    timeout: () => 'pas de réponse en dix secondes',
    unreachable: () => 'injoignable',
    address_refused: () => 'rien ne peut être envoyé à cette adresse',
    secret_lost: () => 'le secret ne peut pas être lu ici\u00a0: créez-en un nouveau',
  },
  detail: 'Message et réponse',
  payload: 'Message',
  answer: 'Réponse',
  resend: 'Renvoyer',
  resent: 'Le message repart',
}
