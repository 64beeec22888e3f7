/** How a day or a time joins a sentence: "al 4 marzo", "all’8 marzo", "alle 18:00", "a domani". */
type Joint = Readonly<{ time: string; vowel: string; date: string; other: string }>

const TIME = /^\d{1,2}[:.]\d\d/
const VOWEL = /^0?(?:8|11)(?!\d)/
const DATE = /^\d/

const joined =
  ({ time, vowel, date, other }: Joint) =>
  (when: string): string => {
    if (TIME.test(when)) return `${time} ${when}`
    if (!DATE.test(when) || when.endsWith(' fa')) return `${other} ${when}`.trim()
    return VOWEL.test(when) ? `${vowel}${when}` : `${date} ${when}`
  }

export const italian = {
  il: joined({ time: 'alle', vowel: 'l’', date: 'il', other: '' }),
  al: joined({ time: 'alle', vowel: 'all’', date: 'al', other: 'a' }),
  dal: joined({ time: 'dalle', vowel: 'dall’', date: 'dal', other: 'da' }),
  del: joined({ time: 'delle', vowel: 'dell’', date: 'del', other: 'di' }),
  /** At the beginning of a sentence. */
  Dal: joined({ time: 'Dalle', vowel: 'Dall’', date: 'Dal', other: 'Da' }),
}

/** By the kind of a place: `{since:dal}` is "dal 4 marzo" or "dall’8 marzo". */
export const joints: Readonly<Record<string, ((when: string) => string) | undefined>> = italian
