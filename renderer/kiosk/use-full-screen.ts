import { useEffect } from 'react'

/** Fills the screen at the first tap, for browsers allow it at no other time; whoever left it is back at the next one. */
export function useFullScreen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !document.fullscreenEnabled) return
    const fill = () => {
      if (document.fullscreenElement !== null) return
      document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
    }
    addEventListener('click', fill)
    return () => removeEventListener('click', fill)
  }, [isOn])
}
