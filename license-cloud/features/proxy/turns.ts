/** Calls that wait for another one of their license to end: on this replica they hear of it at once. */
export class Turns {
  readonly #waiting = new Map<number, (() => void)[]>()
  readonly #wait: (milliseconds: number) => Promise<unknown>

  constructor(wait: (milliseconds: number) => Promise<unknown>) {
    this.#wait = wait
  }

  /**
   * Waits until a call of a license has ended here, but no longer than so many milliseconds: it may end elsewhere. Gives how long
   * it has waited.
   */
  async next(license: number, milliseconds: number): Promise<number> {
    const began = performance.now()
    const { promise, resolve } = Promise.withResolvers<'heard'>()
    const hear = () => resolve('heard')
    this.#waiting.set(license, [...(this.#waiting.get(license) ?? []), hear])
    const how = await Promise.race([promise, this.#wait(milliseconds)])
    const left = (this.#waiting.get(license) ?? []).filter((one) => one !== hear)
    if (left.length > 0) this.#waiting.set(license, left)
    else this.#waiting.delete(license)
    return how === 'heard' ? performance.now() - began : milliseconds
  }

  /** Says that a call of a license has ended: who waits longest is next. */
  ended(license: number): void {
    this.#waiting.get(license)?.shift()?.()
  }
}
