/** Pixels: the hours at the side of the board, and the least width of a column in which its blocks are readable. */
const [HOURS, COLUMN] = [56, 112]

/** Which of so many columns are in sight on a board so many pixels wide, from one on: always whole pages' worth at its end. */
export function shownColumns(width: number, count: number, from: number): { first: number; shown: number } {
  const fits = Math.max(1, Math.floor((width - HOURS) / COLUMN))
  const shown = Math.min(count, fits)
  return { first: Math.max(0, Math.min(from, count - shown)), shown }
}
