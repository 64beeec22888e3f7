const PAUSE = 400

interface Surroundings {
  /** True if the server answers. */
  ask: () => Promise<boolean>
  pause: (milliseconds: number) => Promise<void>
}

/**
 * Resolves once the server answers again after a restart that has just begun: twice in a row, for a first answer may
 * still be the old one's last.
 */
export async function untilBack({ ask, pause }: Surroundings): Promise<void> {
  for (let answers = 0; answers < 2;) {
    await pause(PAUSE)
    answers = (await ask()) ? answers + 1 : 0
  }
}
