import { useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Modal } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { ITEM } from '../../ui/field/Option.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Kbd } from '../../ui/layout/Kbd.tsx'
import { Ground } from '../../ui/overlay/Ground.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'
import type { Command, CommandGroup, Finder } from './command.ts'
import { ranked } from './rank.ts'
import { takeTyped } from './typed-ahead.ts'
import { useFound } from './use-found.ts'

interface CommandPaletteProps {
  isOpen: boolean
  onClose: () => void
  /** The groups in their constant order. */
  groups: readonly CommandGroup[]
  commands: readonly Command[]
  finders?: readonly Finder[]
  /** Recent choices, offered before anything is typed. */
  recent?: readonly Command[]
  recentTitle?: string
  onChosen?: (command: Command) => void
  /** Says what to try if nothing is found. */
  hint?: string
}

/** ⌘K: goes anywhere, finds anything, does anything, by a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose } = props
  const { palette } = useSharedMessages()
  return (
    <Ground
      isOpen={isOpen}
      onClose={onClose}
      className="fixed inset-0 z-40 flex items-start justify-center bg-scrim px-4 pt-[12dvh] entering:animate-[appear_120ms] phone:px-0 phone:pt-0"
    >
      <Modal className="w-full max-w-144 overflow-hidden rounded-xl bg-surface shadow-float entering:animate-[rise_140ms_var(--ease-out)] phone:rounded-t-none">
        <Dialog
          aria-label={palette.title}
          className="flex max-h-[min(28rem,70dvh)] flex-col outline-none phone:max-h-[60dvh]"
        >
          <Content {...props} />
        </Dialog>
      </Modal>
    </Ground>
  )
}

/** Number of commands shown of a group, so that the next group is in sight. */
const SHOWN = 8
const NONE: readonly Finder[] = []

function useGroups(
  { groups, commands, finders = NONE, recent = [], recentTitle = '' }: CommandPaletteProps,
  text: string,
) {
  const { commands: found, isAsking } = useFound(text, finders)
  const shown = useMemo(() => {
    if (text.trim() === '') {
      const lately = new Set(recent.map(({ id }) => id))
      const rest = commands.filter(({ id }) => !lately.has(id))
      return [
        { id: 'recent', title: recentTitle, commands: recent },
        ...groups.map((group) => ({ ...group, commands: rest.filter((one) => one.group === group.id) })),
      ]
    }
    const order = recent.map(({ id }) => id)
    // The server has found by its own ways: what it answers is ranked, never left out.
    const own = ranked(commands, text, order)
    return groups.map((group) => {
      const ofServer = found.filter((one) => one.group === group.id)
      return { ...group, commands: [...own.filter((one) => one.group === group.id), ...ofServer].slice(0, SHOWN) }
    })
  }, [text, found, commands, groups, recent, recentTitle])
  return { shown: shown.filter((group) => group.commands.length > 0), isAsking }
}

/** The list that it opens is named to it by the autocomplete around it. */
const COMBOBOX = { role: 'combobox' } as const

function Content(props: CommandPaletteProps) {
  const { palette, words } = useSharedMessages()
  const [text, setText] = useState(takeTyped)
  const { shown, isAsking } = useGroups(props, text)
  const all = shown.flatMap((group) => group.commands)
  const run = (id: string | number) => {
    const command = all.find((one) => one.id === id)
    if (!command) return
    props.onClose()
    props.onChosen?.(command)
    command.run()
  }
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <TextField
        aria-label={palette.placeholder}
        autoFocus
        className="flex items-center gap-2.5 border-b border-line px-4"
      >
        <Icon name="search" size={18} className="text-faint" />
        <Input
          placeholder={palette.placeholder}
          {...COMBOBOX}
          aria-expanded={all.length > 0}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
        />
        <button
          type="button"
          onClick={props.onClose}
          aria-label={words.close}
          className="ring-focus grid min-w-9 place-items-center rounded-sm phone:size-11"
        >
          <span className="phone:hidden">
            <Kbd>Esc</Kbd>
          </span>
          <Icon name="close" size={18} className="hidden text-muted phone:block" />
        </button>
      </TextField>
      <ListBox
        aria-label={palette.title}
        onAction={run}
        shouldFocusWrap
        className="min-h-0 overflow-y-auto p-1.5 outline-none"
        renderEmptyState={() => (
          <div className="px-3 py-8 text-center text-sm text-pretty text-muted">
            {isAsking ? (
              words.oneMoment
            ) : (
              <>
                <p className="font-medium text-ink">{palette.nothing(text)}</p>
                {props.hint ? <p className="mt-1">{props.hint}</p> : null}
              </>
            )}
          </div>
        )}
      >
        {shown.map((group) => (
          <ListBoxSection key={group.id} id={group.id}>
            <Header className="px-2 pt-2 pb-1 text-2xs font-medium text-faint">{group.title}</Header>
            {group.commands.map((command) => (
              <Line key={command.id} {...command} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  )
}

function Line({ id, label, detail, icon, keys }: Command) {
  return (
    <ListBoxItem id={id} textValue={label} className={`${ITEM} min-h-9! phone:min-h-11!`}>
      {icon ? <Icon name={icon} className="text-muted" /> : null}
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail ? <span className="ms-2 text-xs text-muted">{detail}</span> : null}
      </span>
      {keys ? (
        <span aria-hidden="true" className="flex gap-1">
          {keys.split(' ').map((key, at) => (
            <Kbd key={at}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </ListBoxItem>
  )
}
