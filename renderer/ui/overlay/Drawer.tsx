import type { DialogProps } from './Dialog.tsx'
import { drawerLook } from './look.ts'
import { Overlay } from './Overlay.tsx'

/** A panel at the side, for a record or a longer form while the page stays in sight; the whole screen on a phone. */
export function Drawer({ width = 'medium', ...rest }: Omit<DialogProps, 'role'>) {
  return <Overlay {...rest} look={drawerLook(width)} />
}
