import { AppointmentDrawer } from '../../appointments/details/AppointmentDrawer.tsx'

interface OpenedAppointmentProps {
  /** 0 keeps it closed. */
  appointmentId: number
  onClose: () => void
}

/** An appointment opened from the schedule, fetched with its own texts. */
export default function OpenedAppointment(props: OpenedAppointmentProps) {
  return <AppointmentDrawer {...props} />
}
