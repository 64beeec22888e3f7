import { useState } from 'react'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { MembershipsNav } from '../memberships/MembershipsNav.tsx'
import { SellMembership } from '../memberships/SellMembership.tsx'
import { CoverageTable } from './coverage/CoverageTable.tsx'
import { UncoveredClasses, useFlags } from './coverage/FlagNotes.tsx'
import { useCatalogue } from './coverage/use-catalogue.ts'
import { TypeDrawer } from './TypeDrawer.tsx'
import { TypeList } from './TypeList.tsx'

/** The memberships, packs and passes the studio sells. */
export default function MembershipTypesPage() {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()('membership_types.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/membership-types')
  const [sold, setSold] = useState<number | null>(null)
  const [edited, setEdited] = useOpened(query.data?.items)
  const [{ view }, setView] = useUrlState({ view: 'cards' })
  const catalogue = useCatalogue()
  const flags = useFlags()
  const types = query.data?.items ?? []
  const hasTable = catalogue.isReady && catalogue.categories.length > 0 && types.length > 0
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setEdited('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <MembershipsNav />
      <PageHeader title={m.title} description={m.lead}>
        {hasTable ? (
          <ShownFilter
            label={m.matrix.view}
            value={view === 'table' ? 'table' : 'cards'}
            parts={{ cards: m.matrix.cards, table: m.matrix.table }}
            onChange={(next) => setView({ view: next })}
          />
        ) : null}
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.onSale, all: m.all }} onChange={show} />
        {create}
      </PageHeader>
      <UncoveredClasses classes={flags.uncovered} />
      {view === 'table' && hasTable ? (
        <CoverageTable types={types} catalogue={catalogue} />
      ) : (
        <TypeList
          query={query}
          list={list}
          catalogue={catalogue}
          flagsOf={flags.of}
          onEdit={setEdited}
          onSell={({ id }) => setSold(id)}
          empty={
            <EmptyActive
              icon="ticket"
              hidden={hidden}
              none={{ title: m.emptyTitle, help: m.empty }}
              noneActive={{ title: m.noneOnSale, help: m.noneOnSaleHelp, showAll: m.showAll }}
              action={create}
            />
          }
        />
      )}
      <TypeDrawer edited={edited} catalogue={catalogue} onClose={() => setEdited(null)} />
      <SellMembership isOpen={sold !== null} onClose={() => setSold(null)} typeId={sold} />
    </>
  )
}
