import type { Answers } from '../steps.ts'

const THEN = '2026-02-01T12:00:00.000Z'
const page = <Row>(items: readonly Row[], total = items.length, total_capped = false) => ({
  items,
  total,
  total_capped,
})
const none = () => page([])

/** Waivers that everybody has signed, some have, and that are out of use. */
export const MANY_WAIVERS: Answers = {
  '/waivers': ({ items: [one] }) =>
    page(
      [
        { ...one, id: 1, title: 'Risk', requires_before_booking: true, version: 1200 },
        { ...one, id: 2, title: 'Sauna' },
        { ...one, id: 3, title: 'Photos', is_active: false },
      ],
      51,
    ),
  '/waivers/1/unsigned-clients': none,
  '/waivers/2/unsigned-clients': () => page([], 500, true),
}

export const NO_WAIVERS: Answers = { '/waivers': none }

/** A waiver in its second version, signed by some in this and by some in the one before. */
export const SIGNED_WAIVER: Answers = {
  '/waivers/1': (waiver) => ({ ...waiver, version: 2, requires_before_booking: true }),
  '/waivers/1/unsigned-clients': ({ items: [one] }) => {
    const told = [
      {},
      { phone: null, signed_version: 1, signed_at: THEN },
      { email: null },
      { email: null, phone: null },
    ]
    return page(one ? told.map((more, index) => ({ ...one, ...more, client_id: index + 1 })) : [], 51)
  },
  '/waivers/1/signatures': () =>
    page(
      [
        { id: 7, client_id: 2, client_name: 'Ben Soler', signed_name: 'Ben S.', guardian_id: null, version: 2 },
        { id: 6, client_id: 3, client_name: 'Cai Mas', signed_name: 'Ada Roig', guardian_id: 1, version: 1 },
      ].map((one, index) => ({
        ...one,
        title: 'Liability',
        signed_at: THEN,
        ip_address: index > 0 ? null : '10.0.0.1',
      })),
      51,
    ),
}

/** Requests for erasure, more than fit on a page. */
export const REQUESTS: Answers = {
  '/erasure-requests': () =>
    page(
      [
        { id: 2, client_id: 3, client_name: 'Cai Mas', requested_at: THEN, done_at: null },
        { id: 1, client_id: 2, client_name: 'Ben Soler', requested_at: THEN, done_at: THEN },
      ],
      21,
    ),
  '/gdpr/consent-log/3': () =>
    (
      [
        ['marketing_email', false, 'client'],
        ['marketing_email', true, 'import'],
        ['terms', true, 'paper'],
      ] as const
    ).map(([consent_type, granted, source], index) => ({
      id: 9 - index,
      consent_type,
      granted,
      source,
      created_at: THEN,
      ip_address: '10.0.0.1',
      seen_ip_address: index === 0 ? '192.168.0.2' : null,
    })),
}

/** Somebody of whom nothing has to be kept. */
export const NOTHING_KEPT: Answers = {
  ...REQUESTS,
  '/gdpr/delete/3': (erased) => ({ ...erased, erased: ['The name', 'The notes'], kept: [] }),
}
