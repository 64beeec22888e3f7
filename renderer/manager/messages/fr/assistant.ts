import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** The assistant beside the page. */
export const assistant: Messages['assistant'] = {
  title: 'Assistant',
  begin: 'Nouvelle conversation',
  conversation: 'Conversation',
  emptyTitle: 'Que voulez-vous savoir\u202f?',
  empty:
    'L’assistant cherche les chiffres dans votre studio et dit où ils se trouvent. Il ne change rien sans votre confirmation.',
  starters: 'Des questions pour commencer',
  starter: {
    takings: 'Combien avons-nous encaissé le mois dernier\u202f?',
    expiring: 'Quels abonnements prennent fin dans les deux prochaines semaines\u202f?',
    absent: 'Quels habitués ne viennent plus\u202f?',
    places: 'Dans quels cours des trois prochains jours reste-t-il des places\u202f?',
    stock: 'Quels produits sont presque épuisés\u202f?',
    tasks: 'Que reste-t-il à faire pour l’équipe\u202f?',
  },
  field: 'Votre question',
  placeholder: 'Posez une question sur votre studio…',
  send: 'Demander',
  stop: 'Arrêter',
  mind: 'Il peut se tromper. Les pages qu’il nomme ont les chiffres.',
  asked: 'Votre question\u00a0:',
  working: 'Recherche en cours…',
  stopped: 'Vous l’avez arrêté ici.',
  again: 'Réessayer',
  toSettings: 'Licence et IA',
  answer: (reply) => `Réponse\u00a0: ${reply}`,
  failed: 'Il n’y a pas de réponse.',
  sources: 'Où cela se trouve',
  source: (number, label) => `Source ${number}\u00a0: ${label}`,
  proposals: (n) =>
    count(n, {
      one: 'Proposé, pas encore fait',
      other: `${figure(n)} propositions, aucune encore exécutée`,
    }),
  confirm: 'Confirmer',
  dismiss: 'Écarter',
  confirmed: 'Fait.',
  see: 'Voir',
  dismissed: 'Écarté.',
}
