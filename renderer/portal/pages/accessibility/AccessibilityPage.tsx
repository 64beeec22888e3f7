import { useStudio } from '../../../shared/studio/studio.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Columns } from '../../parts/Columns.tsx'

/** Shows how these pages were tested for accessibility, what is not perfect yet, and whom to contact. */
export default function AccessibilityPage() {
  const { accessibility: m, shell } = useMessages()
  const { studio_name } = useStudio()
  return (
    <>
      <PageHeader title={m.title} description={m.lead(studio_name ?? shell.product)} />
      <Columns side={<Contact />}>
        <div className="flex flex-col gap-4">
          <Card title={m.level}>
            <p className="text-pretty">{m.levelMeans}</p>
          </Card>
          <Card flush title={m.tested}>
            <ul className="divide-y divide-line">
              {m.tests.map(([what, how]) => (
                <li key={what} className="flex gap-3 px-4 py-3">
                  <Icon name="check" size={16} className="mt-1 shrink-0 text-good" />
                  <div className="min-w-0">
                    <p className="font-medium">{what}</p>
                    <p className="text-sm text-pretty text-muted">{how}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={m.known}>
            <ul className="list-disc space-y-2 ps-5 text-pretty">
              {m.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Card>
        </div>
      </Columns>
    </>
  )
}

/** Shows whom to contact; without an address or a telephone, that is the desk. */
function Contact() {
  const { accessibility: m } = useMessages()
  const { email, phone } = useStudio()
  return (
    <Card title={m.write}>
      <p className="text-sm text-pretty text-muted">{m.writeMeans}</p>
      <div className="mt-3 flex flex-col gap-2">
        {email ? (
          <LinkButton href={`mailto:${email}`} icon="mail" className="min-w-0 break-all">
            {email}
          </LinkButton>
        ) : null}
        {phone ? <LinkButton href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</LinkButton> : null}
        {email || phone ? null : <p className="text-sm font-medium">{m.atDesk}</p>}
      </div>
    </Card>
  )
}
