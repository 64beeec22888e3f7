/** What every step gets: the ways on. */
export interface StepProps {
  onDone: () => void
  onSkip: () => void
}
