/** Codes for a database that can't be reached, goes away, or takes no more connections (PostgreSQL classes 08, 53 and 57). */
const CODES = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|53\w{3}|57P\d\d|57014)$/
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** True if an error means that the database does not answer, and not that it was asked wrongly. */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && CODES.test(code)) || SAID.test(error.message)
}
