/** How long the payment page may take to be made, in milliseconds. */
const PATIENCE = 30_000

const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('button[data-plan]'))
const given = document.querySelector('main')?.dataset ?? {}
/** @type {import('../../words/words.ts').PageWords['onPlans']} */
const words = JSON.parse(given.words ?? '{}')
let isUnderWay = false

for (const button of buttons) button.addEventListener('click', () => void buy(button))

// A buyer who comes back from the payment page finds this one as they left it.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  mark(false)
  for (const button of buttons) say(button, words.payNext)
})

/** Leads to where a plan is paid. @param {HTMLButtonElement} button */
async function buy(button) {
  if (isUnderWay) return
  mark(true)
  say(button, words.opening)
  const begun = await begin(button.dataset.plan)
  if ('address' in begun) return location.assign(begun.address)
  mark(false)
  say(button, begun.fault, true)
}

/** @param {string | undefined} plan @returns {Promise<{ address: string } | { fault: string }>} */
async function begin(plan) {
  try {
    const answer = await fetch('/checkout/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // A browser that translates the page changes the language of the document.
      body: JSON.stringify({ plan, language: given.language }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.ok) return { address: (await answer.json()).checkout_url }
    if (answer.status === 429) return { fault: words.tooMany }
  } catch (error) {
    if (error instanceof TypeError) return { fault: words.noConnection }
  }
  return { fault: words.cannotOpen }
}

/** Has every button wait, or none: one purchase is begun at a time. @param {boolean} isWaiting */
function mark(isWaiting) {
  isUnderWay = isWaiting
  for (const button of buttons) button.ariaDisabled = String(isWaiting)
}

/** @param {HTMLButtonElement} button @param {string} sentence @param {boolean} [isFault] */
function say(button, sentence, isFault = false) {
  const line = document.getElementById(`${button.dataset.plan}-said`)
  line?.classList.toggle('fault', isFault)
  line?.replaceChildren(sentence)
}
