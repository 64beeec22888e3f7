import { useMessages } from '../../../messages/index.ts'

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The words for an event, in a list or a delivery; the server's label where the page has none. */
export function useEventWords(): (event: string, label?: string) => string {
  const { conditions, settings } = useMessages()
  return (event, label = event) =>
    event === 'webhook.test' ? settings.webhooks.testEvent : upperFirst(conditions.events[event] ?? label)
}
