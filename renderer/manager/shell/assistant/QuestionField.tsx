import { useId, useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { LONGEST } from './turn.ts'

interface QuestionFieldProps {
  isAnswering: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/** Where a question is typed: Enter asks it, with Shift it begins a line. */
export function QuestionField({ isAnswering, onAsk, onStop }: QuestionFieldProps) {
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
