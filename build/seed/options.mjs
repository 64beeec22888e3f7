import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { readCommandLine } from '../command-line.mjs'

const help = `npm run seed -- [--years 10] [--seed 1] [--scale 1] [--until YYYY-MM-DD] [--data DIR]

Makes a studio that has run for years: made-up people, the same byte for byte for the same options.
  --years   how long it has run
  --seed    another number makes another studio
  --scale   1 is 50,000 clients and about 2 million bookings; 0.01 is a hundredth of it
  --until   the day on whose morning it is found; today unless said otherwise
  --data    the folder it is made in; a new one
`
const text = /** @type {const} */ ({ type: 'string' })

/** Reads how the seed is called. */
export const readOptions = () =>
  readCommandLine({
    command: 'npm run seed',
    help,
    numbers: ['years', 'seed', 'scale'],
    options: { years: text, seed: text, scale: text, until: text, data: text },
  })

/**
 * Returns the studio's folder: a separate one for each seed and scale, unless one is named.
 * @param {{ seed?: string, scale?: string, data?: string }} values
 */
export const folderOf = ({ seed = '1', scale = '1', data }) =>
  resolve(data ?? join(homedir(), `.studio-desk-years-${Math.round(Number(seed))}-${Number(scale)}`))
