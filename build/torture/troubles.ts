export interface Saying {
  /** True if it ended since it could not start: then it says why in a sentence, and nothing else. */
  isRefusal: boolean
  /** Lines that the torment explains. */
  expected: readonly RegExp[]
}

/** Returns the lines of a server's standard error that show something unintended: errors, stacks. */
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
