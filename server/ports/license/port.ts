/** The license service, as far as it says what a key is good for. */
export interface LicenseLine {
  /** Asks what a key is good for. Never throws: that nobody could be asked is an answer too. */
  verify(key: string): Promise<Verdict>
}

export type Plan = 'base' | 'base_ai'

/** The outcome of asking. */
export type Verdict =
  | { kind: 'known'; plan: Plan; status: 'active' | 'canceled' }
  /** There is no such key. */
  | { kind: 'unknown' }
  /** Not reached, not in time, or not by the service or not for this key: `reason` says which, for the log. */
  | { kind: 'unavailable'; reason: string }
