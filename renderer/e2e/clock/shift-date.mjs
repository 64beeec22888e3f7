/**
 * Shows another time to the program or page that calls it: so many milliseconds ahead, or behind. It goes on from there; the
 * next call counts from the true time again. A page gets the text of this function alone.
 * @param {number} by
 */
export function shiftDate(by) {
  const isTrue = Symbol.for('true date')
  /** @type {DateConstructor} */
  const TrueDate = /** @type {any} */ (Date)[isTrue] ?? Date
  const now = () => TrueDate.now() + by
  const shifted = new Proxy(TrueDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new TrueDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : key === isTrue ? target : Reflect.get(target, key)),
  })
  TrueDate.prototype.constructor = shifted
  globalThis.Date = shifted
}
