import { createContext, use, useEffect } from 'react'

const WindowNameContext = createContext('')

/** Says whose window it is: the name that stands behind that of each page. */
export const WindowNameProvider = WindowNameContext.Provider

/** Names the page in the browser's tabs and history; whoever is left is named no more. */
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
