import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClosureForm } from './ClosureForm.tsx'
import { ClosureList } from './ClosureList.tsx'

/** The days the studio is closed: those there are, and new ones. */
export function ClosuresDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { closures: m } = useMessages().schedule
  return (
    <Drawer title={m.title} description={m.lead} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <Closures /> : null}
    </Drawer>
  )
}

function Closures() {
  const { closures: m } = useMessages().schedule
  const denied = useDenied()
  const [isAdding, setAdding] = useState(false)
  const closures = useApi('GET /api/v1/closures')
  if (isAdding) return <ClosureForm onClose={() => setAdding(false)} />
  return (
    <div className="flex flex-col gap-4">
      <Button
        icon="plus"
        look="primary"
        onPress={() => setAdding(true)}
        disabledReason={denied('schedule.manage')}
        className="self-start"
      >
        {m.add}
      </Button>
      <Loaded query={closures}>{(list) => <ClosureList closures={list} />}</Loaded>
    </div>
  )
}
