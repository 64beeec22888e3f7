import { useState, type ReactNode } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { stringifySearch, useUrlState, writeState } from '../../../../shared/url/url-state.ts'
import { Button, Checkbox, Dialog, Icon, Link, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FADING_END, useFadingEnd } from '../../../parts/area/use-fading-end.ts'
import { paths } from '../../../paths.ts'
import {
  NOTHING_ASKED,
  askedBy,
  filtersOf,
  isSame,
  sortOf,
  type ClientFilter,
  type ClientColumn,
  type View,
} from '../list/list-request.ts'

interface ViewTabsProps {
  asked: ClientFilter
  columns: readonly ClientColumn[]
  /** The settings for the look of the list, at the end of the line. */
  children?: ReactNode
}

const hrefOf = (asked: ClientFilter) => paths.clients() + stringifySearch(writeState(asked, NOTHING_ASKED))

const BUILT_IN = ['all', 'owing', 'away', 'few', 'fresh', 'unsigned', 'birthday'] as const
type BuiltIn = (typeof BUILT_IN)[number]

/** The lists that every studio has; how they look is left to each. */
const builtIn: Record<BuiltIn, ClientFilter> = {
  all: NOTHING_ASKED,
  owing: { ...NOTHING_ASKED, owes: true },
  away: { ...NOTHING_ASKED, status: 'active', away: 30, sort: 'last_visit' },
  few: { ...NOTHING_ASKED, few: true },
  fresh: { ...NOTHING_ASKED, fresh: true, sort: '-client_since' },
  unsigned: { ...NOTHING_ASKED, unsigned: true },
  birthday: { ...NOTHING_ASKED, birthday: true },
}

/** The lists there are, saved ones and those that everybody has; each is an address. */
export function ViewTabs({ asked, columns, children }: ViewTabsProps) {
  const { views: m } = useMessages().clients
  const fading = useFadingEnd()
  const views = useApi('GET /api/v1/client-views', {}, { fresh: 60_000 })
  const saved = (views.data ?? []).map((view) => ({ view, asked: askedBy(view) }))
  const now = { ...asked, columns: columns.join(',') }
  const current = saved.find((one) => isSame(one.asked, now))
  const standing = current ? undefined : BUILT_IN.find((name) => isSame(builtIn[name], asked))
  return (
    <div className="mb-3 flex min-h-(--control-small) items-center gap-2">
      <nav
        ref={fading}
        aria-label={m.label}
        className={`min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] ${FADING_END}`}
      >
        <ul className="flex w-fit gap-1 p-0.5">
          {BUILT_IN.map((name) => (
            <Tab key={name} href={hrefOf(builtIn[name])} isCurrent={name === standing}>
              {m.builtIn[name]}
            </Tab>
          ))}
          {saved.map((one) => (
            <Tab key={one.view.id} href={hrefOf(one.asked)} isCurrent={one === current} isShared={one.view.is_shared}>
              {one.view.name}
            </Tab>
          ))}
        </ul>
      </nav>
      {current?.view.is_own ? <RemoveView view={current.view} /> : null}
      {current || standing ? null : <SaveView asked={asked} columns={columns} />}
      {children}
    </div>
  )
}

interface SaveViewProps {
  asked: ClientFilter
  columns: readonly ClientColumn[]
}

/** Keeps the list as it is now under a name. */
function SaveView(props: SaveViewProps) {
  const { views: m } = useMessages().clients
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="star" onPress={() => setOpen(true)}>
        <span className="desk:sr-only">{m.save}</span>
      </Button>
      <Dialog title={m.saveTitle} description={m.saveLead} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SaveForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SaveForm({ asked, columns, onClose }: SaveViewProps & { onClose: () => void }) {
  const { views: m } = useMessages().clients
  const toast = useToast()
  const [, setState] = useUrlState({ columns: '' })
  const save = useSend('POST /api/v1/client-views', { invalidate: ['GET /api/v1/client-views'] })
  const form = useForm({
    values: { name: '', is_shared: false },
    required: ['name'],
    submit: (values) =>
      save.sendOrThrow({ body: { ...values, filters: filtersOf(asked), columns: [...columns], sort: sortOf(asked) } }),
    onDone: ({ name }: { name: string }) => {
      // The address says the columns from now on: it is this list's.
      setState({ columns: columns.join(',') })
      toast.done(m.saved(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={60} autoFocus {...form.bind('name')} />
      <Checkbox {...form.bind('is_shared')}>{m.share}</Checkbox>
      <FormActions form={form} submit={m.saveSubmit} onCancel={onClose} />
    </Form>
  )
}

interface TabProps {
  href: string
  isCurrent: boolean
  isShared?: boolean
  children: string
}

function Tab({ href, isCurrent, isShared, children }: TabProps) {
  const { views: m } = useMessages().clients
  return (
    <li className="shrink-0">
      <Link
        href={href}
        look="plain"
        aria-current={isCurrent ? 'page' : undefined}
        className={`flex h-(--control-small) items-center gap-1.5 rounded-full border px-3 text-xs font-medium whitespace-nowrap no-underline! phone:h-11 ${
          isCurrent ? 'border-transparent bg-accent-soft text-on-accent-soft!' : 'border-line bg-surface hover:bg-hover'
        }`}
      >
        {children}
        {isShared ? (
          <span title={m.shared}>
            <Icon name="team" size={13} />
            <span className="sr-only">{m.shared}</span>
          </span>
        ) : null}
      </Link>
    </li>
  )
}

const SEEN = ['GET /api/v1/client-views'] as const

/** Deletes a saved list, to be taken back. */
function RemoveView({ view: { id, name, filters, columns, sort, is_shared } }: { view: View }) {
  const { views: m } = useMessages().clients
  const toast = useToast()
  const again = useSend('POST /api/v1/client-views', { invalidate: SEEN })
  const remove = useSend('DELETE /api/v1/client-views/{view_id}', { invalidate: SEEN })
  const press = async () => {
    if (!(await remove.send({ params: { view_id: id } }))) return
    toast.undo(m.removed(name), () => void again.send({ body: { name, filters, columns, sort, is_shared } }))
  }
  return (
    <Button
      look="quiet"
      size="small"
      icon="trash"
      iconOnly
      label={m.remove(name)}
      isPending={remove.isPending}
      onPress={() => void press()}
    />
  )
}
