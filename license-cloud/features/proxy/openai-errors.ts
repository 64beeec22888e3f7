/** OpenAI's own word for each kind of error, by its status. */
const types: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  422: 'invalid_request_error',
  413: 'invalid_request_error',
  415: 'invalid_request_error',
  429: 'rate_limit_error',
}

/** Returns an error of the AI operations in the form that OpenAI’s clients read; nothing for other paths. */
export function openaiError(path: string, { status, code, detail }: { status: number; code: string; detail: string }) {
  if (!path.startsWith('/ai/')) return {}
  return { error: { message: detail, type: types[status] ?? 'api_error', param: null, code } }
}
