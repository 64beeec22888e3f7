/** The location made with the studio, meant wherever none is named. */
export const FIRST_ESTABLISHMENT = 1

/** Whether what names a location, or none, is at this one. */
export const isAt = (named: number | null, id: number): boolean => (named ?? FIRST_ESTABLISHMENT) === id
