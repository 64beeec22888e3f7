import { useState } from 'react'
import { CommandPalette } from '../shared/palette/CommandPalette.tsx'
import type { Command } from '../shared/palette/command.ts'
import { showToast } from '../ui/feedback/toasts.ts'
import {
  Button,
  ButtonGroup,
  Card,
  ConfirmDialog,
  Dialog,
  Drawer,
  KeyValueList,
  Menu,
  Popover,
  TextField,
  TriggerButton,
} from '../ui/index.ts'

const GROUPS = ['actions', 'pages', 'people'].map((id) => ({ id, title: id }))
const COMMANDS: Command[] = [
  { id: 'today', group: 'pages', label: 'Today', icon: 'today', run: () => {} },
  { id: 'clients', group: 'pages', label: 'Clients', icon: 'clients', run: () => {}, keys: 'G C' },
  { id: 'new', group: 'actions', label: 'New class', icon: 'plus', run: () => {} },
]

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm' | 'palette' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Overlays">
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('drawer')}>Drawer</Button>
        <Button onPress={() => setOpen('confirm')}>Question</Button>
        <Button onPress={() => setOpen('palette')}>Palette</Button>
        <Menu
          trigger={<TriggerButton icon="down">Menu</TriggerButton>}
          groups={[
            [
              { label: 'Substitute', icon: 'team', keys: 'S', onAction: () => {} },
              { label: 'Refund', icon: 'undo', disabledReason: 'Nothing was paid', onAction: () => {} },
            ],
            [
              { label: 'Light', icon: 'sun', isChosen: true, onAction: () => {} },
              { label: 'Dark', icon: 'moon', isChosen: false, onAction: () => {} },
            ],
            [{ label: 'Cancel class', icon: 'trash', look: 'danger', onAction: () => {} }],
          ]}
        />
        <Popover label="Filters" trigger={<TriggerButton icon="filter">Filters</TriggerButton>}>
          <TextField label="Tag" value="" onChange={() => {}} />
        </Popover>
        <Button onPress={() => showToast({ tone: 'good', title: 'Ana is checked in' })}>Toast</Button>
        <Button
          onPress={() =>
            showToast({ tone: 'plain', title: 'Booking cancelled', action: { label: 'Undo', onPress: () => {} } })
          }
        >
          Undo toast
        </Button>
        <Button
          onPress={() => showToast({ tone: 'bad', title: 'The class is full', detail: 'All 20 places are taken.' })}
        >
          Error toast
        </Button>
      </div>
      <Dialog
        title="New client"
        description="An invitation gives them a login later."
        isOpen={open === 'dialog'}
        onClose={close}
        footer={
          <ButtonGroup>
            <Button onPress={close}>Cancel</Button>
            <Button look="primary">Create</Button>
          </ButtonGroup>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="Name" value="" onChange={() => {}} />
          <TextField label="E-mail" value="" onChange={() => {}} isRequired={false} />
        </div>
      </Dialog>
      <Drawer title="Ana Ruiz" description="Client since March 2024" isOpen={open === 'drawer'} onClose={close}>
        <KeyValueList
          items={[
            { label: 'E-mail', value: 'ana@example.org' },
            { label: 'Visits', value: '124' },
          ]}
        />
      </Drawer>
      <ConfirmDialog
        title="Cancel this class?"
        confirm="Cancel the class"
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={() => {}}
      >
        12 clients are told, and every credit goes back.
      </ConfirmDialog>
      <CommandPalette isOpen={open === 'palette'} onClose={close} groups={GROUPS} commands={COMMANDS} />
    </Card>
  )
}
