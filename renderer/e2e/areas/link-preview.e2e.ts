import { expect, test } from '../studio.ts'

const HOSTILE = '</script><img src=x onerror=document.title="broken"> "& \''

interface Data {
  [name: string]: unknown
}

/** The fields that an Event needs to be shown, by schema.org and the search engines. */
const EVENT = ['name', 'startDate', 'endDate', 'location', 'performer', 'offers', 'eventStatus', 'url', 'organizer']

test('a link shared shows what it leads to, and no name breaks the page', async ({ browser, studio }) => {
  const token = await studio.bootstrap()
  const owner = <T = { id: number }>(method: string, path: string, body: unknown) =>
    studio.api<T>(method, path, body, token)
  await owner('PUT', '/studio', { tunnel_url: 'https://casa.example', studio_name: `Casa ${HOSTILE}` })
  const person = { full_name: `Ines ${HOSTILE}`, email: 'ines@studio.example', password: 'fjord-and-fell-22' }
  const instructor_id = (await owner('POST', '/instructors', person)).id
  const template_id = (await owner('POST', '/class-templates', { name: `Yin ${HOSTILE}`, description: HOSTILE })).id
  const type = { name: `One ${HOSTILE}`, type: 'drop_in', price: 16, sellable_online: true }
  await owner('POST', '/membership-types', type)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const starts_at = `${tomorrow}T18:00`
  const { id } = await owner('POST', '/scheduled-classes', { template_id, instructor_id, starts_at })

  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  for (const path of ['/', `/classes/${id}`, '/prices']) {
    // As those read who never run a script.
    const html = await (await fetch(studio.publicUrl + path)).text()
    const quiet = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await quiet.setContent(html)
    const content = (name: string) => quiet.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await content('og:url'), path).toBe(`https://casa.example${path}`)
    expect(await content('og:site_name'), path).toContain('</script>')
    for (const name of ['og:title', 'og:description', 'og:type', 'og:locale']) expect(await content(name)).toBeTruthy()
    const { '@graph': graph } = JSON.parse((await quiet.locator('script[type="application/ld+json"]').textContent())!)
    const things = graph as Data[]
    expect(things[0]).toMatchObject({ '@type': 'SportsActivityLocation', '@id': '#studio' })
    expect(things, path).toHaveLength(2)
    for (const thing of things.slice(1)) {
      if (path === '/prices') expect(thing).toMatchObject({ '@type': 'Offer', price: 16, priceCurrency: 'EUR' })
      else for (const name of EVENT) expect(thing[name], `${path}: ${name}`).toBeTruthy()
    }
    await quiet.context().close()

    // A browser runs none of it, and its policy has nothing against it.
    await page.goto(studio.publicUrl + path)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(await page.title(), path).not.toBe('broken')
  }
  expect(complaints).toEqual([])
  const icon = await page.request.get(`${studio.publicUrl}/favicon.svg`)
  expect(icon.headers()['content-type']).toBe('image/svg+xml')
})
