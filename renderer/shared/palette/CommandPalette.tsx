import { useEffect, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { ITEM } from '../../ui/field/Option.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Kbd } from '../../ui/layout/Kbd.tsx'
import { Ground } from '../../ui/overlay/Ground.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { matches, type Command } from './command.ts'

interface CommandPaletteProps {
  isOpen: boolean
  onClose: () => void
  commands: readonly Command[]
  /** Finds people by what is typed, at least two letters. */
  findPeople?: (text: string, signal: AbortSignal) => Promise<readonly Command[]>
}

/** ⌘K: goes anywhere, finds anybody, does anything, by a few letters. */
export function CommandPalette({ isOpen, onClose, commands, findPeople }: CommandPaletteProps) {
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
          <Content {...{ onClose, commands, findPeople }} />
        </Dialog>
      </Modal>
    </Ground>
  )
}

function Content({ onClose, commands, findPeople }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { palette, words } = useSharedMessages()
  const [text, setText] = useState('')
  const people = usePeople(text, findPeople)
  const found = commands.filter((command) => matches(command, text))
  const groups = [
    { id: 'people', title: palette.people, commands: people },
    { id: 'pages', title: palette.pages, commands: found.filter(({ kind }) => kind === 'page') },
    { id: 'actions', title: palette.actions, commands: found.filter(({ kind }) => kind === 'action') },
  ].filter((group) => group.commands.length > 0)
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
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
        />
        <button type="button" onClick={onClose} title={words.close} className="ring-focus rounded-sm">
          <Kbd>Esc</Kbd>
        </button>
      </TextField>
      <Menu
        aria-label={palette.title}
        onAction={onClose}
        className="min-h-0 overflow-y-auto p-1.5 outline-none"
        renderEmptyState={() => <p className="px-3 py-8 text-center text-sm text-muted">{palette.nothing(text)}</p>}
      >
        {groups.map((group) => (
          <MenuSection key={group.id} id={group.id}>
            <Header className="px-2 pt-2 pb-1 text-2xs font-medium text-faint">{group.title}</Header>
            {group.commands.map((command) => (
              <Line key={command.id} {...command} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  )
}

function Line({ id, label, detail, icon, run, keys }: Command) {
  return (
    <MenuItem id={id} textValue={label} onAction={run} className={`${ITEM} min-h-9!`}>
      {icon ? <Icon name={icon} className="text-muted" /> : null}
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail ? <span className="ms-2 text-xs text-muted">{detail}</span> : null}
      </span>
      {keys ? <Kbd>{keys}</Kbd> : null}
    </MenuItem>
  )
}

function usePeople(text: string, find: CommandPaletteProps['findPeople']): readonly Command[] {
  const [people, setPeople] = useState<readonly Command[]>([])
  useEffect(() => {
    const wanted = text.trim()
    if (!find || wanted.length < 2) return setPeople([])
    const stop = new AbortController()
    // A short pause keeps a quick typist from asking for every letter.
    const timer = setTimeout(() => {
      find(wanted, stop.signal).then(setPeople, () => undefined)
    }, 80)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, find])
  return people
}
