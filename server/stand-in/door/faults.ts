/** Something that goes wrong with requests from now on. */
export interface Fault {
  /** Which requests: a part of `POST /v1/refunds`. */
  on: string
  /** How often; once, unless told otherwise. */
  times?: number
  /** Answered in the place of anything else. */
  status?: number
  /** Whether Stripe tells the SDK to try again; it says nothing, unless told otherwise. */
  retry?: boolean
  /** A body that is not Stripe's, as an interposed proxy answers. */
  body?: string
  /** What was asked is done, and the answer lost on its way. */
  loseAnswer?: boolean
  /** Milliseconds to wait before it is done. */
  wait?: number
}

/** The fault that meets a request, counted down. */
export function faultFor(faults: Fault[], request: string): Fault | undefined {
  const index = faults.findIndex(({ on }) => request.includes(on))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times = (fault.times ?? 1) - 1
  if (fault.times <= 0) faults.splice(index, 1)
  return fault
}
