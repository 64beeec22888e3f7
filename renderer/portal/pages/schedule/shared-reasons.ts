import { hindrances, type Why } from '../../parts/why.ts'

const isOwn = ({ code }: Why) => code.startsWith('ALREADY_')
const same = (a: Why) => (b: Why) => a.code === b.code && a.detail === b.detail

/** What stands against every class of a day alike, to be said once; of a single class it stays with that class. */
export function sharedReasons(perClass: readonly (readonly Why[])[]): readonly Why[] {
  const [first, ...others] = perClass.map(hindrances)
  if (!first || others.length === 0) return []
  return first.filter((reason) => !isOwn(reason) && others.every((reasons) => reasons.some(same(reason))))
}

/** What stands against a class that looks free; that the reader is in it or waits for it already the class says itself, a moment later. */
export const without = (reasons: readonly Why[], said: readonly Why[]) =>
  hindrances(reasons).filter((reason) => !isOwn(reason) && !said.some(same(reason)))
