import { useMessages } from '../../../messages/index.ts'

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What happens, in words, as an event is listed or was told; where the page has none, the server's. */
export function useEventWords(): (event: string, label?: string) => string {
  const { conditions, settings } = useMessages()
  return (event, label = event) =>
    event === 'webhook.test' ? settings.webhooks.testEvent : upperFirst(conditions.events[event] ?? label)
}
