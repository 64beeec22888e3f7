import { Button as AriaButton } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { useLabels } from '../labels.ts'
import { placeToasts, type ToastContent } from './toasts.ts'

/** The messages at the foot of the page, at most three at once. */
const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })
placeToasts(({ content, timeout }, gone) => {
  const key = toastQueue.add(content, { ...(timeout && { timeout }), onClose: gone })
  return () => toastQueue.close(key)
})

const SIGNS: Record<ToastContent['tone'], { icon: IconName; colour: string } | null> = {
  plain: null,
  good: { icon: 'success', colour: 'text-good' },
  bad: { icon: 'error', colour: 'text-bad' },
}

/** On the side that an open drawer leaves free. */
const BESIDE_DRAWER =
  '[:root:has(.at-side:not([data-exiting]))_&]:start-4 [:root:has(.at-side:not([data-exiting]))_&]:end-auto'

/** Above the buttons at a form's foot: a pointer that has just saved would rest on the message, which then stays over them. */
const ABOVE_FOOT = 'sm:[:root:has(.at-foot)_&]:bottom-28'

/** The place of short messages; once in each application, whose style may set it on phones. */
export function ToastRegion() {
  const { close, notifications } = useLabels()
  return (
    <Region
      queue={toastQueue}
      aria-label={notifications}
      className={classes(
        'ring-focus fixed end-4 bottom-[calc(1rem+var(--tabs))] phone:top-(--toast-top,0.75rem) phone:bottom-(--toast-bottom,auto) phone:flex-col z-50 flex w-88 max-w-[calc(100vw-2rem)] flex-col-reverse gap-2 rounded-lg',
        BESIDE_DRAWER,
        ABOVE_FOOT,
      )}
    >
      {({ toast }) => {
        const { tone, title, detail, action } = toast.content
        const sign = SIGNS[tone]
        return (
          <Toast
            toast={toast}
            className="ring-focus flex items-start gap-2.5 rounded-lg bg-surface p-3 phone:items-center shadow-float animate-[rise_180ms_var(--ease-out)]"
          >
            {sign ? <Icon name={sign.icon} size={18} className={sign.colour} /> : null}
            <Content className="min-w-0 flex-1">
              <Text slot="title" className="block text-sm font-medium">
                {title}
              </Text>
              {detail ? (
                <Text slot="description" className="block text-xs text-pretty text-muted">
                  {detail}
                </Text>
              ) : null}
            </Content>
            {action ? (
              <AriaButton
                onPress={() => {
                  action.onPress()
                  toastQueue.close(toast.key)
                }}
                className="ring-focus rounded-sm px-1.5 text-sm font-semibold text-accent-text hover:bg-hover phone:min-h-11"
              >
                {action.label}
              </AriaButton>
            ) : null}
            <AriaButton
              slot="close"
              aria-label={close}
              className="ring-focus -m-1 grid size-7 place-items-center rounded-md text-faint hover:bg-hover hover:text-ink phone:size-11"
            >
              <Icon name="close" size={14} />
            </AriaButton>
          </Toast>
        )
      }}
    </Region>
  )
}
