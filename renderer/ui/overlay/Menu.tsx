import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { TriggerButton } from '../button/TriggerButton.tsx'
import { ITEM, POPOVER } from '../field/Option.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { AriaLinks } from '../AriaLinks.tsx'
import { useLabels } from '../labels.ts'
import { Kbd } from '../layout/Kbd.tsx'

export interface MenuAction {
  label: string
  onAction?: () => void
  href?: string
  icon?: IconName
  look?: 'danger'
  /** True for the current one among the alternatives of its group, marked with a tick; the others say false. */
  isChosen?: boolean
  /** Shown at the right, such as "⌘D". */
  keys?: string
  /** Why it can't be done now. */
  disabledReason?: string | null | false
}

/** Actions, and the title above them. */
export interface TitledActions {
  title: string
  actions: readonly MenuAction[]
}

type MenuGroup = readonly MenuAction[] | TitledActions

interface MenuProps {
  /** The button that opens it; without one, three dots. */
  trigger?: ReactElement
  label?: string
  /** Groups of actions, with a line between them. */
  groups: readonly MenuGroup[]
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right bottom'
}

/** A group under its title. */
const TITLED =
  'before:block before:max-w-64 before:truncate before:px-2 before:py-1 before:text-xs before:font-medium before:text-muted before:content-[attr(data-title)]'

export function Menu({ trigger, label, groups, placement = 'bottom end' }: MenuProps) {
  const { actions } = useLabels()
  return (
    <AriaLinks>
      <MenuTrigger>
        {trigger ?? <TriggerButton look="quiet" size="small" icon="more" iconOnly label={label ?? actions} />}
        <Popover placement={placement} offset={4} className={`${POPOVER} min-w-48`}>
          <AriaMenu className="max-h-[inherit] overflow-auto p-1 outline-none">
            {groups
              .map(withTitle)
              .filter((group) => group.actions.length > 0)
              .map((group, index) => (
                <MenuSection
                  key={group.actions[0]?.label ?? index}
                  aria-label={group.title ?? label ?? actions}
                  data-title={group.title}
                  {...chosenIn(group.actions)}
                  className={`border-line not-first:mt-1 not-first:border-t not-first:pt-1 ${group.title ? TITLED : ''}`}
                >
                  {group.actions.map((action) => (
                    <Action key={action.label} {...action} />
                  ))}
                </MenuSection>
              ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLinks>
  )
}

const withTitle = (group: MenuGroup): { title?: string; actions: readonly MenuAction[] } =>
  'actions' in group ? group : { actions: group }

/** The selection of a group of alternatives; empty for other groups. */
function chosenIn(group: readonly MenuAction[]) {
  const chosen = group.filter(({ isChosen }) => isChosen).map(({ label }) => label)
  return chosen.length > 0
    ? { selectionMode: 'single' as const, disallowEmptySelection: true, selectedKeys: chosen }
    : {}
}

function Action({ label, onAction, href, icon, look, isChosen, keys, disabledReason }: MenuAction) {
  return (
    <MenuItem
      textValue={label}
      href={href}
      onAction={onAction}
      isDisabled={Boolean(disabledReason)}
      id={isChosen === undefined ? undefined : label}
      className={`${ITEM} no-underline ${look === 'danger' && !disabledReason ? 'text-bad!' : ''}`}
    >
      {icon ? <Icon name={icon} className={look === 'danger' ? '' : 'text-muted'} /> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {disabledReason ? (
          <span className="block text-xs text-muted" data-detail="">
            {disabledReason}
          </span>
        ) : null}
      </span>
      {isChosen ? <Icon name="check" size={14} className="text-accent-text" /> : null}
      {keys ? <Kbd>{keys}</Kbd> : null}
    </MenuItem>
  )
}
