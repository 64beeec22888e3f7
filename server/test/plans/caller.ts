// More calls lie between a feature and the preparation of its statement than a stack shows by default.
Error.stackTraceLimit = 30

/** The file that declares or prepares a statement: the first on the stack of a feature's, or of what works like one. */
export function callerIn(stack = ''): string {
  const [, file] = /(server\/(?:features|api|events|jobs)\/[\w/-]+\.ts)/.exec(stack) ?? []
  return file ?? 'server/db'
}
