import { readCommandLine } from '../command-line.mjs'

const help = `npm run mutate -- [--seed abc123] [--count 100] [--in part/of/a/path] [--kind part-of-its-name] [--unproven] [--list]

Makes deliberate mistakes in copies of the tree and says which test sees each.
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
      count: { ...text, default: '100' },
      in: { ...text, default: '' },
      kind: { ...text, default: '' },
      unproven: { ...flag, default: false },
      list: { ...flag, default: false },
    },
  })
