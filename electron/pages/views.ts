import type { Standing, Why } from '../server-process.ts'
import type { Words } from '../words/words.ts'
import type { Choice, View } from './view.ts'

/** The versions and copies to go back to. */
export interface WaysBack {
  /** Time of the newest copy, as a person reads it: “23 November, 02:10”. */
  copy: string | undefined
  /** The version before the update that was installed last and has not started yet. */
  formerVersion: string | undefined
  /** True if a passphrase was given for the copy that is to be opened, and was not the right one. */
  isPassphraseWrong: boolean
}

/** The ways out of each trouble, the best one first. */
const waysOut: Record<keyof Words['troubles'], readonly Choice[]> = {
  'in-use': ['again', 'folder', 'quit'],
  damaged: ['restore', 'again', 'folder', 'quit'],
  'disk-full': ['again', 'folder', 'quit'],
  'port-taken': ['other-port', 'again', 'quit'],
  'key-missing': ['again', 'folder', 'restore', 'quit'],
  passphrase: ['passphrase', 'again', 'folder', 'quit'],
  newer: ['again', 'folder', 'quit'],
  other: ['again', 'folder', 'quit'],
  'given-up': ['again', 'restore', 'folder', 'quit'],
}
/** Troubles of which the program's own words are what helps. */
const isDetailHelpful = new Set<keyof Words['troubles']>(['key-missing', 'other', 'given-up'])

/** Returns the shell's page for the time when the studio itself can't be shown. */
export function viewOf(standing: Standing, back: WaysBack, words: Words): View {
  const { page } = words
  switch (standing.kind) {
    case 'refused':
      return troubleView(standing.reason, standing.message || page.noReason, back, words)
    case 'given-up':
      return troubleView('given-up', whyIn(standing.why, words), back, words)
    case 'fallen':
      return { tone: 'working', ...page.fallen, detail: whyIn(standing.why, words), choices: [] }
    case 'starting':
    case 'ready':
      return { tone: 'working', ...page.opening, choices: [] }
    case 'stopped':
      return { tone: 'working', ...page.closing, choices: [] }
  }
}

const whyIn = (why: Why, { page }: Words): string => (typeof why === 'number' ? page.endedWith(why) : why)

function troubleView(trouble: keyof Words['troubles'], detail: string, back: WaysBack, words: Words): View {
  const { title, text } = words.troubles[trouble]
  const said = trouble === 'passphrase' && back.isPassphraseWrong ? words.wrongPassphrase : text
  // A version before does not read what a newer one has changed: the copy made before it goes with it.
  const former: Choice[] = back.formerVersion === undefined ? [] : ['former-version', 'restore']
  const offered = [...new Set([...former, ...waysOut[trouble]])]
  return {
    tone: 'trouble',
    title,
    text: back.formerVersion === undefined ? said : `${said} ${words.afterUpdate}`,
    detail,
    isDetailOpen: isDetailHelpful.has(trouble),
    choices: offered
      .filter((choice) => choice !== 'restore' || back.copy !== undefined)
      .map((choice) => ({ choice, label: labelOf(choice, back, words) })),
  }
}

function labelOf(choice: Choice, { copy = '', formerVersion = '' }: WaysBack, { choices }: Words): string {
  if (choice === 'restore') return choices.restore(copy)
  if (choice === 'former-version') return choices['former-version'](formerVersion)
  return choices[choice]
}
