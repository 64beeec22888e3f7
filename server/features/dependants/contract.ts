import { z } from 'zod'
import { ownProfile, ownSignatures } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { date, name, pathIds } from '../../http/shapes.ts'
import { client } from '../clients/contract.ts'
import { membershipsContract } from '../memberships/contract.ts'
import { waiversContract } from '../waivers/contract.ts'

/** A guardian, for their own dependants; everybody else's are 404. */
const access = { client: 'own' } as const

/** The details of a child that a guardian gives. */
const child = z.strictObject({ full_name: name, date_of_birth: date })

const memberships = membershipsContract['GET /api/v1/memberships']
const credits = membershipsContract['GET /api/v1/memberships/{membership_id}/credits']
const waivers = waiversContract['GET /api/v1/clients/{client_id}/waivers']
const sign = waiversContract['POST /api/v1/waivers/{waiver_id}/sign']

export const dependantsContract = {
  'GET /api/v1/clients/me/dependants': {
    id: 'listDependants',
    summary: 'Those whom the caller acts for as their guardian',
    description: 'Ordered by name, then id. Who has a login of their own is not among them.',
    access,
    status: 200,
    answer: z.array(client),
  },
  'POST /api/v1/clients/me/dependants': {
    id: 'addDependant',
    summary: 'Put a child on file, whom the caller acts for from now on',
    description:
      'A client without a login, whose letters the caller gets. At most 10, whoever added them: else TOO_MANY_DEPENDANTS.',
    access,
    body: child,
    example: { full_name: 'Noa Ruiz', date_of_birth: '2017-09-03' },
    accountLimits: { client: ownProfile },
    status: 201,
    answer: client,
    errors: ['GUARDIAN_NOT_ALLOWED', 'TOO_MANY_DEPENDANTS'],
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}': {
    id: 'readDependant',
    summary: 'One dependant',
    access,
    params: pathIds('dependant_id'),
    status: 200,
    answer: client,
  },
  'PUT /api/v1/clients/me/dependants/{dependant_id}': {
    id: 'changeDependant',
    summary: 'Change a dependant’s name or date of birth',
    access,
    params: pathIds('dependant_id'),
    body: child.partial(),
    example: { full_name: 'Noa Ruiz Serra' },
    accountLimits: { client: ownProfile },
    status: 200,
    answer: client,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships': {
    id: 'listDependantMemberships',
    summary: 'A dependant’s memberships, newest first',
    description: 'Ordered by id, newest first.',
    access,
    params: pathIds('dependant_id'),
    query: memberships.query.omit({ client_id: true }),
    status: 200,
    answer: memberships.answer,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships/{membership_id}/credits': {
    id: 'listDependantCredits',
    summary: 'The statement of a dependant’s credits',
    description: credits.description,
    access,
    params: pathIds('dependant_id', 'membership_id'),
    status: 200,
    answer: credits.answer,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers': {
    id: 'listDependantWaivers',
    summary: 'The active waivers, and whether each is signed for a dependant at its current version',
    description: 'Ordered by id.',
    access,
    params: pathIds('dependant_id'),
    status: 200,
    answer: waivers.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign': {
    id: 'signWaiverForDependant',
    summary: 'Sign the current version for a dependant',
    description:
      'The signature is the dependant’s and keeps which guardian signed. Never deduplicated: signing again adds one.',
    access,
    params: pathIds('dependant_id', 'waiver_id'),
    body: sign.body,
    example: { signed_name: 'Ana Ruiz' },
    idempotent: false,
    accountLimits: { client: ownSignatures },
    status: 201,
    answer: sign.answer,
    errors: sign.errors,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers/{signature_id}.pdf': {
    id: 'printDependantWaiver',
    summary: 'A waiver signed for a dependant, to print',
    access,
    params: pathIds('dependant_id', 'signature_id'),
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
