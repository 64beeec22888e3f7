import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, ButtonGroup, Card, Dialog, KeyValueList, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import { openAssistant } from '../../../parts/assistant/opening.ts'
import { OwnKeyForm } from './OwnKeyForm.tsx'

/** By whose key the assistant answers, and how that is changed. */
export function AiCard({ isValid }: { isValid: boolean }) {
  const { license: m, shell } = useMessages()
  const settings = useApi('GET /api/v1/studio/ai')
  const providers = useApi('GET /api/v1/studio/ai/providers')
  const denied = useDenied()('settings.manage')
  const [asked, setAsked] = useState<'key' | 'end' | null>(null)
  const close = () => setAsked(null)
  const off = denied ?? (isValid ? null : m.notValid)
  return (
    <Card
      title={m.ai}
      description={m.aiMeans}
      action={
        <Button
          icon="spark"
          size="small"
          disabledReason={isValid ? null : m.notValid}
          onPress={() => openAssistant(true)}
        >
          {shell.askAssistant}
        </Button>
      }
    >
      <Loaded query={providers} skeleton={<Skeleton className="h-32" />}>
        {(all) => (
          <Loaded query={settings} skeleton={<Skeleton className="h-32" />}>
            {({ configured, provider }) => {
              const name = all.find(({ id }) => id === provider)?.display_name ?? provider ?? ''
              return (
                <div className="flex flex-col gap-4 pt-1">
                  <KeyValueList items={[{ label: m.answersBy, value: configured ? m.own(name) : m.hosted }]} />
                  <p className="text-sm text-pretty text-muted">{m.ownMeans}</p>
                  {off ? <p className="text-xs text-pretty text-muted">{off}</p> : null}
                  <ButtonGroup align="start">
                    <Button icon="lock" disabledReason={off} onPress={() => setAsked('key')}>
                      {configured ? m.change : m.useOwn}
                    </Button>
                    {configured ? (
                      <Button look="quiet" disabledReason={denied} onPress={() => setAsked('end')}>
                        {m.remove}
                      </Button>
                    ) : null}
                  </ButtonGroup>
                  <Dialog title={m.keyTitle} description={m.keyTitleMeans} isOpen={asked === 'key'} onClose={close}>
                    <OwnKeyForm providers={all} current={provider} onClose={close} />
                  </Dialog>
                  <RemoveKey provider={name} isOpen={asked === 'end'} onClose={close} />
                </div>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

interface RemoveKeyProps {
  provider: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before the studio's own key is forgotten. */
function RemoveKey({ provider, isOpen, onClose }: RemoveKeyProps) {
  const { license: m } = useMessages()
  const remove = useSend('DELETE /api/v1/studio/ai', { done: m.removed })
  return (
    <RemoveQuestion
      words={{ removeTitle: m.removeTitle, remove: m.removeConfirm, removeMeans: m.removeMeans }}
      name={provider}
      isOpen={isOpen}
      removal={remove}
      onConfirm={() => remove.sendOrThrow()}
      onClose={onClose}
    />
  )
}
