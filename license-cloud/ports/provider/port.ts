/** The AI provider behind the proxy. */
export interface Provider {
  /**
   * Sends the body of a chat completion request and gives the body of the answer, once it has come whole. Throws a
   * ProviderFailed where there is none.
   */
  complete(body: string): Promise<Buffer>
  close(): Promise<void>
}

/** The provider gave no answer. */
export class ProviderFailed extends Error {
  /** `unavailable`: it could not be reached, or not in time; `error`: it answered with an error `status`. */
  readonly kind: 'unavailable' | 'error'
  readonly status: number | null

  constructor(kind: ProviderFailed['kind'], message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
