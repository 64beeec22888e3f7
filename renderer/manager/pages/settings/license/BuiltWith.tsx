import { Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** The way to the notices of those whose work is inside. */
export function BuiltWith() {
  const { license: m } = useMessages()
  return (
    <Card title={m.builtWith} description={m.builtWithMeans}>
      <Link href="/THIRD-PARTY-NOTICES.txt" target="_blank" className="text-sm">
        {m.notices}
      </Link>
    </Card>
  )
}
