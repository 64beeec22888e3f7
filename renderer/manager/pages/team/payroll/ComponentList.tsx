import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Badge, Button, Drawer, EmptyState, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyList } from '../../../parts/list/EmptyList.tsx'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { usePhotos } from '../instructors/use-photos.ts'
import { ComponentForm, NewComponentForm } from './ComponentForm.tsx'
import { isPercent, type Component } from './run.ts'

/** The pay components of each person, with their rates. */
export function ComponentList({ query }: Pick<ListOf<Component>, 'query'>) {
  const { payroll: m, team } = useMessages()
  const list = useInnerList({ shown: 'active' })
  const { shown } = list.filters
  const [open, setOpen] = useOpened(rowsOf(query.data))
  const edited = open === 'new' ? null : open
  const hasAny = rowsOf(query.data).length > 0
  const add = (
    <Button icon="plus" look={query.data && !hasAny ? 'primary' : 'secondary'} onPress={() => setOpen('new')}>
      {m.addComponent}
    </Button>
  )
  const rateOf = useRates()
  const actionsOf = useActions(setOpen)
  const columns: Column<Component>[] = [
    { id: 'who', header: m.person, cell: (component) => <Who component={component} rate={rateOf(component)} /> },
    { id: 'what', header: m.component, cell: ({ component_type }) => m.types[component_type], hideOn: 'phone' },
    { id: 'rate', header: m.rate, cell: rateOf, align: 'end', width: '11rem', hideOn: 'phone' },
  ]
  return (
    <>
      <ListCard
        title={m.components}
        description={m.componentsMean}
        label={m.components}
        columns={columns}
        query={query}
        list={list}
        shows={({ is_active }) => shown === 'all' || is_active}
        onRowAction={setOpen}
        rowActions={actionsOf}
        rows={4}
        filters={
          hasAny && (
            <>
              <ShownFilter
                label={m.componentsShown}
                value={shown}
                parts={{ active: team.active, all: team.all }}
                onChange={(next) => list.narrow({ shown: next })}
              />
              {add}
            </>
          )
        }
        empty={
          hasAny ? (
            <EmptyList
              icon="team"
              title={m.noneActive}
              showAll={{ label: m.showAll, onPress: () => list.narrow({ shown: 'all' }) }}
            >
              {m.noneActiveMeans}
            </EmptyList>
          ) : (
            <EmptyState icon="team" title={m.noComponents} action={add}>
              {m.noComponentsMean}
            </EmptyState>
          )
        }
      />
      <Drawer
        title={m.addComponent}
        description={m.addComponentMeans}
        isOpen={open === 'new'}
        onClose={() => setOpen(null)}
      >
        <NewComponentForm onClose={() => setOpen(null)} />
      </Drawer>
      <Drawer
        title={edited ? m.editTitle(edited.user_name, m.types[edited.component_type]) : ''}
        description={m.editMeans}
        isOpen={edited !== null}
        onClose={() => setOpen(null)}
      >
        {edited ? <ComponentForm key={edited.id} component={edited} onClose={() => setOpen(null)} /> : null}
      </Drawer>
    </>
  )
}

function Who({ component, rate }: { component: Component; rate: string }) {
  const { payroll: m, team } = useMessages()
  const photoOf = usePhotos('user_id')
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Portrait name={component.user_name} photo_url={photoOf(component.user_id)} size="medium" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{component.user_name}</span>
          {component.is_active ? null : <Badge>{team.inactive}</Badge>}
          {component.is_active && !component.user_is_active ? <Badge tone="warn">{m.accountOff}</Badge> : null}
        </span>
        <span className="figures block text-xs text-muted sm:hidden">
          {m.types[component.component_type]}, {rate}
        </span>
      </span>
    </span>
  )
}

/** The rate of a component in words: `€30.00`, `€1,200.00 a month`, `10 %`. */
function useRates() {
  const { payroll: m } = useMessages()
  const format = useFormat()
  return ({ component_type, rate, salary_period }: Component) => {
    if (isPercent(component_type)) return m.percent(format.number(rate))
    const amount = format.money(rate)
    return salary_period === null ? amount : m.salary[salary_period](amount)
  }
}

function useActions(onEdit: (component: Component) => void) {
  const { payroll: m } = useMessages()
  const change = useSend('PUT /api/v1/staff-pay-components/{component_id}', {
    done: ({ is_active }) => (is_active ? m.takenUp : m.ended),
  })
  return (component: Component): MenuAction[][] => {
    const params = { component_id: component.id }
    const { is_active } = component
    return [
      [
        { label: m.changeRate, icon: 'edit', onAction: () => onEdit(component) },
        {
          label: is_active ? m.end : m.takeUp,
          icon: is_active ? 'pause' : 'play',
          onAction: () => void change.send({ params, body: { is_active: !is_active } }),
        },
      ],
    ]
  }
}
