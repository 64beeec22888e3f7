/** A password nobody knows, for an account whose owner sets her own later. */
export function unknownPassword(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
