import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeProduct } from '../../test/build/commerce.ts'
import { setPicture } from '../../test/build/pictures.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a picture of the studio for any page', () => {
  let studio: TestStudio
  let studioId: string
  let template: number
  /** The names of the logo, the cover and the template's photo. */
  let names: { logo: string; cover: string; photo: string }
  const nameOf = (url: string) => url.split('/').at(-1)!
  before(async () => {
    studio = await startStudio()
    studioId = (await studio.asOwner('GET /api/v1/studio')).body.public_studio_id
    template = (await makeTemplate(studio)).id
    names = {
      logo: nameOf((await setPicture(studio, 'studio/logo')).logo_url),
      cover: nameOf((await setPicture(studio, 'studio/cover')).cover_url),
      photo: nameOf((await setPicture(studio, `class-templates/${template}/photo`)).photo_url),
    }
  })
  after(() => studio.stop())

  let address = 0
  /** From the public door without a token, each from a different address. */
  const get = (name: string, id = studioId) =>
    fetch(`${studio.running.publicUrl}/api/v1/widget/${id}/pictures/${name}`, {
      headers: { 'X-Forwarded-For': `203.0.${(address += 1) >> 8}.${address & 255}` },
    })
  const photos = () => join(studio.folder, 'photos')
  /** Changes the database as a broken restore or an intruder might. */
  const change = (sql: string, value: unknown) => {
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.prepare(sql).run(value)
    database.close()
  }

  it('is shown to strangers and kept for good, and can only be a picture', async () => {
    for (const name of [names.logo, names.cover, names.photo, names.cover.replace('.webp', '_preview.jpg')]) {
      const response = await get(name)
      const header = (key: string) => response.headers.get(key)
      assert.deepEqual(
        [response.status, header('content-type'), header('cache-control'), header('cross-origin-resource-policy')],
        [
          200,
          name.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
          'public, max-age=31536000, immutable',
          'cross-origin',
        ],
      )
      assert.deepEqual([header('access-control-allow-origin'), header('x-content-type-options')], ['*', 'nosniff'])
      assert.match(header('content-security-policy') ?? '', /sandbox/)
    }
  })

  it('is named where a class is shown, while its kind is in use', async () => {
    const cls = await makeClass(studio, { template_id: template })
    const url = `/api/v1/widget/${studioId}/pictures/${names.photo}`
    const shown = async () => {
      const [entry] = (await studio.send(`GET /api/v1/widget/${studioId}/schedule`)).body
      const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}`)
      return [entry.photo_url, body.photo_url]
    }
    assert.deepEqual(await shown(), [url, url])
    await studio.asOwner(`DELETE /api/v1/class-templates/${template}`)
    assert.deepEqual(await shown(), [null, null])
    await studio.asOwner(`PUT /api/v1/class-templates/${template}`, { is_active: true })
  })

  it('is otherwise one and the same 404', async () => {
    const off = await makeTemplate(studio)
    const inactive = nameOf((await setPicture(studio, `class-templates/${off.id}/photo`)).photo_url)
    await studio.asOwner(`DELETE /api/v1/class-templates/${off.id}`)
    const product = await makeProduct(studio)
    await setPicture(studio, `products/${product.id}/photo`)
    const productPhoto = readdirSync(photos()).find((name) => name.startsWith('product'))!
    writeFileSync(join(studio.folder, 'secret.webp'), 'secret')
    const former = names.logo
    names.logo = nameOf((await setPicture(studio, 'studio/logo')).logo_url)
    copyFileSync(join(photos(), names.logo), join(photos(), former))

    const answers: [string, Response][] = []
    const ask = async (why: string, name: string, id = studioId) => answers.push([why, await get(name, id)])
    await ask('another studio', names.logo, 'x'.repeat(22))
    await ask('an inactive kind', inactive)
    await ask('a product’s', productPhoto)
    await ask('a former logo whose file is still there', former)
    await ask('a random name', `logo_${'0'.repeat(24)}.webp`)
    await ask('a kind that is not there', `template_999_${'0'.repeat(24)}.webp`)
    await ask('another kind’s photo', names.photo.replace(`template_${template}`, `template_${off.id}`))
    await ask('a size that there is not', names.logo.replace('.webp', '_800.webp'))
    await ask('another ending', names.logo.replace('.webp', '.jpg'))
    await ask('capitals', names.logo.toUpperCase())
    for (const name of [
      '..%2fsecret.webp',
      '%2e%2e%2fsecret.webp',
      `${names.logo}%00.svg`,
      'logo_%2f..%2fx.webp',
      '%20',
    ])
      await ask(name, name)
    for (const bad of ['../secret.webp', productPhoto, 'logo_1.svg', '', `${names.logo}/../../secret.webp`]) {
      change('UPDATE settings SET logo_file = ?', bad)
      await ask(`named ${bad}`, encodeURIComponent(bad || 'logo_.webp'))
    }
    change('UPDATE settings SET logo_file = ?', names.logo)
    renameSync(join(photos(), names.logo), join(photos(), 'kept'))
    await ask('no file', names.logo)
    symlinkSync(join(studio.folder, 'secret.webp'), join(photos(), names.logo))
    await ask('a link out of the folder', names.logo)
    rmSync(join(photos(), names.logo))
    symlinkSync('kept', join(photos(), names.logo))
    await ask('a link within the folder', names.logo)

    const texts = await Promise.all(
      answers.map(async ([why, response]) => {
        assert.ok(response.headers.get('x-request-id'))
        const headers = [...response.headers].filter(([key]) => !['date', 'x-request-id'].includes(key))
        return [why, JSON.stringify([response.status, headers, await response.text()])] as const
      }),
    )
    assert.match(texts[0]![1], /^\[404/)
    for (const [why, text] of texts) assert.equal(text, texts[0]![1], why)
  })
})
