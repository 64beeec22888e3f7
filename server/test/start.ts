/** A Wednesday, noon in Madrid. */
export const START = '2026-03-04T11:00:00.000Z'
