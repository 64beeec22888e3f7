import { say } from '../../lib/sayings/sayings.ts'
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
    ...(client.is_active ? [] : [{ code: 'CLIENT_INACTIVE', detail: say('automations.not_active_client', { name }) }]),
    ...(isEnrolled ? [{ code: 'ALREADY_ENROLLED', detail: say('automations.in_already', { name }) }] : []),
    ...(meetsCondition
      ? []
      : [{ code: 'CONDITION_NOT_MET', detail: say('automations.does_not_meet_condition', { name }) }]),
    ...(stepCount > 0 ? [] : [{ code: 'NO_STEPS', detail: say('automations.has_no_steps_yet') }]),
  ]
}
