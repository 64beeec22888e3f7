import { h } from './dom.ts'

export interface Tab {
  name: string
  label: string
  nodes: Node[]
}

/** Sections side by side, one of them open; arrows go from tab to tab. `chosen` gets the name of the opened one. */
export function tabs(sections: readonly Tab[], open: string | undefined, chosen: (name: string) => void): Node[] {
  const first = Math.max(
    0,
    sections.findIndex(({ name }) => name === open),
  )
  const buttons = sections.map(({ name, label }, at) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${name}`,
        'aria-controls': `panel-${name}`,
        onclick: () => choose(at),
        onkeydown: (event: KeyboardEvent) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          const next = (at + step + buttons.length) % buttons.length
          choose(next)
          buttons[next]!.focus()
        },
      },
      label,
    ),
  )
  const panels = sections.map(({ name, nodes }) =>
    h('div', { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` }, nodes),
  )
  const show = (chosenAt: number) => {
    for (const [at, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(at === chosenAt))
      button.tabIndex = at === chosenAt ? 0 : -1
      panels[at]!.hidden = at !== chosenAt
    }
  }
  const choose = (at: number) => {
    show(at)
    chosen(sections[at]!.name)
  }
  show(first)
  return [h('div', { role: 'tablist' }, buttons), ...panels]
}
