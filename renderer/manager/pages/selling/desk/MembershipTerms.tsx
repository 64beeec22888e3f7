import { useState } from 'react'
import { ApiError, useSend } from '../../../../api/index.ts'
import { Button, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { IntroOverride } from '../memberships/IntroOverride.tsx'
import type { Good } from './basket.ts'

type Membership = Extract<Good, { kind: 'membership_type' }>

interface MembershipTermsProps {
  good: Membership
  clientId: number | null
  onChange: (good: Membership) => void
}

/** The extras of a membership in the basket: a promo code, and the reason for selling an intro offer a second time. */
export function MembershipTerms({ good, clientId, onChange }: MembershipTermsProps) {
  return (
    <div className="mt-1.5 flex flex-col gap-2 ps-13 phone:ps-0">
      <PromoCode good={good} clientId={clientId} onChange={onChange} />
      {good.type.is_intro_offer && clientId !== null ? (
        <IntroOverride
          clientId={clientId}
          value={good.reason}
          onChange={(reason) => onChange({ ...good, reason })}
          errorMessage={undefined}
          name="override_reason"
        />
      ) : null}
    </div>
  )
}

function PromoCode({ good, clientId, onChange }: MembershipTermsProps) {
  const m = useMessages().pointOfSale.promo
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const check = useSend('POST /api/v1/promo-codes/validate', { invalidate: [] })
  const apply = async () => {
    if (code.trim() === '') return
    const asked = {
      code: code.trim(),
      membership_type_id: good.type.id,
      ...(clientId !== null && { client_id: clientId }),
    }
    try {
      const found = await check.sendOrThrow({ body: asked })
      onChange({ ...good, promo: { code: found.code, discount: found.discount ?? 0 } })
      setOpen(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.problem.detail)
    }
  }
  if (good.promo)
    return (
      <Button
        look="quiet"
        size="small"
        icon="close"
        className="self-start"
        onPress={() => onChange({ ...good, promo: null })}
      >
        {m.leaveOut(good.promo.code)}
      </Button>
    )
  if (!isOpen)
    return (
      <Button look="quiet" size="small" icon="spark" className="-ms-2 self-start" onPress={() => setOpen(true)}>
        {m.add}
      </Button>
    )
  return (
    <form
      noValidate
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <TextField
        label={m.code}
        autoFocus
        autoComplete="off"
        value={code}
        onChange={(text) => {
          setCode(text)
          setFault(null)
        }}
        errorMessage={fault}
        className="flex-1"
      />
      <Button type="submit" isPending={check.isPending}>
        {m.apply}
      </Button>
    </form>
  )
}
