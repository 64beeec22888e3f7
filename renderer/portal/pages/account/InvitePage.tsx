import { useApi, type Answer } from '../../../api/index.ts'
import { LoadedSignIn } from '../../../shared/app/LoadedSignIn.tsx'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useLinkToken, useNewPassword } from './use-link-token.ts'

/** The page behind an invitation link: greets a person the studio already knows by name; they set a password and are in. */
export default function InvitePage() {
  const { account, shell } = useMessages()
  const m = account.invite
  const token = useLinkToken()
  const invitation = useApi('GET /api/v1/auth/invite/{token}', { params: { token } }, { enabled: token !== '' })
  if (!token || (invitation.isError && invitation.error.status === 404)) {
    return (
      <SignInFrame title={m.gone} lead={m.goneMeans} product={shell.product}>
        <div className="flex flex-col gap-2">
          <LinkButton href={paths.login()} look="primary" size="large">
            {m.signIn}
          </LinkButton>
          <LinkButton href={paths.forgot()} size="large">
            {account.reset.another}
          </LinkButton>
        </div>
      </SignInFrame>
    )
  }
  return (
    <LoadedSignIn query={invitation} title={m.invitation} product={shell.product}>
      {(invited) => <Welcome invited={invited} token={token} />}
    </LoadedSignIn>
  )
}

function Welcome({ invited, token }: { invited: Answer<'GET /api/v1/auth/invite/{token}'>; token: string }) {
  const { account, shell } = useMessages()
  const m = account.invite
  const toast = useToast()
  const form = useNewPassword(token, () => toast.done(m.welcome(invited.first_name)))
  return (
    <SignInFrame
      title={m.title(invited.first_name)}
      lead={m.lead(invited.studio_name)}
      product={shell.product}
      footer={invited.email ? m.for(invited.email) : undefined}
    >
      <NewPasswordForm form={form} submit={m.submit} />
    </SignInFrame>
  )
}
