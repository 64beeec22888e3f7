export interface Saying {
  /** It ended since it could not start: then a sentence says why, and nothing else is said. */
  isRefusal: boolean
  /** Lines that what was done to it explains. */
  expected: readonly RegExp[]
}

/** What of all that a server wrote to standard error shows that something was not meant to happen: errors, stacks. */
export function troublesIn(said: string, { isRefusal, expected }: Saying): string[] {
  const lines = said.split('\n').filter((line) => line !== '' && !expected.some((one) => one.test(line)))
  return lines.filter((line) => /^\s+at /.test(line) || (!isRefusal && !isNotice(line)))
}

/** A line of the log that tells of nothing wrong. */
function isNotice(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: string }
    return level === 'info' || level === 'debug'
  } catch {
    return false
  }
}
