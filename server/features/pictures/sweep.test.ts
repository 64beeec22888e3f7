import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { makeProduct } from '../../test/build/commerce.ts'
import { setPicture } from '../../test/build/pictures.ts'
import { makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio } from '../../test/studio.ts'

it('pictures that nothing names go at the second look, and nothing else does', async () => {
  const studio = await startStudio()
  const photos = join(studio.folder, 'photos')
  const stored = () => readdirSync(photos).toSorted()
  for (const path of [
    'studio/logo',
    'studio/cover',
    `class-templates/${(await makeTemplate(studio)).id}/photo`,
    `instructors/${(await makeInstructor(studio)).id}/photo`,
    `products/${(await makeProduct(studio)).id}/photo`,
  ])
    await setPicture(studio, path)
  const version = '0123456789abcdef01234567'
  const left = [`logo_${version}.webp`, `cover_${version}_preview.jpg`, `template_9_${version}_400.webp.part`]
  const strange = ['beach.webp', 'logo_of_ours.webp']
  const named = stored()
  for (const name of [...left, ...strange]) writeFileSync(join(photos, name), 'x')
  await studio.advance({ minutes: 61 })
  assert.deepEqual(stored(), [...named, ...left, ...strange].toSorted())
  await studio.advance({ minutes: 61 })
  assert.deepEqual(stored(), [...named, ...strange].toSorted())
  await studio.stop()
})
