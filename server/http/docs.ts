interface Described {
  summary: string
  description: string
  tags: [string]
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

/** The OpenAPI document as one page to read, without scripts. */
export function docsPage(document: Record<string, unknown>): string {
  const paths = document['paths'] as Record<string, Record<string, Described>>
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Object.entries(Object.groupBy(all, ({ operation }) => operation.tags[0])).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  const links = groups.map(([tag]) => `<li><a href="#${escape(tag)}">${escape(tag)}</a></li>`).join('')
  const sections = groups
    .map(([tag, list]) => `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${list!.map(entry).join('')}</section>`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Studio Desk API</title><style>${style}</style></head><body><nav aria-label="Areas"><ul>${links}</ul></nav>
<main><h1>Studio Desk API</h1><p>Version ${escape(String((document['info'] as { version: string }).version))}. The same as
<a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Errors are <code>application/problem+json</code>.</p>${sections}</main></body></html>`
}

function entry({ path, method, operation }: { path: string; method: string; operation: Described }): string {
  const body = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema
  const rows = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  )
  const answers = Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      `<dt>${status}</dt><dd>${escape(description)}${status < '300' ? json(content && Object.values(content)[0]?.schema) : ''}</dd>`,
  )
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(operation.summary)}</summary>
<p>${escape(operation.description)}</p>${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${body ? `<h3>Body</h3>${json(body)}` : ''}<h3>Answers</h3><dl>${answers.join('')}</dl></details>`
}

function json(schema: unknown): string {
  return schema ? `<pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>` : ''
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0;display:grid;
grid-template-columns:13rem 1fr}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem}nav ul{list-style:none;
padding:0;margin:0}main{padding:1rem 2rem;max-width:60rem;min-width:0}details{border-top:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}pre{overflow:auto;max-height:24rem;background:#8881;padding:.75rem;border-radius:6px}
td{padding:.1rem .75rem .1rem 0;vertical-align:top}dt{font-weight:600}dd{margin:0 0 .5rem}
@media(max-width:700px){body{display:block}nav{position:static;height:auto}}`
