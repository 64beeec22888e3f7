import { useLocation } from '@tanstack/react-router'
import type { Reason } from '../../api/index.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { Link } from '../../ui/button/Link.tsx'
import type { Messages } from '../messages/en/index.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

export type Why = Pick<Reason, 'code' | 'detail' | 'value'> & { fix?: string | null | undefined }

const FIX_PATHS: Partial<Record<keyof Messages['fixes'], string>> = {
  buy_membership: paths.memberships(),
  cancel_other: paths.bookings(),
  pay: paths.charges(),
}

/** Every rule that refuses, in words, each with the step that would help. */
export function Reasons({ reasons }: { reasons: readonly Why[] }) {
  const { fixes } = useMessages()
  const here = useLocation().href
  const { problems } = useSharedMessages()
  return (
    <ul className={reasons.length > 1 ? 'list-disc space-y-2 ps-4' : ''}>
      {reasons.map(({ code, detail, fix, value }, at) => {
        const words = fixes[fix as keyof typeof fixes] as string | undefined
        const href = fix === 'sign_waiver' ? paths.waiver(Number(value), here) : FIX_PATHS[fix as keyof typeof fixes]
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

/** What a refusal has to say: its reasons, or its own sentence where it names none. */
export function reasonsOf(problem: { code: string; detail: string; reasons?: Reason[] }): readonly Why[] {
  return problem.reasons?.length ? problem.reasons : [problem]
}
