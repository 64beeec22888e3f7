import { h } from '../dom.ts'
import { ask } from '../source.ts'
import type { Scene } from '../studio.ts'
import { elsewhere } from './elsewhere.ts'

interface Beside {
  /** The line of the class, under which the form opens. */
  item: HTMLElement
  about: string
  /** The address for clients with an account to book. */
  there: string
}

/** A class as `…/schedule` tells it. */
export interface PublicClass {
  id: number
  name: string
  color: string | null
  starts_at: string
  duration_minutes: number
  instructor_name: string | null
  instructor_photo_url: string | null
  establishment_name: string | null
  price: number | null
  credit_cost: number | null
  guests_can_book: boolean
  spots_left: number
  booking_opens_at: string | null
  booking_closes_at: string
}

/** The button that opens the form by which somebody without an account asks for a place. */
export function askForPlace(scene: Scene, cls: PublicClass, { item, about, there }: Beside): HTMLElement {
  const { words } = scene
  let form: HTMLFormElement | undefined
  const close = () => {
    form?.remove()
    form = undefined
    button.setAttribute('aria-expanded', 'false')
  }
  const button = h(
    'button',
    {
      type: 'button',
      class: 'main',
      'aria-expanded': 'false',
      onclick: () => {
        if (form) return close()
        form = makeForm(scene, cls, { about, there, close: () => (close(), button.focus()) })
        item.append(form)
        button.setAttribute('aria-expanded', 'true')
        form.querySelector('input')!.focus()
      },
    },
    words.book,
    h('span', { class: 'hid' }, ` ${about}`),
  )
  return button
}

function makeForm(
  scene: Scene,
  cls: PublicClass,
  { about, there, close }: { about: string; there: string; close: () => void },
): HTMLFormElement {
  const { words } = scene
  const field = (name: 'name' | 'email' | 'phone', props: Record<string, string | boolean>) =>
    h('label', {}, words[name], h('input', { name, ...props }))
  const said = h('p', { role: 'alert' })
  const send = h('button', { class: 'main' }, words.reserve)
  const form = h(
    'form',
    {
      'aria-label': `${words.book}: ${about}`,
      onkeydown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
      onsubmit: async (event: Event) => {
        event.preventDefault()
        if (send.disabled) return
        send.disabled = true
        said.textContent = ''
        const { name, email, phone } = Object.fromEntries(new FormData(form)) as Record<string, string>
        const refusal = await post(scene, {
          scheduled_class_id: cls.id,
          full_name: name,
          email,
          phone: phone?.trim() || null,
        })
        send.disabled = false
        if (refusal) said.textContent = refusal
        else thank(scene, form, email!)
      },
    },
    field('name', { autocomplete: 'name', required: true, maxlength: '200' }),
    field('email', { autocomplete: 'email', type: 'email', required: true, maxlength: '254' }),
    field('phone', { autocomplete: 'tel', type: 'tel', maxlength: '40' }),
    h('p', { class: 'more' }, words.payThere),
    said,
    h(
      'div',
      { class: 'row' },
      send,
      h('button', { type: 'button', onclick: close }, words.cancel),
      elsewhere(scene, words.haveAccount, there),
    ),
  )
  return form
}

/** Sends the wish; gives why it was refused, or undefined where it was taken. */
async function post({ api, facts, words, locale }: Scene, wish: object): Promise<string | undefined> {
  const { refused } = words
  try {
    const { status, body } = await ask<{ code?: string }>(`${api}/${facts.id}/guest-bookings`, {
      method: 'POST',
      body: JSON.stringify(wish),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
    })
    if (status === 200) return undefined
    const { code = '' } = body
    if (/^CLASS_(?:STARTED|CANCELLED)$|^NOT_FOUND$/.test(code)) return refused.BOOKING_CLOSED
    return refused[code as 'other'] ?? refused.other
  } catch {
    return words.unreachable
  }
}

function thank({ facts, words }: Scene, form: HTMLFormElement, email: string): void {
  const said = h(
    'p',
    { class: 'say', tabindex: '-1', role: 'status' },
    facts.guests === 'mail' ? words.checkMail(email) : words.askStudio,
  )
  form.replaceWith(said)
  said.focus()
}
