import { Card, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** What the plan with the assistant adds, for a studio that has it not. */
export function AiOffer() {
  const { license: m } = useMessages()
  return (
    <Card title={m.adds} description={m.aiMeans}>
      <ul className="flex flex-col gap-2 text-sm text-pretty">
        {m.addsLines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="spark" className="mt-0.5 text-accent-text" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}
