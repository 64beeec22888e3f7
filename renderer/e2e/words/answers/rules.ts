import type { Answers } from '../steps.ts'

/** A condition of every type of field, asked in every way, and of a field and a record that are gone. */
const everything = {
  any: [
    { field: 'client.full_name', op: 'contains', value: 'ia' },
    { field: 'class.date', op: 'gte', value: '2026-03-02' },
    { field: 'class.start_time', op: 'lt', value: '18:30' },
    { field: 'class.weekday', op: 'in', value: [1, 3] },
    { field: 'client.is_active', op: 'eq', value: false },
    { field: 'client.has_login', op: 'eq', value: true },
    { field: 'class.template_id', op: 'eq', value: 2 },
    { field: 'client.tags', op: 'contains', value: 99 },
    { field: 'client.tags', op: 'exists', value: false },
    { field: 'client.email', op: 'exists', value: true },
    { field: 'booking.source', op: 'in', value: ['client', 'guest'] },
    { field: 'visits', op: 'ne', value: 1200 },
    { field: 'visits_7d', op: 'in', value: [1, 2] },
    { field: 'class.weekday', op: 'eq', value: 5 },
    { field: 'a.field.of.old', op: 'eq', value: 1 },
    {
      not: [
        { field: 'client.has_guardian', op: 'ne', value: true },
        { all: [{ field: 'class.start_time', op: 'in', value: ['07:00', '18:30'] }] },
      ],
    },
    {
      all: [
        { field: 'class.date', op: 'eq', value: '2026-03-02' },
        { field: 'client.address', op: 'eq', value: 'Moll' },
        { not: [{ field: 'visits_90d', op: 'lte', value: 3 }] },
      ],
    },
  ],
}

// oxlint-disable-next-line no-explicit-any
type Rule = any

/** Rules of which one asks everything, one nothing, and one is of an event that is gone. */
export const MANY_RULES: Answers = {
  '/auto-tag-rules': ([one]: Rule[]) => [
    { ...one, condition_json: everything, fired_count: 1200, last_fired_at: '2026-02-01T12:00:00.000Z' },
    { ...one, id: 2, condition_json: null, tag_name: 'Marathon', tag_id: 2, is_active: false, fired_count: 1 },
    { ...one, id: 3, condition_json: {}, trigger_event: 'an.event.of.old', tag_color: null },
  ],
}

/** More records than a short list can offer. */
export const MANY_RECORDS: Answers = {
  ...MANY_RULES,
  '/class-templates': (page) => ({
    ...page,
    items: Array.from({ length: 13 }, (_, index) => ({ ...page.items[0], id: index + 1, name: `Class ${index + 1}` })),
  }),
  '/tags': (page) => ({
    ...page,
    items: Array.from({ length: 12 }, (_, index) => ({ ...page.items[0], id: index + 1, name: `Tag ${index + 1}` })),
  }),
}

const none = () => ({ items: [], total: 0, total_capped: false })

export const NO_TAGS: Answers = { '/tags': none, '/auto-tag-rules': () => [] }

/** Tags that nobody, one and many have, given by no, one and two rules; more than fit on a page. */
export const MANY_TAGS: Answers = {
  '/tags': ({ items: [one] }) => ({
    items: [
      { ...one, id: 1, name: 'Regular', client_count: 1 },
      { ...one, id: 2, name: 'Plain', color: null, client_count: 1200 },
      { ...one, id: 3, name: 'Unused', client_count: 0 },
    ],
    total: 51,
    total_capped: false,
  }),
  '/auto-tag-rules': ([one]: Rule[]) => [one, { ...one, id: 2, tag_id: 2 }, { ...one, id: 3, tag_id: 2 }],
}
