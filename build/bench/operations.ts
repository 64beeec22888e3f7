import { addDays } from '../../server/lib/time.ts'
import type { AppContract } from '../../server/contract.ts'
import { byAppointment } from './by-appointment.ts'
import { byCheckIn } from './by-check-in.ts'
import { byPayroll } from './by-payroll.ts'
import { ofTheWebsite } from './of-the-website.ts'
import { importing } from './importing.ts'
import { ofClientLists } from './of-client-lists.ts'
import { ofCalendars } from './of-calendars.ts'
import { ofMarketing } from './of-marketing.ts'
import { ofTheRooms } from './rooms.ts'
import { ofTheHouse } from './of-the-house.ts'
import { ofTheTill } from './of-the-till.ts'
import { ofReports } from './of-reports.ts'
import { ofNotifications } from './of-notifications.ts'
import { online } from './online.ts'
import type { Entry } from './ways.ts'
import {
  because,
  byTeacher,
  forChild,
  fresh,
  freshNote,
  freshPass,
  get,
  later,
  newType,
  ofClient,
  ofToday,
  on,
  own,
  pages,
  plain,
  promo,
  rule,
  sale,
  send,
  ten,
  thisMonth,
  where,
} from './ways.ts'

/** Every operation of the contract: how it is called to see what it costs in an old studio, or why that is not asked. */
export const operations: Record<keyof AppContract, Entry> = {
  'GET /api/v1/audit-log': {
    first: plain,
    'third page': later,
    'of a record': where((site) => `entity=booking&entity_id=${site.ids['booking_id']}`),
    'of a kind': ten('entity=charge'),
    'a rare action': ten('action=gift_card.create'),
    'of a person': ten('actor_id=2'),
    'of today': ofToday,
  },
  'POST /api/v1/auth/register/client': because.hash,
  'POST /api/v1/auth/bootstrap': because.once,
  'POST /api/v1/auth/login': because.hash,
  'POST /api/v1/auth/refresh': 'limited to a few a minute, and looks at one account',
  'POST /api/v1/auth/manager/recover-with-code': because.hash,
  'POST /api/v1/auth/logout': own(plain),
  'POST /api/v1/auth/forgot-password': 'limited to five an hour',
  'POST /api/v1/auth/reset-password': because.hash,
  'GET /api/v1/auth/invite/{token}': 'limited to a few a minute, and looks at one token',
  'GET /api/v1/auth/me': get,
  'POST /api/v1/auth/change-password': because.hash,
  'POST /api/v1/auth/totp/setup': 'asked once by a manager, and looks at one account',
  'POST /api/v1/auth/totp/enable': 'asked once by a manager, and looks at one account',
  'POST /api/v1/auth/totp/disable': because.hash,
  'DELETE /api/v1/staff/{staff_id}/totp': 'asked once by an owner, and looks at one account',
  ...byAppointment,
  ...byPayroll,
  ...byCheckIn,
  ...ofClientLists,
  'GET /api/v1/auto-tag-rules': get,
  'POST /api/v1/auto-tag-rules': send(rule),
  'PUT /api/v1/auto-tag-rules/{rule_id}': on('rule_id', fresh.rule, () => ({ is_active: false })),
  'DELETE /api/v1/auto-tag-rules/{rule_id}': on('rule_id', fresh.rule),
  'POST /api/v1/auto-tag-rules/preview': send((site) => {
    const { trigger_event, condition_json } = rule(site)
    return { trigger_event, condition_json }
  }),
  'GET /api/v1/bookings': {
    first: plain,
    'third page': later,
    upcoming: where('upcoming=true'),
    'no-shows': ten('status=no_show'),
    'cancelled with the class': ten('status=class_cancelled'),
    'to be resolved': where('needs_resolution=true'),
    'of a client': ofClient,
    'of a class': where((site) => `class_id=${site.ids['class_id']}`),
  },
  'POST /api/v1/bookings': {
    'with a pass': async ({ make }) => ({
      body: { scheduled_class_id: await make.roomy(), client_id: await make.member() },
    }),
    'with a pack': async ({ make }) => {
      const client_id = await make.client()
      await make.sell(client_id, await make.pack())
      return { body: { scheduled_class_id: await make.roomy(), client_id } }
    },
    'for an old client': async ({ make, regular }) => ({
      body: { scheduled_class_id: await make.cls(2, 70), client_id: regular, force: true },
    }),
  },
  'GET /api/v1/bookings/{booking_id}': get,
  'DELETE /api/v1/bookings/{booking_id}': on(
    'booking_id',
    ({ make }) => make.book(),
    () => ({}),
  ),
  'GET /api/v1/bookings/{booking_id}/check-in-code': own(async ({ make }, guest) => ({
    ids: { booking_id: await make.bookingOf(guest) },
  })),
  'POST /api/v1/bookings/{booking_id}/no-show': 'only after its class has begun',
  'POST /api/v1/bookings/{booking_id}/pay': 'measured as settling a charge; by itself only where a place is unpaid',
  'POST /api/v1/bookings/{booking_id}/undo': 'only after its class has begun',
  'POST /api/v1/bookings/{booking_id}/excuse': 'only after its class has begun',
  'GET /api/v1/bookings/waitlist': {
    all: plain,
    'of a class': where((site) => `class_id=${site.ids['class_id']}`),
    'of the crowded class': where(({ crowded }) => `class_id=${crowded}`),
    'of a client': where(({ regular }) => `client_id=${regular}`),
  },
  'POST /api/v1/bookings/waitlist': {
    '': async ({ make }) => ({ body: { scheduled_class_id: await make.full(), client_id: await make.member() } }),
  },
  'DELETE /api/v1/bookings/waitlist/{waitlist_id}': on('waitlist_id', ({ make }) => make.wait()),
  'POST /api/v1/bookings/waitlist/{waitlist_id}/confirm':
    'needs an offer, of which a class has few at a time; it books as a booking does',
  'GET /api/v1/scheduled-classes/{class_id}/eligibility': { '': ofClient },
  'GET /api/v1/clients/{client_id}/charges': get,
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/settle':
    'needs a charge that is open, made by the calendar alone; a purchase is measured as a sale',
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/waive':
    'needs a charge that is open, made by the calendar alone',
  'GET /api/v1/class-templates': get,
  'POST /api/v1/class-templates': send(({ make }) => ({ name: make.word() })),
  'GET /api/v1/class-templates/{template_id}': get,
  'PUT /api/v1/class-templates/{template_id}': on('template_id', fresh.template, () => ({ description: 'Calm' })),
  'DELETE /api/v1/class-templates/{template_id}': on('template_id', fresh.template),
  'POST /api/v1/clients': send(({ make }) => ({ full_name: 'Ida Bench', email: `ida.${make.word()}@example.com` })),
  'GET /api/v1/clients/{client_id}': get,
  'PUT /api/v1/clients/{client_id}': on(
    'client_id',
    ({ make }) => make.client(),
    ({ make }) => ({ full_name: `Ida ${make.word()}` }),
  ),
  'DELETE /api/v1/clients/{client_id}': on('client_id', ({ make }) => make.client()),
  'PUT /api/v1/clients/me': own(({ make }) => ({ body: { address: make.word() } })),
  'POST /api/v1/clients/{client_id}/reset-mail': 'writes one letter to one account',
  'POST /api/v1/clients/{client_id}/invite': on('client_id', ({ make }) =>
    make.client({ email: `ina.${make.word()}@example.com` }),
  ),
  'GET /api/v1/clients/{client_id}/notes': get,
  'POST /api/v1/clients/{client_id}/notes': send(() => ({ body: 'Seen' })),
  'DELETE /api/v1/clients/{client_id}/notes/{note_id}': on('note_id', freshNote),
  'GET /api/v1/conditions/fields': get,
  'GET /api/v1/clients/me/dependants': own(plain),
  'GET /api/v1/clients/me/dependants/{dependant_id}': forChild(),
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships': forChild(),
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships/{membership_id}/credits': forChild(
    async ({ make }, child) => {
      return { ids: { membership_id: await make.sell(child, await make.pack()) } }
    },
  ),
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers': forChild(),
  'POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign': forChild(() => ({
    body: { signed_name: 'Bench Guest' },
  })),
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers/{signature_id}.pdf': 'the same paper as a client’s own',
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings': forChild(),
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings': forChild(async ({ make }) => ({
    body: { scheduled_class_id: await make.apart() },
  })),
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}': because.asOwn,
  'PUT /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/seat': because.asOwn,
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': forChild(),
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': because.asOwn,
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}': because.asOwn,
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}/confirm': because.asOwn,
  'GET /api/v1/clients/me/dependants/{dependant_id}/scheduled-classes/{class_id}/eligibility': forChild(),
  'GET /api/v1/studio/email': get,
  'PUT /api/v1/studio/email': because.mail,
  'POST /api/v1/studio/email/test': because.mail,
  'GET /api/v1/emails': { ...pages, failed: where('status=failed'), 'of a client': ofClient },
  'POST /api/v1/emails/{email_id}/retry': because.mail,
  'GET /api/v1/establishments': get,
  'POST /api/v1/establishments': send(({ make }) => ({ name: make.word() })),
  'GET /api/v1/establishments/{establishment_id}': get,
  'PUT /api/v1/establishments/{establishment_id}': on('establishment_id', fresh.place, () => ({ phone: '1' })),
  'DELETE /api/v1/establishments/{establishment_id}': on('establishment_id', fresh.place),
  'GET /api/v1/gdpr/export/{client_id}': get,
  'POST /api/v1/gdpr/delete/{client_id}': because.long,
  'GET /api/v1/gdpr/consent-log/{client_id}': get,
  'POST /api/v1/gdpr/consent': own(() => ({ body: { consent_type: 'photo_video', granted: true } })),
  'POST /api/v1/clients/me/erasure-request': own(plain),
  'GET /api/v1/erasure-requests': get,
  'POST /api/v1/gift-cards': send(() => ({ initial_value: 50, payment_method: 'cash' })),
  'GET /api/v1/gift-cards': { ...pages, active: ten('active_only=true') },
  'GET /api/v1/gift-cards/{gift_card_id}': get,
  'PUT /api/v1/gift-cards/{gift_card_id}': on('gift_card_id', fresh.card, () => ({ is_active: false })),
  'DELETE /api/v1/gift-cards/{gift_card_id}': on('gift_card_id', fresh.card),
  'GET /api/v1/gift-cards/{gift_card_id}/code': get,
  'GET /api/v1/gift-cards/{gift_card_id}.pdf': get,
  'GET /api/v1/gift-cards/{gift_card_id}/uses': get,
  'POST /api/v1/gift-cards/validate': 'limited to 20 a minute, and looks at one card',
  'GET /api/v1/health': get,
  ...ofNotifications,
  ...ofTheHouse,
  ...ofCalendars,
  ...ofMarketing,
  ...ofTheRooms,
  ...ofTheWebsite,
  'GET /api/v1/instructors/me': { '': byTeacher() },
  'GET /api/v1/instructors': get,
  'POST /api/v1/instructors': because.hash,
  'POST /api/v1/staff/{staff_id}/instructor-profile': because.account,
  'GET /api/v1/instructors/{instructor_id}': get,
  'PUT /api/v1/instructors/{instructor_id}': send(({ make }) => ({ bio: make.word() })),
  'PATCH /api/v1/instructors/{instructor_id}/reactivate': because.account,
  'DELETE /api/v1/instructors/{instructor_id}': because.account,
  'DELETE /api/v1/instructors/{instructor_id}/remove': because.account,
  'GET /api/v1/scheduled-classes/{class_id}/roster': {
    'of a class': plain,
    'of the crowded class': ({ crowded }) => ({ ids: { class_id: crowded } }),
  },
  'GET /api/v1/membership-types': get,
  'POST /api/v1/membership-types': send(newType),
  'GET /api/v1/membership-types/{membership_type_id}': get,
  'PUT /api/v1/membership-types/{membership_type_id}': on('membership_type_id', fresh.type, () => ({ price: 11 })),
  'DELETE /api/v1/membership-types/{membership_type_id}': on('membership_type_id', fresh.type),
  'PATCH /api/v1/membership-types/{membership_type_id}/reactivate': on('membership_type_id', fresh.type),
  'DELETE /api/v1/membership-types/{membership_type_id}/remove': on('membership_type_id', fresh.type),
  'GET /api/v1/memberships': {
    ...pages,
    active: ten('status=active'),
    expired: ten('status=expired'),
    paused: where('status=paused&page_size=5'),
    'of a client': ofClient,
  },
  'POST /api/v1/memberships': {
    '': async ({ make, today }) => ({
      body: {
        client_id: await make.client(),
        membership_type_id: await make.pack(),
        starts_at: today,
        payment_method: 'cash',
      },
    }),
  },
  'GET /api/v1/memberships/{membership_id}': get,
  'PUT /api/v1/memberships/{membership_id}': on('membership_id', freshPass, () => ({ notes: 'Asked' })),
  'DELETE /api/v1/memberships/{membership_id}': on('membership_id', freshPass),
  'POST /api/v1/memberships/{membership_id}/pause': on('membership_id', freshPass, () => ({ pause_days: 5 })),
  'POST /api/v1/memberships/{membership_id}/resume': {
    '': async (site) => {
      const membership_id = await freshPass(site)
      await site.make.post(`/memberships/${membership_id}/pause`, { pause_days: 5 })
      return { ids: { membership_id } }
    },
  },
  'GET /api/v1/memberships/{membership_id}/credits': get,
  'GET /api/v1/promo-codes': get,
  'POST /api/v1/promo-codes': send(({ make }) => promo(make.word())),
  'GET /api/v1/promo-codes/{promo_code_id}': get,
  'PUT /api/v1/promo-codes/{promo_code_id}': on('promo_code_id', fresh.promo, () => ({ max_uses: 5 })),
  'DELETE /api/v1/promo-codes/{promo_code_id}': on('promo_code_id', fresh.promo),
  'POST /api/v1/promo-codes/validate': 'limited to 20 a minute, and looks at one code',
  'GET /api/v1/payments': {
    ...pages,
    'this month': thisMonth,
    'of a client': ofClient,
    'by bank': ten('method=bank_transfer'),
    'of fees': ten('kind=charge'),
  },
  'POST /api/v1/payments/{payment_id}/refunds': {
    '': async ({ make, served }) => {
      const { id } = await make.sale()
      const paid = await served.api<{ items: { id: number }[] }>('GET', `/api/v1/payments?sale_id=${id}`)
      return { ids: { payment_id: paid.items[0]!.id }, body: { amount: 1, reason: 'Brought back' } }
    },
  },
  'GET /api/v1/products': { all: plain, 'by name': where('search=mat') },
  'POST /api/v1/products': send(({ make }) => ({ name: make.word(), price: 5, stock_quantity: 9 })),
  'GET /api/v1/products/{product_id}': get,
  'PUT /api/v1/products/{product_id}': on('product_id', fresh.product, () => ({ price: 6 })),
  'DELETE /api/v1/products/{product_id}': on('product_id', fresh.product),
  'POST /api/v1/products/{product_id}/stock-adjustment': send(() => ({ delta: 1 })),
  'GET /api/v1/products/{product_id}/stock-movements': pages,
  'GET /api/v1/receipts': {
    ...pages,
    refunds: ten('kind=refund'),
    'of today': ofToday,
    'this month': thisMonth,
    'of a client': ofClient,
  },
  'GET /api/v1/receipts/{receipt_id}': get,
  'GET /api/v1/receipts/{receipt_id}.pdf': get,
  'POST /api/v1/receipts/{receipt_id}/email': send(() => ({ email: 'bench@example.com' })),
  ...ofReports,
  'POST /api/v1/product-sales': sale,
  ...ofTheTill,
  'GET /api/v1/product-sales': {
    'of today': ofToday,
    'of a client': ofClient,
  },
  'GET /api/v1/product-sales/{sale_id}': get,
  'GET /api/v1/permissions/catalog': get,
  'GET /api/v1/roles': get,
  'POST /api/v1/roles': send(({ make }) => ({ name: make.word(), permissions: ['clients.view'] })),
  'PUT /api/v1/roles/{role_id}': on('role_id', fresh.role, ({ make }) => ({
    name: make.word(),
    permissions: ['schedule.view'],
  })),
  'DELETE /api/v1/roles/{role_id}': on('role_id', fresh.role),
  'GET /api/v1/staff': get,
  'POST /api/v1/staff': because.hash,
  'PUT /api/v1/staff/{staff_id}': send(({ make }) => ({ full_name: `Pol ${make.word()}` })),
  'DELETE /api/v1/staff/{staff_id}': because.hash,
  'POST /api/v1/staff/{staff_id}/deactivate': because.account,
  'POST /api/v1/staff/{staff_id}/reactivate': because.account,
  'GET /api/v1/studio': get,
  'PUT /api/v1/studio': send(({ make }) => ({ address: make.word() })),
  'GET /api/v1/studio/branding': get,
  'GET /api/v1/studio/status': get,
  'GET /api/v1/tags': get,
  'POST /api/v1/tags': send(({ make }) => ({ name: make.word() })),
  'PUT /api/v1/tags/{tag_id}': on('tag_id', fresh.tag, ({ make }) => ({ name: make.word() })),
  'DELETE /api/v1/tags/{tag_id}': on('tag_id', fresh.tag),
  'GET /api/v1/clients/{client_id}/tags': get,
  'POST /api/v1/clients/{client_id}/tags': {
    '': async (site) => ({ ids: { client_id: await site.make.client() }, body: { tag_id: 2 } }),
  },
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}': {
    '': async ({ make }) => {
      const client_id = await make.client()
      await make.post(`/clients/${client_id}/tags`, { tag_id: 2 })
      return { ids: { client_id, tag_id: 2 } }
    },
  },
  'GET /api/v1/clients/{client_id}/timeline': {
    usual: plain,
    long: ({ regular }) => ({ ids: { client_id: regular } }),
    'visits as one': ({ regular }) => ({ ids: { client_id: regular }, query: 'visits_as_one=true' }),
  },
  'GET /api/v1/today': get,
  ...importing,
  ...online,
  'GET /api/v1/scheduled-classes': {
    'of a day': ofToday,
    'of an instructor': where(({ today }) => `start_date=${today}&end_date=${today}&instructor_id=3`),
  },
  'GET /api/v1/class-fill': {
    'of a week': where(({ today }) => `start_date=${addDays(today, -3)}&end_date=${addDays(today, 3)}`),
    'of a month': where(({ today }) => `start_date=${addDays(today, -31)}&end_date=${today}`),
  },
  'POST /api/v1/scheduled-classes': send(({ today }) => ({
    template_id: 1,
    starts_at: `${addDays(today, 1)}T23:50`,
    instructor_id: null,
    force: true,
  })),
  'GET /api/v1/scheduled-classes/{class_id}': get,
  'PUT /api/v1/scheduled-classes/{class_id}': on(
    'class_id',
    ({ make }) => make.cls(9, 40),
    () => ({ capacity: 8 }),
  ),
  'POST /api/v1/scheduled-classes/{class_id}/cancel': on(
    'class_id',
    ({ make }) => make.cls(9, 40),
    () => ({ reason: 'Rain' }),
  ),
  'POST /api/v1/scheduled-classes/{class_id}/substitute': on(
    'class_id',
    ({ make }) => make.cls(9, 40),
    () => ({ instructor_id: 3, force: true }),
  ),
  'POST /api/v1/waivers': send(({ make }) => ({ title: make.word(), body: 'I am well.' })),
  'GET /api/v1/waivers': get,
  'GET /api/v1/waivers/{waiver_id}': get,
  'PUT /api/v1/waivers/{waiver_id}': on('waiver_id', fresh.waiver, ({ make }) => ({ body: make.word() })),
  'DELETE /api/v1/waivers/{waiver_id}': on('waiver_id', fresh.waiver),
  'GET /api/v1/waivers/{waiver_id}/signatures': { ...pages, 'of a client': ofClient },
  'GET /api/v1/waivers/{waiver_id}/unsigned-clients': pages,
  'POST /api/v1/waivers/{waiver_id}/sign': own(() => ({ body: { signed_name: 'Bench Guest' } })),
  'GET /api/v1/clients/{client_id}/waivers': get,
  'GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf': get,
}
