import type { Messages } from '../en/index.ts'

export const accessibility: Messages['accessibility'] = {
  title: 'Accessibilité',
  lead: (studio) =>
    `Tout le monde doit pouvoir réserver chez ${studio}, quelle que soit sa façon de voir, d’entendre ou de bouger.`,

  level: 'Ce que ces pages respectent',
  levelMeans:
    'Elles suivent les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Les textes, les signes et les contours importants gardent le contraste demandé, quelle que soit la couleur choisie par le studio.',

  tested: 'Ce qui est vérifié à chaque nouvelle version, et comment',
  tests: [
    [
      'Chaque page, en clair et en sombre',
      'Passée en revue par axe, un outil qui repère les manquements à ces règles.',
    ],
    [
      'Au clavier seul',
      'Réserver un cours, pointer les présents, vendre et payer un mois\u00a0: tout se fait sans souris.',
    ],
    ['Agrandies à 400\u00a0%', 'Rien n’est coupé et rien ne défile de côté.'],
    ['De droite à gauche', 'Les pages se lisent aussi dans ce sens.'],
    ['Couleurs forcées', 'Ce qui s’actionne reste visible dans les couleurs de contraste de votre appareil.'],
    ['Moins de mouvement', 'Si votre appareil le demande, rien ne glisse ni ne saute.'],
  ],

  known: 'Ce qui n’est pas parfait, à notre connaissance',
  limits: [
    'Les vérifications sont automatiques. Personne d’indépendant n’a encore examiné ces pages, et tous les lecteurs d’écran n’ont pas été essayés.',
    'Le paiement par carte et le plan s’ouvrent sur les pages d’autres entreprises, que nous ne faisons pas.',
    'Ce que le studio écrit lui-même, comme les décharges ou la description des cours, est aussi clair qu’il l’écrit.',
  ],

  write: 'Quelque chose vous en empêche\u202f?',
  writeMeans:
    'Dites au studio ce que vous vouliez faire et avec quoi, par exemple un lecteur d’écran. Il peut aussi réserver ou annuler pour vous, ou vous lire un texte.',
  atDesk: 'Adressez-vous à l’accueil du studio.',
}
