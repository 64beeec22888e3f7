import type { Messages } from '../../../messages/areas.ts'
import { paths } from '../../../paths.ts'

/** The reports, in the order of their use. */
export const reportPages = [
  { name: 'overview', href: paths.reports() },
  { name: 'revenue', href: paths.revenueReport() },
  { name: 'attendance', href: paths.attendanceReport() },
  { name: 'classes', href: paths.classesReport() },
  { name: 'retention', href: paths.retentionReport() },
  { name: 'absent', href: paths.absentReport() },
  { name: 'memberships', href: paths.membershipsReport() },
  { name: 'instructors', href: paths.instructorsReport() },
  { name: 'whatIf', href: paths.whatIf() },
] as const satisfies readonly { name: keyof Messages['shell']['reports']; href: string }[]
