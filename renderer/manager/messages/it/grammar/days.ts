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

export const il = joined({ time: 'alle', vowel: 'l’', date: 'il', other: '' })
export const al = joined({ time: 'alle', vowel: 'all’', date: 'al', other: 'a' })
export const dal = joined({ time: 'dalle', vowel: 'dall’', date: 'dal', other: 'da' })
export const del = joined({ time: 'delle', vowel: 'dell’', date: 'del', other: 'di' })
/** At the beginning of a sentence. */
export const daCapo = joined({ time: 'Dalle', vowel: 'Dall’', date: 'Dal', other: 'Da' })
