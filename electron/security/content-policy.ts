/** For the shell's own pages: its own style, script and pictures, and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'"

/** For an answer of the studio that brings no policy: it may load only from the studio. */
const LEAST_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'"

type Headers = Record<string, string[]>

/** The headers of an answer, with a policy where the server has given none. */
export function withPolicy(headers: Headers): Headers {
  const names = Object.keys(headers).map((name) => name.toLowerCase())
  return names.includes('content-security-policy') ? headers : { ...headers, 'Content-Security-Policy': [LEAST_POLICY] }
}
