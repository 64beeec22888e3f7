/** Calls that wait for another one of their license to end: on this replica they hear of it at once. */
export class Turns {
  readonly #waiting = new Map<number, (() => void)[]>()
  readonly #wait: (milliseconds: number) => Promise<unknown>

  constructor(wait: (milliseconds: number) => Promise<unknown>) {
    this.#wait = wait
  }

  /** Waits until a call of a license has ended here, but no longer than so many milliseconds: it may end elsewhere. */
  async next(license: number, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.set(license, [...(this.#waiting.get(license) ?? []), resolve])
    await Promise.race([promise, this.#wait(milliseconds)])
    const left = (this.#waiting.get(license) ?? []).filter((one) => one !== resolve)
    if (left.length > 0) this.#waiting.set(license, left)
    else this.#waiting.delete(license)
  }

  /** Says that a call of a license has ended: who waits longest is next. */
  ended(license: number): void {
    this.#waiting.get(license)?.[0]?.()
  }
}
