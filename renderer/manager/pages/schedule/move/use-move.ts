import { useEffect, useRef, useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'
import { clashesOf } from '../clashes/use-clashes.ts'
import { ONLY_THIS, type Reach } from '../series/rule.ts'
import { asksFirst, changeTo, isSameSpan, type Proposal } from './moved.ts'

const CHANGE = 'PUT /api/v1/scheduled-classes/{class_id}'
const LIST = 'GET /api/v1/scheduled-classes'

/**
 * Moving and stretching a class: drawn at its new time at once, asked about where it is one of a series, is booked or clashes,
 * then sent, and put back with one press afterwards.
 */
export function useMove() {
  const { move: m } = useMessages().schedule
  const format = useFormat()
  const toast = useToast()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const undo = useSend(CHANGE)
  const change = useSend(CHANGE, {
    optimistic: (cache, { params }) => {
      const moved = proposal && params.class_id === proposal.cls.id ? { ...proposal.cls, ...proposal.span } : null
      if (moved) cache.patch(LIST, (before) => withMoved(before, moved))
    },
  })

  const drop = () => {
    setProposal(null)
    setAsking(false)
  }

  const save = async ({ cls, span }: Proposal, reach: Reach, force: boolean) => {
    const params = { class_id: cls.id }
    try {
      await change.sendOrThrow({ params, body: { ...changeTo(span, cls), ...reach, force } })
      drop()
      const back = { ...changeTo(cls, span), ...reach, force: true }
      toast.undo(m.done(cls.name, whenOf(span)), () => void undo.send({ params, body: back }))
    } catch (error) {
      if (clashesOf(error).length > 0) return setAsking(true)
      drop()
      toast.failed(error)
    }
  }

  const whenOf = ({ starts_at, ends_at }: Span) =>
    `${format.date(starts_at, 'weekday')}, ${format.timeRange(starts_at, ends_at)}`

  const settle = (wanted: Proposal | null) => {
    if (!wanted || isAsking || change.isPending) return
    if (isSameSpan(wanted.cls, wanted.span)) return setProposal(null)
    change.reset()
    if (asksFirst(wanted)) setAsking(true)
    else void save(wanted, ONLY_THIS, false)
  }

  // Steps by the keyboard add up until Alt is let go of; Escape takes them back.
  const latest = useRef(() => settle(proposal))
  useEffect(() => {
    latest.current = () => settle(proposal)
  })
  const isOpen = proposal !== null
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Alt' && (event.preventDefault(), latest.current())
    const onDown = (event: KeyboardEvent) => event.key === 'Escape' && setProposal(null)
    const onBlur = () => latest.current()
    addEventListener('keyup', onKey)
    if (!isAsking) addEventListener('keydown', onDown)
    addEventListener('blur', onBlur)
    return () => {
      removeEventListener('keyup', onKey)
      removeEventListener('keydown', onDown)
      removeEventListener('blur', onBlur)
    }
  }, [isOpen, isAsking])

  return {
    proposal,
    isAsking,
    isPending: change.isPending,
    clashes: clashesOf(change.problem),
    whenOf,
    /** Draws a class at another time; what it was before is kept until it is saved or left. */
    propose: (cls: ScheduledClass, span: Span) =>
      setProposal((before) => (before?.cls.id === cls.id ? { ...before, span } : { cls, span })),
    /** Proposes and goes on at once: for a class that was dropped. */
    moveTo: (cls: ScheduledClass, span: Span) => {
      const wanted = proposal?.cls.id === cls.id ? { ...proposal, span } : { cls, span }
      setProposal(wanted)
      settle(wanted)
    },
    save: (reach: Reach, force: boolean) => (proposal ? save(proposal, reach, force) : undefined),
    leave: drop,
  }
}

type List = Answer<typeof LIST>

function withMoved(before: List, moved: ScheduledClass): List {
  return [...before.filter(({ id }) => id !== moved.id), moved]
}
