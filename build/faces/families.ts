import type { Family } from '../../server/lib/typeface-rules.ts'

/** The cut of a family, and its stand-ins. */
export interface Cut {
  /** Its package under @fontsource-variable. */
  folder: string
  /** The weights kept of it: a range for text, one for headings. */
  weight: number | { min: number; max: number }
  /** Share of its size above and below the line, as its file says. */
  ascent: number
  descent: number
  /**
   * Those that take its place until it is there, by the names that systems know them by, each made as wide as the family:
   * the width of a text of several languages in it by that in the other, as a percentage.
   */
  standIns: readonly { local: readonly string[]; adjust: number }[]
}

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold']
const TIMES_BOLD = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold']

/** Bold is what 600 is: nothing on the pages is bolder, and a first page has to carry it. */
const text = { min: 400, max: 600 }

export const families: Record<Family, Cut> = {
  Figtree: {
    folder: 'figtree',
    weight: text,
    ascent: 0.95,
    descent: 0.25,
    standIns: [
      { local: ARIAL, adjust: 98.3 },
      { local: ['Roboto'], adjust: 97.5 },
      { local: ['DejaVu Sans'], adjust: 87 },
    ],
  },
  'Plus Jakarta Sans': {
    folder: 'plus-jakarta-sans',
    weight: text,
    ascent: 1.038,
    descent: 0.222,
    standIns: [
      { local: ARIAL, adjust: 103.6 },
      { local: ['Roboto'], adjust: 102.8 },
      { local: ['DejaVu Sans'], adjust: 91.7 },
    ],
  },
  Onest: {
    folder: 'onest',
    weight: text,
    ascent: 0.97,
    descent: 0.305,
    standIns: [
      { local: ARIAL, adjust: 104.4 },
      { local: ['Roboto'], adjust: 103.6 },
      { local: ['DejaVu Sans'], adjust: 92.4 },
    ],
  },
  Fraunces: {
    folder: 'fraunces',
    weight: 600,
    ascent: 0.978,
    descent: 0.255,
    standIns: [{ local: TIMES_BOLD, adjust: 119.4 }],
  },
  Newsreader: {
    folder: 'newsreader',
    weight: 600,
    ascent: 0.735,
    descent: 0.265,
    standIns: [{ local: TIMES_BOLD, adjust: 97.9 }],
  },
  'Bricolage Grotesque': {
    folder: 'bricolage-grotesque',
    weight: 700,
    ascent: 0.93,
    descent: 0.27,
    standIns: [{ local: ARIAL_BOLD, adjust: 103 }],
  },
}
