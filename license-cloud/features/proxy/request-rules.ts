import { say, type Said } from '../../../server/lib/sayings/sayings.ts'
const MOST_MESSAGES = 50

/** Numbers that a double may not hold as they were written: of 16 digits, or with an exponent. */
const LONG_NUMBER = /[\d.]{16}|\d[eE]/

type Json = Record<string, unknown>
type Sent = { body: string } | { fault: Said }

/**
 * The body that is sent on for a chat completion request: everything as it came but the model, and no stream. Or what is
 * wrong with it, in a sentence.
 */
export function toSend(text: string, model: string): Sent {
  try {
    return changed(LONG_NUMBER.test(text) ? JSON.parse(text, asWritten) : JSON.parse(text), model)
  } catch (error) {
    // The engine's own limit, the same in reading and writing: no conversation comes near it.
    if (error instanceof RangeError) return { fault: say('license.nested_too_deeply') }
    return { fault: say('http.body_not_json') }
  }
}

function changed(asked: unknown, model: string): Sent {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return { fault: say('license.send_object') }
  const { messages } = asked as Json
  if (!Array.isArray(messages)) return { fault: say('license.send_messages') }
  if (messages.length < 1 || messages.length > MOST_MESSAGES)
    return { fault: say('license.too_many_messages', { most: MOST_MESSAGES, sent: messages.length }) }
  return { body: JSON.stringify({ ...asked, model, stream: false }) }
}

// Not in TypeScript's library yet (proposal-json-parse-with-source, in Node since 21).
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** Keeps a number as it was written where it would be another one. */
function asWritten(_: string, value: unknown, { source }: { source?: string } = {}): unknown {
  return typeof value === 'number' && source !== undefined && source !== String(value) ? rawJSON(source) : value
}
