import type { ReadyMadeTexts } from './texts.ts'

export const fr: ReadyMadeTexts = {
  welcome: {
    name: 'Bienvenue',
    description: 'Une heure après l’inscription : comment cela se passe et où réserver.',
    mails: [
      {
        subject: 'Bienvenue chez {{studio.name}}, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\nNous sommes heureux de vous accueillir.\n\nPour votre premier cours, venez dix minutes en avance : nous vous ferons visiter. Portez une tenue confortable ; les tapis et tout le reste sont sur place.\n\n{{studio.portal}}\n\nUne question ? Répondez simplement à cet e-mail. Nous lisons chaque message.',
      },
    ],
  },
  first_visit: {
    name: 'Après la première visite',
    description: 'Le matin qui suit la première visite : un merci et une invitation à revenir.',
    mails: [
      {
        subject: 'Comment était-ce, {{client.first_name}} ?',
        body: 'Bonjour {{client.first_name}},\n\nMerci pour votre venue à {{class.name}}. La première fois est toujours la plus difficile, et vous l’avez fait.\n\nQuelque chose ne vous a pas plu ? Répondez et dites-le-nous ; cela nous aide plus que des éloges.\n\nIl est plus facile de continuer en revenant dans la semaine.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un carnet se termine',
    description:
      'Quand il reste trois crédits ou moins sur un carnet : un rappel avant qu’il soit terminé. Au plus une fois tous les 30 jours.',
    mails: [
      {
        subject: '{{membership.name}} : c’est bientôt fini',
        body: 'Bonjour {{client.first_name}},\n\nCrédits restants sur « {{membership.name}} » : {{membership.credits_remaining}}.\n\nPour continuer sans interruption, vous pouvez acheter le suivant quand vous voulez. Vous gardez les crédits de celui-ci jusqu’à son expiration.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Une offre découverte se termine',
    description: 'Trois jours avant la fin d’une offre découverte : la suite, sans pression.',
    mails: [
      {
        subject: 'Votre offre découverte se termine : {{membership.expires_on}}',
        body: 'Bonjour {{client.first_name}},\n\nVotre offre « {{membership.name}} » est valable jusqu’au {{membership.expires_on}}. Nous espérons que vous avez trouvé un cours qui vous plaît.\n\nSi vous souhaitez rester, regardez ce qui vous convient. Si vous hésitez, répondez à cet e-mail : nous vous dirons franchement ce qui en vaut la peine pour vous.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Anniversaire',
    description: 'Le matin de l’anniversaire : de bons vœux, et rien à vendre.',
    mails: [
      {
        subject: 'Joyeux anniversaire, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\nToute l’équipe vous souhaite un joyeux anniversaire et une année où vous vous sentez bien dans votre corps.\n\nPassez une belle journée.\n\n{{studio.name}}',
      },
    ],
  },
  win_back: {
    name: 'Vous nous manquez',
    description:
      'Après 30 jours sans visite ; une semaine plus tard, un code de 10 %. S’arrête dès qu’un cours est réservé.',
    mails: [
      {
        subject: 'Vous nous avez manqué, {{client.first_name}}',
        body: 'Bonjour {{client.first_name}},\n\nVotre dernière visite remonte à un moment. La vie prend parfois toute la place.\n\nVous n’avez rien à rattraper. Un cours suffit pour recommencer.\n\n{{studio.portal}}\n\nQuelque chose vous retient ? Répondez et dites-le-nous.',
      },
      {
        subject: 'Un coup de pouce pour revenir',
        body: 'Bonjour {{client.first_name}},\n\nSi vous souhaitez reprendre, ce code vous offre 10 % de remise sur votre prochain abonnement ou carnet : {{promo_code}}\n\nIl est réservé à vous et valable une fois, jusqu’au {{promo_code_until}}.\n\n{{studio.portal}}\n\nEt si ce n’est pas le moment, aucun souci. Nous ne vous écrirons plus à ce sujet.',
      },
    ],
  },
  no_show: {
    name: 'Après une absence',
    description: 'Le lendemain d’une absence à un cours réservé : un mot aimable, sans reproche.',
    mails: [
      {
        subject: 'Vous nous avez manqué : {{class.name}}',
        body: 'Bonjour {{client.first_name}},\n\nVous nous avez manqué à {{class.name}} ({{class.date}}). Nous espérons que tout va bien.\n\nSi vous avez un empêchement une autre fois, annulez dès que possible : quelqu’un sur la liste d’attente sera heureux d’avoir la place.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Un achat inachevé',
    description: 'Deux heures après un paiement interrompu : de l’aide, en cas de problème.',
    mails: [
      {
        subject: 'Un souci avec votre achat ?',
        body: 'Bonjour {{client.first_name}},\n\nVous avez commencé un achat sans le terminer. Rien n’a été débité.\n\nSi quelque chose n’a pas fonctionné, répondez à cet e-mail et nous vous aiderons. Si vous vouliez seulement regarder, il n’y a rien à faire.\n\n{{studio.portal}}',
      },
    ],
  },
}
