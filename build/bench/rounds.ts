/** One side of a comparison: a name and what measures one slice of it (a rate, or a time). */
export interface Side {
  name: string
  slice: () => Promise<number>
}

/** Measures two sides in turn, slice by slice, and prints the median of the ratios beside the medians of both. */
export async function compare(title: string, a: Side, b: Side, rounds = 9): Promise<number> {
  await a.slice()
  await b.slice()
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = await a.slice()
    pairs.push([first, await b.slice()])
  }
  const ratios = pairs.map(([left, right]) => left / right)
  const ratio = median(ratios)
  console.log(`\n${title}`)
  console.log(`  ${a.name}: ${show(median(pairs.map(([left]) => left)))}`)
  console.log(`  ${b.name}: ${show(median(pairs.map(([, right]) => right)))}`)
  console.log(
    `  ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${rounds} rounds)`,
  )
  return ratio
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)
}
