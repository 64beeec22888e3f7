import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { Button, ComboBox, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface ClientPickerProps {
  label: string
  description?: string
  value: number | null
  onChange: (clientId: number | null) => void
  errorMessage?: string | null | undefined
  isRequired?: boolean
  name?: string
  autoFocus?: boolean
  /** A client who can't be chosen, such as the client themselves. */
  leaveOut?: number | undefined
}

const SHOWN = 8

/** Finds a client by name, email or phone number; shows the chosen one until cleared. */
export function ClientPicker({ leaveOut, value, onChange, ...field }: ClientPickerProps) {
  const [text, setText] = useState('')
  // Choosing and clearing swap the field: the focus stays with it.
  const [isTouched, setTouched] = useState(false)
  const search = (typed: string) => {
    setText(typed)
    setTouched(true)
    onChange(null)
  }
  if (value !== null) return <Chosen {...field} autoFocus={isTouched} clientId={value} onSearch={search} />
  return (
    <Search
      {...field}
      {...{ text, leaveOut }}
      autoFocus={field.autoFocus || isTouched}
      onText={setText}
      onChoose={(id) => {
        if (id === null) return
        setText('')
        setTouched(true)
        onChange(id)
      }}
    />
  )
}

type Field = Omit<ClientPickerProps, 'value' | 'onChange' | 'leaveOut'>

function Chosen({ clientId, onSearch, ...field }: Field & { clientId: number; onSearch: (text: string) => void }) {
  const { clients: m } = useMessages()
  const client = useApi('GET /api/v1/clients/{client_id}', { params: { client_id: clientId } })
  return (
    <TextField
      {...field}
      value={client.data?.full_name ?? ''}
      onChange={onSearch}
      after={
        <Button look="quiet" size="small" icon="close" iconOnly label={m.picker.clear} onPress={() => onSearch('')} />
      }
    />
  )
}

interface SearchProps extends Field {
  text: string
  leaveOut: number | undefined
  onText: (text: string) => void
  onChoose: (clientId: number | null) => void
}

function Search({ text, leaveOut, onText, onChoose, ...field }: SearchProps) {
  const { clients: m } = useMessages()
  const found = useApi('GET /api/v1/clients', { query: { search: text, page_size: SHOWN } }, { keep: true })
  const options = (found.data?.items ?? [])
    .filter(({ id }) => id !== leaveOut)
    .map(({ id, full_name, email, phone }) => ({ id, label: full_name, detail: email ?? phone ?? undefined }))
  return (
    <ComboBox
      {...field}
      placeholder={m.picker.placeholder}
      value={null}
      onChange={onChoose}
      text={text}
      onTextChange={onText}
      options={options}
    />
  )
}
