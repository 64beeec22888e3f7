import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import type { ClassOnSale, MembershipType, Product } from './basket.ts'
import { meantBy, readEntry } from './entry.ts'
import { useFound, type Found } from './use-found.ts'

export interface EntryActions {
  onProduct: (product: Product, quantity: number) => void
  onType: (type: MembershipType) => void
  onClass: (cls: ClassOnSale) => void
  onClient: (clientId: number) => void
  onMove: (by: -1 | 1) => void
  onChange: (by: -1 | 1) => void
  onRemove: () => void
  onPay: () => void
}

/**
 * The one field of the desk: its text, the matches for it, and its keys. A scanner types faster than the server answers: Enter
 * takes the text out of the field at once and asks for it. A text without a single product or client comes back into the field,
 * `select`ed, so that the next scan replaces it.
 */
export function useEntry(actions: EntryActions, select: (text: string) => void) {
  const toast = useToast()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [missed, setMissed] = useState<string | null>(null)
  const entry = readEntry(typed)
  const { found, isFresh, find } = useFound(entry.text)
  const at = Math.min(active, found.length - 1)

  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setMissed(null)
  }
  const take = (one: Found, quantity: number) => {
    type('')
    if (one.kind === 'client') return actions.onClient(one.client.id)
    if (one.kind === 'type') return actions.onType(one.type)
    if (one.kind === 'class') return actions.onClass(one.cls)
    actions.onProduct(one.product, quantity)
  }
  const lookUp = async (text: string, quantity: number) => {
    setTyped('')
    try {
      const { products, types, classes, clients } = await find(text)
      const meant = meantBy(text, products)
      if (meant && types.length + classes.length === 0) return actions.onProduct(meant, quantity)
      const isNone = products.length === 0
      const [type, ...others] = types
      if (isNone && type && others.length + classes.length + clients.length === 0) return actions.onType(type)
      const [cls, ...further] = classes
      if (isNone && !type && cls && further.length + clients.length === 0) return actions.onClass(cls)
      const [client, another] = clients
      if (isNone && !type && !cls && client && !another) return actions.onClient(client.id)
      if (isNone && !type && !cls && !client) setMissed(text)
      // Unless somebody has typed on in the meantime.
      flushSync(() => setTyped((now) => now || text))
      select(text)
    } catch (error) {
      toast.failed(error)
    }
  }
  const enter = () => {
    if (typed.trim() === '') return actions.onPay()
    if (entry.text === '') return
    const chosen = found[at]
    if (isFresh && chosen) take(chosen, entry.quantity)
    else if (isFresh) setMissed(entry.text)
    else void lookUp(entry.text, entry.quantity)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const run = keyOf(event.key)
    if (!run) return
    event.preventDefault()
    run()
  }
  const keyOf = (key: string): (() => void) | undefined => {
    if (key === 'Enter') return enter
    if (key === 'Escape') return () => type('')
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
    if (step && found.length > 0) return () => setActive((at + step + found.length) % found.length)
    if (typed !== '') return undefined
    if (step) return () => actions.onMove(step)
    if (key === '+' || key === '=') return () => actions.onChange(1)
    if (key === '-') return () => actions.onChange(-1)
    return key === 'Delete' ? actions.onRemove : undefined
  }

  return { typed, type, found, active: at, take: (one: Found) => take(one, entry.quantity), missed, onKeyDown }
}
