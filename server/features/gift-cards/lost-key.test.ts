import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, startStudio } from '../../test/studio.ts'

it('a card outlives the key its code was kept with: the code says why it can’t be read, the rest stays', async () => {
  const studio = await startStudio()
  const { id, code } = await issueGiftCard(studio)
  const shown = () => studio.asOwner(`GET /api/v1/gift-cards/${id}/code`)
  await studio.restart(() => rmSync(join(studio.folder, 'secrets.key')), { newKey: true })
  studio.owner = await studio.login(OWNER_EMAIL)
  const refused = await shown()
  assert.deepEqual([refused.status, refused.body.code], [409, 'GIFT_CARD_INVALID'])
  assert.match(refused.body.detail, /saved with a key that is lost/)
  assert.equal((await studio.asOwner(`GET /api/v1/gift-cards/${id}`)).status, 200)
  const tried = await studio.asOwner('POST /api/v1/gift-cards/validate', { code })
  assert.ok(tried.status < 500)
  assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  await studio.stop()
})
