/** Which hours of the clock's twelve are meant. */
export type PartOfDay = 'am' | 'pm' | 'small_hours' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** As CLDR and people write them, compared without blanks, points and accents; the five languages first. */
const WORDS: Readonly<Record<PartOfDay, string>> = {
  am: 'am|a|vorm|vm|πμ|오전|午前|上午|ص|dop|дп|fm|ap|öö|priekšp|priešpiet|قظ|pg|претпл',
  pm: 'pm|p|nachm|nm|apm|μμ|오후|午後|下午|م|odp|pop|пп|em|ip|ös|pēcp|popiet|بظ|ptg|попл',
  small_hours: 'de la madrugada|madrugada|da madrugada|凌晨',
  morning: `in the morning|morning|morgens|am morgen|vormittags?|am vormittag|früh|in der früh|de la mañana|por la mañana|mañana|
    du matin|le matin|matin|mat|di mattina|del mattino|della mattina|mattina|mattino|da manhã|'s ochtends|ochtend|
    's morgens|早上|утра`,
  noon: 'noon|midday|mittags?|del mediodía|mediodía|du midi|midi|mezzogiorno|di mezzogiorno|中午',
  afternoon: `in the afternoon|afternoon|nachmittags?|am nachmittag|de la tarde|por la tarde|tarde|de l'après-midi|l'après-midi|
    après-midi|di pomeriggio|del pomeriggio|pomeriggio|da tarde|'s middags|middag|дня`,
  evening: `in the evening|evening|abends?|am abend|du soir|le soir|soir|di sera|della sera|sera|'s avonds|avond|晚上|вечера`,
  night: `at night|night|nachts?|in der nacht|de la noche|por la noche|noche|de la nuit|nuit|di notte|della notte|notte|da noite|
    's nachts`,
}

/** Small letters alone, so that any blank (`p. m.`, with one that does not break), point and accent is the same. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\s.,'’ʼ`-]/gu, '')
    .toLowerCase()

const PART_OF = new Map<string, PartOfDay>(
  (Object.entries(WORDS) as [PartOfDay, string][]).flatMap(([part, words]) =>
    words.split('|').flatMap((word) => {
      const own = squeezed(word)
      // `vormittags?` means both.
      return own.endsWith('?')
        ? [[own.slice(0, -2), part] as const, [own.slice(0, -1), part] as const]
        : [[own, part] as const]
    }),
  ),
)

/** The part of the day that words name; null where they are no such words. */
export function partOfDay(words: string): PartOfDay | null {
  return PART_OF.get(squeezed(words)) ?? null
}

/** The hour from 0 to 23 that is meant; null where the part of the day has no such hour. */
export function hourOf(written: number, part: PartOfDay | null): number | null {
  if (part === null) return written <= 23 ? written : null
  if (part === 'am' || part === 'pm') return written > 12 ? null : (written % 12) + (part === 'pm' ? 12 : 0)
  const hours = HOURS[part]
  if (hours.includes(written)) return written
  // Twelve in the morning is noon for some and midnight for others.
  const later = written === 12 && part !== 'morning' ? 0 : written + 12
  return written <= 12 && hours.includes(later) ? later : null
}

const span = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, at) => from + at)

/** The hours that each part can mean; none comes twice in twelve. */
const HOURS: Readonly<Record<Exclude<PartOfDay, 'am' | 'pm'>, readonly number[]>> = {
  small_hours: span(0, 7),
  morning: span(0, 11),
  noon: span(11, 15),
  afternoon: span(12, 20),
  evening: span(16, 23),
  night: [...span(18, 23), ...span(0, 5)],
}
