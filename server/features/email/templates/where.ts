const inBrackets = (name: string | null | undefined): string => (name ? ` (${name})` : '')

/** The location of a class, in brackets after its name; nothing where the letter names none. */
export const atLocation = ({ location }: { location?: string | null }): string => inBrackets(location)

/** The place of an appointment or of a guest's class, in brackets after its name; nothing where there is none. */
export const atPlace = ({ place }: { place: string | null }): string => inBrackets(place)
