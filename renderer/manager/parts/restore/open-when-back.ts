import { connection } from '../../../api/browser.ts'
import { untilBack } from './until-back.ts'

/** Opens a page once the server has started again: what it writes into the page may be another studio's then. */
export async function openWhenBack(href: string, before = () => {}): Promise<void> {
  await untilBack({
    ask: () => connection.retry(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  before()
  location.assign(href)
}
