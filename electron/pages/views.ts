import type { RefusalReason } from '../../server/shell/port.ts'
import type { Standing } from '../server-process.ts'
import type { Choice, View } from './view.ts'

/** What there is to go back to. */
export interface WaysBack {
  /** When the newest copy was made, as a person reads it: “23 November, 02:10”. */
  copy: string | undefined
  /** The version before the update that was installed last and has not started yet. */
  formerVersion: string | undefined
  /** Whether a passphrase was given for the copy that is to be opened, and was not the right one. */
  isPassphraseWrong: boolean
}

interface Trouble {
  /** What the program says of it is what helps. */
  isDetailOpen?: boolean
  title: string
  text: string
  choices: Choice[]
}

const troubles: Record<RefusalReason, Trouble> = {
  'in-use': {
    title: 'This studio is already open elsewhere',
    text:
      'Another program works in the studio’s folder: maybe Studio Desk was started a second time, or another user of this ' +
      'computer has it open. Close that one, then start again. Your data is safe.',
    choices: ['again', 'folder', 'quit'],
  },
  damaged: {
    title: 'The studio’s data can’t be read',
    text:
      'The file with the studio’s data is damaged, or not where it should be. Nothing of it was changed. You can go back to a ' +
      'copy; what is there now is kept beside it.',
    choices: ['restore', 'again', 'folder', 'quit'],
  },
  'disk-full': {
    title: 'There is no room left on the disk',
    text: 'Studio Desk needs a little room to start. Delete or move what you don’t need, then start again. Your data is safe.',
    choices: ['again', 'folder', 'quit'],
  },
  'port-taken': {
    title: 'Another program uses the studio’s address',
    text:
      'On this computer, a program already answers where Studio Desk would. Close it and start again, or let Studio Desk take ' +
      'another address and keep it. A tunnel or domain that leads to the clients’ pages then has to be pointed at the new one.',
    choices: ['other-port', 'again', 'quit'],
  },
  'key-missing': {
    title: 'The key to this studio is missing',
    text:
      'Saved passwords and sign-ins are locked with a key that is not here or does not fit. If the studio was moved from another ' +
      'computer, bring the file secrets.key from there into the data folder, then start again. Nothing was changed.',
    choices: ['again', 'folder', 'restore', 'quit'],
    isDetailOpen: true,
  },
  passphrase: {
    title: 'This copy is encrypted',
    text: 'Enter the passphrase that was set for copies. Nothing was changed so far.',
    choices: ['passphrase', 'again', 'folder', 'quit'],
  },
  newer: {
    title: 'This studio was used with a newer Studio Desk',
    text:
      'A newer version has already changed how the data is kept, and this one can’t read it. Install the newer version again, ' +
      'then open it. Your data is safe, and nothing was changed.',
    choices: ['again', 'folder', 'quit'],
  },
  other: {
    title: 'Studio Desk can’t start',
    text: 'Something on this computer is in the way. What it is, is said below. Once that is put right, start again.',
    choices: ['again', 'folder', 'quit'],
    isDetailOpen: true,
  },
}

const givenUp: Trouble = {
  title: 'Studio Desk does not stay up',
  text:
    'It was started several times and ended by itself each time. Starting the computer anew often helps. If it does not, what is ' +
    'said below helps those you ask.',
  choices: ['again', 'restore', 'folder', 'quit'],
  isDetailOpen: true,
}

const WRONG_PASSPHRASE =
  'This copy does not open with that passphrase. Look for typing errors; it is the one that was set when the copy was made. ' +
  'Nothing was changed so far.'

const AFTER_UPDATE =
  'This version was installed as an update and has not started yet: you can get the version before back, with the copy made then.'

/** What the shell's page shows while the studio itself can't be shown. */
export function viewOf(standing: Standing, back: WaysBack): View {
  switch (standing.kind) {
    case 'refused': {
      const trouble = troubles[standing.reason]
      const isWrong = standing.reason === 'passphrase' && back.isPassphraseWrong
      return troubleView(isWrong ? { ...trouble, text: WRONG_PASSPHRASE } : trouble, standing.message, back)
    }
    case 'given-up':
      return troubleView(givenUp, standing.why, back)
    case 'fallen':
      return {
        tone: 'working',
        title: 'Studio Desk starts again',
        text: 'It ended by itself a moment ago and will be back in a few seconds. What was saved is safe.',
        detail: standing.why,
        choices: [],
      }
    case 'starting':
    case 'ready':
      return { tone: 'working', title: 'Opening your studio', text: 'This takes a few seconds.', choices: [] }
    case 'stopped':
      return {
        tone: 'working',
        title: 'Closing your studio',
        text: 'What is under way is brought to an end.',
        choices: [],
      }
  }
}

function troubleView({ title, text, choices, isDetailOpen }: Trouble, detail: string, back: WaysBack): View {
  // A version before does not read what a newer one has changed: the copy made before it goes with it.
  const former: Choice[] = back.formerVersion === undefined ? [] : ['former-version', 'restore']
  const offered = [...new Set([...former, ...choices])]
  return {
    tone: 'trouble',
    title,
    text: back.formerVersion === undefined ? text : `${text} ${AFTER_UPDATE}`,
    detail,
    isDetailOpen,
    choices: offered
      .filter((choice) => choice !== 'restore' || back.copy !== undefined)
      .map((choice) => ({ choice, label: labelOf(choice, back) })),
  }
}

function labelOf(choice: Choice, { copy, formerVersion }: WaysBack): string {
  const labels: Record<Choice, string> = {
    passphrase: 'Open the copy',
    again: 'Start again',
    'other-port': 'Choose another address',
    restore: `Go back to the copy of ${copy}`,
    'former-version': `Get version ${formerVersion} back`,
    folder: 'Show the data folder',
    quit: 'Quit',
  }
  return labels[choice]
}
