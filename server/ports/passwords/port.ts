/** Both refuse with RATE_LIMITED while too many passwords wait to be hashed. */
export interface Passwords {
  /** The encoded hash of a password (argon2id). */
  hash(password: string): Promise<string>
  /** True if a password belongs to a hash. With no hash it takes as long and is false, so that time tells nothing. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
}
