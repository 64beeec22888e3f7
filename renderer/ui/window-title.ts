import { createContext, use, useEffect } from 'react'

const WindowNameContext = createContext('')

/** The window's name, shown after that of each page. */
export const WindowNameProvider = WindowNameContext.Provider

/** Sets the window's title for the browser's tabs and history; removes it when the page is left. */
export function useWindowTitle(title: string): void {
  const name = use(WindowNameContext)
  useEffect(() => {
    if (name === '') return
    document.title = `${title} · ${name}`
    return () => {
      document.title = name
    }
  }, [title, name])
}
