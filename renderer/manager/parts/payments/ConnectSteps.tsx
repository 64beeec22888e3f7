import { Callout, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { useConnectDenied } from './use-connect-denied.ts'

/** The processor's page with the keys of an account. */
const KEYS_PAGE = 'https://dashboard.stripe.com/apikeys'

/** Guides an owner to connect the studio with the processor: three steps and the form; elsewhere, says where it is done. */
export function ConnectSteps() {
  const { payments: m } = useMessages()
  const denied = useConnectDenied()
  if (denied) return <Callout tone="plain">{denied}</Callout>
  return (
    <div className="flex flex-col gap-4">
      <ol className="list-decimal space-y-1.5 ps-5 text-sm text-pretty">
        <li>
          {m.open}{' '}
          <Link href={KEYS_PAGE} target="_blank">
            {m.keysPage}
          </Link>
        </li>
        <li>{m.copy}</li>
        <li>{m.paste}</li>
      </ol>
      <ConnectForm />
    </div>
  )
}
