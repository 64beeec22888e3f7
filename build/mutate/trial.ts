import type { Copy } from './copy.ts'
import type { TestTimes } from './limits.ts'
import type { Mutant } from './places.ts'
import type { Plan } from './plan.ts'
import { runBrowser, runUnit, type Ran, type Runner } from './runners.ts'

/** The facts about the tree and the machine that a trial needs. */
export interface Ground {
  times: TestTimes
  chromium: string
  /** Factor by which this machine is slower than the yardstick's. */
  slowness: number
  /** The test files that passed without a mistake. */
  sound: Set<string>
  /** The test files that failed without a mistake; they say nothing. */
  leftOut: Set<string>
  /** Takes a sentence about what was found on the way. */
  tell: (sentence: string) => void
}

/** The fate of a mistake. */
export interface Verdict {
  /** The test that saw it, if any did. */
  catcher: string | undefined
  /** Number of test files that ran, and of those that could have seen it. */
  ran: number
  of: number
}

const MINUTE = 60_000
const oxlint = 'node_modules/oxlint/bin/oxlint'
/** Number of files that share a process, whose memory only grows. */
const TOGETHER = 40

/** Finds the test that sees a mistake: the linter, then the unit tests of its plan, then the browser's. */
export async function findCatcher(copy: Copy, mutant: Mutant, plan: Plan, ground: Ground): Promise<Verdict> {
  const trial = new Trial(copy, mutant, ground)
  copy.write(mutant.path, mutant.source)
  try {
    const catcher =
      (await refusedByLint(copy, mutant.path, ground)) ??
      (await trial.firstSeeing(runUnit, [...plan.near, ...plan.far])) ??
      (plan.browser.length > 0
        ? ((await trial.build()) ??
          (await trial.firstSeeing(runBrowser(ground.chromium, plan.routes), plan.browser, true)))
        : undefined)
    return { catcher, ran: trial.ran, of: plan.of }
  } finally {
    copy.write(mutant.path, mutant.original)
    copy.builds.useClean()
  }
}

/** Returns the rule by which the linter refuses a file, if it does. Unused names don't count, as with the compiler. */
export async function refusedByLint(copy: Copy, path: string, { slowness }: Ground): Promise<string | undefined> {
  const { output } = await copy.run([oxlint, '--format=unix', path], { limitMs: 5 * MINUTE * slowness })
  const rules = [...output.matchAll(/\[Error\/([^\]]+)\]/g)].map(([, rule]) => rule!)
  const broken = rules.find((rule) => !/no-unused-vars|TS6(?:133|192|196|198|199)/.test(rule))
  return broken && `the linter: ${broken}`
}

/** Builds what users run; gives what failed, if it does. */
export async function buildPages(copy: Copy, slowness: number): Promise<string | undefined> {
  const { code } = await copy.run(['build/bundle.mjs'], { limitMs: 5 * MINUTE * slowness })
  return code === 0 ? undefined : 'the build of the pages'
}

/** The tests of one mistake in one copy. */
class Trial {
  ran = 0
  readonly #copy: Copy
  readonly #mutant: Mutant
  readonly #ground: Ground

  constructor(copy: Copy, mutant: Mutant, ground: Ground) {
    this.#copy = copy
    this.#mutant = mutant
    this.#ground = ground
  }

