/** The fault of a request: the parameter, and its trouble. */
export interface RequestFault {
  param: string
  message: string
  code: string
}

/** Holds what is asked and answered against Stripe's own types. */
export interface Shapes {
  request(type: string, params: unknown): RequestFault | undefined
  /** The fault of an answer, or undefined. */
  answer(type: string, object: unknown): string | undefined
}
