import type { Locator } from '@playwright/test'
import { expect, type Page } from '../studio.ts'

/** So many steps a person would go; who has not arrived by then is lost. */
const MOST_STEPS = 120

type Role = Parameters<Page['getByRole']>[0]

/** A person without a pointer. A test fails if they can't reach something, or can't see that they are there. */
export interface Hands {
  /** Goes on with Tab to what has a role and a name. */
  to: (role: Role, name: string | RegExp) => Promise<Locator>
  /** Goes there and presses Enter. */
  enter: (role: Role, name: string | RegExp) => Promise<void>
  /** Goes to a field and writes over what is in it. */
  write: (name: string | RegExp, text: string) => Promise<void>
  press: (...keys: string[]) => Promise<void>
}

/** Takes the pointer away. */
export function byKeyboard(page: Page): Hands {
  const isAt = (place: Locator) =>
    place.evaluateAll((found) =>
      found.some((one) => one === document.activeElement || one.contains(document.activeElement)),
    )
  const to = async (role: Role, name: string | RegExp) => {
    const place = page.getByRole(role, { name, exact: typeof name === 'string' })
    await expect(place.first(), `${role} ${name}`).toBeVisible()
    for (let steps = 0; !(await isAt(place)); steps++) {
      expect(steps, `${role} ${name} is reached with Tab`).toBeLessThan(MOST_STEPS)
      await page.keyboard.press('Tab')
    }
    expect(await showsFocus(page), `${role} ${name} shows that it has the focus`).toBe(true)
    return place
  }
  return {
    to,
    enter: async (role, name) => {
      await to(role, name)
      await page.keyboard.press('Enter')
    },
    write: async (name, text) => {
      await to('textbox', name)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
  }
}

/** True if what has the focus, or a frame close around it, is drawn around in the colour of the focus. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--ring)'
    const ring = getComputedStyle(probe).color
    probe.remove()
    const around: Element[] = []
    for (let one = document.activeElement; one && around.length < 5; one = one.parentElement) around.push(one)
    return around.some((one) => {
      const { outlineColor, outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(one)
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && outlineColor === ring
      return isOutlined || boxShadow.includes(ring) || borderTopColor === ring
    })
  })
