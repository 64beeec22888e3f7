import { book, registerClient, registerMember, sellPack } from '../build/bookings.ts'
import { issueGiftCard, makeClient, makeProduct, makePromo, sell } from '../build/commerce.ts'
import { makeMembershipType } from '../build/memberships.ts'
import { makeAppointment, makeService, offer } from '../build/appointments.ts'
import { makeClass, makeTemplate } from '../build/schedule.ts'
import { makeInstructor, payComponent, finalizedRun } from '../build/staff.ts'
import { butNot, made, tries, type Attacks, type Scene } from './attack.ts'
import { list } from './power.ts'

const TODAY = '2026-03-04'
const LATER = '2026-04-20T09:00'
const COVERS_NOTHING = { coverage: { classes: 'listed' } }
let words = 0

/** A code, name or number that nothing else has. */
const word = () => `VALUE-${(words += 1)}`

const pack = (terms: object = {}) => ({ name: word(), type: 'class_pack', price: 100, credits_included: 10, ...terms })
const freePack = ({ studio }: Scene, terms: object = {}) => makeMembershipType(studio, { price: 0, ...terms })
const intro = { is_intro_offer: true, intro_price: 0 }

/** A membership for somebody new, of a new type. */
async function assigned({ studio }: Scene, terms: object, type: object = {}): Promise<[[], object]> {
  const [client, sold] = [await makeClient(studio), await makeMembershipType(studio, { validity_days: 30, ...type })]
  return [[], { client_id: client.id, membership_type_id: sold.id, starts_at: TODAY, ...terms }]
}

/** Somebody who has had a free intro offer, and another one. */
async function introAgain(scene: Scene): Promise<object> {
  const [client, free] = [
    await makeClient(scene.studio),
    await makeMembershipType(scene.studio, { price: 50, ...intro }),
  ]
  const sale = { client_id: client.id, membership_type_id: free.id, starts_at: TODAY }
  await scene.studio.asOwner('POST /api/v1/memberships', { ...sale, payment_method: 'cash' })
  return { ...sale, override_reason: 'A friend' }
}

async function soldPack({ studio, client }: Scene): Promise<[number]> {
  return [(await sellPack(studio, client, 5, { validity_days: 30 })).id]
}

/** A code of the whole price, as the owner makes one. */
async function wholeCode({ studio }: Scene, terms: object = {}): Promise<[number]> {
  return [(await makePromo(studio, { discount_value: 100, ...terms })).id]
}

/** A code of an amount, for a type that costs 30. */
async function nearly({ studio }: Scene, discount_value: number): Promise<object> {
  const { id } = await makeMembershipType(studio, { price: 30 })
  const terms = { discount_type: 'fixed_amount', discount_value, applicable_membership_type_ids: [id] }
  return { code: word(), valid_from: TODAY, ...terms }
}

/** A card that is switched off. */
async function cardThatIsOff({ studio }: Scene): Promise<[number]> {
  const { id } = await issueGiftCard(studio)
  await studio.asOwner(`DELETE /api/v1/gift-cards/${id}`)
  return [id]
}

/** A fee that is owed: for a class not come to. */
function fee({ studio, missed }: Scene): Promise<[number, number]> {
  return owedBy(studio, missed.pop()!.client_id)
}

