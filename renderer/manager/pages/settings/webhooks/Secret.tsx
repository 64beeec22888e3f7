import { Button, ButtonGroup, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'

/** The secret of a webhook, shown this once. */
export function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const m = useMessages().settings.webhooks
  const copy = useCopy()
  return (
    <div className="flex flex-col gap-4">
      <Callout tone="warn" title={m.secretOnce}>
        {m.secretMeans}
      </Callout>
      <p aria-label={m.secret} className="figures rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere select-all">
        {secret}
      </p>
      <ButtonGroup align="start">
        <Button look="primary" icon="copy" onPress={() => copy(secret, m.copied)}>
          {m.copy}
        </Button>
        <Button onPress={onClose}>{m.kept}</Button>
      </ButtonGroup>
    </div>
  )
}
