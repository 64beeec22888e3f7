import { h } from './dom.ts'
import { localeOf, momentOf } from './format.ts'
import { inkOn } from '../../server/documents/ink-rules.ts'
import { load, remembered, type View } from './load.ts'
import { wordsOf } from './messages/index.ts'
import { sections, sectionsNamed, type SectionName } from './sections/index.ts'
import type { Scene } from './studio.ts'
import { looks } from './style.ts'
import { tabs } from './tabs.ts'

/** Age in milliseconds after which the content is fetched again when the visitor comes back to the page. */
const FRESH = 60_000

/** `<studio-desk show="schedule prices" lang="de">`: shows a studio's sections on any website. */
export function makeElement(origin: string): CustomElementConstructor {
  return class StudioDesk extends HTMLElement {
    static observedAttributes = ['show', 'lang']
    #root: HTMLElement | undefined
    #isDue = false
    #loadedAt = 0
    #shown = ''
    #open: string | undefined

    connectedCallback(): void {
      if (!this.#root) {
        const shadow = this.attachShadow({ mode: 'open' })
        shadow.adoptedStyleSheets = [looks()]
        shadow.append((this.#root = h('div', { class: 'all' })))
      }
      document.addEventListener('visibilitychange', this.#comeBack)
      this.#soon()
    }

    disconnectedCallback(): void {
      document.removeEventListener('visibilitychange', this.#comeBack)
    }

    attributeChangedCallback(): void {
      this.#shown = ''
      if (this.#root) this.#soon()
    }

    readonly #comeBack = () => {
      if (!document.hidden && Date.now() - this.#loadedAt > FRESH) this.#soon()
    }

    /** Draws once, however many things change at the same time. */
    #soon(): void {
      if (this.#isDue) return
      this.#isDue = true
      queueMicrotask(() => {
        this.#isDue = false
        void this.#draw()
      })
    }

    async #draw(): Promise<void> {
      this.#loadedAt = Date.now()
      const show = this.getAttribute('show')
      const names = sectionsNamed(show)
      // Draw nothing if `show` has changed meanwhile: an earlier answer may come last.
      const isStill = () => this.getAttribute('show') === show
      if (!this.#shown) {
        const last = await remembered(origin, names)
        if (!isStill()) return
        if (last) this.#show({ ...last, seenAt: null }, names)
        else this.#say(this.#words(navigator.language).words.loading)
      }
      try {
        const view = await load(origin, names)
        if (!isStill()) return
        if (view) this.#show(view, names)
        else this.#fail()
      } catch {
        if (isStill()) this.#fail()
      }
    }

    /** The words of the language that the page asks for, else of another, with its tag. */
    #words(otherwise: string) {
      const asked = this.getAttribute('lang') ?? this.parentElement?.closest('[lang]')?.getAttribute('lang')
      return wordsOf(asked, otherwise)
    }

    #say(...children: (Node | string)[]): void {
      this.#root!.replaceChildren(h('p', { role: 'status', class: 'say' }, ...children))
    }

    /** Nothing is known, or the known content can't be fetched again. */
    #fail(): void {
      const { words } = this.#words(navigator.language)
      this.#shown = ''
      this.#say(`${words.unreachable} `, h('button', { type: 'button', onclick: () => this.#soon() }, words.again))
    }

    #show(view: View, names: readonly SectionName[]): void {
      // An unchanged view stays: the visitor may be in the middle of a form.
      const seen = JSON.stringify([view, names])
      if (seen === this.#shown) return
      this.#shown = seen
      const { facts, loaded, seenAt } = view
      const { words, tag } = this.#words(facts.locale)
      const locale = localeOf(tag, facts.region)
      const scene: Scene = { facts, words, locale, api: `${origin}/api/v1/widget` }
      const root = this.#root!
      root.lang = tag
      root.style.setProperty('--own-accent', facts.color)
      const accent = getComputedStyle(this).getPropertyValue('--studio-accent').trim()
      root.style.setProperty('--own-on-accent', inkOn(/^#[0-9a-f]{6}$/i.test(accent) ? accent : facts.color))
      const isOld = seenAt !== null
      const filled = loaded.filter(({ list }, _, all) => list.length > 0 || all.length === 1)
      const parts = (filled.length > 0 ? filled : loaded.slice(0, 1)).map(({ name, list }) => ({
        name,
        label: words[name],
        nodes: list.length > 0 ? sections[name].draw(scene, list as never, isOld) : [h('p', {}, words.nothing[name])],
      }))
      const [only, ...others] = parts
      root.replaceChildren(
        h(
          'section',
          { 'aria-label': facts.name },
          h('p', { role: 'status', class: 'say' }, isOld && words.lastSeen(momentOf(scene, seenAt))),
          ...(others.length > 0 ? tabs(parts, this.#open, (name) => (this.#open = name)) : (only?.nodes ?? [])),
        ),
      )
    }
  }
}
