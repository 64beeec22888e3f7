/** Several things measured in turn, round by round, so that what the machine does besides falls on all of them alike. */
export async function inTurn<Name extends string>(
  sides: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>[]> {
  const names = Object.keys(sides) as Name[]
  const once = async () => {
    const found = {} as Record<Name, number>
    for (const name of names) found[name] = await sides[name]()
    return found
  }
  await once()
  const measured: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await once())
  return measured
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of a figure over rounds, with the least and the most. */
export interface Spread {
  median: number
  least: number
  most: number
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

/** The spread of the ratio of two sides, taken round by round. */
export function ratio<Name extends string>(rounds: readonly Record<Name, number>[], over: Name, under: Name): Spread {
  return spread(rounds.map((round) => round[over] / round[under]))
}
