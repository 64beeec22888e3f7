import { TriggerButton, Kbd, Popover } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** Which keys do what at the desk. */
export function KeyHelp() {
  const { pointOfSale } = useMessages()
  const { title, list } = pointOfSale.keys
  return (
    <Popover
      label={title}
      placement="bottom end"
      trigger={
        <TriggerButton look="quiet" icon="info">
          {title}
        </TriggerButton>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm">
        {list.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="text-end whitespace-nowrap">
              {keys.split(' ').map((key) => (
                <span key={key} className="ms-1">
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}
