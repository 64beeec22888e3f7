/** Runs one thing at a time: what comes while it runs is dropped, such as the second press of a double click. */
export function oneAtATime(): (run: () => Promise<void>) => Promise<void> {
  let isRunning = false
  return async (run) => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } finally {
      isRunning = false
    }
  }
}
