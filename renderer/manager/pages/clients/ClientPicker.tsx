import { useEffect, useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { ComboBox } from '../../../ui/index.ts'
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
  /** Somebody who can't be chosen, such as the client herself. */
  leaveOut?: number | undefined
}

const SHOWN = 8

/** A client, found by typing a name, an e-mail or a phone number. */
export function ClientPicker({ leaveOut, value, onChange, ...field }: ClientPickerProps) {
  const { clients: m } = useMessages()
  const [text, setText] = useState('')
  const chosen = useApi(
    'GET /api/v1/clients/{client_id}',
    { params: { client_id: value ?? 0 } },
    { enabled: value !== null },
  )
  const name = value === null ? null : chosen.data?.full_name
  useEffect(() => {
    if (name) setText(name)
  }, [name])
  const search = text === name ? '' : text
  const found = useApi('GET /api/v1/clients', { query: { search, page_size: SHOWN } }, { keep: true })
  const options = (found.data?.items ?? [])
    .filter(({ id }) => id !== leaveOut)
    .map(({ id, full_name, email, phone }) => ({ id, label: full_name, detail: email ?? phone ?? undefined }))
  const current = value !== null && name ? [{ id: value, label: name }] : []
  return (
    <ComboBox
      {...field}
      placeholder={m.picker.placeholder}
      value={value}
      onChange={onChange}
      text={text}
      onTextChange={(next) => {
        setText(next)
        if (next === '') onChange(null)
      }}
      options={[...current.filter(({ id }) => !options.some((one) => one.id === id)), ...options]}
    />
  )
}
