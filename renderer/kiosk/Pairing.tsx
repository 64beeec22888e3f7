import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { StudioLogo } from '../shared/picture/StudioLogo.tsx'
import { useStudio } from '../shared/studio/studio.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { kioskToken, pair } from './ask.ts'
import { useMessages } from './messages/index.ts'

interface PairingProps {
  /** The code in the address that was scanned; empty where there is none. */
  scanned: string
  onPaired: () => void
}

/** Makes this device a kiosk by the code that a manager was shown, scanned or typed. */
export function Pairing({ scanned, onPaired }: PairingProps) {
  const { kiosk: m, shared } = useMessages()
  const { studio_name, logo_url } = useStudio()
  const [code, setCode] = useState(scanned)
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const pairBy = async (typed: string) => {
    setPending(true)
    const asked = await pair(typed)
    setPending(false)
    if (asked.kind === 'done') {
      kioskToken.set(asked.answer.kiosk_token)
      return onPaired()
    }
    const { problems } = shared
    if (asked.kind === 'gone') setFault(`${problems.unreachableTitle}. ${problems.unreachable}`)
    else setFault(asked.code === 'PAIRING_CODE_INVALID' ? m.codeWrong : (problems.byCode[asked.code] ?? m.codeWrong))
  }
  const pairScanned = useEffectEvent(() => {
    if (scanned !== '') void pairBy(scanned)
  })
  useEffect(() => pairScanned(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && code.trim() !== '') void pairBy(code)
  }
  return (
    <form
      onSubmit={submit}
      className="m-auto flex w-full max-w-md flex-col gap-5 rounded-lg border border-line bg-surface p-4 shadow-raised sm:p-8"
    >
      <StudioLogo name={studio_name ?? ''} url={logo_url} className="size-12 rounded-lg text-xl" />
      <h1 className="face-heading text-2xl font-semibold">{m.pairTitle}</h1>
      <p className="text-base text-pretty text-muted">{m.pairMeans}</p>
      <TextField
        label={m.code}
        value={code}
        onChange={setCode}
        autoComplete="off"
        maxLength={40}
        placeholder="XXXX-XXXX"
        errorMessage={fault ?? undefined}
      />
      <Button type="submit" look="primary" size="large" isPending={isPending}>
        {m.pair}
      </Button>
    </form>
  )
}
