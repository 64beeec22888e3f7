import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { AiFailed, type ChatAnswer, type ChatRequest, type ChatTarget } from '../../ports/ai/port.ts'
import { ownChat } from '../ai/own-key.ts'
import { openLicenseKey } from '../licensing/keep.ts'
import { requireAiPlan, requireValidLicense } from '../licensing/require.ts'
import { settingsOf } from '../settings/queries.ts'
import { lookUp, offered, type Findings } from './look-up.ts'
import { Masks } from './masks.ts'
import { prompt } from './prompt.ts'
import { unmaskPieces } from './unmask-pieces.ts'

/** How often the model may look things up for one answer. */
const ROUNDS = 6
/** Messages that a provider is sent at the most; the license service takes no more. */
const MOST_MESSAGES = 50

interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** Is given an answer's text piece by piece. */
export type Say = (text: string) => void

/**
 * Answers the last message of a conversation; nothing of the studio changes by it but that proposals are kept. What the model says
 * before it looks something up is no part of the answer, but is said where that is streamed.
 */
export async function converse(ctx: Ctx, conversation: readonly Message[], say?: Say) {
  requireAiPlan(ctx)
  requireValidLicense(ctx)
  const target = ownChat(ctx) ?? hostedChat(ctx)
  const masks = new Masks(ctx)
  const findings: Findings = { sources: [], proposals: [] }
  const contents = await masks.mask(conversation.map(({ content }) => content))
  const messages: object[] = conversation.map(({ role }, at) => ({ role, content: contents[at] }))
  const opening = { role: 'system', content: prompt(ctx) }
  const tools = offered(ctx)
  for (let round = 0; ; round += 1) {
    const request = { messages: [opening, ...newest(messages)], tools: round < ROUNDS ? tools : [] }
    const answer = await ask(ctx, target, request, say && unmaskPieces((text) => masks.unmask(text), say))
    if (answer.calls.length === 0 || round >= ROUNDS) return told(answer, masks, findings)
    messages.push(asCalled(answer))
    for (const call of answer.calls) {
      messages.push({ role: 'tool', tool_call_id: call.id, content: await lookUp(ctx, call, masks, findings) })
    }
  }
}

function told({ text }: ChatAnswer, masks: Masks, { sources, proposals }: Findings) {
  const reply = masks.unmask(text).trim()
  return {
    reply: reply === '' ? 'I could not work that out. Ask in another way.' : reply,
    sources: sources.map(({ label, path }) => ({ label: masks.unmask(label), path })),
    proposals,
  }
}

/** A turn of the model as it is sent back to it. */
const asCalled = ({ text, calls }: ChatAnswer) => ({
  role: 'assistant',
  content: text,
  tool_calls: calls.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function',
    function: { name, arguments: given },
  })),
})

/** The last messages that fit, never an answer of a tool without its call. */
function newest(messages: readonly object[]): readonly object[] {
  const fitting = messages.slice(-(MOST_MESSAGES - 1))
  const first = fitting.findIndex((message) => (message as { role: string }).role !== 'tool')
  return fitting.slice(Math.max(first, 0))
}

async function ask(
  { ports, log }: Ctx,
  target: ChatTarget,
  request: ChatRequest,
  pieces: ReturnType<typeof unmaskPieces> | undefined,
) {
  try {
    const answer = await ports.ai.complete(target, request, pieces?.take)
    pieces?.end()
    return answer
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error
    log('warn', 'the assistant got no answer', { kind: error.kind })
    throw refusals[error.kind]()
  }
}

const refusals = {
  key: () =>
    new Refusal('AI_KEY_INVALID', 'The AI provider does not take the key any more. Enter another in the settings.'),
  quota: () =>
    new Refusal(
      'AI_QUOTA_EXCEEDED',
      'This month’s AI tokens are used up. A key of the studio’s own has no such limit.',
    ),
  busy: () =>
    new Refusal('RATE_LIMITED', 'Too much is asked at once. Try again in a few seconds.', {
      headers: { 'Retry-After': '5' },
    }),
  unavailable: () =>
    new Refusal('AI_PROVIDER_UNAVAILABLE', 'The AI provider does not answer now. Try again in a minute.'),
}

/** Where chats are completed for who has no key of their own: by the license service, with the license's. */
function hostedChat(ctx: Ctx): ChatTarget {
  const sealed = settingsOf(ctx.db).license_key_encrypted
  const key = sealed === null ? undefined : openLicenseKey(ctx, sealed)
  if (key === undefined) throw new Refusal('LICENSE_INVALID', 'The license key can’t be read here. Enter it again.')
  return { url: `${ctx.config.licenseUrl.replace(/\/+$/, '')}/ai/chat/completions`, key, streams: false }
}