/** The price of a class that was booked to be paid at the studio. */
async function price({ studio }: Scene): Promise<[number, number]> {
  await makeMembershipType(studio, { type: 'drop_in', price: 15, sellable_online: true })
  const [cls, client] = [await makeClass(studio), await registerClient(studio)]
  const { status, body } = await client.ask('POST /api/v1/bookings', {
    scheduled_class_id: cls.id,
    pay_at_studio: true,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return owedBy(studio, client.id)
}

async function owedBy(studio: Scene['studio'], client: number): Promise<[number, number]> {
  const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client}/charges`)).body
  return [client, charge.id]
}

async function productToSell({ studio }: Scene, paid: object): Promise<[[], object]> {
  return [[], { items: [{ product_id: (await makeProduct(studio)).id, quantity: 1 }], ...paid }]
}

const all100 = { type: 'issue_promo_code', discount_type: 'percentage', value: 100, valid_days: 30 }
const half = { ...all100, value: 50 }
const automation = (...steps: object[]) => ({ name: word(), trigger_event: 'client.created', status: 'draft', steps })
const branch = {
  type: 'branch',
  condition_json: { all: [{ field: 'visits_30d', op: 'gte', value: 1 }] },
  then: [all100],
  else: [],
}

/** An owner's draft that sends codes of the whole price. */
async function draftOf(studio: Scene['studio']): Promise<number> {
  return (await studio.asOwner('POST /api/v1/marketing-automations', automation(all100))).body.id
}

/** Operations that let a person have without paying what is for sale. */
export const value: Attacks = {
  'a product for nothing': butNot(
    made(async () => [[], { name: word(), price: 0 }]),
    ['products.manage'],
    async () => [[], { name: word(), price: 5 }],
  ),
  'a product’s price to nothing': butNot(
    made(async ({ studio }) => [[(await makeProduct(studio)).id], { price: 0 }]),
    ['products.manage'],
    async ({ studio }) => [[(await makeProduct(studio)).id], { price: 5 }],
  ),
  'a free product on sale again': made(async ({ studio }) => [
    [(await makeProduct(studio, { price: 0, is_active: false })).id],
    { is_active: true },
  ]),
  'products from a list': made(async (scene) => list('products', `Name,Price\n${word()},0\n`)(scene)),
  'a membership type for nothing': butNot(
    made(async () => [[], pack({ price: 0 })]),
    ['membership_types.manage'],
    async () => [[], pack()],
  ),
  'an intro offer for nothing': made(async () => [[], pack(intro)]),
  'a membership type’s price to nothing': butNot(
    made(async ({ studio }) => [[(await makeMembershipType(studio)).id], { price: 0 }]),
    ['membership_types.manage'],
    async ({ studio }) => [[(await makeMembershipType(studio)).id], { price: 90 }],
  ),
  'more credits of a free type': butNot(
    made(async (scene) => [[(await freePack(scene)).id], { credits_included: 1000 }]),
    ['membership_types.manage'],
    async (scene) => [[(await freePack(scene)).id], { name: word(), price: 0 }],
  ),
  'a free type on sale again': made(async (scene) => {
    const { id } = await freePack(scene)
    await scene.studio.asOwner(`DELETE /api/v1/membership-types/${id}`)
    return [[id]]
  }),
  'membership types from a list': made(async (scene) =>
    list('membership_types', `Name,Type,Price,Credits\n${word()},class_pack,0,10\n`)(scene),
  ),
  'memberships from a list': made(async (scene) => {
    const { name } = await makeMembershipType(scene.studio, { validity_days: 90 })
    const row = `Ana ${word()},ana@list.test,${name},2026-03-01,2026-05-01,1000`
    return list('memberships', `Name,Email,Membership,Start,End,Credits left\n${row}\n`)(scene)
  }),
  'places from a list': made(async (scene) => {
    const cls = await makeClass(scene.studio)
    const day = cls.starts_at.slice(0, 10)
    const row = `Ana ${word()},ana@list.test,${cls.name},${day},18:00,booked`
    return list('bookings', `Name,Email,Class,Date,Time,Status\n${row}\n`, { future_bookings: 'book' })(scene)
  }),
  'sales from a list': made(async (scene) => {
    const row = `Ana ${word()},ana@list.test,Mat,1,12,2026-03-01`
    return list('sales', `Name,Email,Item,Quantity,Amount,Date\n${row}\n`, { sold_kinds: { mat: 'product' } })(scene)
  }),
  'gift cards from a list': made(async (scene) => list('gift_cards', `Code,Balance\n${word()},50\n`)(scene)),
  'a service for nothing': butNot(
    made(async () => [[], { name: word(), duration_minutes: 60 }]),
    ['appointments.manage'],
    async () => [[], { name: word(), duration_minutes: 60, price: 40 }],
  ),
  'a service’s price to nothing': butNot(
    made(async ({ studio }) => [[(await makeService(studio, { price: 40 })).id], { price: 0 }]),
    ['appointments.manage'],
    async ({ studio }) => [[(await makeService(studio, { price: 40 })).id], { price: 30 }],
  ),
  'classes for nothing': butNot(
    made(async () => [[], { name: word(), price: 0 }]),
    ['schedule.manage'],
    async () => [[], { name: word(), price: 20 }],
  ),
  'classes for no credits': butNot(
    made(async () => [[], { name: word(), credit_cost: 0 }]),
    ['schedule.manage'],
    async () => [[], { name: word(), credit_cost: 1 }],
  ),
  'a class template’s price to nothing': butNot(
    made(async ({ studio }) => [[(await makeTemplate(studio, { price: 20 })).id], { price: 0 }]),
    ['schedule.manage'],
    async ({ studio }) => [[(await makeTemplate(studio, { price: 20 })).id], { price: 10 }],
  ),
  'a class planned for nothing': butNot(
    made(async ({ studio }) => [[], { template_id: (await makeTemplate(studio)).id, starts_at: LATER, price: 0 }]),
    ['schedule.manage'],
    async ({ studio }) => [[], { template_id: (await makeTemplate(studio)).id, starts_at: LATER, price: 10 }],
  ),
  'a class’s own price to nothing': butNot(
    made(async ({ studio }) => [[(await makeClass(studio)).id], { price: 0 }]),
    ['schedule.manage'],
    async ({ studio }) => [[(await makeClass(studio)).id], { price: 10 }],
  ),
  'a place by a pass that does not cover it': made(async (scene) => {
    const { studio, client } = scene
    const booking = await book(studio, await makeClass(studio), client, { force: true })
    return [[booking.id], { membership_id: (await sellPack(studio, client, 5, COVERS_NOTHING)).id }]
  }),
  'an appointment by a pass that does not cover it': made(async ({ studio, client }) => {
    const { service, instructor } = await offer(studio, { price: 80 })
    const of = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { id } = await makeAppointment(studio, of)
    return [[id], { membership_id: (await sellPack(studio, client, 5, COVERS_NOTHING)).id }]
  }),
  'a membership shared': made(async ({ studio, client }) => {
    const { id } = await sellPack(studio, client, 5, { max_members: 2 })
    return [[id], { client_ids: [(await makeClient(studio)).id] }]
  }),
  'a membership handed over': made(async ({ studio, client }) => {
    const [{ id }, other] = [await sellPack(studio, client, 5, { max_members: 2 }), await makeClient(studio)]
    await studio.asOwner(`PUT /api/v1/memberships/${id}/members`, { client_ids: [other.id] })
    return [[id], { client_id: other.id }]
  }),
  'a code of the whole price': butNot(
    made(async () => [[], { code: word(), discount_type: 'percentage', discount_value: 100, valid_from: TODAY }]),
    ['promo_codes.manage'],
    async () => [[], { code: word(), discount_type: 'percentage', discount_value: 20, valid_from: TODAY }],
  ),
  'a code of nearly the whole price': butNot(
    made(async () => [[], { code: word(), discount_type: 'percentage', discount_value: 90.01, valid_from: TODAY }]),
    ['promo_codes.manage'],
    async () => [[], { code: word(), discount_type: 'percentage', discount_value: 90, valid_from: TODAY }],
  ),
  'a code of nearly a price’s amount': butNot(
    made(async (scene) => [[], await nearly(scene, 27.01)]),
    ['promo_codes.manage'],
    async (scene) => [[], await nearly(scene, 27)],
  ),
  'a code of a price’s amount': made(async (scene) => {
    const { id } = await makeMembershipType(scene.studio, { price: 30 })
    const terms = { discount_type: 'fixed_amount', discount_value: 30, applicable_membership_type_ids: [id] }
    return [[], { code: word(), valid_from: TODAY, ...terms }]
  }),
  'a code of an intro price’s amount': made(async (scene) => {
    const { id } = await makeMembershipType(scene.studio, { price: 60, is_intro_offer: true, intro_price: 30 })
    const terms = { discount_type: 'fixed_amount', discount_value: 30, applicable_membership_type_ids: [id] }
    return [[], { code: word(), valid_from: TODAY, ...terms }]
  }),
  'a code made worth the whole price': butNot(
    made(async ({ studio }) => [[(await makePromo(studio)).id], { discount_value: 100 }]),
    ['promo_codes.manage'],
    async ({ studio }) => [[(await makePromo(studio)).id], { discount_value: 30 }],
  ),
  'a code of the whole price, again': butNot(
    made(async (scene) => [await wholeCode(scene, { is_active: false }), { is_active: true }]),
    ['promo_codes.manage'],
    async (scene) => [await wholeCode(scene), { is_active: false }],
  ),
  'a code of the whole price, for longer': butNot(
    made(async (scene) => [await wholeCode(scene, { valid_until: '2026-03-05' }), { valid_until: '2027-03-05' }]),
    ['promo_codes.manage'],
    async (scene) => [await wholeCode(scene), { valid_until: '2026-03-05' }],
  ),
  'a code of the whole price, more often': made(async (scene) => [
    await wholeCode(scene, { max_uses: 1, one_per_client: true }),
    { max_uses: 1000, one_per_client: false },
  ]),
  'codes of the whole price to many': butNot(
    made(async () => [[], automation(all100)]),
    ['marketing.manage'],
    async () => [[], automation(half)],
  ),
  'codes in a branch': made(async () => [[], automation(branch)]),
  'codes switched on': made(async ({ studio }) => [[await draftOf(studio)], { status: 'active' }]),
  'codes for others': made(async ({ studio }) => [[await draftOf(studio)], { trigger_event: 'client.birthday' }]),
  'codes that go on': made(async ({ studio }) => {
    const id = await draftOf(studio)
    await studio.asOwner(`PUT /api/v1/marketing-automations/${id}`, { status: 'active' })
    await studio.asOwner(`POST /api/v1/marketing-automations/${id}/pause`)
    return [[id]]
  }),
  'codes in an automation that there is': tries({ steps: [all100] }, 'automation_id'),
  'a membership for nothing': butNot(
    made((scene) => assigned(scene, {})),
    ['memberships.manage'],
    (scene) => assigned(scene, { payment_method: 'cash' }),
  ),
  'a complimentary membership': made((scene) => assigned(scene, { payment_method: 'complimentary' })),
  'a membership for longer': made((scene) => assigned(scene, { payment_method: 'cash', expires_at: '2036-03-04' })),
  'a membership with more credits': made((scene) =>
    assigned(scene, { payment_method: 'cash', credits_remaining: 1000 }),
  ),
  'a free intro offer again': made(async (scene) => [[], await introAgain(scene)]),
  'more credits': butNot(
    made(async (scene) => [await soldPack(scene), { credits_remaining: 1000 }]),
    ['memberships.manage'],
    async (scene) => [await soldPack(scene), { credits_remaining: 1 }],
  ),
  'a later last day': butNot(
    made(async (scene) => [await soldPack(scene), { expires_at: '2036-03-04' }]),
    ['memberships.manage'],
    async (scene) => [await soldPack(scene), { expires_at: '2026-03-10' }],
  ),
  'a later last day for all': butNot(
    made(async () => [[], { starts_on: '2026-08-10', ends_on: '2026-08-16', extends_packs: true }]),
    ['schedule.manage'],
    async () => [[], { starts_on: '2026-09-10', ends_on: '2026-09-16' }],
  ),
  'a card for nothing': butNot(
    made(async () => [[], { initial_value: 50 }]),
    ['sales.manage'],
    async () => [[], { initial_value: 50, payment_method: 'cash' }],
  ),
  'a complimentary card': tries({ initial_value: 50, payment_method: 'complimentary' }),
  'a card on again': butNot(
    made(async (scene) => [await cardThatIsOff(scene), { is_active: true }]),
    ['sales.manage'],
    async ({ studio }) => [[(await issueGiftCard(studio)).id], { is_active: false }],
  ),
  'a complimentary sale': butNot(
    made((scene) => productToSell(scene, { payment_method: 'complimentary' })),
    ['sales.manage'],
    (scene) => productToSell(scene, { payment_method: 'cash' }),
  ),
  'pieces that were never counted': made(async ({ studio }) => {
    const { id: product_id } = await makeProduct(studio, { price: 12, stock_quantity: 0 })
    const items = [{ kind: 'product', product_id, correct_stock: true }]
    return [[], { items, payments: [{ method: 'cash', amount: 12 }] }]
  }),
  'a complimentary basket': made(async ({ studio }) => {
    const items = [{ kind: 'product', product_id: (await makeProduct(studio)).id }]
    return [[], { items, payments: [{ method: 'complimentary', amount: 12 }] }]
  }),
  'a complimentary card in a basket': tries({
    items: [{ kind: 'gift_card', initial_value: 50 }],
    payments: [{ method: 'complimentary', amount: 50 }],
  }),
  'a price let off': butNot(
    made(async (scene) => [await price(scene), { reason: 'A friend' }]),
    ['charges.manage'],
    async (scene) => [await fee(scene), { reason: 'First time' }],
  ),
  'a charge said to be paid': made(async (scene) => [await price(scene), { payment_method: 'cash' }]),
  'a place without a membership': made(async ({ studio }) => {
    const [cls, client] = [await makeClass(studio), await registerClient(studio)]
    return [[], { scheduled_class_id: cls.id, client_id: client.id, force: true }]
  }),
  'an appointment against the rules': made(async ({ studio, client }) => {
    const { service, instructor } = await offer(studio, { price: 40 })
    const wish = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    return [[], { ...wish, starts_at: '2026-03-10T10:00', force: true }]
  }),
  'an appointment cancelled free': made(async ({ studio, client }) => {
    const { service, instructor } = await offer(studio, { price: 40 })
    const wish = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { body } = await studio.asOwner('POST /api/v1/appointments', { ...wish, starts_at: '2026-03-11T10:00' })
    return [[body.id], { waive_fee: true }]
  }),
  'a late cancellation without its fee': made(async ({ studio }) => {
    const cls = await makeClass(studio)
    return [[(await book(studio, cls, await registerMember(studio))).id], { waive_fee: true }]
  }),
  'a fee excused': made(async ({ missed }) => [[missed.pop()!.id], {}]),
  'credits of a whole class': made(async ({ studio }) => [[(await makeClass(studio)).id], { reason: 'Snow' }]),
  'money back': made(async ({ studio }) => [[(await sell(studio)).payments[0].id], { amount: 2, reason: 'Torn' }]),
  'no fees': tries({ late_cancel_fee: 0, no_show_fee: 0, default_vat_rate: 0 }),
  'pay of one’s own': made(async ({ studio }) => [
    [],
    { user_id: (await makeInstructor(studio))['user_id'], component_type: 'per_class', rate: 9999 },
  ]),
  'more pay': made(async ({ studio }) => [[(await payComponent(studio)).id], { rate: 9999 }]),
  'pay said to be paid': made(async ({ studio }) => {
    const user_id = (await makeInstructor(studio))['user_id']
    await payComponent(studio, { user_id, component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' })
    const run = await finalizedRun(studio)
    return [[run.line_items[0].id], {}]
  }),
  'a whole run said to be paid': made(async ({ studio }) => {
    const user_id = (await makeInstructor(studio))['user_id']
    await payComponent(studio, { user_id, component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' })
    return [[(await finalizedRun(studio)).id], {}]
  }),
  'pieces that are gone': tries({ delta: -1, reason: 'Gone' }, 'product_id'),
  'days on top of a pause': made(async (scene) => [
    [(await sellPack(scene.studio, scene.client, 5, { validity_days: 30, can_pause: true, max_pause_days: 20 })).id],
    { pause_days: 14 },
  ]),
}
