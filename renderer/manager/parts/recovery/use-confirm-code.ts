import { useSend } from '../../../api/index.ts'
import { useMessages } from '../../messages/index.ts'

/** Says that the recovery code on the screen is kept: from then on nobody is asked about it. */
export function useConfirmCode() {
  const m = useMessages().welcome.code
  const send = useSend('POST /api/v1/auth/recovery-code/confirm', {
    invalidate: ['GET /api/v1/auth/me'],
    done: m.keptDone,
  })
  return {
    confirm: async (recovery_code: string): Promise<boolean> =>
      (await send.send({ body: { recovery_code } })) !== undefined,
    isPending: send.isPending,
  }
}
