export interface RefusalDetails {
  status?: number
  type?: string
  code?: string
  param?: string
  /** More of the error: `decline_code`, `payment_intent`. */
  more?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/** The processor says no, in Stripe's own shape. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(message: string, details: RefusalDetails = {}) {
    super(message)
    const { status = 400, type = 'invalid_request_error', code, param, more, headers = {} } = details
    this.status = status
    this.headers = headers
    this.error = { ...(code && { code }), message, ...(param && { param }), type, ...more }
  }
}

/** There is none with this id, or none that this key may see. */
export const missing = (noun: string, id: string, param = 'id'): Refusal =>
  new Refusal(`No such ${noun}: '${id}'`, { status: 404, code: 'resource_missing', param })
