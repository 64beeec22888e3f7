import { readCommandLine } from '../command-line.mjs'

const help = `npm run torture -- [--seed abc123] [--minutes 10] [--only killed-while-writing,…]

Is bad to the bundle that npm start serves, for as long as --minutes says, and reports what did not survive it.
--seed repeats a run; --only keeps to the torments that are named, with hyphens for spaces.
`

/** Reads how the torture is called. */
export const readOptions = () =>
  readCommandLine({
    command: 'npm run torture',
    help,
    numbers: ['minutes'],
    options: {
      seed: { type: /** @type {const} */ ('string'), default: '1' },
      minutes: { type: /** @type {const} */ ('string'), default: '10' },
      only: { type: /** @type {const} */ ('string') },
    },
  })
