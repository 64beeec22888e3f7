/** What is wrong with a request: the parameter, and what of it. */
export interface RequestFault {
  param: string
  message: string
  code: string
}

/** Holds what is asked and answered against Stripe's own types. */
export interface Shapes {
  request(type: string, params: unknown): RequestFault | undefined
  /** What is wrong with an answer, or nothing. */
  answer(type: string, object: unknown): string | undefined
}
