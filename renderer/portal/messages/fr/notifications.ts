import type { Messages } from '../en/index.ts'

export const notifications: Messages['notifications'] = {
  title: 'Notifications',
  lead: 'Ce que le studio vous a annoncé sur vos cours et le reste.',
  rowDetail: 'Ce qui vous a été annoncé, et comment vous voulez l’apprendre',
  none: 'Rien pour le moment',
  noneMeans: 'Les nouvelles de vos cours et les messages du studio s’afficheront ici.',
  count: (unread) =>
    unread === 0 ? 'Tout est lu' : unread === 1 ? '1 nouvelle notification' : `${unread} nouvelles notifications`,
  new: 'Nouveau',
  open: 'Ouvrir',
  openOf: (title) => `Ouvrir\u00a0: ${title}`,
  markRead: 'Marquer comme lue',
  markReadOf: (title) => `Marquer comme lue\u00a0: ${title}`,
  markAll: 'Tout marquer comme lu',
  device: {
    title: 'Sur cet appareil',
    turnOn: 'M’avertir sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    turnedOn: 'Cet appareil vous avertira',
    turnedOff: 'Cet appareil ne vous avertira plus',
    failed: 'Cela n’a pas fonctionné',
    failedMeans:
      'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard, ou choisissez l’e-mail ci-dessous.',
    means: {
      on: 'Cet appareil vous avertit aussitôt qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Les rappels attendent la fin des heures calmes du studio.',
      off: 'Apprenez aussitôt qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Pas de publicité. Votre navigateur va vous poser la question\u00a0; vous pouvez désactiver ici à tout moment.',
      blocked:
        'Les notifications de cette page sont bloquées dans votre navigateur. Autorisez-les dans ses réglages pour cette page, puis revenez.',
      homeScreen:
        'Sur un iPhone ou un iPad, ajoutez d’abord cette page à votre écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-la depuis là et activez les notifications.',
      insecure:
        'Les notifications ont besoin de l’adresse sécurisée (https) du studio. Ouvrez la page là-bas\u00a0; le lien des e-mails du studio y mène.',
      unknown:
        'Ce navigateur ne peut pas afficher de notifications. Essayez-en un autre, ou choisissez l’e-mail ci-dessous.',
    },
  },
  how: {
    title: 'Comment vous l’apprenez',
    label: 'Les messages du studio arrivent',
    lettersStay: 'Les e-mails sur les réservations, les paiements et votre compte arrivent dans tous les cas.',
    ways: { push: 'Sur mes appareils', email: 'Par e-mail', both: 'Sur mes appareils et par e-mail' },
  },
}
