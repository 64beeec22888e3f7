import type { Answer } from '../../api/index.ts'

export type SubstituteRequest = Answer<'GET /api/v1/substitute-requests'>[number]

/** The request by which a class looks for somebody; undefined where it does not. */
export const liveRequest = (
  requests: readonly SubstituteRequest[] | undefined,
  classId: number,
): SubstituteRequest | undefined =>
  requests?.find(
    ({ scheduled_class_id, status }) => scheduled_class_id === classId && (status === 'open' || status === 'claimed'),
  )
