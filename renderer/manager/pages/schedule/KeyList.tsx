import { Kbd, Popover, TriggerButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** The keys of the calendar, for whoever has a keyboard. */
export function KeyList() {
  const { toolbar: m } = useMessages().schedule
  return (
    <span className="phone:hidden touch:hidden">
      <Popover
        label={m.keysTitle}
        placement="bottom end"
        trigger={<TriggerButton look="quiet" icon="info" iconOnly label={m.keys} />}
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
          {m.keyList.map(([keys, means]) => (
            <div key={keys} className="contents">
              <dt className="whitespace-nowrap">
                <Kbd>{keys}</Kbd>
              </dt>
              <dd className="text-muted">{means}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </span>
  )
}
