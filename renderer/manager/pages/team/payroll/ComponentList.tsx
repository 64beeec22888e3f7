import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, Drawer, EmptyState, type Column, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyList } from '../../../parts/list/EmptyList.tsx'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { ComponentForm, NewComponentForm } from './ComponentForm.tsx'
import { isPercent, type Component } from './run.ts'

/** What each person is paid for, and at which rate. */
export function ComponentList({ query }: Pick<ListOf<Component>, 'query'>) {
  const { payroll: m, team } = useMessages()
  const list = useInnerList({ shown: 'active' })
  const { shown } = list.filters
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Component | null>(null)
  const rateOf = useRates()
  const actionsOf = useActions(setEdited)
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
        onRowAction={setEdited}
        rowActions={actionsOf}
        rows={4}
        filters={
          <>
            <ShownFilter
              label={m.componentsShown}
              value={shown}
              parts={{ active: team.active, all: team.all }}
              onChange={(next) => list.narrow({ shown: next })}
            />
            <Button icon="plus" onPress={() => setAdding(true)}>
              {m.addComponent}
            </Button>
          </>
        }
        empty={
          rowsOf(query.data).length > 0 ? (
            <EmptyList
              icon="team"
              title={m.noneActive}
              showAll={{ label: m.showAll, onPress: () => list.narrow({ shown: 'all' }) }}
            >
              {m.noneActiveMeans}
            </EmptyList>
          ) : (
            <EmptyState icon="team" title={m.noComponents}>
              {m.noComponentsMean}
            </EmptyState>
          )
        }
      />
      <Drawer
        title={m.addComponent}
        description={m.addComponentMeans}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      >
        <NewComponentForm onClose={() => setAdding(false)} />
      </Drawer>
      <Drawer
        title={edited ? m.editTitle(edited.user_name, m.types[edited.component_type]) : ''}
        description={m.editMeans}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited ? <ComponentForm key={edited.id} component={edited} onClose={() => setEdited(null)} /> : null}
      </Drawer>
    </>
  )
}

function Who({ component, rate }: { component: Component; rate: string }) {
  const { payroll: m, team } = useMessages()
  return (
    <span className="block py-1.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{component.user_name}</span>
        {component.is_active ? null : <Badge>{team.inactive}</Badge>}
        {component.is_active && !component.user_is_active ? <Badge tone="warn">{m.accountOff}</Badge> : null}
      </span>
      <span className="figures block text-xs text-muted sm:hidden">
        {m.types[component.component_type]}, {rate}
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
