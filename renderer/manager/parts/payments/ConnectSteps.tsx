import { Callout, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { useConnectDenied } from './use-connect-denied.ts'

/** Where the processor shows an account its keys. */
const KEYS_PAGE = 'https://dashboard.stripe.com/apikeys'

/** How an owner connects the studio with the processor: three steps and the form; elsewhere, that it is done here alone. */
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
