/** Milliseconds between two lines. */
const PAUSE = 3000

/** Says now and then how far a making is, from 0 to 1, and how long it still takes, once its pace is known. */
export function tellProgress(): (share: number) => void {
  const began = performance.now()
  let said = began
  // The first part has a different pace.
  let from: { share: number; at: number } | undefined
  return (share) => {
    const now = performance.now()
    if (share > 0) from ??= { share, at: now }
    if (now - said < PAUSE) return
    said = now
    const pace = from && share - from.share > 0.05 ? (now - from.at) / (share - from.share) : undefined
    const toGo = pace === undefined ? '' : `, about ${((pace * (1 - share)) / 1000).toFixed(0)} s to go`
    process.stdout.write(`  ${((now - began) / 1000).toFixed(0)} s: ${(share * 100).toFixed(0)} %${toGo}\n`)
  }
}
