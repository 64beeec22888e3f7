/** What the studio has a license for, and whose key the assistant answers with. */
export const license = {
  title: 'License',
  titleMeans: 'Only the assistant needs one. Whatever it says here, nothing of the studio is ever locked.',
  plans: { base: 'Base', base_ai: 'Base with AI' },
  states: {
    none: 'No license',
    active: 'Active',
    canceled: 'Ended',
    invalid: 'Not known',
    grace_expired: 'Not confirmed',
  },
  none: 'There is no license yet, and none is needed for everything but the assistant: clients, classes, selling, the portal and all the rest work without one, for as long as you like.',
  active: {
    base: 'Thank you. This plan keeps Studio Desk going; with Base with AI you would have the assistant too.',
    base_ai: 'The assistant is at hand.',
  },
  amiss: {
    canceled: {
      title: 'The subscription has ended',
      means:
        'Everything goes on but the assistant. Renew it where you bought it, and the studio hears of it within a day; or enter the key of a new license.',
    },
    invalid: {
      title: 'The license service does not know the key any more',
      means: 'Everything goes on but the assistant. Enter the key once more, or that of a new license.',
    },
    grace_expired: {
      title: 'The license could not be confirmed for two weeks',
      means:
        'Everything goes on but the assistant. Connect this computer to the internet: the studio asks again by itself every few hours, and at once when you enter the key.',
    },
  },
  notReached: 'The license service could not be reached lately',
  holdsUntil: (date: string) =>
    `The license holds without it until ${date}. The studio goes on asking by itself; all it needs is the internet.`,
  service: 'See plans and get a license',
  manage: 'Plans and subscription',

  redeem: 'Enter a license key',
  redeemOther: 'Enter another license key',
  key: 'License key',
  keyMeans: 'As you were shown it after buying. Spaces, dashes and small letters make no difference.',
  keyExample: 'SD1-…',
  slip: 'There seems to be a slip in it: compare it with the key you were shown.',
  submit: 'Redeem',
  keyUnknown:
    'The license service does not know this key. Compare it with the one you were shown. Nothing was changed.',
  serviceUnreachable: 'The license service can’t be reached now. Nothing was changed. Try again in a minute.',
  redeemed: 'The key was redeemed',
  nowPossible: {
    base: 'Thank you. Nothing changes in your daily work: it was all there before.',
    base_ai:
      'The assistant is there from now on: it answers questions about your studio, and proposes what you then confirm.',
  },
  notActive: 'The key was redeemed, but its license is not active.',

  ai: 'Assistant',
  aiMeans: 'Ask in your own words how the studio is doing. It answers with figures and the pages they come from.',
  adds: 'What Base with AI adds',
  addsLines: [
    'Questions in your own words: what came in, who stopped coming, which classes have places left.',
    'Answers with figures, each with a link to the page it is from.',
    'Proposals, such as a booking, a note or a task, that are done only once somebody confirms them.',
  ],
  answersBy: 'Answers come by',
  hosted: 'The license service, within the plan',
  own: (provider: string) => `Your own key at ${provider}`,
  ownMeans:
    'With a key of your own at an AI provider, questions go there directly. The provider charges you for them, and the plan’s monthly limit does not count.',
  useOwn: 'Use a key of your own…',
  change: 'Change the key…',
  remove: 'Remove the key…',
  notValid: 'The assistant rests until the license is active again.',
  keyTitle: 'A key of your own',
  keyTitleMeans: 'It is tried at the provider before anything is kept.',
  provider: 'Provider',
  choose: 'Choose a provider',
  apiKey: 'Key',
  apiKeyMeans: 'Kept encrypted on this computer, never shown again.',
  whereKeys: (provider: string) => `Your keys at ${provider}`,
  show: 'Show',
  hide: 'Hide',
  keep: 'Try and keep it',
  kept: (provider: string) => `The assistant answers by your key at ${provider}`,
  removeTitle: (provider: string) => `Remove the key at ${provider}?`,
  removeMeans:
    'The assistant then answers through the license service again. The key goes on at the provider; end it there if nobody else needs it.',
  removeConfirm: 'Remove',
  removed: 'The assistant answers through the license service again',

  leaves: 'What leaves this computer',
  leavesLines: [
    'Your questions, and what is looked up to answer them: figures, classes, memberships, products, tasks, and notes on a client where you ask for them. It goes through the license service to its AI provider, or with a key of your own straight to yours.',
    'Names are masked before, and put back afterwards: whole names however they are written, first and last names alone where they are written with a capital letter. A nickname, or a name alone in small letters, is not known as one.',
    'E-mail addresses, telephone numbers, birth dates, health data and what somebody has paid are never looked up. What you type into a question, or have noted on a client, goes as it is but for names, e-mail addresses and telephone numbers.',
  ],

  builtWith: 'What Studio Desk is built with',
  builtWithMeans: 'Studio Desk itself is under the MIT license. It is built with the work of others, on their terms.',
  notices: 'Read their licenses',
}
