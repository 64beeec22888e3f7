import { useLayoutEffect, useRef } from 'react'
import type { Turn } from './turn.ts'

/** Pixels above a question that is scrolled to. */
const ROOM = 16

/**
 * Keeps the newest turn in sight as it grows, its question at the top at the furthest, until the reader scrolls elsewhere; the next
 * question is scrolled to again. The place is kept while the conversation is hidden.
 */
export function useScroll(turns: readonly Turn[], isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const at = useRef(0)
  const isFollowing = useRef(true)
  const newest = turns.at(-1)?.id
  useLayoutEffect(() => {
    isFollowing.current = true
  }, [newest])
  useLayoutEffect(() => {
    const box = ref.current
    if (!box || !isOpen) return
    const last = box.lastElementChild
    if (isFollowing.current && last instanceof HTMLElement) {
      const end = box.scrollHeight - box.clientHeight
      at.current = Math.max(0, Math.min(end, last.offsetTop - box.offsetTop - ROOM))
    }
    box.scrollTop = at.current
  }, [turns, isOpen])
  const onScroll = () => {
    const now = ref.current?.scrollTop ?? 0
    if (Math.abs(now - at.current) > 2) isFollowing.current = false
    at.current = now
  }
  return { ref, onScroll }
}
