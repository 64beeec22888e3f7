import type { ReadyMadeTexts } from './texts.ts'

export const en: ReadyMadeTexts = {
  welcome: {
    name: 'Welcome',
    description: 'One hour after someone signs up: how it works and where to book.',
    mails: [
      {
        subject: 'Welcome to {{studio.name}}, {{client.first_name}}',
        body: 'Hello {{client.first_name}},\n\nGreat to have you.\n\nFor your first class, come ten minutes early and we’ll show you around. Wear something you can move in; we have mats and everything else.\n\n{{studio.portal}}\n\nIf you have a question, just reply to this email. A real person reads it.',
      },
    ],
  },
  first_visit: {
    name: 'After the first visit',
    description: 'The morning after someone’s first visit: thanks, and an invitation to come back.',
    mails: [
      {
        subject: 'How was it, {{client.first_name}}?',
        body: 'Hello {{client.first_name}},\n\nThank you for coming to {{class.name}}. The first time is always the hardest, and you’ve done it.\n\nWas anything not quite right? Reply and tell us; it helps us more than praise.\n\nIt’s easiest to keep going if you come back within a week.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'A pack is running out',
    description:
      'When three credits or fewer are left on a pack: a reminder before they run out. At most once in 30 days.',
    mails: [
      {
        subject: 'Your {{membership.name}} is almost used up',
        body: 'Hello {{client.first_name}},\n\nCredits left on your {{membership.name}}: {{membership.credits_remaining}}.\n\nTo keep going without a gap, you can get your next one any time. You keep the remaining credits until this one expires.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'An intro offer is ending',
    description: 'Three days before an intro offer ends: what comes next, without pressure.',
    mails: [
      {
        subject: 'Your intro offer ends on {{membership.expires_on}}',
        body: 'Hello {{client.first_name}},\n\nYour {{membership.name}} is valid until {{membership.expires_on}}. We hope you’ve found a class you like.\n\nIf you’d like to stay, take a look at what suits you. Not sure? Reply to this email and we’ll tell you honestly which option is worth it for you.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Birthday',
    description: 'On the morning of the birthday: good wishes, and nothing to sell.',
    mails: [
      {
        subject: 'Happy birthday, {{client.first_name}}',
        body: 'Dear {{client.first_name}},\n\nAll of us at {{studio.name}} wish you a happy birthday and a year full of good movement.\n\nHave a lovely day.',
      },
    ],
  },
  win_back: {
    name: 'We miss you',
    description: 'After 30 days without a visit; a week later, a code for 10% off. It stops as soon as they book.',
    mails: [
      {
        subject: 'We’ve missed you, {{client.first_name}}',
        body: 'Hello {{client.first_name}},\n\nIt’s been a while since your last visit. Maybe life got in the way; it happens.\n\nThere’s nothing to catch up on. One class is enough to start again.\n\n{{studio.portal}}\n\nIs something keeping you away? Reply and tell us.',
      },
      {
        subject: 'A little help to come back',
        body: 'Hello {{client.first_name}},\n\nIf you would like to start again, this code gives you 10% off your next membership or pack: {{promo_code}}\n\nIt’s just for you and works once, until {{promo_code_until}}.\n\n{{studio.portal}}\n\nIf now isn’t the right time, that’s fine too. We won’t email you about this again.',
      },
    ],
  },
  no_show: {
    name: 'After a missed class',
    description: 'The day after someone misses a class they booked: a friendly word, no reproach.',
    mails: [
      {
        subject: 'We missed you in {{class.name}}',
        body: 'Hello {{client.first_name}},\n\nWe missed you in {{class.name}} on {{class.date}}. We hope all is well.\n\nIf something comes up another time, cancel as early as you can: someone on the waitlist will be glad of the spot.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'An unfinished purchase',
    description: 'Two hours after someone leaves a checkout unpaid: help, in case something went wrong.',
    mails: [
      {
        subject: 'Did something go wrong with your purchase?',
        body: 'Hello {{client.first_name}},\n\nYou started a purchase with us and didn’t finish it. You haven’t been charged.\n\nIf something didn’t work, reply to this email and we’ll help. If you were just looking, there’s nothing to do.\n\n{{studio.portal}}',
      },
    ],
  },
}
