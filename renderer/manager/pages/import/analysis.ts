import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, call, useSend, type Answer, type Input } from '../../../api/index.ts'

export type Analysis = Answer<'POST /api/v1/migration/analyse'>
export type Entity = Analysis['entity']
export type Answers = Analysis['answers']
export type Question = Analysis['questions'][number]
export type FoundType = Analysis['membership_types'][number]
export type TypeAnswer = NonNullable<Answers['membership_types']>[string]

/** The kinds of list that can be imported, in the order in which they are best brought over. */
export const IMPORTABLE = [
  'clients',
  'memberships',
  'membership_types',
  'instructors',
  'class_schedule',
  'bookings',
  'products',
  'gift_cards',
  'sales',
] as const
export type ImportEntity = (typeof IMPORTABLE)[number]

/** Software whose exports are understood as they are. */
export const KNOWN = [
  'Mindbody',
  'Momence',
  'Eversports',
  'bsport',
  'Glofox',
  'WellnessLiving',
  'TeamUp',
  'Momoyoga',
  'Zen Planner',
  'Gymdesk',
  'PushPress',
  'Fresha',
  'Vagaro',
  'Square',
  'GlossGenius',
  'MassageBook',
] as const

const AGAIN = 'POST /api/v1/migration/jobs/{job_id}/analyse'
const keyOf = (jobId: number) => ['import-analysis', jobId]

/**
 * The analysis of a file, read once. It can be repeated with another mapping, other answers, corrected cells or another kind of
 * list; each call says whether the change was saved, and its answer replaces the last one. Changes made faster than the server
 * answers build on each other and are sent in turn, so that none undoes another.
 */
export function useAnalysis(jobId: number) {
  const cache = useQueryClient()
  const query = useQuery<Analysis, ApiError>({
    queryKey: keyOf(jobId),
    queryFn: () => call(AGAIN, { params: { job_id: jobId }, body: {} }),
    staleTime: Infinity,
  })
  const open = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const again = useSend(AGAIN, {
    invalidate: ['GET /api/v1/migration/jobs/{job_id}/rows'],
    onDone: (analysis) => {
      if (open.current <= 1) cache.setQueryData(keyOf(jobId), analysis)
    },
  })
  const look = (body: NonNullable<Input<typeof AGAIN>['body']>): Promise<boolean> => {
    cache.setQueryData<Analysis>(
      keyOf(jobId),
      (shown) =>
        shown && {
          ...shown,
          answers: body.answers ?? shown.answers,
          column_mapping: body.column_mapping ?? shown.column_mapping,
        },
    )
    open.current += 1
    const sent = before.current.then(async () => {
      const analysis = await again.send({ params: { job_id: jobId }, body })
      open.current -= 1
      if (!analysis) await cache.invalidateQueries({ queryKey: keyOf(jobId) })
      return analysis !== null
    })
    before.current = sent
    return sent
  }
  const change = (body: NonNullable<Input<typeof AGAIN>['body']>): void => void look(body)
  const edit = (row: number, column: number, text: string | null) => look({ edits: [{ row, column, text }] })
  return { query, change, edit, isLooking: again.isPending }
}

/** Caches the first analysis of a file, so that it isn't read twice. */
export function useKeepAnalysis() {
  const cache = useQueryClient()
  return (analysis: Analysis) => cache.setQueryData(keyOf(analysis.job_id), analysis)
}

/** Answers a question about the file. */
export type Change = ReturnType<typeof useAnalysis>['change']

/** Corrects a cell, or undoes a correction (null); gives true if that was saved. */
export type Edit = ReturnType<typeof useAnalysis>['edit']
