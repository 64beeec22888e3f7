import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, ButtonGroup, Callout, ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useWhen } from '../../../parts/copies/use-restorable.ts'
import { isAnythingLost } from './lost.ts'

type Decision = 'go' | 'drop'

const KEY = 'studio-desk.restored-seen'
const DAY = 24 * 60 * 60_000

/** True if the notice of a restore has been shown for a day. `now`: milliseconds. */
const isOver = (restored_at: string, now: number): boolean => now - Date.parse(restored_at) >= DAY

/** True if the notice of this restore was dismissed on this device. */
const isDismissed = (restored_at: string): boolean => localStorage.getItem(KEY) === restored_at

const keepDismissed = (restored_at: string): void => localStorage.setItem(KEY, restored_at)

/** After a restore: the time of the studio's state, what is not in it, and the fate of waiting emails and automation steps. */
export default function Restored() {
  const { restored: m } = useMessages().today
  const when = useWhen()
  const state = useApi('GET /api/v1/studio/restored')
  const [, draw] = useState(0)
  const { restored_at, restored_as_of, is_held, letters = 0, automation_steps = 0, messages = 0 } = state.data ?? {}
  if (!restored_at || !restored_as_of) return null
  if (!is_held && (isOver(restored_at, now()) || isDismissed(restored_at))) return null
  const dismiss = () => {
    keepDismissed(restored_at)
    draw((times) => times + 1)
  }
  return (
    <Callout
      tone={is_held ? 'warn' : 'info'}
      title={m.title(when(restored_as_of))}
      action={
        is_held ? undefined : (
          <Button look="quiet" size="small" icon="close" iconOnly label={m.dismiss} onPress={dismiss} />
        )
      }
    >
      {isAnythingLost(restored_as_of, restored_at) ? <p>{m.lost(when(restored_as_of), when(restored_at))}</p> : null}
      {is_held ? <Held letters={letters} steps={automation_steps} messages={messages} /> : null}
    </Callout>
  )
}

function Held({ letters, steps, messages }: { letters: number; steps: number; messages: number }) {
  const isAny = letters + steps + messages > 0
  const { restored: m } = useMessages().today
  const denied = useDenied()('backups.manage')
  const [asked, setAsked] = useState<Decision | null>(null)
  const settle = useSend('POST /api/v1/studio/restored', {
    done: (answer, { body }) => {
      const count = answer.letters + answer.automation_steps
      return body?.decision === 'drop' ? m.dropped(count) : m.gone(count)
    },
  })
  const ask = (decision: Decision) => (
    <Button size="small" disabledReason={denied} onPress={() => setAsked(decision)}>
      {m[decision]}
    </Button>
  )
  const decide = async () => {
    const done = asked && (await settle.send({ body: { decision: asked } }))
    if (!done) throw new Error('It is said what was refused; the question stays open.')
  }
  return (
    <>
      <p className="mt-1 text-ink">{isAny ? m.held(letters, steps, messages) : m.heldNone}</p>
      <div className="mt-2">
        <ButtonGroup align="start">
          {isAny ? (
            <>
              {ask('go')}
              {ask('drop')}
            </>
          ) : (
            <Button
              size="small"
              disabledReason={denied}
              isPending={settle.isPending}
              onPress={() => void settle.send({ body: { decision: 'go' } })}
            >
              {m.writeAgain}
            </Button>
          )}
        </ButtonGroup>
      </div>
      <ConfirmDialog
        title={asked === 'drop' ? m.dropTitle : m.goTitle}
        confirm={asked === 'drop' ? m.drop : m.go}
        look={asked === 'drop' ? 'danger' : 'primary'}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={decide}
      >
        {asked === 'drop' ? m.dropMeans : m.goMeans}
      </ConfirmDialog>
    </>
  )
}
