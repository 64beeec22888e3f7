import assert from 'node:assert/strict'

/** Asserts that a catalogue has every text of the English one, translated, each with what is put into it. */
export function assertTranslated(english: object, translated: object): void {
  const [ours, theirs] = [leavesOf(english), leavesOf(translated)]
  assert.deepEqual([...theirs.keys()], [...ours.keys()])
  const same = [...ours].filter(([key, text]) => theirs.get(key) === text && text.split(' ').length > 2)
  assert.deepEqual(same, [])
  for (const [key, text] of theirs) assert.equal(text.includes('7'), ours.get(key)!.includes('7'), key)
}

/** Every text by its place; what it takes is 7. */
function leavesOf(part: object, at = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([name, one]: [string, unknown]): (readonly [string, string])[] => {
      const key = `${at}.${name}`
      if (typeof one === 'string') return [[key, one]]
      if (typeof one === 'function') return [[key, String((one as (word: string) => string)('7'))]]
      return [...leavesOf(one as object, key)]
    }),
  )
}
