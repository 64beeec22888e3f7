import { Anchor } from '../../ui/button/Anchor.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

/** What stands below every page. */
export default function Foot() {
  const { shell } = useMessages()
  return (
    <footer className="mx-auto px-4 text-xs">
      <Anchor href={paths.accessibility()} className="ring-focus inline-flex min-h-11 items-center text-muted">
        {shell.accessibility}
      </Anchor>
    </footer>
  )
}
