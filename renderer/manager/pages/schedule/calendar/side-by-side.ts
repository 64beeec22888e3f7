/** The least width, in pixels, in which the name of a class and its spots are readable. */
const BLOCK = 60
/** The width of the count beside the blocks where not all of them fit, in pixels. */
const MORE = 26
/** The widths of the hours at the side of the grid, and of the free space in a day. */
const [HOURS, EDGES] = [48, 4]
const DAYS = 7

interface Spanned {
  starts_at: string
  ends_at: string
}

/** The largest number of classes at the same moment. */
export function mostAtOnce(classes: readonly Spanned[]): number {
  return classes.reduce((most, { starts_at: at }) => {
    const there = classes.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at).length
    return Math.max(most, there)
  }, 0)
}

/**
 * The number of blocks that fit side by side in a day of a week `width` pixels wide, each readable; `undefined` if all of them
 * fit. The others are behind a number beside them, which needs its own room.
 */
export function sideBySide(width: number, classes: readonly Spanned[]): number | undefined {
  const day = (width - HOURS) / DAYS - EDGES
  const most = mostAtOnce(classes)
  if (most <= Math.max(1, Math.floor(day / BLOCK))) return undefined
  return Math.max(1, Math.floor((day - MORE) / BLOCK))
}

/** So many classes at once can't be read side by side in a day of a week: from then on the week is a list. */
const CROWD = 3

/** True if a week is best read as a list. */
export const isCrowded = (classes: readonly Spanned[]): boolean => mostAtOnce(classes) >= CROWD
