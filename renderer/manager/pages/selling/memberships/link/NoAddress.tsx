import { Callout, LinkButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'

/** Why no link can be sent: after paying, the client would come to an address that the studio does not have. */
export function NoAddress() {
  const { link: m } = useMessages().memberships
  return (
    <Callout tone="warn" action={<LinkButton href={paths.settingsPart('online')}>{m.toOnline}</LinkButton>}>
      {m.noAddress}
    </Callout>
  )
}
