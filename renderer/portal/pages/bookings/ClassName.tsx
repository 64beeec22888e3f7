import { Anchor } from '../../../ui/button/Anchor.tsx'
import { paths } from '../../paths.ts'

interface ClassNameProps {
  of: { class_name: string; scheduled_class_id: number }
  /** The page of a class says how the reader stands to it: from what is a dependant's nothing leads there. */
  isLink: boolean
}

/** The class of a card; the whole card leads to its page. */
export function ClassName({ of: { class_name, scheduled_class_id }, isLink }: ClassNameProps) {
  if (!isLink) return <p className="font-semibold text-pretty">{class_name}</p>
  return (
    <Anchor
      href={paths.class(scheduled_class_id)}
      className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
    >
      {class_name}
    </Anchor>
  )
}
