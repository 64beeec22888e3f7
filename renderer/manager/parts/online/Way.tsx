import type { ReactNode } from 'react'
import { Button, Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../copy/use-copy.ts'

interface WayProps {
  title: string
  detail: string
  steps: readonly string[]
  /** What is to be copied into something, after the steps. */
  text?: string
  last: string
  children: ReactNode
}

/** A way to an address: opens to what is to be done, in order, with the last step's field. */
export function Way({ title, detail, steps, text, last, children }: WayProps) {
  const { goingOnline: m } = useMessages()
  const copy = useCopy()
  return (
    <details className="group">
      <summary className="ring-focus flex min-h-11 cursor-default items-center gap-3 px-4 py-2.5 hover:bg-hover">
        <span className="min-w-0 flex-1 text-sm text-pretty">
          <span className="block font-medium text-ink">{title}</span>
          <span className="block text-muted">{detail}</span>
        </span>
        <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4 text-sm text-pretty">
        <ol className="list-decimal space-y-1.5 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {text ? (
          <div className="flex items-start gap-2 phone:flex-col phone:items-stretch">
            <pre className="min-w-0 flex-1 rounded-lg bg-sunken px-3.5 py-2.5 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
              {text}
            </pre>
            <Button icon="copy" onPress={() => copy(text, m.textCopied)}>
              {m.copyText}
            </Button>
          </div>
        ) : null}
        <p>{last}</p>
        {children}
      </div>
    </details>
  )
}
