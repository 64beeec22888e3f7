import { readCommandLine } from '../command-line.mjs'

const help = `npm run mutate -- [--seed abc123] [--count 100] [--in PART] [--kind PART] [--from FILE] [--out FILE] [--all] [--list]

Makes deliberate mistakes in copies of the tree, one at a time in each, and says which test sees each of them.
  --seed    other letters and digits choose other mistakes; the same ones choose the same in the same tree
  --count   how many; 100, or all that --from names
  --in      only in files with this in their path
  --kind    only the kinds of mistakes with this in their name
  --from    the mistakes of a file that --out wrote, perhaps at another revision, as far as their lines are still there
  --out     writes a line for each mistake into a file: place, mistake, outcome, and the line of code, with tabs between
  --all     runs every test that can see a mistake before it counts as missed, however long that takes
  --list    names the mistakes that would be tried, and tries none
`
const text = /** @type {const} */ ({ type: 'string' })
const flag = /** @type {const} */ ({ type: 'boolean' })

/** Reads how the mistakes are asked for. */
export const readOptions = () =>
  readCommandLine({
    command: 'npm run mutate',
    help,
    numbers: ['count'],
    options: {
      seed: { ...text, default: '1' },
      count: text,
      in: { ...text, default: '' },
      kind: { ...text, default: '' },
      from: text,
      out: text,
      all: { ...flag, default: false },
      list: { ...flag, default: false },
    },
  })
