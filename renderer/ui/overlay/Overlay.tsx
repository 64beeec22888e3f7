import { useRef, useState } from 'react'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import type { OverlayLook } from './look.ts'
import { Panel, type OverlayProps } from './Panel.tsx'
import { createUnsaved, overlayUnsaved } from './unsaved.ts'

/** The common part of drawers and dialogs: their panel, and a question before a changed form inside is dropped. */
export function Overlay({ onClose, ...rest }: OverlayProps & { look: OverlayLook }) {
  const [unsaved] = useState(() => createUnsaved(overlayUnsaved))
  const [isAsking, setAsking] = useState(false)
  const field = useRef<HTMLElement>(null)
  const leave = () => (unsaved.isAny() ? setAsking(true) : onClose())
  const keep = () => {
    setAsking(false)
    // A click outside has taken the focus away: one goes on in the field where one was.
    setTimeout(() => field.current?.focus())
  }
  const discard = () => {
    setAsking(false)
    unsaved.clear()
    onClose()
  }
  return (
    <>
      <Panel {...rest} onClose={leave} unsaved={unsaved} onField={(last) => (field.current = last)} />
      {rest.isOpen && isAsking ? <DiscardQuestion onKeep={keep} onDiscard={discard} /> : null}
    </>
  )
}
