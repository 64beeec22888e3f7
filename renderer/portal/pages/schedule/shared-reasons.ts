import { hindrances, type Why } from '../../parts/why.ts'

const isOwn = ({ code }: Why) => code.startsWith('ALREADY_')
const same = (a: Why) => (b: Why) => a.code === b.code && a.detail === b.detail

/** Returns the reasons against every class of a day, to be shown once; a single class keeps its own. */
export function sharedReasons(perClass: readonly (readonly Why[])[]): readonly Why[] {
  const [first, ...others] = perClass.map(hindrances)
  if (!first || others.length === 0) return []
  return first.filter((reason) => !isOwn(reason) && others.every((reasons) => reasons.some(same(reason))))
}

/** Returns the reasons against a class that looks free, except the reader's own spot or wait: the class soon says that itself. */
export const without = (reasons: readonly Why[], said: readonly Why[]) =>
  hindrances(reasons).filter((reason) => !isOwn(reason) && !said.some(same(reason)))
