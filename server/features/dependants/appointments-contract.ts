import { ownBookings } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { ofDays, pathIds } from '../../http/shapes.ts'
import { appointmentsContract } from '../appointments/contract.ts'

/** A guardian, for their own dependants; everybody else's are 404. */
const access = { client: 'own' } as const

const list = appointmentsContract['GET /api/v1/appointments']
const book = appointmentsContract['POST /api/v1/appointments']
const cancel = appointmentsContract['PATCH /api/v1/appointments/{appointment_id}/cancel']

/** A guardian's requests about a dependant's appointments; the rules and shapes are those for a client's own. */
export const dependantAppointmentsContract = {
  'GET /api/v1/clients/me/dependants/{dependant_id}/appointments': {
    id: 'listDependantAppointments',
    summary: 'A dependant’s appointments, each with what cancelling it would cost now',
    description: 'Ordered by start, then id. Without dates the newest 1,000 of all time.',
    access,
    params: pathIds('dependant_id'),
    query: ofDays({ instructor_id: list.query.shape.instructor_id, status: list.query.shape.status }),
    status: 200,
    answer: list.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/appointments': {
    id: 'bookAppointmentForDependant',
    summary: 'Book an appointment for a dependant',
    description: 'At one of the available slots; every rule that refuses is listed in `reasons`.',
    access,
    params: pathIds('dependant_id'),
    body: book.body.omit({ client_id: true, force: true }),
    example: { service_id: 1, instructor_id: 2, starts_at: '2026-03-04T10:00' },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: book.answer,
    errors: book.errors,
  },
  'PATCH /api/v1/clients/me/dependants/{dependant_id}/appointments/{appointment_id}/cancel': {
    id: 'cancelDependantAppointment',
    summary: 'Cancel a dependant’s appointment; repeated, it is unchanged',
    access,
    params: pathIds('dependant_id', 'appointment_id'),
    body: cancel.body.omit({ waive_fee: true }),
    example: { reason: 'Has a cold' },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 200,
    answer: cancel.answer,
    errors: cancel.errors,
  },
} satisfies Contract
