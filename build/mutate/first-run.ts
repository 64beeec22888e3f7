import type { Copy } from './copy.ts'
import type { Mutant } from './places.ts'
import type { Plan, Steps } from './plan.ts'
import { runUnit } from './runners.ts'
import { buildPages, refusedByLint, type Ground } from './trial.ts'

/** So many unit tests, of those whose time nobody knows yet, say what the others are likely to take. */
const SAMPLE = 12

/**
 * Runs each step once without a mistake, and some of the tests that are needed where nothing is known of their times yet:
 * what it takes is what the limits and the estimate are made of.
 */
export async function firstRun(
  copies: readonly Copy[],
  plans: readonly { mutant: Mutant; plan: Plan }[],
  ground: Ground,
): Promise<Steps> {
  const [one, other] = [copies[0]!, copies.at(-1)!]
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const first = plans[0]
  if (!first) return { lint: 0, build: 0 }
  const needsPages = plans.some(({ plan }) => plan.browser.length > 0)
  const [lint, build] = await Promise.all([
    timed(() => refusedByLint(one, first.mutant.path, ground)),
    needsPages ? timed(() => buildPages(other, ground.slowness)) : 0,
    sample(one, plans, ground),
  ])
  return { lint, build }
}

/** Runs some of the unit tests that are needed and have no time yet. One that fails is named, and left out. */
async function sample(
  copy: Copy,
  plans: readonly { plan: Plan }[],
  { times, sound, leftOut, slowness, tell }: Ground,
): Promise<void> {
  const unknown = [...new Set(plans.flatMap(({ plan }) => plan.near))].filter((file) => !times.isKnown(file))
  const left = unknown.filter((_, index) => index % Math.ceil(unknown.length / SAMPLE) === 0)
  while (left.length > 0) {
    const { failed, took } = await runUnit(copy, left, 10 * 60_000 * slowness)
    for (const [file, ms] of took) {
      times.learn(file, ms)
      sound.add(file)
    }
    if (!failed?.file) return
    leftOut.add(failed.file)
    tell(`Left out, since it fails without a mistake: ${failed.file}: ${failed.name}`)
    left.splice(0, left.length, ...left.filter((file) => !took.has(file) && file !== failed.file))
  }
}
