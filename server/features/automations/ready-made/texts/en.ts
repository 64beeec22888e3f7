import type { ReadyMadeTexts } from './texts.ts'

export const en: ReadyMadeTexts = {
  welcome: {
    name: 'Welcome',
    description: 'An hour after somebody has joined: how it works, and where to book.',
    mails: [
      {
        subject: 'Welcome to {{studio.name}}, {{client.first_name}}',
        body: 'Hello {{client.first_name}},\n\nhow good that you are here.\n\nFor your first class, come ten minutes early: we will show you round. Wear what you can move in; mats and everything else are here.\n\n{{studio.portal}}\n\nIf you have a question, just reply to this e-mail. A person reads it.',
      },
    ],
  },
  first_visit: {
    name: 'After the first visit',
    description: 'The morning after somebody came for the first time: thanks, and an invitation to come again.',
    mails: [
      {
        subject: 'How was it, {{client.first_name}}?',
        body: 'Hello {{client.first_name}},\n\nthank you for coming to {{class.name}}. The first time is always the hardest, and it is behind you.\n\nWas anything not as you would have liked? Reply and tell us; that helps us more than praise.\n\nWhoever comes again within a week finds it easiest to stay with it.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'A pack runs out',
    description:
      'When three classes or fewer are left on a pack: how many there are, before they are gone. Once in 30 days at most.',
    mails: [
      {
        subject: 'Your {{membership.name}} is nearly used up',
        body: 'Hello {{client.first_name}},\n\nclasses left on your {{membership.name}}: {{membership.credits_remaining}}.\n\nIf you would like to go on without a gap, you can get the next one whenever it suits you. What is left on this one stays yours until it expires.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'An intro offer ends',
    description: 'Three days before an intro offer ends: what comes next, without pressure.',
    mails: [
      {
        subject: 'Your first time with us ends on {{membership.expires_on}}',
        body: 'Hello {{client.first_name}},\n\nyour {{membership.name}} is good until {{membership.expires_on}}. We hope that you have found your class.\n\nIf you would like to stay, have a look at what suits you. If you are not sure, reply to this e-mail: we will gladly tell you honestly which one is worth it for you.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Birthday',
    description: 'On the morning of the birthday: good wishes, and nothing to sell.',
    mails: [
      {
        subject: 'Happy birthday, {{client.first_name}}',
        body: 'Dear {{client.first_name}},\n\nall of us at {{studio.name}} wish you a happy birthday and a year in which you feel at home in your body.\n\nHave a lovely day.',
      },
    ],
  },
  win_back: {
    name: 'We miss you',
    description:
      'After 30 days without a visit; a week later a code for 10 % off. It ends as soon as something is booked.',
    mails: [
      {
        subject: 'We have missed you, {{client.first_name}}',
        body: 'Hello {{client.first_name}},\n\nit has been a while since you were here, and we have noticed. Perhaps life got in the way; it does that.\n\nYou need not catch up on anything. One class is enough to begin again.\n\n{{studio.portal}}\n\nIs there something that keeps you away? Reply and tell us.',
      },
      {
        subject: 'Something to make it easier to come back',
        body: 'Hello {{client.first_name}},\n\nif you would like to start again, this code takes 10 % off your next membership or pack: {{promo_code}}\n\nIt is yours alone and good once, until {{promo_code_until}}.\n\n{{studio.portal}}\n\nAnd if it is not the time for it: that is all right too. We will not write about it again.',
      },
    ],
  },
  no_show: {
    name: 'After a missed class',
    description: 'The day after somebody did not come to a class they had booked: a friendly word, no reproach.',
    mails: [
      {
        subject: 'We missed you in {{class.name}}',
        body: 'Hello {{client.first_name}},\n\nyour place in {{class.name}} on {{class.date}} stayed empty. We hope that all is well.\n\nIf something comes up another time, cancel as early as you can: somebody on the waitlist will be glad of the place.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'A purchase was left unfinished',
    description: 'Two hours after somebody left a checkout unpaid: help, in case something went wrong.',
    mails: [
      {
        subject: 'Did something go wrong with your purchase?',
        body: 'Hello {{client.first_name}},\n\nyou began a purchase with us and did not finish it. Nothing was charged.\n\nIf something did not work, reply to this e-mail and we will help. If you only wanted to look, there is nothing to do.\n\n{{studio.portal}}',
      },
    ],
  },
}
