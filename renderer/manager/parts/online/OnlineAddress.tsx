import { useState } from 'react'
import { useApi, useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Callout, Card, RadioGroup, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useDoorsDenied } from './use-doors-denied.ts'
import { AddressCard } from './AddressCard.tsx'

type Way = 'own' | 'lan' | 'tunnel'

const PUBLIC_PORT = '4311'

/** How clients reach the studio: the address in use with its QR code, or the ways to one. */
export function OnlineAddress({ address }: { address: string | null }) {
  return address ? <AddressCard address={address} /> : <Ways />
}

function Ways() {
  const { welcome } = useMessages()
  const m = welcome.online
  const status = useApi('GET /api/v1/studio/status')
  const denied = useDoorsDenied()
  const [way, setWay] = useState<Way>('own')
  const port = (status.data && new URL(status.data.public_url).port) || PUBLIC_PORT
  const save = useSend('PUT /api/v1/studio')
  const form = useForm({
    values: { tunnel_url: '' },
    required: ['tunnel_url'],
    submit: (body) => save.sendOrThrow({ body }),
  })
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup<Way>
        label={m.ways}
        look="cards"
        value={way}
        onChange={setWay}
        options={[
          { id: 'own', label: m.own, detail: m.ownDetail },
          { id: 'lan', label: m.lan, detail: m.lanDetail },
          { id: 'tunnel', label: m.tunnel, disabledReason: m.tunnelSoon },
        ]}
      />
      <Card>
        <Form form={form}>
          {way === 'lan' ? <Callout tone="plain">{m.lanHow(port)}</Callout> : null}
          <TextField
            key={way}
            label={m.address}
            type="url"
            inputMode="url"
            placeholder={way === 'lan' ? m.lanExample(port) : m.addressExample}
            description={way === 'own' ? m.addressFor(port) : undefined}
            {...form.bind('tunnel_url')}
          />
          <FormActions form={form} submit={m.save} disabledReason={denied} />
        </Form>
      </Card>
      <p className="text-xs text-pretty text-muted">{m.nothingYet}</p>
    </div>
  )
}
