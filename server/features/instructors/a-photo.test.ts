import sharp from 'sharp'
import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer()
  const file = (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'me.png')
    return form
  }

  await owner(`GET /instructors/${ines}/photo`)
  await owner(`DELETE /instructors/${ines}/photo`)
  await owner(`POST /instructors/${paul}/photo`, file(picture))
  await later({ minutes: 1 })
  const { photo_url } = await owner(`POST /instructors/${ines}/photo`, file(picture))
  await owner(`GET ${photo_url.slice('/api/v1'.length)}`)
  await owner(`POST /instructors/${ines}/photo`, file(Buffer.from('no picture')))
  await owner('POST /instructors/99/photo', file(picture))
  await owner(`POST /instructors/${ines}/photo`, {})
  await owner(`POST /instructors/${ines}/photo`, file(picture))
  await owner(`GET ${photo_url.slice('/api/v1'.length)}`)

  const { body } = await studio.send('POST /api/v1/auth/register/client', { body: person('Cleo') })
  const cleo = as('cleo', body.access_token)
  await cleo(`GET /instructors/${ines}/photo`)
  await cleo(`POST /instructors/${ines}/photo`, file(picture))
  await cleo(`DELETE /instructors/${ines}/photo`)
  await owner(`DELETE /instructors/${ines}`)
  await cleo(`GET /instructors/${ines}/photo`)
  await owner(`GET /instructors/${ines}/photo`)
  await as('somebody')(`GET /instructors/${ines}/photo`)

  // The owner's own photo is for an owner to set.
  const { id: head } = await owner('POST /roles', { name: 'Head', permissions: ['instructors.manage'] })
  await owner('POST /staff', { ...person('Mara'), role_id: head })
  const { id: owners } = await owner('POST /staff/1/instructor-profile', {})
  const mara = as('mara', await studio.login('mara@studio.test'))
  await mara(`POST /instructors/${owners}/photo`, file(picture))
  await mara(`DELETE /instructors/${owners}/photo`)
  await mara(`POST /instructors/${paul}/photo`, file(picture))

  await later({ minutes: 1 })
  await owner(`DELETE /instructors/${ines}/photo`)
  await owner(`DELETE /instructors/${ines}/photo`)
  await owner(`GET /instructors/${ines}/photo`)
  await owner('DELETE /instructors/99/photo')
  await owner(`DELETE /instructors/${paul}/remove`)
  await owner(`GET /instructors/${paul}/photo`)
})
