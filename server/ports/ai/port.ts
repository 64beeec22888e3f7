/** AI models of any provider, by OpenAI's chat completions. */
export interface AiLine {
  /** Asks a provider whether it knows a key, by something that costs nothing. */
  test(target: TestTarget): Promise<KeyVerdict>
  /** Has a chat completed. Throws an AiFailed where there is no answer. */
  complete(target: ChatTarget, request: ChatRequest, options: ChatOptions): Promise<ChatAnswer>
}

export interface TestTarget {
  url: string
  headers: Readonly<Record<string, string>>
  /** Statuses that mean that the key is wrong, besides 401 and 403. */
  alsoWrong: readonly number[]
}

/** `unavailable`: nobody could say. */
export type KeyVerdict = 'good' | 'wrong' | 'unavailable'

export interface ChatTarget {
  /** The address for completions. */
  url: string
  key: string
  /** The requested model; none if the service chooses it. */
  model?: string
  /** True if an answer can come piece by piece. */
  streams: boolean
}

export interface ChatOptions {
  /** Breaks off what takes too long. */
  patience: AbortSignal
  /** Is given the text piece by piece, where that is served so. */
  say?: (text: string) => void
}

export interface ChatRequest {
  messages: readonly object[]
  tools: readonly object[]
}

/** One turn of the model: text, calls of tools, or both. */
export interface ChatAnswer {
  text: string
  calls: readonly ToolCall[]
}

export interface ToolCall {
  id: string
  name: string
  /** The text the model wrote, usually JSON. */
  arguments: string
}

/** No answer came. */
export class AiFailed extends Error {
  /** `key`: it is not good there; `quota`: the period's tokens are used up; `busy`: too much at once; `unavailable`: anything else. */
  readonly kind: 'key' | 'quota' | 'busy' | 'unavailable'

  constructor(kind: AiFailed['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
