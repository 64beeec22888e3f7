import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Drawer, EmptyState, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { PlanForm } from './PlanForm.tsx'
import type { Wish } from './PlaceFields.tsx'

interface PlanDrawerProps {
  /** Null keeps it closed. */
  wish: Wish | null
  onClose: () => void
  onPlanned: (day: string) => void
}

/** Plans a class, starting from the place selected in the calendar. */
export function PlanDrawer({ wish, onClose, onPlanned }: PlanDrawerProps) {
  const { plan: m } = useMessages().schedule
  return (
    <Drawer title={m.title} isOpen={wish !== null} onClose={onClose}>
      {wish ? <Templates {...{ wish, onClose, onPlanned }} /> : null}
    </Drawer>
  )
}

function Templates({ wish, onClose, onPlanned }: PlanDrawerProps & { wish: Wish }) {
  const { plan: m } = useMessages().schedule
  const templates = useApi('GET /api/v1/class-templates', { query: { page_size: 200 } }, { fresh: 60_000 })
  return (
    <Loaded query={templates}>
      {({ items }) =>
        items.length > 0 ? (
          <PlanForm {...{ wish, onClose, onPlanned }} templates={items} />
        ) : (
          <EmptyState
            icon="tag"
            title={m.noTemplates}
            action={<LinkButton href={paths.classTemplates()}>{m.newTemplate}</LinkButton>}
          >
            {m.noTemplatesMeans}
          </EmptyState>
        )
      }
    </Loaded>
  )
}
