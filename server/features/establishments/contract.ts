import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, name, pathIds, phone, queryBoolean, resource, stamps, text } from '../../http/shapes.ts'

const fields = { address: text.nullable().optional(), phone: phone.nullable().optional() }

const establishment = resource('Establishment', {
  id,
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  is_active: z.boolean(),
  ...stamps,
})

export const establishmentsContract = {
  'GET /api/v1/establishments': {
    area: 'The places where classes are held.',
    id: 'listEstablishments',
    summary: 'The studio’s locations',
    description: 'Ordered by id; the first is the one meant where none is named. Inactive ones only on request.',
    access: { manager: 'schedule.view' },
    query: z.strictObject({ include_inactive: queryBoolean.optional() }),
    status: 200,
    answer: z.array(establishment),
  },
  'POST /api/v1/establishments': {
    id: 'addEstablishment',
    summary: 'Add a location',
    access: { manager: 'settings.manage' },
    body: z.strictObject({ name, ...fields }),
    example: { name: 'Centro', address: 'Calle Mayor 1, Madrid' },
    status: 201,
    answer: establishment,
  },
  'GET /api/v1/establishments/{establishment_id}': {
    id: 'readEstablishment',
    summary: 'One location',
    access: { manager: 'schedule.view' },
    params: pathIds('establishment_id'),
    status: 200,
    answer: establishment,
  },
  'PUT /api/v1/establishments/{establishment_id}': {
    id: 'changeEstablishment',
    summary: 'Change a location',
    description:
      'The first location stays active. At an inactive one nothing new is planned and no series goes on; its classes and appointments to come stay.',
    access: { manager: 'settings.manage' },
    params: pathIds('establishment_id'),
    body: z.strictObject({ name: name.optional(), ...fields, is_active: z.boolean().optional() }),
    example: { phone: '+34 910 000 000' },
    status: 200,
    answer: establishment,
    errors: ['ESTABLISHMENT_IN_USE'],
  },
  'GET /api/v1/establishments/{establishment_id}/ending': {
    id: 'readEstablishmentEnding',
    summary: 'What is at a location that is about to be closed',
    description:
      'The classes and appointments to come stay as they are; its series are continued no further, and nothing new is planned there.',
    access: { manager: 'settings.manage' },
    params: pathIds('establishment_id'),
    status: 200,
    answer: resource('EstablishmentEnding', {
      classes: z.int().describe('Classes to come'),
      bookings: z.int().describe('Places booked in them'),
      appointments: z.int().describe('Appointments to come'),
      series: z.int().describe('Series that would go on'),
      instructors: z.int(),
      kiosks: z.int(),
    }),
  },
  'DELETE /api/v1/establishments/{establishment_id}': {
    id: 'deactivateEstablishment',
    summary: 'Remove a location that nothing refers to; never the first',
    access: { manager: 'settings.manage' },
    params: pathIds('establishment_id'),
    status: 204,
    errors: ['ESTABLISHMENT_IN_USE'],
  },
} satisfies Contract
