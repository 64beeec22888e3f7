import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from '@playwright/test'
import { isRenewing, record } from '../../../server/test/recorded.ts'
import { Readings, type Reading } from './readings.ts'

/** RENEW=whole also forgets what is no longer read in the files of the tests that run. */
const isWhole = process.env['RENEW'] === 'whole'

const folder = join(import.meta.dirname, 'readings')
/** Where the tests of a run, side by side, put what they have recorded until its end. */
const recordedBy = (run: number) => join(import.meta.dirname, '../../../.cache', `readings-${run}`)

let readings: Readings | undefined
const all = () => (readings ??= new Readings(folder))

/** Returns the lines a page has to say; nothing if it has never been recorded. */
export const agreed = (name: string): readonly string[] | undefined => all().text(name)

/** The file of the readings of the test that runs. */
export const fileOfTest = (): string => basename(test.info().file).replace(/\.\w+\.ts$/, '')

/** The last reading of each file. */
const latest = new Map<string, string>()

/** Keeps what was read until the run ends. */
export function keep(newFile: string, name: string, lines: string[]): void {
  const file = all().fileOf(name) ?? newFile
  const at = performance.timeOrigin + performance.now()
  const reading: Reading & { at: number } = { file, name, after: latest.get(file), lines, at }
  latest.set(file, name)
  mkdirSync(recordedBy(process.ppid), { recursive: true })
  writeFileSync(join(recordedBy(process.ppid), `${name}.json`), JSON.stringify(reading))
}

/** Agrees, at the end of a run, to all that its tests have recorded. */
export default function agreeToRecorded(): void {
  if (!isRenewing) return
  const recorded = recordedBy(process.pid)
  mkdirSync(recorded, { recursive: true })
  const read = readdirSync(recorded).map((name): Reading & { at: number } =>
    JSON.parse(readFileSync(join(recorded, name), 'utf8')),
  )
  all().agree(
    read.toSorted((one, other) => one.at - other.at),
    isWhole,
  )
  for (const [path, text] of all().written()) record(path, text)
  rmSync(recorded, { recursive: true })
}
