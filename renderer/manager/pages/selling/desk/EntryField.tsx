import { useEffect, useId, useRef, useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ProductDrawer } from '../products/ProductDrawer.tsx'
import { FoundList } from './FoundList.tsx'
import type { Product } from './basket.ts'
import { useEntry, type EntryActions } from './use-entry.ts'

/** The field in which the cursor stands: a scanned number or a typed name becomes a line of the basket. */
export function EntryField(actions: EntryActions) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.entry
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const entry = useEntry(actions, (text) => {
    if (input.current?.value === text) input.current.select()
  })
  useTypingAnywhere(input)
  const isOpen = entry.found.length > 0
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {m.label}
      </label>
      <div className="control-box flex items-center gap-2.5 rounded-lg! px-3.5 shadow-raised">
        <Icon name="search" size={18} className="text-faint" />
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${entry.active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          autoFocus
          placeholder={m.placeholder}
          value={entry.typed}
          onChange={(event) => entry.type(event.target.value)}
          onKeyDown={entry.onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-faint"
        />
      </div>
      <FoundList id={id} found={entry.found} active={entry.active} onTake={entry.take} />
      <Missed
        text={entry.missed}
        onCreated={(product) => {
          entry.type('')
          actions.onProduct(product, 1)
          input.current?.focus()
        }}
      />
    </div>
  )
}

interface MissedProps {
  /** The scanned or typed text that matches no product; null for none. */
  text: string | null
  onCreated: (product: Product) => void
}

/** Says that nothing is sold under a number or name, and offers to add it. */
function Missed({ text, onCreated }: MissedProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.entry
  const denied = useDenied()('products.manage')
  const [isOpen, setOpen] = useState(false)
  const isNumber = /\d/.test(text ?? '')
  return (
    <>
      {text === null ? null : (
        <div className="mt-2">
          <Callout
            tone="warn"
            live
            action={
              <Button size="small" icon="plus" disabledReason={denied} onPress={() => setOpen(true)}>
                {m.create}
              </Button>
            }
          >
            {m.nothing(text)}
          </Callout>
        </div>
      )}
      <ProductDrawer
        edited={isOpen ? 'new' : null}
        start={isNumber ? { sku: text ?? '' } : { name: text ?? '' }}
        onClose={() => setOpen(false)}
        onDone={onCreated}
      />
    </>
  )
}

const WRITES = 'input, textarea, select, [contenteditable=true], [role=spinbutton], [role=dialog], [role=alertdialog]'

/** A scanner types wherever the cursor is: letters and figures that nothing else would take go into the field. */
function useTypingAnywhere(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\p{N}]$/u.test(event.key)) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(WRITES) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [input])
}