  /** Builds the pages with the mistake in them, beside those without; gives what failed, if it does. */
  async build(): Promise<string | undefined> {
    const { slowness } = this.#ground
    if (!this.#copy.builds.isThere() && (await this.#without(() => buildPages(this.#copy, slowness))))
      throw new Error('The pages can’t be built without a mistake either.')
    this.#copy.builds.keepClean()
    return buildPages(this.#copy, slowness)
  }

  /** The first test of some files that fails with the mistake and passes without it. */
  async firstSeeing(run: Runner, files: readonly string[], isAskedTwice = false): Promise<string | undefined> {
    const { leftOut, times } = this.#ground
    const left = files.filter((file) => !leftOut.has(file))
    while (left.length > 0) {
      const some = left.slice(0, TOGETHER)
      const limitMs = times.limitOf(some)
      const result = await run(this.#copy, some, limitMs)
      const { failed, isLate, last } = result
      if (!failed && !isLate) {
        this.#note(result, some)
        this.ran += some.length
        left.splice(0, some.length)
        continue
      }
      const [passed, suspects] = apart(some, result, failed?.file ?? (isLate ? last : undefined))
      this.#note(result, passed)
      this.ran += passed.length
      left.splice(0, left.length, ...left.filter((file) => !passed.includes(file)))
      const isSound = await this.#passWithout(run, suspects)
      left.splice(0, left.length, ...left.filter((file) => !leftOut.has(file)))
      // A run that was late perhaps had too little time, as long as its usual duration is unknown.
      if (!isSound || (isLate && times.limitOf(some) > limitMs * 1.2)) continue
      // A busy computer makes a test of a page fail now and then: what saw the mistake sees it again.
      if (isAskedTwice && !(await this.#failAgain(run, suspects))) {
        left.splice(0, left.length, ...left.filter((file) => !suspects.includes(file)))
        this.ran += suspects.length
        continue
      }
      this.ran += 1
      return failed ? nameOf(failed) : `the time limit${last ? ` in ${last}` : ''}`
    }
    return undefined
  }

  async #failAgain(run: Runner, files: readonly string[]): Promise<boolean> {
    const { failed, isLate } = await run(this.#copy, files, this.#ground.times.limitOf(files))
    return failed !== undefined || isLate
  }

  /** Keeps how long files took; what fails with a mistake says nothing about that. */
  #note({ took }: Ran, passed: readonly string[]): void {
    for (const file of passed) if (took.has(file)) this.#ground.times.learn(file, took.get(file)!)
  }

  /** True if files pass without the mistake; one that does not is named, and left out from now on. */
  async #passWithout(run: Runner, files: readonly string[]): Promise<boolean> {
    const { sound, leftOut, slowness, tell } = this.#ground
    if (files.every((file) => sound.has(file))) return true
    const limitMs = 10 * MINUTE * slowness
    const result = await this.#without(() => run(this.#copy, files, limitMs))
    if (!result.failed && !result.isLate) {
      this.#note(result, files)
      files.forEach((file) => sound.add(file))
      return true
    }
    const culprit = files.length === 1 ? files[0]! : result.failed?.file
    if (culprit && !leftOut.has(culprit)) {
      leftOut.add(culprit)
      tell(`Left out, since it fails without a mistake: ${culprit}: ${result.failed?.name ?? 'it does not end'}`)
      return false
    }
    // No file is named: each of them runs alone.
    const before = leftOut.size
    for (const file of files) await this.#passWithout(run, [file])
    if (leftOut.size === before) tell(`These pass alone and fail together, without a mistake: ${files.join(', ')}`)
    return false
  }

  /** Does something while the copy holds no mistake, in its source or in what was built of it. */
  async #without<T>(work: () => Promise<T>): Promise<T> {
    const { path, source, original } = this.#mutant
    this.#copy.write(path, original)
    const hadMistakenBuild = this.#copy.builds.setMistakenAside()
    try {
      return await work()
    } finally {
      if (hadMistakenBuild) this.#copy.builds.useMistaken()
      this.#copy.write(path, source)
    }
  }
}

const nameOf = ({ file, name }: NonNullable<Ran['failed']>) => (file ? `${file}: ${name}` : name)

/** The files that passed, and those of which one made a run fail: the one that is named, or all others. */
function apart(files: readonly string[], { took }: Ran, culprit: string | undefined): [string[], string[]] {
  const passed = files.filter((file) => took.has(file) && file !== culprit)
  const suspects = culprit && files.includes(culprit) ? [culprit] : files.filter((file) => !passed.includes(file))
  return [passed, suspects]
}
