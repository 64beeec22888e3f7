import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Cell, Column as AriaColumn, Row as AriaRow } from 'react-aria-components/Table'
import { CheckMark } from '../choice/Checkbox.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'

export type HiddenOn = 'phone' | 'narrow' | 'laptop' | 'desk' | 'wide'

const HIDDEN: Record<HiddenOn, string> = {
  phone: 'phone:hidden',
  narrow: 'narrow:hidden',
  laptop: 'laptop:hidden',
  desk: 'desk:hidden',
  wide: 'wide:hidden',
}

interface Placed {
  align?: 'start' | 'end' | undefined
  hideOn?: HiddenOn | undefined
}

const placed = ({ align, hideOn }: Placed) =>
  classes(align === 'end' ? 'text-end' : 'text-start', hideOn && HIDDEN[hideOn])

const HEAD =
  'ring-focus z-10 lg:sticky lg:top-(--bar,0px) h-9 border-b border-line bg-surface px-3 phone:px-2 text-xs font-medium whitespace-nowrap text-muted -outline-offset-2! first:rounded-tl-lg last:rounded-tr-lg'

export function HeadCell(
  props: Placed & {
    id: string
    header: string
    width?: string
    isRowHeader?: boolean
    hideHeader?: boolean
    sortable?: boolean
  },
) {
  const { id, header, width, isRowHeader, hideHeader, sortable } = props
  const look = `${HEAD} ${placed(props)} ${sortable ? 'cursor-pointer hover:text-ink' : ''}`
  return (
    <AriaColumn id={id} isRowHeader={isRowHeader} allowsSorting={sortable} className={look} style={{ width }}>
      {({ sortDirection }) => (
        <>
          {hideHeader ? <span className="sr-only">{header}</span> : header}
          {sortable ? <SortSign direction={sortDirection} /> : null}
        </>
      )}
    </AriaColumn>
  )
}

/** Which way the rows are sorted; its room is kept, so that nothing moves. */
function SortSign({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const icon = direction === 'descending' ? 'down' : direction === 'ascending' ? 'up' : 'sort'
  return (
    <Icon name={icon} size={13} className={`ms-1 inline-block align-[-2px] ${direction ? 'text-ink' : 'text-faint'}`} />
  )
}

interface BodyRowProps {
  id: string | number
  href: string | undefined
  acts: boolean
  children: ReactNode
}

export function BodyRow({ id, href, acts, children }: BodyRowProps) {
  return (
    <AriaRow
      id={id}
      href={href}
      className={classes(
        'ring-focus group/row -outline-offset-2! selected:bg-accent-soft',
        acts && 'cursor-pointer hover:bg-hover pressed:bg-pressed',
      )}
    >
      {children}
    </AriaRow>
  )
}

interface BodyCellProps extends Placed {
  children: ReactNode
  tight?: boolean
  /** The least width its content asks for, however long it is; without it the column grows with all but plain words. */
  room?: string | undefined
}

export function BodyCell({ children, tight, room, ...place }: BodyCellProps) {
  const isText = typeof children === 'string' && place.align !== 'end'
  const content =
    isText || room ? (
      <div className={classes('min-w-full', isText && 'truncate')} style={{ width: room ?? 0 }}>
        {children}
      </div>
    ) : (
      children
    )
  return (
    <Cell
      className={classes(
        'ring-focus figures h-(--row) border-b border-line text-ink -outline-offset-2! group-last/row:border-b-0',
        tight ? 'px-1.5' : 'px-3 phone:px-2',
        placed(place),
      )}
    >
      {content}
    </Cell>
  )
}

export function SelectHead() {
  return (
    <AriaColumn id="select" className={HEAD} style={{ width: '2.5rem' }}>
      <SelectBox />
    </AriaColumn>
  )
}

export function SelectCell() {
  return (
    <BodyCell>
      <SelectBox />
    </BodyCell>
  )
}

function SelectBox() {
  return (
    <Checkbox slot="selection" className="group flex items-center justify-center phone:-m-2 phone:size-11">
      <CheckMark />
    </Checkbox>
  )
}
