import { useRef, useState, type FocusEvent } from 'react'
import { Button, Icon, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'

export type Cell = Analysis['preview'][number]['cells'][number]

/** Corrects a cell; null goes back to what the file says. Gives whether it was kept. */
export type EditCell = (column: number, text: string | null) => Promise<boolean>

/** A cell of the file to correct: Enter or leaving the field keeps it. */
export function CellField({ cell, onEdit }: { cell: Cell; onEdit: EditCell }) {
  const { imports } = useMessages()
  const m = imports.review.mend
  const [text, setText] = useState(cell.text)
  const [kept, setKept] = useState(cell.text)
  const [isRefused, setRefused] = useState(false)
  const sending = useRef<string | null>(null)
  if (cell.text !== kept) {
    setKept(cell.text)
    setText(cell.text)
  }
  const keep = async (next: string) => {
    // Blanks around a text of the file are no edit.
    if (next === (sending.current ?? cell.text.trim())) return
    sending.current = next
    const isKept = await onEdit(cell.column, next.trim() === cell.in_file.trim() ? null : next)
    // A later edit of the cell answers for it.
    if (sending.current !== next) return
    sending.current = null
    setRefused(!isKept)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void keep(text.trim())
  }
  const isAsKept = text.trim() === cell.text.trim()
  const problem = isAsKept ? cell.problem : null
  return (
    <div role="presentation" className="min-w-0" onBlur={leave}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void keep(text.trim())
        }}
      >
        <TextField
          label={cell.label}
          value={text}
          onChange={(next) => {
            setRefused(false)
            setText(next)
          }}
          maxLength={5000}
          autoComplete="off"
          errorMessage={isRefused ? m.unsaved : cell.severity === 'error' ? problem : null}
          description={problem ? <Warning>{problem}</Warning> : cell.text === cell.in_file ? undefined : was(cell, m)}
          after={
            cell.text === cell.in_file ? undefined : (
              <Button
                size="small"
                look="quiet"
                icon="undo"
                iconOnly
                label={`${cell.label}: ${m.asInFile}`}
                onPress={() => void keep(cell.in_file)}
              />
            )
          }
        />
      </form>
    </div>
  )
}

interface Said {
  inFile: (text: string) => string
  emptyInFile: string
}

const was = ({ in_file: text }: Cell, m: Said) => (text === '' ? m.emptyInFile : m.inFile(text))

function Warning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1 text-warn">
      <Icon name="warning" size={14} className="mt-px" />
      <span>{children}</span>
    </span>
  )
}
