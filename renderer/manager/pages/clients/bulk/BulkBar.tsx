import { useState } from 'react'
import { readFile, saveAs, useApi, type Input } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Menu, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ClientColumn } from '../list/list-request.ts'
import { BulkResult } from './BulkResult.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { inTurns } from './in-turns.ts'
import { idsOf, useBulk, type Bulk } from './use-bulk.ts'

/** So many can be chosen at the most. */
const MOST = 2000

interface BulkBarProps {
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  query: Input<'GET /api/v1/clients'>['query']
  total: number
  columns: readonly ClientColumn[]
}

/** The actions for the selected clients, at the foot of the list; afterwards the result. */
export function BulkBar(props: BulkBarProps) {
  const { bulk: m } = useMessages().clients
  const bulk = useBulk()
  if (props.selected.size === 0 && !bulk.result) return null
  return (
    <section
      aria-label={m.label}
      className="sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg bg-surface px-3 py-2 text-sm shadow-float"
    >
      {bulk.progress ? (
        <p role="status" className="figures px-1">
          {m.progress(bulk.progress.done, bulk.progress.of)}
        </p>
      ) : bulk.result ? (
        <BulkResult bulk={bulk} result={bulk.result} onClose={() => props.onSelect(new Set())} />
      ) : (
        <Actions {...props} bulk={bulk} />
      )}
    </section>
  )
}

function Actions({ selected, onSelect, query, total, columns, bulk }: BulkBarProps & { bulk: Bulk }) {
  const { bulk: m } = useMessages().clients
  const denied = useDenied()
  const [isWriting, setWriting] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const exporting = useExport()
  const ids = [...selected]
  const all = Math.min(total, MOST)
  const chooseAll = async () => {
    setFinding(true)
    await idsOf(query, MOST)
      .then((found) => onSelect(new Set(found)))
      .finally(() => setFinding(false))
  }
  return (
    <>
      <p className="figures px-1 font-medium" aria-live="polite">
        {m.chosen(selected.size)}
      </p>
      {selected.size < all ? (
        <Button look="quiet" size="small" isPending={isFinding} onPress={() => void chooseAll()}>
          {m.chooseAll(all, total > MOST)}
        </Button>
      ) : null}
      <TagMenu kind="tag" {...{ bulk, ids }} />
      <TagMenu kind="untag" {...{ bulk, ids }} />
      <Button
        size="small"
        icon="mail"
        disabledReason={denied('marketing.manage') ?? denied('clients.manage')}
        onPress={() => setWriting(true)}
      >
        {m.write}
      </Button>
      <Button
        size="small"
        icon="export"
        isPending={exporting.isPending}
        onPress={() => void exporting.run(ids, columns)}
      >
        {m.export}
      </Button>
      <Button look="quiet" size="small" icon="close" iconOnly label={m.clear} onPress={() => onSelect(new Set())} />
      <MessageDialog {...{ ids, bulk }} isOpen={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}

/** Hands the chosen columns of some clients over as one file. */
function useExport() {
  const toast = useToast()
  const { today } = useFormat()
  const [isPending, setPending] = useState(false)
  const run = async (ids: readonly number[], columns: readonly ClientColumn[]): Promise<void> => {
    setPending(true)
    try {
      const parts = await inTurns(ids, async (client_ids, at) => {
        const body = { client_ids, columns: [...columns], heading: at === 0 }
        return readFile('POST /api/v1/clients/export', { body })
      })
      saveAs(new Blob(parts, { type: 'text/csv' }), `clients-${today()}.csv`)
    } catch (error) {
      toast.failed(error, () => void run(ids, columns))
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}

function TagMenu({ kind, bulk, ids }: { kind: 'tag' | 'untag'; bulk: Bulk; ids: number[] }) {
  const { bulk: m } = useMessages().clients
  const denied = useDenied()('clients.manage')
  const tags = useApi('GET /api/v1/tags', { query: { page_size: 200 } }, { fresh: 60_000 })
  const label = kind === 'tag' ? m.tag : m.untag
  const none = tags.data?.items.length === 0 ? m.noTags : null
  if (denied ?? none) {
    return (
      <Button size="small" icon="tag" disabledReason={denied ?? none}>
        {label}
      </Button>
    )
  }
  return (
    <Menu
      trigger={
        <TriggerButton size="small" icon={kind === 'tag' ? 'tag' : 'minus'}>
          {label}
        </TriggerButton>
      }
      label={label}
      groups={[
        (tags.data?.items ?? []).map(({ id, name }) => ({
          label: name,
          onAction: () => void bulk.run(ids, { kind, tag_id: id }, name),
        })),
      ]}
    />
  )
}
