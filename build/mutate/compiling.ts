import type { Copy } from './copy.ts'
import type { Mutant } from './places.ts'

const typescript = 'node_modules/typescript/bin/tsc'
/** Errors about unused names only: a person who forgets a check forgets its import. */
const UNUSED = /TS(?:6133|6192|6196|6198|6199)/
/** Number of mistakes that the compiler looks at together: its work is nearly the same for one. */
const TOGETHER = 40

/** Time limit of the compiler for the whole tree, on a machine as quick as the yardstick's. */
const LIMIT_MS = 10 * 60_000

/** Takes from an endless row the first mistakes that compile, `most` of them. */
export async function firstCompiling(
  copy: Copy,
  row: Iterator<Mutant, void>,
  most: number,
  slowness: number,
): Promise<Mutant[]> {
  const found: Mutant[] = []
  for (let isOver = false; found.length < most && !isOver;) {
    const some: Mutant[] = []
    // A few more than are lacking, since some of them won't compile.
    const wanted = Math.min(TOGETHER, Math.ceil((most - found.length) * 1.3))
    while (some.length < wanted && !isOver) {
      const next = row.next()
      if (next.done) isOver = true
      else some.push(next.value)
    }
    found.push(...(await compilingOf(copy, some, slowness)))
  }
  return found.slice(0, most)
}

/** Returns the files of a copy that do not compile even without a mistake: in these no mistake would be noticed. */
export const notCompiling = async (copy: Copy, slowness: number) => [...(await brokenFiles(copy, [], slowness))]

/** Those of some mistakes that get past the compiler, in their order. */
export async function compilingOf(copy: Copy, some: readonly Mutant[], slowness: number): Promise<Mutant[]> {
  const seen = new Set<string>()
  // Two mistakes in one file are looked at one after the other.
  const apart = some.filter(({ path }) => !seen.has(path) && seen.add(path))
  const later = some.filter((one) => !apart.includes(one))
  const passed = new Set(await passing(copy, apart, slowness))
  if (later.length > 0) for (const one of await compilingOf(copy, later, slowness)) passed.add(one)
  return some.filter((one) => passed.has(one))
}

/** The same of mistakes in different files. One that breaks another file than its own is found by halving. */
async function passing(copy: Copy, some: readonly Mutant[], slowness: number): Promise<readonly Mutant[]> {
  if (some.length === 0) return []
  const broken = await brokenFiles(copy, some, slowness)
  if (broken.size === 0) return some
  const whole = some.filter(({ path }) => !broken.has(path))
  if (whole.length < some.length) return passing(copy, whole, slowness)
  if (some.length === 1) return []
  const half = Math.ceil(some.length / 2)
  const [left, right] = [some.slice(0, half), some.slice(half)]
  return [...(await passing(copy, left, slowness)), ...(await passing(copy, right, slowness))]
}

/** The files that do not compile while some mistakes are made. */
async function brokenFiles(copy: Copy, some: readonly Mutant[], slowness: number): Promise<Set<string>> {
  for (const { path, source } of some) copy.write(path, source)
  try {
    const { output, isLate } = await copy.run([typescript, '-b', '--pretty', 'false'], { limitMs: LIMIT_MS * slowness })
    if (isLate) throw new Error('The compiler did not end.')
    const errors = [...output.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+)/gm)]
    return new Set(errors.filter(([, , code]) => !UNUSED.test(code!)).map(([, file]) => file!.replaceAll('\\', '/')))
  } finally {
    for (const { path, original } of some) copy.write(path, original)
  }
}
