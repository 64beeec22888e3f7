/** The message of a thrown value, with all its lines. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Its first line, where a sentence has room for one. */
export function shortReasonOf(error: unknown): string {
  return reasonOf(error).split('\n')[0]!
}
