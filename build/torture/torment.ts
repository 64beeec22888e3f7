import type { Chance } from '../chance.ts'
import type { Findings } from './findings.ts'
import type { Accounts } from './accounts.ts'
import type { Options, TormentedStudio } from './studio.ts'

/** The tools of a torment. Everything it makes is cleared away after it. */
export interface Scene {
  chance: Chance
  findings: Findings
  /** True in `npm test`: a little of everything, the same each time. */
  isSmall: boolean
  /** A new, empty data folder. */
  folder(): string
  /** A studio of the bundle in this folder or a new one, not started. */
  studio(folder?: string, options?: Options): TormentedStudio
  /** The same, started, with classes and members, and the book of what is written in it. */
  openStudio(folder?: string, options?: Options): Promise<{ studio: TormentedStudio; accounts: Accounts }>
  /** Has something undone when the scene ends, however it ends; it can't wait for anything. */
  after(undo: () => void): void
}

/** One way to be bad to a studio. */
export interface Torment {
  name: string
  /** Why it can't be made on this computer; undefined where it can. */
  unable?: () => string | undefined
  /** Sets the scene; gives what torments it once and then holds the studio against what was answered. */
  begin(scene: Scene): Promise<() => Promise<void>>
}
