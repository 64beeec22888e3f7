import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

/** Being paid online: connecting the studio with its account at Stripe, and how it stands. */
export const payments: Messages['payments'] = {
  title: 'Paiements en ligne',
  lead: 'Les clients paient sur le portail, directement sur votre propre compte Stripe. L’argent vous arrive sans détour, et nous ne prenons aucune commission.',
  open: 'Ouvrez vos clés\u202f; si vous n’avez pas encore de compte chez Stripe, vous en créez un au passage\u00a0:',
  keysPage: 'Clés API dans le tableau de bord Stripe',
  copy: 'Copiez les deux clés\u00a0: la secrète commence par sk_, la publiable par pk_. Pour un premier essai, passez Stripe en mode test.',
  paste: 'Collez-les ici. Le studio les essaie aussitôt.',
  secretKey: 'Clé secrète',
  secretKeyMeans: 'Commence par sk_ ou rk_. Gardée chiffrée sur cet ordinateur, plus jamais affichée.',
  publishableKey: 'Clé publiable',
  publishableKeyMeans: 'Commence par pk_.',
  ownWebhook: 'J’inscris le webhook moi-même',
  webhookSecret: 'Secret de signature du webhook',
  webhookSecretMeans: 'Commence par whsec_. Vide, le studio inscrit le webhook de lui-même.',
  show: 'Afficher',
  hide: 'Masquer',
  connect: 'Relier',
  connected: (name) => `Relié à ${name}`,

  connectedMeans: 'Ce que les clients paient en ligne va directement sur ce compte.',
  account: 'Compte',
  test: 'Test',
  live: 'Réel',
  testMeans:
    'Ce sont des clés de test\u00a0: aucun argent réel ne bouge. Passez aux clés réelles avant que les clients achètent.',
  noticed: 'Les paiements sont connus',
  webhook: {
    registered: 'Aussitôt\u00a0: Stripe appelle ce studio.',
    given: 'Aussitôt\u00a0: Stripe appelle le webhook que vous avez inscrit.',
    none: 'En moins d’une minute\u00a0: le studio interroge Stripe, qui ne peut pas l’appeler.',
  },
  noAddress: 'Le studio n’a pas encore d’adresse à lui.',
  toOnline: 'Vers la mise en ligne',
  heard: (ago) => `Dernier appel de Stripe\u00a0: ${ago}`,
  looked: (ago) => `Dernière demande\u00a0: ${ago}`,
  trouble: 'Quelque chose ne va pas entre le studio et Stripe',
  troubleSaid: (said) =>
    `Stripe dit\u00a0: «\u00a0${said}\u00a0» Le studio continue d’essayer. Si cela reste ainsi, changez les clés.`,
  change: 'Changer les clés…',
  changeTitle: 'Changer les clés',
  changeMeans:
    'Avec des clés du même compte, tout continue. Avec un autre compte, les paiements en cours prennent fin.',
  disconnect: 'Délier…',
  disconnectTitle: 'Délier de Stripe\u202f?',
  disconnectMeans: [
    'Les clients ne peuvent plus acheter en ligne, et les paiements en cours prennent fin.',
    'Ce qui a été payé et vendu reste tel quel.',
    'Les abonnements continuent chez Stripe et y sont prélevés, mais le studio n’en apprend plus rien\u00a0: ils ne se renouvellent pas ici. Résiliez-les d’abord s’ils doivent prendre fin.',
    'Ce qui a été payé en ligne se rembourse ensuite chez Stripe.',
  ],
  disconnectConfirm: 'Délier',
  disconnected: 'Délié de Stripe',

  selfService: 'Les clients peuvent acheter en ligne',
  selfServiceMeans: 'Désactivé\u00a0: seule l’équipe vend, à l’accueil ou en envoyant un lien de paiement.',
  selfServiceOn: 'Les clients peuvent acheter en ligne',
  selfServiceOff: 'Les clients n’achètent plus en ligne',
  sold: (n, of) =>
    of === 0
      ? 'Rien n’est encore en vente.'
      : of === 1
        ? n === 1
          ? 'Votre type d’abonnement se vend en ligne.'
          : 'Votre type d’abonnement ne se vend pas en ligne.'
        : count(n, {
            one: `${figure(n)} type d’abonnement sur ${figure(of)} se vend en ligne.`,
            other: `${figure(n)} types d’abonnement sur ${figure(of)} se vendent en ligne.`,
          }),
  toTypes: 'Types d’abonnement',
}
