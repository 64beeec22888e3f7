export interface Looks {
  names: Record<string, string>
  isAll: boolean
  hasFocus: boolean
}

/** The icons and colours of meaning of a place; and, of `isAll`, its columns, the focus, limits, and why a button is off. */
export function looksOf(place: Element, { names, isAll, hasFocus }: Looks): string {
  const told = [
    'data-min',
    'data-max',
    'data-step',
    'maxlength',
    'required',
    'autocomplete',
    'aria-current',
    'colspan',
    'aria-keyshortcuts',
  ]
  const lines: string[] = []
  for (const one of place.querySelectorAll<HTMLElement>('*')) {
    const of = (kind: RegExp) => [...one.classList].filter((name) => kind.test(name)).join(' ')
    const tones = of(/^(text|bg)-(good|bad|warn|info|accent)(-\w+)?!?$/)
    const icon = one.tagName === 'svg' ? names[one.querySelector('path')?.getAttribute('d') ?? ''] : undefined
    if (icon) lines.push(`${icon} ${tones}`.trimEnd())
    else if (tones) lines.push(`${tones}: ${one.textContent}`.trimEnd())
    if (!isAll) continue
    if (one.tagName === 'TH')
      lines.push(`column ${one.textContent}: ${of(/^text-end$|:hidden$/)} ${one.style.width}`.trimEnd())
    const why = document.getElementById(one.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    if (one.tagName === 'BUTTON' && why) lines.push(`because: ${why.textContent}`)
    if (hasFocus && one === document.activeElement) lines.push('focus')
    const marks = [...one.attributes].filter((attribute) => told.includes(attribute.name))
    if (marks.length > 0) lines.push(marks.map(({ name, value }) => `${name}=${value}`).join(' '))
  }
  return lines.join('\n')
}
