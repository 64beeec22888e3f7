import { z } from 'zod'
import { say } from '../../../lib/sayings/sayings.ts'
import { days, labelled, listed, MOST_ROWS, onDays, tool, type Tool } from './tool.ts'

const none = z.strictObject({})

export const houseTools: readonly Tool[] = [
  tool({
    name: 'schedule',
    description: 'The classes of some days, with who teaches, places, bookings and how many wait.',
    args: z.strictObject(days),
    operation: 'GET /api/v1/scheduled-classes',
    ask: (given) => ({ query: given }),
    show: (classes, masks) =>
      listed(classes, (row) => ({
        class_id: row.id,
        name: row.name,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        capacity: row.capacity,
        booked: row.booked,
        waiting: row.waiting,
        spots_left: row.spots_left,
        status: row.status,
        instructor: masks.instructor(row.instructor_id, row.instructor_name),
        location: row.establishment_name,
      })),
    source: (given) => ({
      label: labelled(say('source.schedule'), given),
      path: `/manage/schedule?day=${given.start_date}`,
    }),
  }),
  tool({
    name: 'roster',
    description: 'Who is booked into one class, and who waits for it.',
    args: z.strictObject({ class_id: z.number().int().positive() }),
    operation: 'GET /api/v1/scheduled-classes/{class_id}/roster',
    ask: (given) => ({ params: given }),
    show: ({ name, starts_at, bookings, waitlist }, masks) => {
      const booked = listed(bookings, ({ client_id, client_name, status, is_first_visit }) => ({
        client: masks.client(client_id, client_name),
        status,
        is_first_visit,
      }))
      const waiting = listed(waitlist, ({ client_id, client_name, status, position }) => ({
        client: masks.client(client_id, client_name),
        status,
        position,
      }))
      return { name, starts_at, bookings: booked, waitlist: waiting }
    },
    source: ({ class_id }) => ({ label: say('source.roster'), path: `/manage/classes/${class_id}` }),
  }),
  tool({
    name: 'takings',
    description:
      'What was taken and given back on some days by day, kind and payment method, to the cent, as the till counts it.',
    args: z.strictObject(days),
    operation: 'GET /api/v1/reports/takings',
    ask: (given) => ({ query: given }),
    show: (answer) => answer,
    source: (given) => ({
      label: labelled(say('source.takings'), given),
      path: onDays('/manage/selling/takings', given),
    }),
  }),
  tool({
    name: 'stock',
    description: 'Products with their price and how many are in stock; those of which at most so many are left.',
    args: z.strictObject({ stock_at_most: z.number().int().min(0).max(1_000_000).optional() }),
    operation: 'GET /api/v1/products',
    ask: ({ stock_at_most }) => ({ query: { stock_at_most, active_only: 'true', page_size: MOST_ROWS } }),
    show: ({ items, total }) =>
      listed(items, ({ name, price, stock_quantity }) => ({ name, price, stock_quantity }), total),
    source: () => ({ label: say('source.products'), path: '/manage/selling/products' }),
  }),
  tool({
    name: 'promo_codes',
    description: 'Promo codes in use, with what they take off and how often they were used.',
    args: none,
    operation: 'GET /api/v1/promo-codes',
    ask: () => ({ query: { active_only: 'true', page_size: MOST_ROWS } }),
    show: ({ items, total }) =>
      listed(
        items,
        ({ code, discount_type, discount_value, used_count, max_uses, valid_until }) => ({
          code,
          discount_type,
          discount_value,
          used_count,
          max_uses,
          valid_until,
        }),
        total,
      ),
    source: () => ({ label: say('source.promo_codes'), path: '/manage/selling/promo-codes' }),
  }),
  tool({
    name: 'coverage_flags',
    description:
      'What does not fit of what is on sale: membership types that cover no class and no appointment, classes that nothing on ' +
      'sale covers and that have no price of their own, and classes that a drop-in books for less than they cost.',
    args: none,
    operation: 'GET /api/v1/membership-types/coverage-flags',
    ask: () => ({}),
    show: ({ types_without_classes, templates_without_types, templates_above_drop_in }) => ({
      types_without_classes: listed(types_without_classes, ({ name }) => name),
      classes_without_types: listed(templates_without_types, ({ name }) => name),
      classes_above_drop_in: listed(
        templates_above_drop_in,
        ({ name, price, membership_type_name, single_price, currency }) => ({
          name,
          price,
          drop_in: membership_type_name,
          drop_in_price: single_price,
          currency,
        }),
      ),
    }),
    source: () => ({ label: say('source.membership_types'), path: '/manage/selling/membership-types' }),
  }),
  tool({
    name: 'payroll_runs',
    description: 'Payroll runs with their periods, totals and what is unpaid.',
    args: none,
    operation: 'GET /api/v1/payroll-runs',
    ask: () => ({}),
    show: (runs) =>
      listed(runs, ({ period_start, period_end, status, total, unpaid }) => ({
        period_start,
        period_end,
        status,
        total,
        unpaid,
      })),
    source: () => ({ label: say('source.payroll'), path: '/manage/team?tab=payroll' }),
  }),
  tool({
    name: 'tasks',
    description: 'What the team has to do.',
    args: none,
    operation: 'GET /api/v1/tasks',
    ask: () => ({ query: { is_done: 'false', page_size: MOST_ROWS } }),
    show: ({ items, total }, masks) =>
      listed(
        items,
        ({ title, client_id, client_name, due_on }) => ({
          title,
          client: client_id === null || client_name === null ? null : masks.client(client_id, client_name),
          due_on,
        }),
        total,
      ),
    source: () => ({ label: say('source.tasks'), path: '/manage/tasks' }),
  }),
]
