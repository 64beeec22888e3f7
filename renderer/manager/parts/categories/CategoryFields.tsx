import type { Bound } from '../../../shared/form/use-form.ts'
import { Select, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ColorField } from '../ColorField.tsx'
import { NEW_CATEGORY, NO_CATEGORY } from './category-values.ts'
import { useCategories } from './use-categories.ts'

interface CategoryFieldsProps {
  chosen: Bound<number>
  name: Bound<string>
  color: Bound<string>
}

/** The category of a class template or a service; a new one is named here and made as the form is saved. */
export function CategoryFields({ chosen, name, color }: CategoryFieldsProps) {
  const { categories: m } = useMessages()
  const categories = useCategories() ?? []
  const isNew = chosen.value === NEW_CATEGORY
  return (
    <div className={isNew ? 'flex flex-col gap-3 rounded-lg bg-sunken p-3.5' : ''}>
      <Select
        label={m.category}
        placeholder={m.none}
        options={[
          { id: NO_CATEGORY, label: m.none },
          ...categories.map(({ id, name: label }) => ({ id, label })),
          { id: NEW_CATEGORY, label: m.other },
        ]}
        before={<CategoryDot color={categories.find(({ id }) => id === chosen.value)?.color} />}
        {...chosen}
        isRequired
      />
      {isNew ? (
        <>
          <TextField label={m.newName} maxLength={200} {...name} isRequired autoFocus />
          <ColorField label={m.color} {...color} />
        </>
      ) : null}
    </div>
  )
}

/** The colour of a category, where it has one. */
export function CategoryDot({ color }: { color: string | null | undefined }) {
  if (!color) return null
  return (
    <span
      className="toned size-2.5 shrink-0 rounded-full bg-(--tone)"
      style={{ '--own': color } as React.CSSProperties}
    />
  )
}
