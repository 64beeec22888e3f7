import { useStudio } from '../../shared/studio/studio.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useMessages } from '../messages/index.ts'

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** Shows the studio's name, and where it is. */
export function StudioCard() {
  const { studio: m, shell } = useMessages()
  const { studio_name, address } = useStudio()
  return (
    <Card flush>
      <div className="p-4">
        <h2 className="text-lg font-semibold text-balance break-words">{studio_name ?? shell.product}</h2>
        {address ? (
          <p className="mt-2 flex gap-2 text-sm text-pretty text-muted">
            <Icon name="pin" size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words whitespace-pre-line">
              {address}
              <a
                href={mapOf(address)}
                target="_blank"
                rel="noreferrer"
                className="ring-focus block rounded-sm py-1.5 text-accent-text underline underline-offset-2"
              >
                {m.map}
              </a>
            </span>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
