import type { Answer } from '../../../api/index.ts'
import { useMessages } from '../../messages/index.ts'

type Allowed = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>

/** The line at the button: what pays, how much of it is taken, and what is left. */
export function Pays({ allowed: { membership } }: { allowed: Pick<Allowed, 'membership'> }) {
  const { helps: m } = useMessages()
  const said = membership === null ? m.freeForAll : lineOf(membership, m)
  return <p className="text-center text-sm text-pretty text-muted">{membership?.is_shared ? m.shared(said) : said}</p>
}

type Paying = NonNullable<Allowed['membership']>

const lineOf = ({ name, credits, credits_left: left }: Paying, m: ReturnType<typeof useMessages>['helps']) =>
  credits === 0 || left === null ? m.paysFree(name) : m.pays(name, credits, left - credits)
