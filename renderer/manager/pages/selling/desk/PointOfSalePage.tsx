import { useState } from 'react'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { Card, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellingNav } from '../SellingNav.tsx'
import { KeyHelp } from './KeyHelp.tsx'
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
