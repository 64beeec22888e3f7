import { Button, Checkbox, Popover, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ALL_COLUMNS, USUAL_COLUMNS, type ClientColumn } from './asked.ts'

interface ColumnsButtonProps {
  columns: readonly ClientColumn[]
  onChange: (columns: readonly ClientColumn[]) => void
}

/** Chooses the columns and their order; the name stays the first. */
export function ColumnsButton({ columns, onChange }: ColumnsButtonProps) {
  const { columnsChoice: m } = useMessages().clients
  return (
    <Popover
      trigger={
        <TriggerButton size="small" icon="settings">
          {m.open}
        </TriggerButton>
      }
      label={m.open}
      placement="bottom end"
    >
      <Choice {...{ columns, onChange }} />
    </Popover>
  )
}

function Choice({ columns, onChange }: ColumnsButtonProps) {
  const { columns: names, columnsChoice: m } = useMessages().clients
  const others = ALL_COLUMNS.filter((column) => !columns.includes(column))
  const move = (at: number, by: number) => {
    const next = [...columns]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <div className="flex w-72 max-w-full flex-col">
      <h3 className="text-sm font-semibold">{m.title}</h3>
      <ul className="mt-1">
        {[...columns, ...others].map((column) => {
          const at = columns.indexOf(column)
          return (
            <li key={column} className="flex min-h-9 items-center gap-1">
              {column === 'name' ? (
                <span className="flex-1 ps-6 text-sm text-muted">{m.nameStays}</span>
              ) : (
                <Checkbox
                  value={at >= 0}
                  onChange={(isOn) => onChange(isOn ? [...columns, column] : columns.filter((one) => one !== column))}
                  className="min-w-0 flex-1"
                >
                  {names[column]}
                </Checkbox>
              )}
              {at > 0 ? (
                <>
                  <Step icon="up" label={m.up(names[column])} isDisabled={at === 1} onPress={() => move(at, -1)} />
                  <Step
                    icon="down"
                    label={m.down(names[column])}
                    isDisabled={at === columns.length - 1}
                    onPress={() => move(at, 1)}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Button look="quiet" size="small" className="mt-2 self-start" onPress={() => onChange(USUAL_COLUMNS)}>
        {m.usual}
      </Button>
    </div>
  )
}

function Step(props: { icon: 'up' | 'down'; label: string; isDisabled: boolean; onPress: () => void }) {
  return <Button look="quiet" size="small" iconOnly {...props} />
}
