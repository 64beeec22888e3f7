import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { SegmentedControl } from '../../../../ui/choice/SegmentedControl.tsx'
import { PageHeader } from '../../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../../messages/index.ts'
import { BackLink } from '../../../parts/BackLink.tsx'
import { useDependants } from '../../../parts/dependants.ts'
import { Unpaid } from '../../../parts/Unpaid.tsx'
import { paths } from '../../../paths.ts'
import { useChoosing, type Choosing } from './choosing.ts'
import { Chosen, InstructorStep } from './InstructorStep.tsx'
import { NothingOffered, priceOf, ServiceStep } from './ServiceStep.tsx'

/** Books an appointment in three taps: service, instructor, time. */
export default function BookPage() {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const choosing = useChoosing()
  const [{ service: chosenId }, set] = choosing
  const services = useApi('GET /api/v1/appointment-services', { query: { page_size: 100 } }, { fresh: 60_000 })
  return (
    <>
      <BackLink href={paths.appointments()}>{m.title}</BackLink>
      <PageHeader title={m.book} />
      <Unpaid always held="time" of={({ kind }) => kind === 'appointment'} />
      <ForWhom choosing={choosing} />
      <Loaded query={services}>
        {({ items }) => {
          if (items.length === 0) return <NothingOffered />
          const service = items.find(({ id }) => id === chosenId)
          if (!service)
            return <ServiceStep services={items} onChoose={(id) => set({ service: id, with: '', day: '' }, 'push')} />
          const { name, duration_minutes } = service
          const terms = [format.duration(duration_minutes), priceOf(service, m, format.money)]
          return (
            <>
              <Chosen
                title={name}
                detail={terms.join(' · ')}
                onChange={() => set({ service: 0, with: '', day: '' }, 'push')}
              />
              <InstructorStep key={service.id} service={service} choosing={choosing} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** Chooses whom the appointment is for, if the reader acts for others too. */
function ForWhom({ choosing: [{ for: dependantId }, set] }: { choosing: Choosing }) {
  const { appointments: m } = useMessages()
  const dependants = useDependants().data ?? []
  if (dependants.length === 0) return null
  return (
    <div className="mb-4">
      <SegmentedControl
        label={m.forWhom}
        value={String(dependantId)}
        onChange={(id) => set({ for: Number(id) })}
        options={[
          { id: '0', label: m.me },
          ...dependants.map(({ id, full_name }) => ({ id: String(id), label: full_name })),
        ]}
      />
    </div>
  )
}
