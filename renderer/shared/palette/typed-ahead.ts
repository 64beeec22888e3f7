/** Milliseconds after which keys do again what they did before: the field has not come. */
const PATIENCE = 3000

let typed: string | null = null
let timer: ReturnType<typeof setTimeout>

/** Keeps what is typed for a field that has been asked for and is not there yet: no letter gets lost, or is taken for a key of the page. */
export function typeAhead(): void {
  if (typed !== null) return
  typed = ''
  addEventListener('keydown', keep, true)
  timer = setTimeout(takeTyped, PATIENCE)
}

/** What was typed since, for the field that is there now. */
export function takeTyped(): string {
  const text = typed ?? ''
  typed = null
  clearTimeout(timer)
  removeEventListener('keydown', keep, true)
  return text
}

function keep(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[role=combobox]')) return void takeTyped()
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  const isLetter = key.length === 1
  if (ctrlKey || metaKey || altKey || isComposing || !(isLetter || key === 'Enter' || key === 'Backspace')) return
  event.preventDefault()
  event.stopPropagation()
  if (isLetter) typed += key
  else if (key === 'Backspace') typed = typed!.slice(0, -1)
}
