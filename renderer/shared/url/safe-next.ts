/** Returns the address to go to after signing in: only one of this site, never another's. */
export function safeNext(next: string, otherwise: string): string {
  return /^\/(?![/\\])/.test(next) && !/[\u0000-\u001f]/.test(next) ? next : otherwise
}
