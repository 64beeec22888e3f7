import { Suspense, useEffect, useState } from 'react'
import { late } from '../../shared/app/late.tsx'
import { texts } from '../messages/index.ts'

const AssistantPanel = late(async () => {
  const [file] = await Promise.all([import('./assistant/AssistantPanel.tsx'), texts.want(['assistant'])])
  return file
}, 'above')

/** The assistant, fetched when it is first wanted, and kept with its conversation from then on. */
export function Assistant({ isOpen }: { isOpen: boolean }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  if (!isWanted) return null
  return (
    <Suspense>
      <AssistantPanel isOpen={isOpen} />
    </Suspense>
  )
}
