import type { ReadyMadeTexts } from './texts.ts'

export const fr: ReadyMadeTexts = {
  welcome: {
    name: 'Bienvenue',
    description: 'Une heure après l’inscription : comment cela se passe et où réserver.',
    mails: [
      {
        subject: 'Bienvenue chez {{studio.name}}, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\nnous sommes heureux de vous accueillir.\n\nPour votre premier cours, venez dix minutes en avance : nous vous ferons visiter. Portez une tenue dans laquelle vous bougez bien ; les tapis et tout le reste sont sur place.\n\n{{studio.portal}}\n\nUne question ? Répondez simplement à cet e-mail. Quelqu’un le lit vraiment.',
      },
    ],
  },
  first_visit: {
    name: 'Après la première visite',
    description: 'Le matin qui suit la première visite : un merci et une invitation à revenir.',
    mails: [
      {
        subject: 'Comment était-ce, {{client.first_name}} ?',
        body: 'Bonjour {{client.first_name}},\n\nmerci pour votre venue à {{class.name}}. La première fois est toujours la plus difficile, et elle est derrière vous.\n\nQuelque chose ne vous a pas plu ? Répondez et dites-le-nous ; cela nous aide plus que des éloges.\n\nRevenir dans la semaine, c’est ce qui aide le plus à continuer.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un carnet se termine',
    description:
      'Quand il reste trois cours ou moins sur un carnet : combien, avant qu’il n’y en ait plus. Au plus une fois tous les 30 jours.',
    mails: [
      {
        subject: '{{membership.name}} : bientôt terminé',
        body: 'Bonjour {{client.first_name}},\n\nnombre de cours qu’il vous reste sur « {{membership.name}} » : {{membership.credits_remaining}}.\n\nSi vous souhaitez continuer sans interruption, vous pouvez prendre le suivant quand vous voulez. Ce qui reste sur celui-ci est à vous jusqu’à son expiration.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Une offre découverte se termine',
    description: 'Trois jours avant la fin d’une offre découverte : la suite, sans pression.',
    mails: [
      {
        subject: 'Votre offre découverte se termine : {{membership.expires_on}}',
        body: 'Bonjour {{client.first_name}},\n\nvotre offre « {{membership.name}} » est valable jusqu’au {{membership.expires_on}}. Nous espérons que vous avez trouvé votre cours.\n\nSi vous souhaitez rester, regardez ce qui vous convient. Si vous hésitez, répondez à cet e-mail : nous vous dirons franchement ce qui en vaut la peine pour vous.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Anniversaire',
    description: 'Le matin de l’anniversaire : de bons vœux, et rien à vendre.',
    mails: [
      {
        subject: 'Joyeux anniversaire, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\ntoute l’équipe de {{studio.name}} vous souhaite un joyeux anniversaire et une année où vous vous sentez bien dans votre corps.\n\nPassez une belle journée.',
      },
    ],
  },
  win_back: {
    name: 'Vous nous manquez',
    description:
      'Après 30 jours sans visite ; une semaine plus tard, un code de 10 %. S’arrête dès qu’un cours est réservé.',
    mails: [
      {
        subject: 'Vous nous avez manqué, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\nvotre dernière visite remonte à un moment, et nous l’avons remarqué. La vie prend parfois toute la place.\n\nVous n’avez rien à rattraper. Un cours suffit pour recommencer.\n\n{{studio.portal}}\n\nQuelque chose vous retient ? Répondez et dites-le-nous.',
      },
      {
        subject: 'De quoi revenir plus facilement',
        body: 'Bonjour {{client.first_name}},\n\nsi vous souhaitez reprendre, ce code retire 10 % de votre prochain abonnement ou carnet : {{promo_code}}\n\nIl n’est que pour vous et sert une fois, jusqu’au {{promo_code_until}}.\n\n{{studio.portal}}\n\nEt si ce n’est pas le moment, aucun souci. Nous ne vous écrirons plus à ce sujet.',
      },
    ],
  },
  no_show: {
    name: 'Après un cours manqué',
    description: 'Le lendemain d’un cours réservé et manqué : un mot aimable, sans reproche.',
    mails: [
      {
        subject: 'Vous nous avez manqué : {{class.name}}',
        body: 'Bonjour {{client.first_name}},\n\nvotre place à {{class.name}} ({{class.date}}) est restée vide. Nous espérons que tout va bien.\n\nSi vous avez un empêchement une autre fois, annulez dès que possible : quelqu’un sur la liste d’attente sera heureux d’avoir la place.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Un achat resté inachevé',
    description: 'Deux heures après un paiement abandonné : de l’aide, si quelque chose n’a pas marché.',
    mails: [
      {
        subject: 'Un souci avec votre achat ?',
        body: 'Bonjour {{client.first_name}},\n\nvous avez commencé un achat sans le terminer. Rien n’a été débité.\n\nSi quelque chose n’a pas fonctionné, répondez à cet e-mail et nous vous aiderons. Si vous vouliez seulement regarder, il n’y a rien à faire.\n\n{{studio.portal}}',
      },
    ],
  },
}
