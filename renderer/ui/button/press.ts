import type { KeyboardEvent, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()
const stopKey = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** A press of a control is its own: what lies around it, such as a row that opens on a press, does not hear of it. */
export const ownPress = { onPointerDown: stop, onMouseDown: stop, onKeyDown: stopKey, onKeyUp: stopKey } as const

/** Focuses a pressed control if the browser does not, as the place to come back to when what it opens is closed. */
export function keepFocus(control: HTMLElement): void {
  if (document.activeElement !== control) control.focus({ preventScroll: true })
}
