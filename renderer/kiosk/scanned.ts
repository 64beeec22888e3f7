/** True if a text is what the code on a phone says; the server looks whether it is genuine. */
export const isCode = (text: string): boolean => /^\d{1,15}\.\d{1,12}\.[0-9a-f]{32}$/.test(text)

/** Milliseconds between two keys: a scanner types faster than anybody. */
const PAUSE = 200
/** So many signs in one go are a scanner's: nobody types them so fast. */
const SCANNED = 20

/** A key that was pressed: what it prints on the computer's layout, which key it is, and when. */
export interface Press {
  key: string
  code: string
  timeStamp: number
}

/**
 * Collects what a scanner types, a code and Enter or Tab. A scanner set to another layout than the computer's presses that
 * layout's keys, so the text is read by where the keys are as well as by what they print.
 */
export class Scanned {
  #printed = ''
  #placed = ''
  #last = -Infinity

  /** Gives the code that a key ends, `unreadable` for a scan that is none, and nothing for everything else. */
  press({ key, code, timeStamp }: Press): { code: string } | 'unreadable' | undefined {
    if (timeStamp - this.#last > PAUSE) this.#clear()
    this.#last = timeStamp
    if (key === 'Enter' || key === 'Tab') return this.#end()
    if (key.length === 1) this.#printed += key.toLowerCase()
    this.#placed += placeOf(code)
    return undefined
  }

  #end(): { code: string } | 'unreadable' | undefined {
    const found = [this.#printed, this.#placed].find(isCode)
    const wasScanned = this.#printed.length >= SCANNED
    this.#clear()
    return found === undefined ? (wasScanned ? 'unreadable' : undefined) : { code: found }
  }

  #clear(): void {
    this.#printed = ''
    this.#placed = ''
  }
}

/** Returns the sign that a key prints on the layout that scanners are set to by default: the American one. */
function placeOf(code: string): string {
  if (code === 'Period' || code === 'NumpadDecimal') return '.'
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}
