/** Where to go after signing in: only an address of this site, never another's. */
export function safeNext(next: string, otherwise: string): string {
  return /^\/(?![/\\])/.test(next) && !/[\u0000-\u001f]/.test(next) ? next : otherwise
}
