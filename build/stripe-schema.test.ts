import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { stripeSchema, type StripeSchema } from './stripe-schema.mjs'

interface Shape {
  properties: Record<string, { enum: string[]; anyOf: { type: string }[]; $ref: string }>
  required: string[]
  additionalProperties: boolean
}

describe('the shapes of Stripe’s types', () => {
  let schema: StripeSchema
  before(async () => {
    schema = await stripeSchema(['Checkout.SessionCreateParams', 'Refund', 'Coupon', 'Customer', 'Price', 'EventBase'])
  })
  const shape = (name: string): Shape => {
    const { $ref } = schema.roots[name] as { $ref: string }
    return schema.$defs[$ref.replace('#/$defs/', '')] as Shape
  }
  const field = (name: string, of: string) => {
    const found = shape(name).properties[of]
    assert.ok(found, `${name} has no ${of}`)
    return found
  }

  it('know no more than what is named', () => {
    const { additionalProperties, required } = shape('Refund')
    assert.equal(additionalProperties, false)
    assert.ok(required.includes('amount') && !required.includes('description'))
    assert.ok(!('payment_method_types' in shape('Checkout.SessionCreateParams').properties))
    assert.deepEqual(field('Refund', 'object'), { const: 'refund' })
  })

  it('close what TypeScript leaves open', () =>
    assert.deepEqual(
      new Set(field('Checkout.SessionCreateParams', 'mode').enum),
      new Set(['payment', 'setup', 'subscription']),
    ))

  it('have whole numbers, but for percentages', () => {
    assert.deepEqual(field('Refund', 'amount'), { type: 'integer' })
    assert.deepEqual(field('Coupon', 'percent_off'), { anyOf: [{ type: 'null' }, { type: 'number' }] })
  })

  it('have the id of what could be expanded', () =>
    assert.deepEqual(field('Refund', 'charge'), { anyOf: [{ type: 'null' }, { type: 'string' }] }))

  it('have texts alone in metadata, and finer amounts as text', () => {
    assert.deepEqual(field('Customer', 'metadata'), {
      type: 'object',
      additionalProperties: { type: 'string' },
    })
    const [, text] = field('Price', 'unit_amount_decimal').anyOf
    assert.equal(text?.type, 'string')
  })

  it('leave out what says only that something is not there', () =>
    assert.ok(!('deleted' in shape('Customer').properties)))

  it('leave open what an event is about', () => {
    const { $ref } = field('EventBase', 'data')
    const data = schema.$defs[$ref.replace('#/$defs/', '')] as Shape
    assert.deepEqual(data.properties.object, { type: 'object' })
  })

  it('are not there for a type there is not', () =>
    assert.rejects(stripeSchema(['Checkout.Basket']), /no type Checkout.Basket/))
})
