import { useSyncExternalStore } from 'react'

/** The steps of the first set-up, in order. */
export const STEPS = ['studio', 'data', 'week', 'sell', 'online', 'paid', 'ready'] as const
export type Step = (typeof STEPS)[number]

/** The progress of the first set-up on this device. */
export interface Progress {
  at: Step
  done: readonly Step[]
  isOver: boolean
  /** Nothing more of it is to be shown. */
  isPutAway?: boolean
}

const KEY = 'studio-desk.welcome'
export const START: Progress = { at: 'studio', done: [], isOver: false }
const listeners = new Set<() => void>()

const isStep = (value: unknown): value is Step => STEPS.includes(value as Step)

/** Reads the stored progress; null if there is none or it can't be read. */
export function readProgress(text: string | null): Progress | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Progress> | null
    if (!kept || !isStep(kept.at)) return null
    const read = { at: kept.at, done: (kept.done ?? []).filter(isStep), isOver: kept.isOver === true }
    return kept.isPutAway === true ? { ...read, isPutAway: true } : read
  } catch {
    return null
  }
}

/** The same after a step was finished or skipped: on to the next, over after the last. */
export function advance(progress: Progress, step: Step, isDone: boolean): Progress {
  const done = isDone ? [...new Set([...progress.done, step])] : progress.done
  const next = STEPS[STEPS.indexOf(step) + 1]
  return next ? { ...progress, at: next, done } : { ...progress, at: step, done, isOver: true }
}

let known: { text: string | null; progress: Progress | null } = { text: null, progress: null }

function stored(): Progress | null {
  const text = localStorage.getItem(KEY)
  if (text !== known.text) known = { text, progress: readProgress(text) }
  return known.progress
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function keepProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress))
  for (const listener of listeners) listener()
}

/** The progress of the first set-up; null if it was never begun on this device. */
export const useProgress = (): Progress | null => useSyncExternalStore(subscribe, stored)
