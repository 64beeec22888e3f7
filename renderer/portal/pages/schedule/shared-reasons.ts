import { hindrances, type Why } from '../../parts/why.ts'

const same = (a: Why) => (b: Why) => a.code === b.code && a.detail === b.detail

/** What stands against every class of a day alike, to be said once; of a single class it stays with that class. */
export function sharedReasons(perClass: readonly (readonly Why[])[]): readonly Why[] {
  const [first, ...others] = perClass.map(hindrances)
  if (!first || others.length === 0) return []
  return first.filter((reason) => others.every((reasons) => reasons.some(same(reason))))
}

export const without = (reasons: readonly Why[], said: readonly Why[]) =>
  hindrances(reasons).filter((reason) => !said.some(same(reason)))
