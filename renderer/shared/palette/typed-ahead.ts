/** Milliseconds after which keys work as before: the field has not appeared. */
const PATIENCE = 3000

let typed: string | null = null
let timer: ReturnType<typeof setTimeout>

/** Keeps letters typed for a field that is still loading: none gets lost, or is taken for a key of the page. */
export function typeAhead(): void {
  if (typed !== null) return
  typed = ''
  addEventListener('keydown', keep, true)
  timer = setTimeout(takeTyped, PATIENCE)
}

/** The text typed since, for the field that is there now. */
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
