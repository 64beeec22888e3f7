import { plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')

/** The assistant beside the page. */
export const assistant = {
  title: 'Assistant',
  begin: 'New conversation',
  conversation: 'Conversation',
  emptyTitle: 'What would you like to know?',
  empty:
    'The assistant looks figures up in your studio and says where they stand. It changes nothing unless you confirm it.',
  starters: 'Questions to begin with',
  starter: {
    takings: 'How much did we take in last month?',
    expiring: 'Whose memberships run out in the next two weeks?',
    absent: 'Which regulars have stopped coming?',
    places: 'Which classes of the next three days have places left?',
    stock: 'Which products are nearly sold out?',
    tasks: 'What is still to do for the team?',
  },
  field: 'Your question',
  placeholder: 'Ask about your studio…',
  send: 'Ask',
  stop: 'Stop',
  mind: 'It can be wrong. The pages that it names have the figures.',
  asked: 'You asked:',
  working: 'Looking it up…',
  stopped: 'You stopped it here.',
  again: 'Try again',
  toSettings: 'License and AI',
  answer: (reply: string) => `Answer: ${reply}`,
  failed: 'There is no answer.',
  sources: 'Where it stands',
  source: (number: number, label: string) => `Source ${number}: ${label}`,
  proposals: (n: number) => count(n, { one: 'Proposed, and not done yet', other: `${n} proposals, none done yet` }),
  confirm: 'Confirm',
  dismiss: 'Dismiss',
  confirmed: 'Done.',
  see: 'See it',
  dismissed: 'Dismissed.',
}
