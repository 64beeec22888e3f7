import { useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { install, watch, wayThere } from '../../offline/install.ts'

/** The way to an icon on the home screen; nothing where the portal stands there already, or the browser knows no such thing. */
export function InstallCard() {
  const { install: m } = useMessages().profile
  const way = useSyncExternalStore(watch, wayThere)
  if (way === null) return null
  return (
    <Card title={m.title}>
      <p className="text-sm text-pretty text-muted">{way === 'byHand' ? m.byHand : m.means}</p>
      {way === 'byHand' ? null : (
        <Button className="mt-3" icon="plus" onPress={() => void install()}>
          {m.action}
        </Button>
      )}
    </Card>
  )
}
