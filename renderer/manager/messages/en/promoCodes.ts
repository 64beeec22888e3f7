import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const list = lists('en')

/** What a code does, in plain sentences; the page puts those together that apply. */
const sentences = {
  takes: (discount: string, what: string) => `Takes ${discount} off ${what}.`,
  anyType: 'every membership',
  types: (names: readonly string[]) => list(names),
  moreTypes: (names: readonly string[], more: number) =>
    list([...names, count(more, { one: '1 other', other: `${figure(more)} others` })]),
  between: (from: string, until: string) => `Good from ${from} until ${until}.`,
  from: (from: string) => `Good from ${from} on.`,
  until: (until: string) => `Good until ${until}.`,
  always: 'Good without an end.',
  onceEach: 'Once per client.',
  uses: (n: number) => count(n, { one: 'It can be used once.', other: `It can be used ${figure(n)} times.` }),
  onceEachUses: (n: number) =>
    count(n, { one: 'It can be used once.', other: `Once per client, ${figure(n)} times in all.` }),
  unlimited: 'As often as somebody likes.',
}

const form = {
  newTitle: 'New promo code',
  editTitle: (code: string) => `Edit ${code}`,
  keeps: 'What was sold with it keeps its discount.',
  code: 'Code',
  codeHelp: 'Letters, figures and dashes, such as SPRING-20.',
  kind: 'It takes off',
  kinds: { percentage: 'A percentage', fixed_amount: 'An amount' },
  percentage: 'Percentage',
  amount: 'Amount',
  percent: '%',
  tooMuch: 'At most 100 %.',
  notZero: 'More than 0.',
  for: 'For',
  allTypes: 'Every membership type',
  someTypes: 'Only some',
  types: 'Membership types',
  noType: 'Choose at least one.',
  offSale: 'off sale',
  from: 'From',
  until: 'Until',
  untilHelp: 'The last day, counted. Empty: no end.',
  order: 'It ends before it begins.',
  maxUses: 'Uses in all',
  maxUsesHelp: 'Empty: no limit.',
  once: 'Once per client',
  does: 'What it does',
  create: 'Create the code',
  created: (code: string) => `${code} created`,
  saved: (code: string) => `${code} saved`,
}

export const promoCodes = {
  title: 'Promo codes',
  lead: 'A discount on memberships, for those who know the word.',
  total: (n: number, capped: boolean) =>
    capped ? `More than ${figure(n)}` : count(n, { one: '1 code', other: `${figure(n)} codes` }),
  table: 'Promo codes',
  create: 'New code',
  shown: 'Which codes',
  shownAs: { active: 'Active', all: 'All' },
  code: 'Code',
  does: 'What it does',
  uses: 'Uses',
  used: (n: number) => count(n, { one: 'Used once', other: `Used ${figure(n)} times` }),
  usedOf: (n: number, most: number) => `${figure(n)} of ${figure(most)}`,
  neverUsed: 'Not used yet',
  states: {
    active: 'Good today',
    coming: 'Not yet',
    over: 'Over',
    usedUp: 'Used up',
    deactivated: 'Deactivated',
  },
  state: 'State',
  edit: 'Edit',
  copy: 'Copy the code',
  copied: 'Code copied',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivated: (code: string) => `${code} deactivated`,
  reactivated: (code: string) => `${code} is active again`,
  none: 'No promo codes yet',
  noneHelp: 'Twenty percent for the spring, ten euros for a friend: create the first one.',
  noneActive: 'No code is active',
  noneActiveHelp: 'Show all of them to reactivate one.',
  showAll: 'Show all',
  sentences,
  form,
}
