import type { IconName } from '../../../ui/index.ts'
import type { Messages } from '../../messages/areas.ts'
import { paths } from '../../paths.ts'

interface AppointmentPage {
  name: keyof Messages['shell']['appointments']
  href: string
  icon: IconName
}

/** The pages beside the calendar of appointments. */
export const appointmentPages: readonly AppointmentPage[] = [
  { name: 'services', href: paths.appointmentServices(), icon: 'tag' },
  { name: 'availability', href: paths.availability(), icon: 'clock' },
]
