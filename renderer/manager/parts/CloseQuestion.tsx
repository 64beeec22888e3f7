import { ConfirmDialog } from '../../ui/index.ts'

/** The plans that depend on a record about to be deactivated. */
export interface Planned {
  classes: number
  bookings: number
  series: number
  /** Of a location alone. */
  appointments?: number
}

/** True if nothing is planned of it: then it is taken out of use at once, and back with one press. */
export const nothingPlanned = ({ classes, series, appointments = 0 }: Planned): boolean =>
  classes === 0 && series === 0 && appointments === 0

interface CloseQuestionProps {
  words: {
    closeTitle: (name: string) => string
    closeClasses: (n: number, booked: number) => string
    closeAppointments?: (n: number) => string
    closeSeries: (n: number) => string
    closeMeans: string
    deactivate: string
  }
  /** The record to deactivate, with its name; null while nothing is asked. */
  asked: { name: string; planned: Planned } | null
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before deactivating a record with plans, and says what happens to them. */
export function CloseQuestion({ words, asked, onConfirm, onClose }: CloseQuestionProps) {
  const { classes = 0, bookings = 0, series = 0, appointments = 0 } = asked?.planned ?? {}
  return (
    <ConfirmDialog
      title={words.closeTitle(asked?.name ?? '')}
      confirm={words.deactivate}
      isOpen={asked !== null}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <ul className="mb-2 list-disc space-y-1 ps-5">
        {classes > 0 ? <li>{words.closeClasses(classes, bookings)}</li> : null}
        {appointments > 0 && words.closeAppointments ? <li>{words.closeAppointments(appointments)}</li> : null}
        {series > 0 ? <li>{words.closeSeries(series)}</li> : null}
      </ul>
      <p>{words.closeMeans}</p>
    </ConfirmDialog>
  )
}
