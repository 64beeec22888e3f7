import { dialogLook, type OverlayWidth } from './look.ts'
import { Overlay } from './Overlay.tsx'
import type { OverlayProps } from './Panel.tsx'

export interface DialogProps extends OverlayProps {
  width?: OverlayWidth
}

/** A question or a short form above the page; on a phone it rises from the foot. */
export function Dialog({ width = 'medium', ...rest }: DialogProps) {
  return <Overlay {...rest} look={dialogLook(width)} />
}
