import type { Messages } from '../en/index.ts'

/** What the studio has a license for, and whose key the assistant answers with. */
export const license: Messages['license'] = {
  title: 'Licence',
  titleMeans: 'Seul l’assistant en demande une. Quoi qu’il soit écrit ici, rien du studio n’est jamais bloqué.',
  plans: { base: 'Base', base_ai: 'Base avec IA' },
  states: {
    none: 'Pas de licence',
    active: 'Active',
    canceled: 'Terminée',
    invalid: 'Inconnue',
    grace_expired: 'Non confirmée',
  },
  none: 'Il n’y a pas encore de licence, et il n’en faut que pour l’assistant\u00a0: clients, cours, caisse, portail et tout le reste fonctionnent sans, aussi longtemps que vous voulez.',
  active: {
    base: 'Merci. Cette formule fait vivre Studio Desk\u202f; avec Base avec IA, vous auriez aussi l’assistant.',
    base_ai: 'L’assistant est à votre disposition.',
  },
  amiss: {
    canceled: {
      title: 'L’abonnement de la licence a pris fin',
      means:
        'Tout continue, sauf l’assistant. Renouvelez-le là où vous l’avez acheté, et le studio l’apprendra dans la journée\u202f; ou saisissez la clé d’une nouvelle licence.',
    },
    invalid: {
      title: 'Le service des licences ne connaît plus la clé',
      means: 'Tout continue, sauf l’assistant. Saisissez de nouveau la clé, ou celle d’une nouvelle licence.',
    },
    grace_expired: {
      title: 'La licence n’a pas pu être confirmée depuis deux semaines',
      means:
        'Tout continue, sauf l’assistant. Connectez cet ordinateur à Internet\u00a0: le studio redemande toutes les quelques heures, et aussitôt quand vous saisissez la clé.',
    },
  },
  notReached: 'Le service des licences est injoignable ces derniers temps',
  holdsUntil: (date) =>
    `La licence vaut sans lui jusqu’au ${date}. Le studio continue de demander\u202f; il ne lui faut qu’Internet.`,
  service: 'Voir les formules et obtenir une licence',
  manage: 'Formule et abonnement',

  redeem: 'Saisir une clé de licence',
  redeemOther: 'Saisir une autre clé de licence',
  key: 'Clé de licence',
  keyMeans: 'Telle qu’elle s’est affichée après l’achat. Espaces, tirets et minuscules n’ont pas d’importance.',
  keyExample: 'SD1-…',
  slip: 'Il semble y avoir une faute de frappe\u00a0: comparez-la à la clé qui vous a été montrée.',
  submit: 'Activer',
  keyUnknown:
    'Le service des licences ne connaît pas cette clé. Comparez-la à celle qui vous a été montrée. Rien n’a changé.',
  serviceUnreachable:
    'Le service des licences est injoignable pour le moment. Rien n’a changé. Réessayez dans une minute.',
  redeemed: 'La clé est activée',
  nowPossible: {
    base: 'Merci. Rien ne change dans votre travail quotidien\u00a0: tout y était déjà.',
    base_ai:
      'L’assistant est là dès maintenant\u00a0: il répond à vos questions sur le studio, et propose ce que vous confirmez ensuite.',
  },
  notActive: 'La clé est enregistrée, mais sa licence n’est pas active.',

  ai: 'Assistant',
  aiMeans: 'Demandez avec vos mots comment va le studio. Il répond avec des chiffres et les pages d’où ils viennent.',
  adds: 'Ce qu’ajoute Base avec IA',
  addsLines: [
    'Des questions avec vos mots\u00a0: les recettes, qui ne vient plus, dans quels cours il reste des places.',
    'Des réponses chiffrées, chacune avec un lien vers la page d’où elle vient.',
    'Des propositions, comme une réservation, une note ou une tâche, exécutées seulement quand quelqu’un les confirme.',
  ],
  answersBy: 'Les réponses passent par',
  hosted: 'Le service des licences, dans la formule',
  own: (provider) => `Votre propre clé chez ${provider}`,
  ownMeans:
    'Avec votre propre clé chez un fournisseur d’IA, les questions y vont directement. Le fournisseur vous les facture, et la limite mensuelle de la formule ne compte pas.',
  useOwn: 'Utiliser une clé à vous…',
  change: 'Changer la clé…',
  remove: 'Retirer la clé…',
  notValid: 'L’assistant se repose jusqu’à ce que la licence soit de nouveau active.',
  keyTitle: 'Une clé à vous',
  keyTitleMeans: 'Elle est essayée chez le fournisseur avant que rien ne soit gardé.',
  provider: 'Fournisseur',
  choose: 'Choisir un fournisseur',
  apiKey: 'Clé',
  apiKeyMeans: 'Gardée chiffrée sur cet ordinateur, plus jamais affichée.',
  whereKeys: (provider) => `Vos clés chez ${provider}`,
  show: 'Afficher',
  hide: 'Masquer',
  keep: 'L’essayer et la garder',
  kept: (provider) => `L’assistant répond avec votre clé chez ${provider}`,
  removeTitle: (provider) => `Retirer la clé chez ${provider}\u202f?`,
  removeMeans:
    'L’assistant répond alors de nouveau par le service des licences. La clé reste chez le fournisseur\u202f; supprimez-la là-bas si personne d’autre n’en a besoin.',
  removeConfirm: 'Retirer',
  removed: 'L’assistant répond de nouveau par le service des licences',

  leaves: 'Ce qui quitte cet ordinateur',
  leavesLines: [
    'Vos questions, et ce qui est consulté pour y répondre\u00a0: chiffres, cours, abonnements, produits, tâches, et les notes sur un client si vous les demandez. Cela passe par le service des licences vers son fournisseur d’IA, ou directement vers le vôtre avec votre propre clé.',
    'Les noms sont masqués avant, et remis ensuite\u00a0: les noms complets quelle que soit leur écriture, le prénom ou le nom seul s’il commence par une majuscule. Un surnom, ou un nom seul en minuscules, n’est pas reconnu.',
    'Les adresses e-mail, les numéros de téléphone, les dates de naissance, les données de santé et ce que quelqu’un a payé ne sont jamais consultés. Ce que vous tapez dans une question, ou avez noté sur un client, part tel quel, sauf les noms, les adresses e-mail et les numéros de téléphone.',
  ],

  builtWith: 'Avec quoi Studio Desk est construit',
  builtWithMeans:
    'Studio Desk lui-même est sous licence MIT. Il est construit avec le travail d’autres, selon leurs conditions.',
  notices: 'Lire leurs licences',
}
