import { useEffect, useRef, useState } from 'react'
import { useSend, type Answer } from '../../../../api/index.ts'
import type { Cache } from '../../../../api/use-send.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'
import { clashesOf } from '../clashes/use-clashes.ts'
import { ONLY_THIS, type Reach } from '../series/rule.ts'
import {
  asksFirst,
  changeTo,
  isIdle,
  movedClass,
  placeChange,
  substituteIn,
  type Place,
  type Proposal,
} from './moved.ts'

const CHANGE = 'PUT /api/v1/scheduled-classes/{class_id}'
const SUBSTITUTE = 'POST /api/v1/scheduled-classes/{class_id}/substitute'
const LIST = 'GET /api/v1/scheduled-classes'

/**
 * Moving and stretching a class: drawn at its new time at once, asked about where it is one of a series, is booked or clashes,
 * then sent, and put back with one press afterwards.
 */
export function useMove() {
  const { move: m, substitute: substitutes } = useMessages().schedule
  const format = useFormat()
  const toast = useToast()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [isAsking, setAsking] = useState(false)
  // A class that was dropped is sent before its proposal is drawn: what is sent is not yet in the state.
  const sending = useRef<Proposal | null>(null)
  const optimistic = (cache: Cache, { params }: { params: { class_id: number } }) => {
    if (params.class_id !== sending.current?.cls.id) return
    const moved = movedClass(sending.current)
    cache.patch(LIST, (before) => withMoved(before, moved))
  }
  const undo = useSend(CHANGE, { optimistic })
  const substitute = useSend(SUBSTITUTE, { optimistic })
  const change = useSend(CHANGE, { optimistic })

  const drop = () => {
    setProposal(null)
    setAsking(false)
  }

  /** Sends a move, and gives the request that takes it back. */
  const send = async (wanted: Proposal, reach: Reach, force: boolean): Promise<() => Promise<unknown>> => {
    sending.current = wanted
    const { cls, span } = wanted
    const back = { cls: movedClass(wanted), span: cls, place: cls }
    const params = { class_id: cls.id }
    const [other, former] = [substituteIn(wanted), cls.instructor_id]
    if (other !== null && former !== null && reach.scope === 'this') {
      await substitute.sendOrThrow({ params, body: { instructor_id: other, force } })
      return () => {
        sending.current = back
        return substitute.send({ params, body: { instructor_id: former, force: true } })
      }
    }
    const changed = placeChange(wanted)
    await change.sendOrThrow({ params, body: { ...changeTo(span, cls), ...changed, ...reach, force } })
    const body = { ...changeTo(cls, span), ...placeChange(back), ...reach, force: true }
    return () => {
      sending.current = back
      return undo.send({ params, body })
    }
  }

  const save = async (wanted: Proposal, reach: Reach, force: boolean) => {
    try {
      const takeBack = await send(wanted, reach, force)
      drop()
      const { cls, span } = wanted
      const teacher = placeChange(wanted).instructor_id === undefined ? null : movedClass(wanted).instructor_name
      toast.undo(teacher ? substitutes.done(teacher) : m.done(cls.name, whenOf(span)), () => void takeBack())
    } catch (error) {
      if (clashesOf(error).length > 0) return setAsking(true)
      drop()
      toast.failed(error)
    }
  }

  const whenOf = ({ starts_at, ends_at }: Span) =>
    `${format.date(starts_at, 'weekday')}, ${format.timeRange(starts_at, ends_at)}`

  const isPending = change.isPending || substitute.isPending
  const settle = (wanted: Proposal | null) => {
    if (!wanted || isAsking || isPending) return
    if (isIdle(wanted)) return setProposal(null)
    change.reset()
    substitute.reset()
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
    isPending,
    clashes: clashesOf(substitute.problem ?? change.problem),
    whenOf,
    /** Draws a class at another time; what it was before is kept until it is saved or left. */
    propose: (cls: ScheduledClass, span: Span, place?: Place) =>
      setProposal((before) => proposed(before, cls, span, place)),
    /** Proposes and goes on at once: for a class that was dropped. */
    moveTo: (cls: ScheduledClass, span: Span, place?: Place) => {
      const wanted = proposed(proposal, cls, span, place)
      setProposal(wanted)
      settle(wanted)
    },
    save: (reach: Reach, force: boolean) => (proposal ? save(proposal, reach, force) : undefined),
    leave: drop,
  }
}

/** The proposal that a class moves on from, which keeps how the class was before. */
function proposed(before: Proposal | null, cls: ScheduledClass, span: Span, place: Place | undefined): Proposal {
  return before?.cls.id === cls.id ? { ...before, span, place: place ?? before.place } : { cls, span, place }
}

type List = Answer<typeof LIST>

function withMoved(before: List, moved: ScheduledClass): List {
  return [...before.filter(({ id }) => id !== moved.id), moved]
}
