/** An answer this old (milliseconds) has missed renewals: say so even before the next one fails. */
const OLD = 10 * 60_000

interface Answered {
  isError: boolean
  isFetching: boolean
  /** Milliseconds since 1970. */
  dataUpdatedAt: number
}

/** True if what is shown may be out of date: it could not be renewed, or should have been long ago and is not being. */
export const isStale = ({ isError, isFetching, dataUpdatedAt }: Answered, online: boolean, now: number): boolean =>
  isError || !online || (now - dataUpdatedAt > OLD && !isFetching)
