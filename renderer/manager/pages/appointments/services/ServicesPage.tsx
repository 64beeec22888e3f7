import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { AppointmentsNav } from '../AppointmentsNav.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import { ServiceList } from './ServiceList.tsx'

/** What can be had by appointment, for how long and at what price. */
export default function ServicesPage() {
  const { services: m } = useMessages().appointments
  const denied = useDenied()
  const list = useList({ shown: 'active' })
  const isAll = list.filters.shown === 'all'
  const services = useApi('GET /api/v1/appointment-services', {
    query: { ...list.paging, include_inactive: isAll ? 'true' : undefined },
  })
  const ever = useApi(
    'GET /api/v1/appointment-services',
    { query: { include_inactive: 'true', page_size: 1 } },
    { enabled: services.data?.total === 0 && !isAll },
  )
  const [edited, setEdited] = useOpened(services.data?.items)
  const service = edited === 'new' ? null : edited
  const close = () => setEdited(null)
  return (
    <>
      <AppointmentsNav />
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter
          label={m.shown}
          value={isAll ? 'all' : 'active'}
          parts={{ active: m.active, all: m.all }}
          onChange={(shown) => list.narrow({ shown })}
        />
        <Button
          look="primary"
          icon="plus"
          onPress={() => setEdited('new')}
          disabledReason={denied('appointments.manage')}
        >
          {m.create}
        </Button>
      </PageHeader>
      <ServiceList
        query={services}
        list={list}
        onShowAll={ever.data?.total ? () => list.narrow({ shown: 'all' }) : null}
        isAsking={ever.isLoading}
        onEdit={setEdited}
        onCreate={() => setEdited('new')}
      />
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
