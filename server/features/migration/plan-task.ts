import { withReader } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { readingOf } from '../settings/reading.ts'
import type { Disposition, Plan, Question } from './plan/model.ts'
import { planJob, type PlannedJob } from './plan-job.ts'
import { presentAnalysis } from './present.ts'
import { loadJob } from './queries.ts'
import { cellsIn } from './row-cells.ts'
import { presentPlanned } from './rows.ts'

/** A job as it is to be planned, and who asks. */
export interface PlanAbout {
  folder: string
  job: PlannedJob
  now: Instant
  language: string
  /** The studio's secret, by which codes that are here are found again; only for lists of codes. */
  root?: Uint8Array
}

/** Parts of a plan as they are kept, each plan as JSON: first whom and what rows share, then the rows. */
export type PlanPiece =
  | { kind: 'parties'; parties: { kind: 'client' | 'membership_type'; key: string; planned: string }[] }
  | { kind: 'rows'; rows: (readonly [row: number, planned: string])[] }

const PIECE = 250

function planned<T>(
  { folder, job, now, root }: PlanAbout,
  use: (plan: Plan, reader: Reader) => T | Promise<T>,
): Promise<T> {
  return withReader(folder, (reader) => use(planJob(reader, job, now, root), reader))
}

/** The whole plan of a job, piece by piece. */
export async function planImportTask(about: PlanAbout, emit: (piece: PlanPiece) => Promise<void>): Promise<void> {
  const plan = await planned(about, (whole) => whole)
  const parties = [
    ...plan.membership_types.map((type) => ({ kind: 'membership_type' as const, key: type.key, planned: type })),
    ...plan.clients.map((client) => ({ kind: 'client' as const, key: client.key, planned: client })),
  ]
  for (let at = 0; at < parties.length; at += PIECE) {
    const part = parties.slice(at, at + PIECE).map((party) => ({ ...party, planned: JSON.stringify(party.planned) }))
    await emit({ kind: 'parties', parties: part })
  }
  for (let at = 0; at < plan.rows.length; at += PIECE) {
    const part = plan.rows.slice(at, at + PIECE).map((row) => [row.row, JSON.stringify(row)] as const)
    await emit({ kind: 'rows', rows: part })
  }
}

/** Previews an import, for the owner to judge. */
export function analyseTask(about: PlanAbout, _emit: (nothing: never) => Promise<void>) {
  return planned(about, (plan, reader) => {
    const { language } = about
    return presentAnalysis({ db: reader, language }, { ...loadJob(reader, about.job.id), ...about.job }, plan)
  })
}

/** The questions that the answers so far leave open. */
export function openQuestionsTask(about: PlanAbout, _emit: (nothing: never) => Promise<void>): Promise<Question[]> {
  return planned(about, ({ questions }) => questions.filter(({ answered }) => !answered))
}

export interface PlannedRowsAbout extends PlanAbout {
  disposition: Disposition | undefined
  has_problems: boolean | undefined
  /** The row of the file behind which to begin. */
  behind?: number
  from: number
  count: number
}

/** A page of the rows of a file as they would become, and how many there are. */
export function plannedRowsTask(about: PlannedRowsAbout, _emit: (nothing: never) => Promise<void>) {
  const { disposition, has_problems, behind = 0, from, count, language } = about
  return planned(about, ({ rows, problems }, reader) => {
    const reading = readingOf(reader, { language })
    const cells = cellsIn(reader, about.job, problems, reading)
    const troubled = new Set(problems.map(({ row }) => row))
    const fitting = rows
      .filter((row) => disposition === undefined || row.disposition === disposition)
      .filter(({ row }) => has_problems === undefined || troubled.has(row) === has_problems)
    const items = fitting
      .filter(({ row }) => row > behind)
      .slice(from, from + count)
      .map((row) => presentPlanned(row, reading, cells(row.row)))
    return { items, total: fitting.length }
  })
}
