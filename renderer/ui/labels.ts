import { createContext, use } from 'react'

/** The few words of the primitives, in the reader's language. */
export interface UiLabels {
  close: string
  clear: string
  cancel: string
  loading: string
  optional: string
  previous: string
  next: string
  more: string
  actions: string
  breadcrumbs: string
  notifications: string
  openCalendar: string
  nothingFound: string
  chooseFile: string
  /** "1 to 50 of 1,204"; `capped` when there are more than were counted. */
  range: (from: number, to: number, total: number, capped: boolean) => string
  pages: string
  /** On the last page of a list that goes on beyond what has pages. */
  furthest: string
  /** Before a changed form is dropped. */
  discardTitle: string
  discardMeans: string
  discard: string
  keepEditing: string
}

const LabelsContext = createContext<UiLabels | null>(null)

export const UiLabelsProvider = LabelsContext.Provider

export function useLabels(): UiLabels {
  const labels = use(LabelsContext)
  if (!labels) throw new Error('UiLabelsProvider is missing around the page')
  return labels
}
