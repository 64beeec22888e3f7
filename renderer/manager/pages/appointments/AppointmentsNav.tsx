import { useMessages } from '../../messages/index.ts'
import { AreaNav } from '../../parts/area/AreaNav.tsx'
import { paths } from '../../paths.ts'
import { appointmentPages } from './pages.ts'

/** The way between the calendar of appointments, the services and the hours. */
export function AppointmentsNav() {
  const { appointments: m, shell } = useMessages()
  return (
    <AreaNav
      label={m.parts}
      pages={[
        { href: paths.appointments(), label: m.calendarPage },
        ...appointmentPages.map(({ name, href }) => ({ href, label: shell.appointments[name] })),
      ]}
    />
  )
}
