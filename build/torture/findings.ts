/** The findings of a torment. Everything but the rounds and the writes should stay empty. */
export interface Findings {
  rounds: number
  acknowledged: number
  lost: string[]
  falseRefusals: string[]
  unaskedEnds: string[]
  /** Done twice, an invariant broken, an error nobody expects, a stranger who locks somebody out. */
  others: string[]
  /** Parts that this computer does not allow, and why. */
  notMade: Set<string>
}

export function nothingFound(): Findings {
  return { rounds: 0, acknowledged: 0, lost: [], falseRefusals: [], unaskedEnds: [], others: [], notMade: new Set() }
}

/** Everything that is wrong, a sentence each. */
export function faultsOf({ lost, falseRefusals, unaskedEnds, others }: Findings): string[] {
  return [
    ...lost.map((one) => `lost: ${one}`),
    ...falseRefusals.map((one) => `said not to be done, and done: ${one}`),
    ...unaskedEnds.map((one) => `ended unasked: ${one}`),
    ...others,
  ]
}

const columns = ['rounds', 'acknowledged', 'lost', 'false refusals', 'unasked ends', 'other faults']
const HEAD = 26

export const headLine = (): string => `${'torment'.padEnd(HEAD)}${columns.map((name) => name.padStart(15)).join('')}`

/** One line of the table. */
export function lineOf(name: string, found: Findings): string {
  const { rounds, acknowledged, lost, falseRefusals, unaskedEnds, others } = found
  const counts = [rounds, acknowledged, lost.length, falseRefusals.length, unaskedEnds.length, others.length]
  return `${name.padEnd(HEAD)}${counts.map((count) => count.toLocaleString('en').padStart(15)).join('')}`
}

/** The sums of all torments, as the last line. */
export function closingLine(all: readonly Findings[]): string {
  const sum = (count: (found: Findings) => number) =>
    all.reduce((total, found) => total + count(found), 0).toLocaleString('en')
  return (
    `${sum(({ acknowledged }) => acknowledged)} writes acknowledged in ${sum(({ rounds }) => rounds)} rounds: ` +
    `${sum(({ lost }) => lost.length)} lost, ${sum(({ falseRefusals }) => falseRefusals.length)} false refusals, ` +
    `${sum(({ unaskedEnds }) => unaskedEnds.length)} unasked ends, ${sum(({ others }) => others.length)} other faults`
  )
}
