import { Anchor } from '../../../ui/button/Anchor.tsx'
import type { Dependant } from '../../parts/dependants.ts'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'

interface ClassNameProps {
  of: { class_name: string; scheduled_class_id: number }
  /** The dependant whose card it is, if not the reader's. */
  whom?: Dependant | undefined
}

/** The class of a card; the whole card leads to its page, which says how its owner stands to it. */
export function ClassName({ of: { class_name, scheduled_class_id }, whom }: ClassNameProps) {
  const [, choose] = useWhom()
  return (
    <Anchor
      href={paths.class(scheduled_class_id)}
      onFollow={() => choose(whom)}
      className="ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0"
    >
      {class_name}
    </Anchor>
  )
}
