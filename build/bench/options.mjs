import { readCommandLine } from '../command-line.mjs'

const help = `npm run bench -- [FIGURE …] [--operation PART] [--rounds 7] [--full 1] [--small 0.01] [--markdown]

Measures the figures that are named (all, where none is) in two studios made at the scales --full and --small.
--operation measures the growth of the operations that have this in their name; --markdown prints the table for a document.
`
const text = /** @type {const} */ ({ type: 'string' })

/** Reads how the bench is called. */
export const readOptions = () =>
  readCommandLine({
    command: 'npm run bench',
    help,
    // Figures by name; all unless said otherwise.
    takesWords: true,
    numbers: ['rounds', 'full', 'small'],
    options: {
      /** Operations whose growth is measured, as a part of their name. */
      operation: text,
      rounds: { ...text, default: '7' },
      /** The scales of the two studios. */
      full: { ...text, default: '1' },
      small: { ...text, default: '0.01' },
      markdown: { type: /** @type {const} */ ('boolean'), default: false },
    },
  })
