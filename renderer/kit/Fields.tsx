import { useState } from 'react'
import {
  Card,
  Checkbox,
  ComboBox,
  DateField,
  FileDrop,
  MoneyField,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  TimeField,
} from '../ui/index.ts'

const ROOMS = [
  { id: 1, label: 'Garden', detail: '20 mats' },
  { id: 2, label: 'Loft' },
  { id: 3, label: 'Cellar', disabledReason: 'Closed until May' },
]

export function Fields() {
  const [text, setText] = useState('Ana Ruiz')
  const [search, setSearch] = useState('')
  const [minutes, setMinutes] = useState<number | null>(75)
  const [price, setPrice] = useState<number | null>(18.5)
  const [day, setDay] = useState<string | null>('2026-11-20')
  const [time, setTime] = useState<string | null>('18:00')
  const [room, setRoom] = useState<number | null>(null)
  const [on, setOn] = useState(true)
  const [file, setFile] = useState<File | null>(null)
  const [scope, setScope] = useState<'this' | 'all'>('this')
  return (
    <Card title="Fields">
      <div className="grid grid-cols-3 gap-x-5 gap-y-4 narrow:grid-cols-2 phone:grid-cols-1">
        <TextField label="Name" value={text} onChange={setText} />
        <TextField
          label="E-mail"
          type="email"
          value="ana@"
          onChange={setText}
          errorMessage="Expected an e-mail address."
        />
        <TextField label="Phone" value="" onChange={setText} isRequired={false} placeholder="+43 660 1234567" />
        <TextField
          label="Public address"
          value="studio.example"
          onChange={setText}
          disabledReason="The tunnel sets it."
        />
        <SearchField label="Search clients" value={search} onChange={setSearch} className="self-end" />
        <NumberField label="Length" value={minutes} onChange={setMinutes} min={5} step={5} unit="minutes" />
        <MoneyField label="Price" currency="EUR" value={price} onChange={setPrice} description="With tax." />
        <DateField label="From" value={day} onChange={setDay} />
        <TimeField label="At" value={time} onChange={setTime} />
        <Select label="Room" options={ROOMS} value={room} onChange={setRoom} placeholder="Choose a room" />
        <ComboBox label="Client" options={ROOMS} value={room} onChange={setRoom} placeholder="Type a name" />
        <Switch value={on} onChange={setOn}>
          Take bookings online
        </Switch>
        <TextArea label="Note" value={text} onChange={setText} />
        <RadioGroup
          label="Change"
          value={scope}
          onChange={setScope}
          options={[
            { id: 'this', label: 'This class only' },
            { id: 'all', label: 'All that follow', detail: '12 classes, 31 bookings' },
          ]}
        />
        <div className="flex flex-col">
          <Checkbox value={on} onChange={setOn}>
            Tell the booked clients
          </Checkbox>
          <Checkbox value={false} onChange={setOn} isIndeterminate>
            Some of them
          </Checkbox>
          <Checkbox value={false} onChange={setOn} disabledReason="Mail is not set up yet.">
            Send an e-mail
          </Checkbox>
        </div>
        <RadioGroup
          look="cards"
          label="Plan"
          className="col-span-2 phone:col-span-1"
          value={scope}
          onChange={setScope}
          options={[
            { id: 'this', label: 'Pack of ten', detail: 'Ten visits in six months' },
            { id: 'all', label: 'Unlimited', detail: 'Every class, renewed monthly' },
          ]}
        />
        <FileDrop
          label="Drop your export here"
          description="CSV or Excel, up to 50 MB"
          fileName={file?.name}
          errorMessage={file?.size === 0 ? 'This file is empty.' : null}
          onFile={setFile}
        />
      </div>
    </Card>
  )
}
