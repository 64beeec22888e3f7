import { useState } from 'react'
import { regionOfZone } from '../../../../../server/lib/region-rules.ts'
import { call, session } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { LANGUAGES } from '../../../../shared/i18n/language.ts'
import { late } from '../../../../shared/app/late.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { useStudio, useStudioState } from '../../../../shared/studio/studio.ts'
import { Button, Callout, Card, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CodeNotice } from '../../../parts/recovery/CodeNotice.tsx'
import { useConfirmCode } from '../../../parts/recovery/use-confirm-code.ts'
import { forgetCode, keepCode, shownCode } from '../../../parts/recovery/kept-code.ts'
import { guessCurrency, guessLocale } from '../../../parts/region/guess.ts'
import { CurrencyField, TimezoneField } from '../../../parts/region/RegionFields.tsx'
import { keepProgress, START } from '../progress.ts'
import type { StepProps } from '../step-props.ts'
import { StepBody } from '../WelcomeFrame.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'

const RestoreStep = late(() => import('../restore/RestoreStep.tsx'))

/** The studio and its owner; then the recovery code, which has to be kept before going on. */
export default function StudioStep({ onDone }: StepProps) {
  const { configured } = useStudio()
  const [code, setCode] = useState(shownCode)
  const { confirm } = useConfirmCode()
  if (code) {
    return (
      <RecoveryCode
        code={code}
        onKept={() => {
          void confirm(code)
          forgetCode()
          onDone()
        }}
      />
    )
  }
  return configured ? <Ready onDone={onDone} /> : <Begin onCode={setCode} />
}

/** A new studio, or the one that somebody has already and brings from a copy. */
function Begin({ onCode }: { onCode: (code: string) => void }) {
  const [{ from }, setState] = useUrlState({ from: '' })
  const open = (next: string) => {
    setState({ from: next }, 'push')
    scrollTo(0, 0)
  }
  return from === 'copy' ? (
    <RestoreStep onBack={() => open('')} />
  ) : (
    <StudioForm onCode={onCode} onRestore={() => open('copy')} />
  )
}

/** The owner's language as it is written where the studio is: dates and times follow the place, not the browser. */
function localeOf(timezone: string): string {
  const [language = 'en'] = guessLocale(navigator.languages, Object.keys(LANGUAGES)).split('-')
  const region = regionOfZone(timezone)
  return region ? `${language}-${region}` : language
}

function StudioForm({ onCode, onRestore }: { onCode: (code: string) => void; onRestore: () => void }) {
  const { welcome, restore } = useMessages()
  const m = welcome.studio
  const { update } = useStudioState()
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  // Prices are in the money of the place, whatever language its owner reads in.
  const region = regionOfZone(timezone)
  const form = useForm({
    values: {
      studio_name: '',
      timezone,
      currency: guessCurrency(region ? `en-${region}` : navigator.language),
      manager_full_name: '',
      manager_email: '',
      manager_password: '',
    },
    required: ['studio_name', 'timezone', 'currency', 'manager_full_name', 'manager_email', 'manager_password'],
    submit: async (values) => {
      const locale = localeOf(values.timezone)
      return call('POST /api/v1/auth/bootstrap', { body: { ...values, locale } })
    },
    onDone: (answer) => {
      const { studio_name, timezone, currency } = form.values
      keepProgress(START)
      keepCode(answer.recovery_code)
      onCode(answer.recovery_code)
      update({ configured: true, studio_name, timezone, currency })
      session.signIn(answer)
    },
  })
  return (
    <StepBody title={m.title} lead={m.lead}>
      <Callout
        tone="plain"
        title={restore.offerTitle}
        action={
          <Button size="small" onPress={onRestore} className="shrink-0">
            {restore.have}
          </Button>
        }
      >
        {restore.offer}
      </Callout>
      <Form form={form} className="mt-4 flex flex-col gap-4">
        <Card title={m.yours}>
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <TextField
              label={m.name}
              placeholder={m.nameExample}
              autoComplete="organization"
              autoFocus
              className="col-span-full"
              {...form.bind('studio_name')}
            />
            <TimezoneField label={m.timezone} {...form.bind('timezone')} />
            <CurrencyField label={m.currency} {...form.bind('currency')} />
          </div>
        </Card>
        <Card title={m.owner}>
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <TextField
              label={m.fullName}
              autoComplete="name"
              className="col-span-full"
              {...form.bind('manager_full_name')}
            />
            <TextField
              label={m.email}
              type="email"
              autoComplete="username"
              description={m.emailFor}
              {...form.bind('manager_email')}
            />
            <PasswordField
              label={m.password}
              kind="new"
              show={m.show}
              hide={m.hide}
              description={m.passwordFor}
              {...form.bind('manager_password')}
            />
          </div>
        </Card>
        <FormActions form={form} submit={m.submit} className="mt-2" />
      </Form>
    </StepBody>
  )
}

function Ready({ onDone }: { onDone: () => void }) {
  const { welcome } = useMessages()
  const { studio_name } = useStudio()
  return (
    <StepBody
      title={welcome.studio.readyTitle(studio_name ?? '')}
      lead={welcome.studio.ready}
      footer={
        <Button look="primary" onPress={onDone}>
          {welcome.next}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Callout tone="good">{welcome.code.usage}</Callout>
        <CodeNotice />
      </div>
    </StepBody>
  )
}
