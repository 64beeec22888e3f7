import type { ReactNode } from 'react'
import { Anchor, Icon, Menu, type IconName, type MenuAction } from '../../../ui/index.ts'

interface ListRowProps {
  /** Its picture at the left: a `RowSign`, or a drawing. */
  picture: ReactNode
  name: string
  /** Below a page's title 2, below a card's 3. */
  level?: 2 | 3
  /** The target of the whole row; without it, a press calls `onPress`. */
  href?: string
  onPress?: (() => void) | undefined
  /** After the name. */
  badges?: ReactNode
  actions: readonly (readonly MenuAction[])[]
  /** Out of use. */
  isFaded?: boolean
  children: ReactNode
}

/** One of few things: its picture, its name, what can be done with it, and how it stands. */
export function ListRow(props: ListRowProps) {
  const { picture, level = 3, badges, actions, isFaded, children } = props
  const Name = `h${level}` as const
  return (
    <article
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 px-4 py-4 hover:bg-hover phone:gap-x-3 phone:px-3 ${isFaded ? 'opacity-80' : ''}`}
    >
      <div className="row-span-2 phone:row-span-1">{picture}</div>
      <div className="min-w-0 self-center">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Name className="text-base font-semibold wrap-anywhere">
            <Way {...props} />
          </Name>
          {badges}
        </div>
      </div>
      <span className="relative z-1 -my-1">
        <Menu groups={actions} />
      </span>
      <div className="col-start-2 col-end-4 -mt-2 min-w-0 phone:col-start-1 phone:mt-0">{children}</div>
    </article>
  )
}

const WHOLE = "ring-focus after:absolute after:inset-0 after:content-['']"

function Way({ name, href, onPress }: ListRowProps) {
  if (href)
    return (
      <Anchor href={href} className={`${WHOLE} text-inherit no-underline`}>
        {name}
      </Anchor>
    )
  if (!onPress) return name
  return (
    <button type="button" onClick={onPress} className={`${WHOLE} text-start`}>
      {name}
    </button>
  )
}

/** The picture of a record without a photo. */
export function RowSign({ icon }: { icon: IconName }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-on-accent-soft">
      <Icon name={icon} size={20} />
    </span>
  )
}
