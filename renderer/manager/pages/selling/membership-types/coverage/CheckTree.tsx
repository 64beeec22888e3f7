import { Checkbox } from '../../../../../ui/index.ts'

interface Entry {
  id: number
  name: string
}

/** A category with what is in it; without a category: what is in none. */
export interface Branch {
  category: Entry | null
  entries: readonly Entry[]
}

export interface Chosen {
  categories: readonly number[]
  entries: readonly number[]
}

interface CheckTreeProps {
  label: string
  /** Above what is in no category, where there are categories. */
  other: string
  branches: readonly Branch[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

const toggled = (ids: readonly number[], id: number, isIn: boolean) =>
  isIn ? [...ids, id] : ids.filter((one) => one !== id)

/** Whole categories, or some of what is in them: a box each. */
export function CheckTree({ label, other, branches, chosen, onChange }: CheckTreeProps) {
  const entry = ({ id, name }: Entry) => (
    <Checkbox
      key={id}
      value={chosen.entries.includes(id)}
      onChange={(isIn) => onChange({ ...chosen, entries: toggled(chosen.entries, id, isIn) })}
    >
      {name}
    </Checkbox>
  )
  const choose = ({ id }: Entry, within: readonly Entry[], isIn: boolean) =>
    onChange({
      categories: toggled(chosen.categories, id, isIn),
      entries: chosen.entries.filter((one) => !within.some((inner) => inner.id === one)),
    })
  return (
    <fieldset className="flex max-h-80 min-w-0 flex-col gap-1 overflow-y-auto wrap-anywhere">
      <legend className="mb-1 text-xs font-medium phone:text-sm">{label}</legend>
      {branches.map(({ category, entries }) => {
        if (!category)
          return (
            <div key="none" className="flex flex-col gap-1">
              {branches.length > 1 ? <p className="pt-1 text-xs text-muted">{other}</p> : null}
              {entries.map(entry)}
            </div>
          )
        const isWhole = chosen.categories.includes(category.id)
        const names = entries.map(({ name }) => name).join(', ')
        return (
          <div key={category.id} className="flex flex-col">
            <Checkbox
              value={isWhole}
              onChange={(isIn) => choose(category, entries, isIn)}
              description={isWhole && names ? <span className="block ps-6">{names}</span> : undefined}
            >
              <span className="font-medium">{category.name}</span>
            </Checkbox>
            {isWhole ? null : <div className="flex flex-col ps-6">{entries.map(entry)}</div>}
          </div>
        )
      })}
    </fieldset>
  )
}
