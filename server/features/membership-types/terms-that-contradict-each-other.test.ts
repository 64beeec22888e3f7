import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner }) => {
  const create = (type: string, body: object = {}) =>
    owner('POST /membership-types', { name: 'Type', type, price: 10, ...body })

  for (const type of ['subscription', 'class_pack', 'time_pass', 'drop_in']) {
    await create(type, { unlimited: true })
    await create(type, { unlimited: true, credits_included: 2 })
    await create(type, { unlimited: false })
    await create(type, { credits_included: 0 })
    await create(type, { credits_included: 1 })
    await create(type, { credits_included: 2 })
    await create(type, { credits_per_interval: 1 })
    await create(type, { billing_interval: 'weekly' })
    await create(type, { rollover_enabled: true })
    await create(type, { max_rollover_credits: 1 })
  }
  await create('subscription', { unlimited: true, credits_per_interval: 1 })
  await create('subscription', { unlimited: true, credits_included: 0, credits_per_interval: 0 })
  await create('subscription', { credits_per_interval: 0 })
  await create('subscription', { credits_included: 2, credits_per_interval: 0, rollover_enabled: true })
  await create('subscription', { credits_per_interval: 1, rollover_enabled: true, max_rollover_credits: 0 })
  await create('drop_in', { intro_price: 1, intro_validity_days: 1 })
  await create('drop_in', { intro_price: 1, intro_validity_days: 1, is_intro_offer: true })
  await create('drop_in', { intro_price: null, intro_validity_days: null, max_rollover_credits: null })

  // To the very bounds, and one more.
  const most = { validity_days: 36_500, max_pause_days: 36_500, intro_validity_days: 36_500 }
  const bounded = { ...most, is_intro_offer: true, max_rollover_credits: 10_000, rollover_enabled: true }
  await create('subscription', { ...bounded, credits_included: 10_000, credits_per_interval: 10_000 })
  await create('subscription', { validity_days: 36_501, max_pause_days: 36_501, intro_validity_days: 36_501 })
  await create('subscription', { credits_included: 10_001, credits_per_interval: 10_001, max_rollover_credits: 10_001 })
  await create('subscription', { validity_days: 1, max_pause_days: 0, is_intro_offer: true, intro_validity_days: 1 })
  await create('subscription', { validity_days: 0, max_pause_days: -1, intro_validity_days: 0 })
  await create('subscription', { credits_included: -1, credits_per_interval: -1, max_rollover_credits: -1 })
  await create('class_pack', { credits_included: 1.5, validity_days: 1.5, max_pause_days: 1.5 })
  await create('class_pack', { price: -0.01 })
  await create('class_pack', { name: ' ' })
  await create('class_pack', { currency: 'EURO' })
  await create('class_pack', { billing_interval: 'daily' })
})
