import type { ApiError } from '../../api/index.ts'
import { Link } from '../../ui/button/Link.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

/** The way to what somebody has begun to pay, where they may begin no more before some of it is given up. */
export function WayOut({ error }: { error: ApiError | null }) {
  const { fixes } = useMessages()
  if (!error?.problem.reasons?.some(({ fix }) => fix === 'give_up_checkout')) return null
  return (
    <Link href={paths.bookings()} className="inline-block py-0.5 text-sm">
      {fixes.give_up_checkout}
    </Link>
  )
}
