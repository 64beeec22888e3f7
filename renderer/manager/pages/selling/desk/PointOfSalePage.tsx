import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { Card, Kbd, PageHeader, Popover, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellingNav } from '../SellingNav.tsx'
import { NewSale } from './NewSale.tsx'
import { SaleDone } from './SaleDone.tsx'
import type { Sale } from './use-payment.ts'

/** Selling at the desk, one sale after the other. */
export default function PointOfSalePage() {
  const { pointOfSale: m } = useMessages()
  const denied = useDenied()('sales.view')
  const [sold, setSold] = useState<{ sale: Sale; change: number } | null>(null)
  return (
    <>
      <SellingNav />
      <div className="print:hidden">
        <PageHeader title={sold ? m.done.title : m.title}>{sold ? null : <KeyHelp />}</PageHeader>
      </div>
      {denied ? (
        <Card>
          <NoPermission />
        </Card>
      ) : sold ? (
        <SaleDone {...sold} onNext={() => setSold(null)} />
      ) : (
        <NewSale onSold={(sale, change) => setSold({ sale, change })} />
      )}
    </>
  )
}

/** Which keys do what at the desk. */
function KeyHelp() {
  const { pointOfSale } = useMessages()
  const { title, list } = pointOfSale.keys
  return (
    <Popover
      label={title}
      placement="bottom end"
      trigger={
        <TriggerButton look="quiet" icon="info">
          {title}
        </TriggerButton>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm">
        {list.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="text-end whitespace-nowrap">
              {keys.split(' ').map((key) => (
                <span key={key} className="ms-1">
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}
