import { folderOf, readOptions } from './options.mjs'
import { localDate, parseDate } from '../../server/lib/time.ts'
import { ZONE, type SeedOptions } from '../../server/seed/making.ts'
import { FolderTaken, makeYears } from '../../server/seed/make-years.ts'
import { StartRefused } from '../../server/refused-start.ts'
import { OWNER_EMAIL, PASSWORD } from '../../server/seed/studio.ts'

class Misread extends Error {}

function optionsOfStudio(): { folder: string; options: SeedOptions } {
  const { values } = readOptions()
  const number = (name: 'years' | 'seed' | 'scale', otherwise: number, least: number, most: number) => {
    const value = values[name] === undefined ? otherwise : Number(values[name])
    if (!(value >= least && value <= most)) throw new Misread(`--${name}: expected a number from ${least} to ${most}`)
    return value
  }
  const until = values.until ?? localDate(new Date().toISOString(), ZONE)
  if (parseDate(until) === undefined) throw new Misread('--until: expected a day such as 2026-03-04')
  const years = Math.round(number('years', 10, 1, 30))
  const seed = Math.round(number('seed', 1, 0, 2 ** 31))
  const scale = number('scale', 1, 0.001, 2)
  return { folder: folderOf(values), options: { years, seed, scale, until } }
}

/** Says now and then how far it is and how long this part of it still takes. */
function tellProgress(seconds: () => string) {
  let said = performance.now()
  let part = { name: '', since: said }
  return (step: string, share: number, bookings: number) => {
    const now = performance.now()
    // Each index is a separate step, and all of them are one part.
    const name = step.split(' ')[0]!
    if (name !== part.name) part = { name, since: now }
    if (now - said < 3000) return
    said = now
    const left = share > 0.02 ? `, about ${(((now - part.since) * (1 - share)) / share / 1000).toFixed(0)} s to go` : ''
    process.stderr.write(
      `  ${seconds()}: ${step}, ${(share * 100).toFixed(0)} %${left}, ${bookings.toLocaleString('en')} bookings\n`,
    )
  }
}

async function main(): Promise<void> {
  const { folder, options } = optionsOfStudio()
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  const made = await makeYears(folder, options, tellProgress(seconds))
  const { bookings, bytes } = made
  process.stdout.write(
    `Made in ${seconds()}: ${bookings.toLocaleString('en')} bookings in ${(bytes / 1e6).toFixed(0)} MB, ` +
      `${(bytes / bookings).toFixed(0)} bytes a booking\n  Data folder: ${folder}\n  Sign in as ${OWNER_EMAIL} with ${PASSWORD}\n`,
  )
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Misread || error instanceof FolderTaken || error instanceof StartRefused
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exitCode = isExpected ? 2 : 1
})
