import { call, useSend } from '../../../../../api/index.ts'
import { onlyWidens, type CoverageTerms } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { MembershipType } from '../describe.ts'
import { SEEN } from '../use-type-actions.ts'
import type { Catalogue } from './use-catalogue.ts'
import { reasonToAsk } from './reason.ts'
import type { Decision, Question } from './use-coverage-question.tsx'
import { changedTerms } from './values.ts'

interface SaveOptions {
  catalogue: Catalogue
  ask: (question: Question) => Promise<Decision>
}

interface Change {
  /** Fields of the type besides. */
  body?: object
  after: CoverageTerms
  /** The classes of the list that all classes become. */
  becomes?: readonly string[]
}

/**
 * Changes a type, and asks before those who have it could lose something; gives null where nothing was to be changed. Only terms
 * that differ are sent: to send the same would say for the first time what it covers.
 */
export function useSaveCoverage({ catalogue, ask }: SaveOptions) {
  const { membershipTypes: m } = useMessages()
  const toast = useToast()
  const put = useSend('PUT /api/v1/membership-types/{membership_type_id}', { invalidate: SEEN })
  const decide = async (type: MembershipType, after: CoverageTerms, becomes: readonly string[] | null) => {
    const params = { membership_type_id: type.id }
    const holders = await call('GET /api/v1/membership-types/{membership_type_id}/holders', { params })
    const special = catalogue.templates.filter(({ covered_by_all }) => !covered_by_all)
    const reason = reasonToAsk(holders, onlyWidens(type, after, special))
    if (reason === null && becomes === null) return {}
    const { holders: all, on_former_terms: onFormerTerms } = holders
    return ask({ name: type.name, holders: all, onFormerTerms, reason, becomes })
  }
  return async (type: MembershipType, { body = {}, after, becomes }: Change) => {
    const changed = changedTerms(termsOf(type), after)
    const isChanged = Object.keys(changed).length > 0
    const decision = isChanged ? await decide(type, after, becomes ?? null) : {}
    if (decision === null) return null
    const saved = await put.sendOrThrow({
      params: { membership_type_id: type.id },
      body: { ...body, ...changed, ...decision },
    })
    const stay = isChanged && saved.on_former_terms > 0 ? m.change.stay(saved.on_former_terms) : undefined
    toast.done(m.form.saved(saved.name), stay)
    return saved
  }
}

/** The terms of a type without its other fields. */
function termsOf(type: MembershipType): CoverageTerms {
  const { coverage, establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming } = type
  const { booking_open_hours_before, max_members } = type
  const { starts, starts_within_days, minimum_term_intervals, notice_days } = type
  const limits = { max_per_day, max_per_week, max_upcoming, booking_open_hours_before, max_members }
  const term = { starts, starts_within_days, minimum_term_intervals, notice_days }
  return { coverage, establishment_ids, usable_times, ...limits, ...term }
}
