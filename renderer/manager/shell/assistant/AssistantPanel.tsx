import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { usePhone } from '../../../shared/use-phone.ts'
import { Button, classes, Icon } from '../../../ui/index.ts'
import { useLabels } from '../../../ui/labels.ts'
import { useMessages } from '../../messages/index.ts'
import { openAssistant } from '../../parts/assistant/opening.ts'
import { Conversation } from './Conversation.tsx'
import { LONGEST } from './turn.ts'
import { useConversation } from './use-conversation.ts'

/** Beside the page where there is room for both, above its side on a smaller window, all of a phone. Messages make way for its field (`at-side`). */
const PLACE =
  'sticky top-0 flex h-dvh w-104 shrink-0 flex-col border-s border-line bg-surface outline-none max-[88rem]:fixed max-[88rem]:end-0 max-[88rem]:z-30 max-[88rem]:animate-[slide-in_200ms_var(--ease-out)] max-[88rem]:shadow-float phone:inset-0 phone:z-40 phone:w-full phone:border-0 print:hidden [&[hidden]]:hidden'

/** The assistant: a conversation that stays when the panel is closed or the page changes. */
export default function AssistantPanel({ isOpen }: { isOpen: boolean }) {
  const { assistant: m } = useMessages()
  const { close: closeLabel } = useLabels()
  const isPhone = usePhone()
  const panel = useRef<HTMLElement>(null)
  const conversation = useConversation()
  const takeFocus = useOwnFocus(panel, isOpen)
  const close = () => openAssistant(false)
  /** The pressed button goes away with the press, so the panel takes the focus. */
  const andStay =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      takeFocus()
    }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) close()
  }
  /** On a phone a link opens its page behind the panel. */
  const follow = ({ target }: MouseEvent) => {
    if (isPhone && target instanceof Element && target.closest('a')) close()
  }
  return (
    <div role="presentation" onKeyDown={closeByKey} onClickCapture={follow} className="contents">
      <section
        ref={panel}
        tabIndex={-1}
        role={isPhone ? 'dialog' : 'complementary'}
        aria-modal={isPhone || undefined}
        aria-label={m.title}
        hidden={!isOpen}
        className={classes(PLACE, isOpen && 'at-side')}
      >
        <header className="flex h-(--bar) shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
          <Icon name="spark" size={17} className="text-accent-text" />
          <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{m.title}</h2>
          {conversation.turns.length > 0 ? (
            <Button look="quiet" size="small" onPress={andStay(conversation.clear)}>
              {m.begin}
            </Button>
          ) : null}
          <Button look="quiet" icon="close" iconOnly label={closeLabel} onPress={close} />
        </header>
        <Conversation
          turns={conversation.turns}
          isOpen={isOpen}
          ask={andStay(conversation.ask)}
          again={andStay(conversation.again)}
        />
        <QuestionField isAnswering={conversation.isAnswering} onAsk={conversation.ask} onStop={conversation.stop} />
      </section>
    </div>
  )
}

interface QuestionFieldProps {
  isAnswering: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/** The field for a question: Enter asks it, with Shift it begins a line. */
function QuestionField({ isAnswering, onAsk, onStop }: QuestionFieldProps) {
  const { assistant: m } = useMessages()
  const id = useId()
  const [text, setText] = useState('')
  const question = text.trim()
  const ask = () => {
    if (question === '' || isAnswering) return
    onAsk(question)
    setText('')
  }
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
      className="shrink-0 border-t border-line px-3 pt-3 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <label htmlFor={id} className="sr-only">
        {m.field}
      </label>
      <div className="control-box flex items-end gap-1 p-1">
        <textarea
          id={id}
          rows={1}
          value={text}
          maxLength={LONGEST}
          placeholder={m.placeholder}
          enterKeyHint="send"
          aria-describedby={`${id}-mind`}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={askByKey}
          className="field-sizing-content max-h-40 min-h-(--control) w-full min-w-0 flex-1 resize-none bg-transparent px-2 py-[calc((var(--control)-1.25rem)/2)] leading-5 text-inherit outline-none placeholder:text-faint"
        />
        <Button
          look={isAnswering ? 'secondary' : 'primary'}
          icon={isAnswering ? 'stop' : 'arrow'}
          iconOnly
          label={isAnswering ? m.stop : m.send}
          type={isAnswering ? 'button' : 'submit'}
          onPress={isAnswering ? onStop : undefined}
        />
      </div>
      <p id={`${id}-mind`} className="mt-1.5 px-1 text-2xs text-pretty text-faint">
        {m.mind}
      </p>
    </form>
  )
}

/**
 * Puts the focus into a panel's field as the panel opens, and back to where it was as it closes. Under a finger the panel itself has it:
 * the keyboard would cover half of what it says. Gives what takes it again, where what had it is gone.
 */
function useOwnFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  useEffect(() => {
    const own = panel.current
    if (!isOpen || !own) return
    const former = document.activeElement
    focusIn(own)
    return () => {
      const here = document.activeElement
      // Hiding the panel moves the focus to the page as a whole.
      if (here !== document.body && !own.contains(here)) return
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    }
  }, [panel, isOpen])
  return () => focusIn(panel.current)
}

function focusIn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const place = isTouch ? panel : panel?.querySelector('textarea')
  place?.focus({ preventScroll: true })
}
