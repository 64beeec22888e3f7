import { useMessages } from '../../messages/index.ts'
import { useDependants } from '../../parts/dependants.ts'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { paths } from '../../paths.ts'
import { toSign, useTheirsToSign, useWaivers } from './use-waivers.ts'

/** From the profile to what is signed, what was paid and what is kept. */
export function ProfilePapers() {
  const { waivers: m, receipts, ownData } = useMessages()
  const waivers = useWaivers().data
  const theirs = useTheirsToSign(useDependants().data ?? [])
  const open = toSign(waivers ?? []).length + theirs
  const state = open > 0 ? m.waiting(open) : waivers?.length ? m.allSigned : m.nothing
  return (
    <>
      <LinkRow href={paths.waivers()} icon="edit" title={m.title} detail={state} isUrgent={open > 0} />
      <LinkRow href={paths.receipts()} icon="file" title={receipts.title} detail={receipts.rowDetail} />
      <LinkRow href={paths.ownData()} icon="import" title={ownData.title} detail={ownData.rowDetail} />
    </>
  )
}
