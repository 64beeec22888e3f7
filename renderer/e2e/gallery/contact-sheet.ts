import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from './looks.ts'

/** One picture, by what its name says: `manager/manage/clients.owner.full.laptop-light.webp`. */
interface Picture {
  file: string
  page: string
  who: string
  state: string
  look: string
}

function pictures(): Picture[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
  return files.toSorted().flatMap((name) => {
    const file = name.replaceAll('\\', '/')
    const [page, who, state, look] = file.split('.')
    return page && who && state && look ? [{ file, page, who, state, look }] : []
  })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ file, state, who, look }: Picture) =>
  `<figure data-state="${state}" data-look="${look}"><a href="${escape(encodeURI(file))}"><img loading="lazy" alt="" ` +
  `src="${escape(encodeURI(file))}"></a><figcaption>${state} · ${who} · ${look.replace('-', ' ')}</figcaption></figure>`

function sheet(all: Picture[]): string {
  const names = (of: (one: Picture) => string) => [...new Set(all.map(of))].toSorted()
  const choice = (name: string, values: string[]) =>
    `<label>${name} <select name="${name}"><option value="">all</option>${values.map((one) => `<option>${one}</option>`).join('')}</select></label>`
  const sections = [...Map.groupBy(all, ({ page }) => page)].map(
    ([page, some]) => `<section><h2>${escape(page)}</h2><div>${some.map(figure).join('\n')}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page of Studio Desk</title><style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 0 24px; color-scheme: light dark }
form { position: sticky; top: 0; padding: 12px 0; background: Canvas; display: flex; gap: 16px }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } figure[hidden] { display: none }
img { width: 300px; max-height: 380px; object-fit: cover; object-position: top; border: 1px solid #8884; border-radius: 6px; display: block }
figcaption { font-size: 12px; opacity: .7 }</style>
<h1>Every page</h1><p>${all.length} pictures</p>
<form>${choice(
    'state',
    names(({ state }) => state),
  )}${choice(
    'look',
    names(({ look }) => look),
  )}</form>
${sections.join('\n')}
<script>
addEventListener('change', () => {
  const wanted = Object.fromEntries(new FormData(document.forms[0]))
  for (const one of document.querySelectorAll('figure'))
    one.hidden = Object.entries(wanted).some(([name, value]) => value && one.dataset[name] !== value)
})
</script></html>`
}

mkdirSync(FOLDER, { recursive: true })
const all = pictures()
writeFileSync(join(FOLDER, 'index.html'), sheet(all))
console.log(`${all.length} pictures: ${join(FOLDER, 'index.html')}`)
