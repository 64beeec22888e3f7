import { useState } from 'react'
import { keysOfPage, keySigns, turnKeys, useKeysOn } from '../../../shared/hotkeys.ts'
import { Dialog, Kbd, Switch } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface Key {
  name: string
  label: string
}

/** ?: every key of the page that is open, and the way to switch single ones off. */
export default function KeySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys: m } = useMessages().commands
  return (
    <Dialog title={m.title} description={m.lead} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <Sheet /> : null}
    </Dialog>
  )
}

const EVERYWHERE = ['mod+k', '/', 'mod+j', '?', 'h']

function Sheet() {
  const { keys: m } = useMessages().commands
  const isOn = useKeysOn()
  // The page's keys as it was left: below the sheet they may come and go.
  const [keys] = useState(keysOfPage)
  const worded = keys.flatMap(({ name, label = m.known[name] }) => (label ? [{ name, label }] : []))
  const isGlobal = ({ name }: Key) => EVERYWHERE.includes(name)
  const goes = ({ name }: Key) => name.startsWith('g ')
  const always = [...worded.filter(isGlobal), { name: 'mod+z', label: m.undo }, { name: 'escape', label: m.close }]
  return (
    <div className="flex flex-col gap-5">
      <Group title={m.here} keys={worded.filter((key) => !isGlobal(key) && !goes(key))} />
      <Group title={m.everywhere} keys={always} />
      <Group title={m.go} keys={worded.filter(goes)} />
      <Switch description={m.offHelp} value={isOn} onChange={turnKeys}>
        {m.isOn}
      </Switch>
    </div>
  )
}

function Group({ title, keys }: { title: string; keys: readonly Key[] }) {
  if (keys.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-xs font-medium text-muted">{title}</h3>
      <dl className="grid grid-cols-2 gap-x-8 phone:grid-cols-1">
        {keys.map(({ name, label }) => (
          <div key={name} className="flex items-center justify-between gap-3 border-b border-line py-1.5 text-sm">
            <dt>{label}</dt>
            <dd>
              <Signs name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Signs({ name }: { name: string }) {
  const { keys: m } = useMessages().commands
  return (
    <span className="flex items-center gap-1">
      {keySigns(name).map((sign, at) => (
        <span key={at} className="flex items-center gap-1">
          {at > 0 && name.includes(' ') ? <span className="text-2xs text-faint">{m.then}</span> : null}
          <Kbd>{sign}</Kbd>
        </span>
      ))}
    </span>
  )
}
