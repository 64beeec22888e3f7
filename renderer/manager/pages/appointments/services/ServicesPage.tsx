import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { AppointmentsNav } from '../AppointmentsNav.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { ServiceList } from './ServiceList.tsx'

/** What can be had by appointment, for how long and at what price. */
export default function ServicesPage() {
  const { services: m } = useMessages().appointments
  const denied = useDenied()
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/appointment-services')
  const [edited, setEdited] = useOpened(query.data?.items)
  const service = edited === 'new' ? null : edited
  const close = () => setEdited(null)
  return (
    <>
      <AppointmentsNav />
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.active, all: m.all }} onChange={show} />
        <Button
          look="primary"
          icon="plus"
          onPress={() => setEdited('new')}
          disabledReason={denied('appointments.manage')}
        >
          {m.create}
        </Button>
      </PageHeader>
      <ServiceList query={query} list={list} hidden={hidden} onEdit={setEdited} onCreate={() => setEdited('new')} />
      <Drawer
        title={service?.name ?? m.newTitle}
        description={service ? m.appliesNow : undefined}
        isOpen={edited !== null}
        onClose={close}
      >
        {edited ? <ServiceForm key={service?.id ?? 'new'} service={service} onClose={close} /> : null}
      </Drawer>
    </>
  )
}
