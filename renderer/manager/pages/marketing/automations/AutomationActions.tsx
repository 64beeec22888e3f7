import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Button, Menu, pageUnsaved } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Automation } from './automation.ts'
import { DeleteAutomation } from './DeleteAutomation.tsx'
import { useTurn } from './use-turn.ts'

/** Switching an automation on, pausing it, letting it go on, and deleting it. */
export function AutomationActions({ automation, isChanged }: { automation: Automation; isChanged: boolean }) {
  const { editor: m, delete: remove } = useMessages().automations
  const denied = useDenied()('marketing.manage')
  const go = useGo()
  const turn = useTurn()
  const [isDeleting, setDeleting] = useState(false)
  const { status, steps } = automation
  const label = status === 'active' ? m.pause : status === 'paused' ? m.resume : m.switchOn
  const reason = isChanged ? m.saveFirst : steps.length === 0 && m.noSteps
  return (
    <>
      <Button
        look={status === 'active' ? 'secondary' : 'primary'}
        icon={status === 'active' ? 'pause' : 'play'}
        isPending={turn.isPending}
        disabledReason={denied ?? (status !== 'active' && reason)}
        onPress={() => void turn.to(automation, status !== 'active')}
      >
        {label}
      </Button>
      <Menu
        label={m.more}
        groups={[
          [
            {
              label: remove,
              icon: 'trash',
              look: 'danger',
              onAction: () => setDeleting(true),
              disabledReason: denied,
            },
          ],
        ]}
      />
      {isDeleting ? (
        <DeleteAutomation
          automation={automation}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            // What was written on it is gone with it.
            pageUnsaved.clear()
            go(paths.automations())
          }}
        />
      ) : null}
    </>
  )
}
