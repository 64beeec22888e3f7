import { useApi } from '../../../api/index.ts'
import { Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface TagFilterProps {
  /** The tag's id; 0 for any. */
  value: number
  onChange: (tagId: number) => void
}

/** Narrows the list to those who have a tag; nothing where there are no tags. */
export function TagFilter({ value, onChange }: TagFilterProps) {
  const { tags: m } = useMessages()
  const tags = useApi('GET /api/v1/tags', { query: { page_size: 200 } }, { fresh: 60_000 })
  if (!tags.data?.items.length) return null
  return (
    <Select
      label={m.filter}
      hideLabel
      placeholder={m.anyTag}
      value={value}
      onChange={onChange}
      options={[{ id: 0, label: m.anyTag }, ...tags.data.items.map(({ id, name }) => ({ id, label: name }))]}
      className="w-40 phone:w-full"
    />
  )
}
