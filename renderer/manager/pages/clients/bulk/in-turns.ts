/** Number handled by one request. */
const AT_ONCE = 200

/** Does something for many ids, some at a time, reporting the progress; returns all results. */
export async function inTurns<Id, Result>(
  ids: readonly Id[],
  run: (some: Id[], at: number) => Promise<Result>,
  told: (done: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    results.push(await run(ids.slice(at, at + AT_ONCE), at))
    told(Math.min(at + AT_ONCE, ids.length))
  }
  return results
}
