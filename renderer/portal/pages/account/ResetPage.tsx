import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useLinkToken, useNewPassword } from './use-link-token.ts'

/** The page behind the link of a password reset email: sets a new password and signs in. */
export default function ResetPage() {
  const { account, shell } = useMessages()
  const m = account.reset
  const token = useLinkToken()
  const toast = useToast()
  const form = useNewPassword(token, () => toast.done(m.done))
  if (!token) {
    return (
      <SignInFrame title={m.noToken} lead={m.noTokenMeans} product={shell.product}>
        <LinkButton href={paths.forgot()} look="primary" size="large" className="w-full">
          {m.another}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead}
      product={shell.product}
      footer={
        <Link href={paths.forgot()} className="inline-block py-2">
          {m.another}
        </Link>
      }
    >
      <NewPasswordForm form={form} submit={m.submit} />
    </SignInFrame>
  )
}
