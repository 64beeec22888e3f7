import { createElement, useEffect, useState, type ReactNode } from 'react'
import { connection } from '../../api/browser.ts'
import { ApiError, UNREACHABLE } from '../../api/problem.ts'
import { reloadIfThere } from '../connection/use-connection.ts'
import { useToast } from '../problem/use-toast.ts'
import { Loading, LoadFailed } from '../states/Loaded.tsx'

type Part<Props extends object> = (props: Props) => ReactNode
type Load<Props extends object> = () => Promise<{ default: Part<Props> }>

/** A component in a separate file. */
export type Late<Props extends object> = Part<Props> & { preload: () => Promise<void> }

let style: () => Promise<unknown> = async () => {}

/** Sets the stylesheet of late parts, for those that the first stylesheet lacks; fetched with the first of them. */
export function styleLate(load: () => Promise<unknown>): void {
  style = load
}

/**
 * A page, or a part of one, whose file is fetched when it is first wanted. If that fails, its place says so and offers another
 * try; it appears automatically when the server is back. `above` is for parts that open above the page: a short message says it
 * instead. `isStyled`: the first stylesheet has its style.
 */
export function late<Props extends object>(
  load: Load<Props>,
  place: 'within' | 'above' = 'within',
  isStyled = false,
): Late<Props> {
  const file = keptFile(isStyled ? load : async () => (await Promise.all([load(), style()]))[0])

  function Shown(props: Props) {
    const [, draw] = useState(0)
    const state = file.state()
    const isMissing = state === null
    useEffect(() => {
      if (!isMissing) return
      const fetchAgain = () => void file.fetch().then(() => draw((times) => times + 1))
      if (!file.hasFailed() || !connection.isGone()) fetchAgain()
      return connection.subscribe(() => connection.isGone() || fetchAgain())
    }, [isMissing])
    if (state) return createElement(state, props)
    if (!file.hasFailed()) return place === 'within' ? <Loading /> : null
    return place === 'within' ? (
      <Failed onRetry={() => file.fetch().then(() => draw((times) => times + 1))} />
    ) : (
      <FailedAbove />
    )
  }
  return Object.assign(Shown, { preload: file.fetch })
}

/** A file that is fetched once; a failure is remembered until it is tried again. */
function keptFile<Props extends object>(load: Load<Props>) {
  let component: Part<Props> | null = null
  let failed = false
  let running: Promise<void> | null = null
  const fetchOnce = async () => {
    try {
      component = (await load()).default
      failed = false
    } catch {
      // The browser keeps a failed file as failed: when the server answers, a reload fetches it.
      if (failed) await reloadIfThere()
      else void connection.retry()
      failed = true
    }
  }
  return {
    state: () => component,
    hasFailed: () => failed,
    fetch: () => (running ??= component ? Promise.resolve() : fetchOnce().finally(() => (running = null))),
  }
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isRetrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  return <LoadFailed error={new ApiError(UNREACHABLE)} onRetry={() => void retry()} isRetrying={isRetrying} />
}

function FailedAbove() {
  const toast = useToast()
  useEffect(() => void toast.failed(new ApiError(UNREACHABLE)), [toast])
  return null
}
