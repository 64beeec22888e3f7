import type { Content } from './letters.ts'

/** A letter as plain text and as HTML in the studio's colour (tables and inline styles: what mail programs render). */
export function layout(
  content: Content,
  studio: { studio: string; color: string },
): { body_text: string; body_html: string } {
  return { body_text: asText(content, studio.studio), body_html: asHtml(content, studio) }
}

function asText({ lines, action, closing }: Content, studio: string): string {
  const parts = [...lines, action && `${action.label}: ${action.url}`, closing, studio]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function asHtml(
  { subject, lines, action, closing }: Content,
  { studio, color }: { studio: string; color: string },
): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escape(action.url)}" style="background:${color};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(action.label)}</a></p>`
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f4f2;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c1c1a">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" style="max-width:100%;background:#fff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:${color}">${escape(studio)}</p>
${lines.map((line) => paragraph(line)).join('')}${button ?? ''}${closing ? paragraph(closing, 'color:#666;font-size:14px') : ''}
</td></tr></table></td></tr></table></body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
