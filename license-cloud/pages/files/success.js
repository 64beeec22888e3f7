/**
 * The key with its links, and the time of the purchase.
 * @typedef {{ license_key: string, plan: string, download_urls: Record<string, string>,
 *   manage_subscription_url: string | null, date: string }} Handed
 */

/** Seconds between two questions: the first ones, then all others; and for how many it is asked in all. */
const PAUSES = [1, 2, 3]
const PAUSE = 5
const PATIENCE = 90
/** How long one answer may take, in milliseconds: longer than the service ever does, for one that is cut off may hold the key. */
const LONGEST = 60_000

const session = document.querySelector('main')?.dataset.session ?? ''
const place = `license of ${session}`

/** @type {import('../../words/words.ts').PageWords['onSuccess']} */
const words = JSON.parse(document.querySelector('main')?.dataset.words ?? '{}')
const SENTENCES = { none: words.looking, down: words.down, gone: words.gone }

part('copy').addEventListener('click', () => void copy())
part('print').addEventListener('click', () => print())
part('again').addEventListener('click', () => {
  part('title').focus()
  void find()
})

const kept = readKept()
if (kept) show(kept)
else void find()

/** Asks for the key until it is there or the time is over: one question at a time, and none once there is an answer. */
async function find() {
  part('late').hidden = true
  part('wait').hidden = false
  say(words.thanks, words.looking)
  await whenSeen()
  for (let turn = 0, waited = 0; ; turn += 1) {
    const answer = await ask()
    if (typeof answer === 'object') return keep(answer)
    const pause = PAUSES[turn] ?? PAUSE
    // A connection that is gone says nothing of the purchase.
    if (answer !== 'gone') waited += pause
    if (waited > PATIENCE) return giveUp(answer)
    say(words.thanks, SENTENCES[answer])
    await rest(pause)
  }
}

/**
 * Asks once. `none`: there is no key to hand over; `down`: that can't be found out; `gone`: the service can't be reached.
 * @returns {Promise<Handed | 'none' | 'down' | 'gone'>}
 */
async function ask() {
  try {
    const signal = AbortSignal.timeout(LONGEST)
    const answer = await fetch(`/checkout/confirm?session_id=${encodeURIComponent(session)}`, { signal })
    if (answer.ok) return { ...(await answer.json()), date: new Date().toISOString() }
    return answer.status === 404 ? 'none' : 'down'
  } catch {
    return 'gone'
  }
}

/** A page that is made ahead of time asks nothing: a key is handed over to who sees it. */
async function whenSeen() {
  if (/** @type {{ prerendering?: boolean }} */ (document).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}

/** Waits so many seconds, or until there is a connection again. @param {number} seconds */
function rest(seconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
    addEventListener('online', resolve, { once: true })
  })
}

/** Keeps what was handed over for as long as this tab is open, and shows it. @param {Handed} handed */
function keep(handed) {
  try {
    sessionStorage.setItem(place, JSON.stringify(handed))
  } catch {
    // A browser that keeps nothing shows it all the same.
  }
  show(handed)
}

/** @returns {Handed | undefined} */
function readKept() {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** @param {Handed} handed */
function show({ license_key, plan, download_urls, manage_subscription_url, date }) {
  part('wait').hidden = true
  const key = part('key')
  for (const group of license_key.split(/(?<=-)/)) key.append(group, document.createElement('wbr'))
  for (const name of part('plan').children) toggle(name, /** @type {HTMLElement} */ (name).dataset.plan === plan)
  part('date').append(
    new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date(date)),
  )
  for (const item of document.querySelectorAll('[data-system]')) offer(/** @type {HTMLElement} */ (item), download_urls)
  if (manage_subscription_url !== null) {
    link('manage-link').href = manage_subscription_url
    part('managing').hidden = false
  }
  part('handed').hidden = false
  say(words.hereIsYourKey, words.ready)
  document.title = words.keyTitle
  key.focus()
  askBeforeLeaving()
}

/** A download of one system, that of the visitor first. @param {HTMLElement} item @param {Record<string, string>} urls */
function offer(item, urls) {
  const { system = '' } = item.dataset
  const anchor = item.querySelector('a')
  if (!anchor) return
  anchor.href = urls[system] ?? ''
  if (system !== ownSystem()) return
  anchor.classList.add('first')
  item.parentElement?.prepend(item)
}

/** @returns {string | undefined} undefined where it is none of the three */
function ownSystem() {
  const { userAgent } = navigator
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined
  if (/Windows/.test(userAgent)) return 'windows'
  return /Macintosh/.test(userAgent) ? 'mac' : 'linux'
}

/** Asks before the page is left while the key is neither copied nor printed. */
function askBeforeLeaving() {
  const ask = (/** @type {BeforeUnloadEvent} */ event) => event.preventDefault()
  const forget = () => removeEventListener('beforeunload', ask)
  addEventListener('beforeunload', ask)
  addEventListener('afterprint', forget)
  addEventListener('copied', forget)
  document.addEventListener('copy', forget)
}

async function copy() {
  const key = part('key')
  try {
    await navigator.clipboard.writeText(key.textContent ?? '')
    dispatchEvent(new Event('copied'))
    part('copied').replaceChildren(words.copied)
  } catch {
    // Without a secure connection a page may not write to the clipboard; the keys still work.
    getSelection()?.selectAllChildren(key)
    part('copied').replaceChildren(words.selected)
  }
}

/** @param {'none' | 'down' | 'gone'} answer */
function giveUp(answer) {
  part('wait').hidden = true
  for (const text of document.querySelectorAll('[data-late]'))
    toggle(text, /** @type {HTMLElement} */ (text).dataset.late === (answer === 'down' ? 'down' : 'none'))
  part('late').hidden = false
  if (answer === 'down') say(words.notHereYet, words.notHereYetMeans)
  else say(words.noKey, words.noKeyMeans)
}

/** Shows the state; a text that is there already is not announced again. @param {string} title @param {string} sentence */
function say(title, sentence) {
  for (const [id, text] of Object.entries({ title, state: sentence }))
    if (part(id).textContent !== text) part(id).replaceChildren(text)
}

/** @param {string} id @returns {HTMLElement} */
function part(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id))
}

/** @param {string} id @returns {HTMLAnchorElement} */
function link(id) {
  return /** @type {HTMLAnchorElement} */ (part(id))
}

/** @param {Element} element @param {boolean} isShown */
function toggle(element, isShown) {
  element.toggleAttribute('hidden', !isShown)
}
