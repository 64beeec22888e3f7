/** What decides whether a client would be taken in. */
interface Candidate {
  client: { full_name: string; is_active: boolean }
  isEnrolled: boolean
  stepCount: number
  meetsCondition: boolean
}

/** Everything that keeps a client out of an automation, each as a sentence; none: they would be taken in. */
export function reasonsAgainst({ client, isEnrolled, stepCount, meetsCondition }: Candidate) {
  const name = client.full_name
  return [
    ...(client.is_active ? [] : [{ code: 'CLIENT_INACTIVE', detail: `${name} is not an active client.` }]),
    ...(isEnrolled
      ? [{ code: 'ALREADY_ENROLLED', detail: `${name} is in it already, and is so once at a time.` }]
      : []),
    ...(meetsCondition ? [] : [{ code: 'CONDITION_NOT_MET', detail: `${name} does not meet its condition.` }]),
    ...(stepCount > 0 ? [] : [{ code: 'NO_STEPS', detail: 'It has no steps yet.' }]),
  ]
}
