import { ConfirmDialog } from '../../ui/index.ts'

/** What is planned of something that is about to be taken out of use. */
export interface Planned {
  classes: number
  bookings: number
  series: number
  /** Of a location alone. */
  appointments?: number
}

/** Whether nothing is planned of it: then it is taken out of use at once, and back with one press. */
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
  /** What is asked about, with its name; null while nothing is. */
  asked: { name: string; planned: Planned } | null
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is taken out of use of which something is planned, and says what becomes of it. */
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
