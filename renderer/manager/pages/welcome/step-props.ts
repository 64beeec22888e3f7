/** The props of every step: the ways on. */
export interface StepProps {
  onDone: () => void
  onSkip: () => void
}
