import type { ComponentProps } from 'react'
import { Card, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface LegalFields {
  url: Omit<ComponentProps<typeof TextField>, 'label'>
  text: Omit<ComponentProps<typeof TextArea>, 'label'>
}

/** The terms and the privacy policy that clients accept: each as an address, or as a text. */
export function LegalCard({ terms, privacy }: { terms: LegalFields; privacy: LegalFields }) {
  const { studio: m } = useMessages().settings
  const { legal } = m
  const example = { type: 'url', placeholder: m.websiteExample } as const
  return (
    <Card title={legal.title} description={legal.means}>
      <div className="flex flex-col gap-4">
        <TextField label={legal.termsUrl} {...example} {...terms.url} />
        {terms.url.value ? null : <TextArea label={legal.termsText} rows={5} {...terms.text} />}
        <TextField label={legal.privacyUrl} {...example} {...privacy.url} />
        {privacy.url.value ? null : <TextArea label={legal.privacyText} rows={5} {...privacy.text} />}
      </div>
    </Card>
  )
}
