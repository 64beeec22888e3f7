import { useEffect } from 'react'

/** Names the page in the browser's window and history; the next page's address takes the name away (main.ts). */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
