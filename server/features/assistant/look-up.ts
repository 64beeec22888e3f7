import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { withReader } from '../../db/read-only.ts'
import { localDate, localTime } from '../../lib/time.ts'
import type { ToolCall } from '../../ports/ai/port.ts'
import { settingsOf } from '../settings/queries.ts'
import { askOperation, mayAsk } from './ask-operation.ts'
import type { Masks } from './masks.ts'
import { proposalKinds } from './proposals/kinds.ts'
import { propose, type Proposal } from './proposals/propose.ts'
import { tools } from './tools/index.ts'
import type { Source, Tool } from './tools/tool.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'

/** Sources and proposals collected while working on an answer. */
export interface Findings {
  sources: Source[]
  proposals: Proposal[]
}

/** Everything that the caller's model may call, as described to the model. */
export function offered(ctx: Ctx): object[] {
  return [...tools, ...proposalKinds]
    .filter(({ operation }) => mayAsk(ctx, operation))
    .map(({ name, description, args }) => {
      const { $schema: _, ...parameters } = z.toJSONSchema(args, { io: 'input' })
      return { type: 'function', function: { name, description, parameters } }
    })
}

/** Does what the model calls for and returns its answer: figures with their source, or why there are none. */
export async function lookUp(ctx: Ctx, call: ToolCall, masks: Masks, findings: Findings): Promise<string> {
  try {
    return await answerCall(ctx, call, masks, findings)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof z.ZodError)) throw error
    const [reason = ''] = await masks.mask([wordsOf(error, readingOf(ctx.db, { language: 'en' }))])
    return JSON.stringify({ error: reason })
  }
}

function wordsOf(error: Refusal | z.ZodError, reading: Reading): string {
  if (error instanceof Refusal) return formatSaying(error.detail, reading)
  const issues = error.issues.map((issue) => ({ ...issue, message: formatSaying(issue.message, reading) }))
  return new z.ZodError(issues).message
}

async function answerCall(ctx: Ctx, call: ToolCall, masks: Masks, findings: Findings): Promise<string> {
  const given = readArguments(call, masks)
  const kind = proposalKinds.find(({ name }) => name === call.name)
  if (kind) {
    const proposal = await propose(ctx, kind, kind.args.parse(given))
    findings.proposals.push(proposal)
    return JSON.stringify({ proposed: true, note: 'The manager sees it and decides. It is not done.' })
  }
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return JSON.stringify({ error: 'There is no such tool.' })
  return read(ctx, tool, tool.args.parse(given), { masks, findings })
}

/** Reads as the caller, by a connection that can't write. */
async function read(
  ctx: Ctx,
  tool: Tool,
  args: Record<string, unknown>,
  { masks, findings }: { masks: Masks; findings: Findings },
): Promise<string> {
  const answer = await withReader(ctx.config.dataDir, (db) =>
    askOperation({ ...ctx, db, write: refuseToWrite, step: refuseToWrite }, tool.operation, tool.ask(args)),
  )
  const source = tool.source(args)
  const known = findings.sources.findIndex(({ path, label }) => path === source.path && label === source.label)
  const at = known < 0 ? findings.sources.push(source) : known + 1
  const shown = inLocalTime(JSON.stringify({ source: `[${at}]`, data: tool.show(answer, masks) }), ctx)
  const [masked = ''] = await masks.mask([shown])
  return masked
}

function refuseToWrite(): never {
  throw new Error('A tool of the assistant tried to write')
}

/** The model's arguments, with the names in them put back; undefined if they are no JSON. */
function readArguments({ arguments: given }: ToolCall, masks: Masks): unknown {
  try {
    return JSON.parse(given.trim() === '' ? '{}' : given, (key, value: unknown) =>
      // A client is named by the number in the token.
      typeof value === 'string' && key !== 'client' ? masks.unmask(value) : value,
    )
  } catch {
    return undefined
  }
}

/** Instants as the studio's clocks show them: a model need not know of zones. */
function inLocalTime(json: string, { db }: Ctx): string {
  const { timezone: zone } = settingsOf(db)
  return json.replaceAll(
    /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g,
    (_, at: string) => `"${localDate(at, zone)} ${localTime(at, zone)}"`,
  )
}
