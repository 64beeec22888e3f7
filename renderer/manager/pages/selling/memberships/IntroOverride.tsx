import { useApi } from '../../../../api/index.ts'
import { Callout, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface IntroOverrideProps {
  clientId: number
  value: string
  onChange: (reason: string) => void
  errorMessage: string | undefined
  name: string
}

/** Asks for a reason where the client had an intro offer before: it is once for ever. */
export function IntroOverride({ clientId, ...field }: IntroOverrideProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  const had = useApi('GET /api/v1/memberships', { query: { client_id: clientId, page_size: 200 } })
  const before = had.data?.items.find(({ is_intro_offer }) => is_intro_offer)
  if (!before) return null
  return (
    <>
      <Callout tone="warn" live title={m.introTaken}>
        {m.introTakenHelp(before.client_name)}
      </Callout>
      <TextField label={m.override} {...field} isRequired />
    </>
  )
}
