import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useApi } from '../../../../api/index.ts'
import type { Automation, Draft, TestRun } from './automation.ts'
import type { Tried } from './flow/around.ts'
import { useCalm } from './use-calm.ts'

/** Milliseconds without a key after which what is written is tried. */
const CALM = 500

/**
 * Each step of what is written as some client would get it, by its key: the newest client there is. Null before the automation
 * was saved once, and where there is nobody.
 */
export function useTried(automation: Automation | null, written: Draft | null): Tried | null {
  const clients = useApi(
    'GET /api/v1/clients',
    { query: { page_size: 1 } },
    { enabled: automation !== null, fresh: 60_000 },
  )
  const client_id = clients.data?.items[0]?.id
  const draft = useCalm(written, CALM)
  const run = useQuery({
    queryKey: ['automation preview', automation?.id, automation?.updated_at, client_id, draft],
    enabled: automation !== null && client_id !== undefined,
    queryFn: ({ signal }) =>
      call(
        'POST /api/v1/marketing-automations/{automation_id}/dry-run',
        { params: { automation_id: automation!.id }, body: { client_id: client_id!, ...draft } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  // What can't be tried, such as a field half written, leaves what was seen last.
  const [last, setLast] = useState<TestRun | null>(null)
  if (run.data && run.data !== last) setLast(run.data)
  if (!last) return null
  return {
    name: last.client_name,
    steps: new Map(last.steps.map((step) => [step.key, step])),
    isStale: run.isError,
  }
}
