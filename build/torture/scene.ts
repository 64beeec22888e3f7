import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFrom } from '../chance.ts'
import { Accounts } from './accounts.ts'
import type { Findings } from './findings.ts'
import { deskWork } from './kinds.ts'
import { TormentedStudio } from './studio.ts'
import type { Scene, Torment } from './torment.ts'

export interface Course {
  seed: string
  isSmall: boolean
  findings: Findings
  /** True if another round shall be made, by how many there were in this course. */
  goesOn: (rounds: number) => boolean
}

/** A round that is not done after so long is a finding, in milliseconds. */
const MOST_MS = 15 * 60_000
/** Rounds in one studio; then another is begun, since reading all that was written takes longer each time. */
const IN_ONE = 8

const undone = new Set<() => void>()
process.on('exit', () => [...undone].forEach((undo) => undo()))

/** Makes a torment round after round, and clears everything away after it. */
export async function course(torment: Torment, { seed, isSmall, findings, goesOn }: Course): Promise<void> {
  for (let rounds = 0; goesOn(rounds);) {
    const { scene, clear } = sceneOf(`${seed} ${torment.name} ${rounds}`, { isSmall, findings })
    try {
      const round = await inTime(torment.begin(scene))
      for (let here = 0; here < IN_ONE && goesOn(rounds); here += 1) {
        await inTime(round())
        rounds += 1
        findings.rounds += 1
      }
    } catch (error) {
      findings.others.push(`broken off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return
    } finally {
      clear()
    }
  }
}

function sceneOf(seed: string, { isSmall, findings }: { isSmall: boolean; findings: Findings }) {
  const chance = chanceFrom(seed)
  const undos: (() => void)[] = []
  const clear = () => {
    // The last made is the first to go: a server before its disk.
    for (const undo of undos.splice(0).toReversed()) undo()
    undone.delete(clear)
  }
  undone.add(clear)
  const scene: Scene = {
    chance,
    findings,
    isSmall,
    after: (undo) => void undos.push(undo),
    folder: () => {
      const folder = mkdtempSync(join(tmpdir(), 'studio-torture-'))
      scene.after(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
    studio: (folder = scene.folder(), options) => {
      const studio = new TormentedStudio(folder, findings, options)
      scene.after(() => studio.drop())
      return studio
    },
    openStudio: async (folder, options) => {
      const studio = scene.studio(folder, options)
      await studio.start()
      const kinds = await deskWork(studio, isSmall ? { members: 8, classes: 5 } : { members: 30, classes: 12 })
      return { studio, accounts: new Accounts(studio, kinds, { findings, chance }) }
    },
  }
  return { scene, clear }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not done after ${MOST_MS / 60_000} minutes`)), MOST_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
