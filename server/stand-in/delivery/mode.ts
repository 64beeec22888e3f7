/** How events are delivered from now on; each as Stripe would on a good day, unless told otherwise. */
export interface DeliveryMode {
  /** Kept back until `release`. */
  hold?: boolean
  /** None arrive, as when the tunnel is down: each counts as failed. */
  drop?: boolean
  /** How often each is sent. */
  times?: number
  /** Those that wait are sent side by side. */
  together?: boolean
  order?: 'made' | 'reversed' | 'shuffled'
  /** Sent while the request that caused it is not answered yet. */
  beforeAnswer?: boolean
  /** Rendered as an account of that version would have it, whatever the endpoint asked for. */
  version?: string
  /** Claims to be of this mode, regardless of the truth. */
  livemode?: boolean
}
