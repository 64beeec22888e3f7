import type { ReactNode } from 'react'
import { usePhone } from '../../../../../shared/use-phone.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Card, Checkbox, Icon } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { MembershipType } from '../describe.ts'
import { asList, cellOf, withCategory } from './matrix.ts'
import type { Catalogue } from './use-catalogue.ts'
import { useCoverageQuestion } from './use-coverage-question.tsx'
import { useSaveCoverage } from './use-save-coverage.ts'

/** A column: the classes of a category, or (null) those without one. */
interface Group {
  id: number | null
  name: string
}

interface CoverageTableProps {
  types: readonly MembershipType[]
  catalogue: Catalogue
}

interface ViewProps {
  types: readonly MembershipType[]
  groups: readonly Group[]
  cell: (type: MembershipType, group: Group, label: string) => ReactNode
}

/** Which type covers the classes of which category, each to be changed by a box. */
export function CoverageTable({ types, catalogue }: CoverageTableProps) {
  const { matrix: m } = useMessages().membershipTypes
  const denied = useDenied()('membership_types.manage')
  const isPhone = usePhone()
  const toast = useToast()
  const question = useCoverageQuestion()
  const save = useSaveCoverage({ catalogue, ask: question.ask })
  const { categories, templates } = catalogue
  const toggle = (type: MembershipType, { id }: Group, isIn: boolean) => {
    const list = asList(type.coverage, categories, templates)
    const coverage = withCategory(list, id, isIn, templates)
    const isNewList = type.coverage.classes === 'all'
    const becomes = isNewList ? { becomes: namesIn(coverage, catalogue) } : {}
    save(type, { after: { ...type, coverage }, ...becomes }).catch(toast.failed)
  }
  const hasOthers = templates.some(({ category_id, is_active }) => category_id === null && is_active)
  const groups: Group[] = [...categories, ...(hasOthers ? [{ id: null, name: m.others }] : [])]
  const cell: ViewProps['cell'] = (type, category, label) => {
    const state = cellOf(type.coverage, category.id, templates)
    const note = state === 'partly' ? <span className="text-xs text-muted">{m.partly}</span> : null
    const name = <span className={isPhone ? '' : 'sr-only'}>{label}</span>
    if (denied) return state === 'not' ? null : <Covered name={name}>{note}</Covered>
    return (
      <Checkbox
        value={state === 'covered'}
        isIndeterminate={state === 'partly'}
        onChange={(isIn) => toggle(type, category, isIn)}
      >
        {name} {note}
      </Checkbox>
    )
  }
  const View = isPhone ? Stack : Grid
  return (
    <Card flush title={m.table} description={m.help}>
      <View {...{ types, groups, cell }} />
      {question.dialog}
    </Card>
  )
}

/** A cell for those who may not change it. */
const Covered = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <span className="flex min-h-(--control-small) items-center gap-2">
    <Icon name="check" size={14} />
    {name} {children}
  </span>
)

/** That a type covers appointments, which are no column. */
function Services({ type: { coverage } }: { type: MembershipType }) {
  const { matrix: m } = useMessages().membershipTypes
  if (coverage.service_category_ids.length + coverage.service_ids.length === 0) return null
  return <span className="block text-xs font-normal text-muted">{m.appointments}</span>
}

/** The names of what a list holds. */
function namesIn({ category_ids, template_ids }: MembershipType['coverage'], { categories, templates }: Catalogue) {
  return [
    ...categories.filter(({ id }) => category_ids.includes(id)),
    ...templates.filter(({ id, is_active }) => is_active && template_ids.includes(id)),
  ].map(({ name }) => name)
}

const HEAD = 'border-b border-line px-3 py-2 text-xs font-medium text-muted'
const NAME = 'sticky start-0 bg-surface text-start'

function Grid({ types, groups, cell }: ViewProps) {
  const { matrix: m } = useMessages().membershipTypes
  return (
    <div role="group" aria-label={m.table} className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${NAME} z-1`}>
              {m.type}
            </th>
            {groups.map(({ id, name }) => (
              <th key={id} scope="col" className={`${HEAD} max-w-40 text-start wrap-anywhere`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0 [&>tr:last-child>th]:rounded-bl-lg">
          {types.map((type) => (
            <tr key={type.id}>
              <th
                scope="row"
                className={`${NAME} min-w-36 max-w-64 border-b border-line px-3 py-1 font-medium wrap-anywhere`}
              >
                {type.name}
                <Services type={type} />
              </th>
              {groups.map((category) => (
                <td key={category.id} className="border-b border-line px-3 py-1">
                  {cell(type, category, m.cell(type.name, category.name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same where there is no room for columns: a block for each type. */
function Stack({ types, groups, cell }: ViewProps) {
  return (
    <ul className="divide-y divide-line">
      {types.map((type) => (
        <li key={type.id}>
          <fieldset className="min-w-0 px-4 py-3 wrap-anywhere">
            <legend className="float-start w-full pb-1 font-medium">
              {type.name}
              <Services type={type} />
            </legend>
            <div className="clear-both flex flex-col">
              {groups.map((category) => (
                <div key={category.id}>{cell(type, category, category.name)}</div>
              ))}
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
