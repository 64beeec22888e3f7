const MONTH = '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Okt|Dez)[a-z]*|März|Mai\\b)'
const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\b'
const CHANGING: [RegExp, string][] = [
  // Today's leaf beside the name of the page.
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\d{1,2}\b/g, '<day>'],
  [new RegExp(`(?:${DAY},? )?\\d{1,2} ${MONTH}(?: \\d{4})?`, 'g'), '<date>'],
  [new RegExp(`\\b${MONTH} \\d{4}`, 'g'), '<month>'],
  [/\d{4}-\d\d-\d\d/g, '<date>'],
  [/\d{1,2}\/\d{1,2}\/\d{2,4}/g, '<date>'],
  [/\d{1,2}:\d\d(?:[:.]\d\d)?/g, '<time>'],
  [new RegExp(`\\b${DAY}(?: \\d{1,2})?\\b`, 'g'), '<day>'],
  [new RegExp(`(?:\\b${MONTH}|\\b\\d{1,2}|<date>|<month>) – <(?:date|month)>|<month>`, 'g'), '<date>'],
  [/\b(?:\d+|an?|one) (?:second|minute|hour)s? ago|\bjust now\b|\bthis minute\b|\bnow\b/g, '<ago>'],
  [
    /(spinbutton "(?:day|month|year), (?:Date|Date of birth optional|Day|From|From the week of|Starts on|First day|Last day|Last day optional)"(?: \[\w+\])?): "?\d+"?/g,
    '$1: <number>',
  ],
  // Over midnight a span of times names its days.
  [/<date>, <time>\s?–\s?<date>, <time>/g, '<time>–<time>'],
  // Around midnight the dash has room on its sides.
  [/<time>\s?–\s?<time>/g, '<time>–<time>'],
  [/(button "<date>) \d{1,2}"/g, '$1 <number>"'],
  [/(<date>(?:Today|[A-Z][a-z]))\d{1,2}\b/g, '$1<day>'],
  [/Good (?:morning|afternoon|evening|night)|Hello/g, '<greeting>'],
  // A minute more where the page's clock was set a while before the offer was made.
  [/\b1 hr \d+ mins to answer/g, '<left> to answer'],
  // How long the class that runs or comes next has still to go.
  [/\b(?:\d+ hrs?(?: \d+ mins?)?|\d+ mins?) left\b/g, '<left> left'],
  [/\bin (?:\d+ hrs?(?: \d+ mins?)?|\d+ mins?)\b/g, 'in <left>'],
  // Today's leaf of a week.
  [/^bg-accent: \d{1,2}$/gm, 'bg-accent: <day>'],
  [/\bport \d{4,5}\b/g, '<port>'],
  [/(ending in |••••[ -])[0-9A-Z]{4}\b/g, '$1<code>'],
  [/(photo\?v=)[0-9a-f]+/g, '$1<version>'],
  [/definition: [0-9a-f]{12}-\w+/g, 'definition: <reference>'],
]

/** Replaces text that changes from run to run by its kind; everything else is kept to the letter. */
export function lasting(text: string, codes: readonly string[]): string {
  const plain = codes.reduce((all, code) => all.replaceAll(code, '<code>'), text)
  return CHANGING.reduce((all, [what, kind]) => all.replaceAll(what, kind), plain)
}
