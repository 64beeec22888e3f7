import { useAddress } from '../../shared/router/use-router.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { Link } from '../../ui/button/Link.tsx'
import type { Messages } from '../messages/areas.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import type { Why } from './why.ts'

const FIX_PATHS: Partial<Record<keyof Messages['fixes'], string>> = {
  cancel_other: paths.bookings(),
  cancel_appointment: paths.appointments(),
  pay: paths.charges(),
  give_up_checkout: paths.bookings(),
}

/** Fixes on the reader's own pages, which help none of their dependants. */
const OWN_ALONE: readonly (string | null | undefined)[] = ['buy_membership', 'pay']

interface ReasonsProps {
  reasons: readonly Why[]
  /** The dependant who was refused, if any; their name is empty if it could not be read. */
  theirs?: Dependant | undefined
  /** True if remedies are shown beside, with their prices. */
  areOffered?: boolean
  /** The page where that stands, if it is another one; else all prices are shown. */
  helpsAt?: string | undefined
}

/** Every rule that refuses, in words, each with the step that would help. */
export function Reasons({ reasons, theirs, areOffered, helpsAt }: ReasonsProps) {
  const { fixes, schedule: m } = useMessages()
  const here = useAddress().href
  const { problems } = useSharedMessages()
  return (
    <ul className={reasons.length > 1 ? 'list-disc space-y-2 ps-4' : ''}>
      {reasons.map(({ code, detail, fix, value }, at) => {
        const own = fixes[fix as keyof typeof fixes] as string | undefined
        const signed = fix === 'sign_waiver' && theirs?.full_name
        const isLeftOut = (theirs && OWN_ALONE.includes(fix)) || (areOffered && fix === 'buy_membership')
        const words = isLeftOut ? undefined : signed ? m.signFor(signed) : own
        const href =
          fix === 'sign_waiver'
            ? paths.waiver(Number(value), here, theirs?.id)
            : fix === 'buy_membership'
              ? (helpsAt ?? paths.prices(here))
              : FIX_PATHS[fix as keyof typeof fixes]
        return (
          <li key={`${code}${at}`} className="text-pretty">
            {problems.byCode[code] ?? detail}
            {words ? ' ' : null}
            {words && href ? (
              <Link href={href} className="inline-block py-0.5">
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
