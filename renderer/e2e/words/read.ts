import { test } from '@playwright/test'
import { paths as icons } from '../../ui/icon/paths.ts'
import { expect, type Page } from '../studio.ts'
import { isRenewing, renewalOf } from '../../../server/test/recorded.ts'
import { agreed, fileOfTest, keep } from './agreed.ts'
import { compact } from './compact.ts'
import { difference } from './difference.ts'
import { lasting } from './lasting.ts'
import { looksOf } from './looks.ts'
import { OVER } from './steps.ts'

/** An element may close while it is looked at. */
const BRIEFLY = { timeout: 1000 }
/** A page that says the same for so long is done. */
const SETTLED = 1500

const names = Object.fromEntries(Object.entries(icons).map(([icon, path]) => [path, icon]))

interface Options {
  /** The file of `readings/` for a new reading; else that of the test. */
  file?: string
  /** Random texts, read as `<code>`. */
  codes?: readonly string[]
  /** The questions to the server that are held too. */
  asked?: ReadonlySet<string>
  /** Holds too what has the focus. */
  hasFocus?: boolean
}

/**
 * Holds all that a page says (or the drawer, question or menu open on it) against the reading of that name in `readings/`:
 * headings, columns, cells, links, fields with their values, buttons and whether they can be pressed, in order; and below it
 * what it says without words, and what was asked of the server. `npm run renew` records what has changed.
 */
export async function reads(page: Page, name: string, options: Options = {}): Promise<void> {
  await agrees(page, name, true, options)
}

/** The words, and below them the icons and colours alone. */
export async function readsAndLooks(page: Page, name: string): Promise<void> {
  await agrees(page, name, false, {})
}

async function agrees(page: Page, name: string, isAll: boolean, options: Options): Promise<void> {
  const { file = fileOfTest(), codes = [], asked = [], hasFocus = isAll } = options
  const says = async (): Promise<string[]> => {
    const over = page.locator(OVER).filter({ visible: true })
    const place = (await over.count()) > 0 ? over.last() : page.locator('main')
    // An element that closes in between says nothing; it is looked at again.
    const parts = await place
      .ariaSnapshot(BRIEFLY)
      .then(async (words) => [words, await place.evaluate(looksOf, { names, isAll, hasFocus }, BRIEFLY), ...asked])
      .catch(() => [])
    return compact(lasting(parts.join('\n'), codes))
  }
  if (isRenewing) return keep(file, name, await settled(says, agreed(name)))
  const text = agreed(name)
  const renewal = renewalOf(test.info().file)
  if (!text) throw new Error(`There is no reading ${name} that can be held against the page: ${renewal} records it.`)
  let here: string[] = []
  const isSame = async () => {
    here = await says()
    return here.join('\n') === text.join('\n')
  }
  await expect
    .poll(isSame, { intervals: [50, 100, 200, 400] })
    .toBe(true)
    .catch(() => {
      throw new Error(
        `The page does not say ${name} as it was agreed:\n${difference(text, here).join('\n')}\nIf this is meant: ${renewal}`,
      )
    })
}

/** Returns the page's lines once they are the agreed ones, or have stayed the same for a moment. */
async function settled(says: () => Promise<string[]>, text: readonly string[] | undefined): Promise<string[]> {
  let since = performance.now()
  for (let before = ''; ;) {
    const here = await says()
    const now = here.join('\n')
    if (now === text?.join('\n')) return here
    if (now !== before || now === '') since = performance.now()
    if (performance.now() - since >= SETTLED) return here
    before = now
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
