import { StudioLogo } from '../../../shared/picture/StudioLogo.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { useMessages } from '../../messages/index.ts'

interface PreviewProps {
  /** As it is written; '' while there is none. */
  amount: string
  name: string
  message: string
}

/** The gift card as it will look, in the studio's colours. */
export function Preview({ amount, name, message }: PreviewProps) {
  const { giftCard: m, shell } = useMessages()
  const { studio_name, logo_url } = useStudio()
  const studio = studio_name ?? shell.product
  return (
    <figure aria-label={m.preview}>
      <div className="flex min-h-48 flex-col justify-between gap-4 rounded-xl bg-accent p-5 text-on-accent shadow-float">
        <div className="flex items-center gap-3">
          <StudioLogo name={studio} url={logo_url} className="size-9 rounded-md border border-on-accent/40" />
          <span className="min-w-0 flex-1 font-semibold break-words">{studio}</span>
        </div>
        <div>
          {name ? <p className="break-words">{m.for(name)}</p> : null}
          {message ? <p className="mt-1 text-sm text-pretty break-words whitespace-pre-line">{message}</p> : null}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <span className="text-sm">{m.title}</span>
          <span className="figures text-2xl font-semibold">{amount}</span>
        </div>
      </div>
      <figcaption className="mt-2 text-center text-sm text-muted">{m.codeLater}</figcaption>
    </figure>
  )
}
