import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, useApi } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { readDevice, switchOff, switchOn } from './device.ts'

/** Shows whether this device gets notifications, with a switch for it, or what prevents it and what helps. */
export function ThisDevice() {
  const { notifications } = useMessages()
  const m = notifications.device
  const queries = useQueryClient()
  const toast = useToast()
  const [isPending, setPending] = useState(false)
  const device = useQuery({ queryKey: ['this device'], queryFn: readDevice, staleTime: 0 })
  const settings = useApi('GET /api/v1/notifications/settings')
  // A device that is on says nothing while consent is withdrawn.
  const state = device.data === 'on' && settings.data?.push_consent === false ? 'off' : device.data
  const change = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError) toast.failed(error)
      else toast.refused(m.failed, m.failedMeans)
    }
    setPending(false)
    void queries.invalidateQueries()
  }
  const on = () =>
    change(async () => {
      if (await switchOn(settings.data?.push_consent ?? false)) toast.done(m.turnedOn)
    })
  const off = () =>
    change(async () => {
      await switchOff()
      toast.done(m.turnedOff)
    })
  return (
    <Card title={m.title}>
      <div className="flex flex-col items-start gap-3">
        <p className="min-h-10 text-sm text-pretty text-muted">{state ? m.means[state] : null}</p>
        {state === 'off' || state === undefined ? (
          <Button
            look="primary"
            icon="bell"
            isPending={isPending}
            isDisabled={state === undefined}
            onPress={() => void on()}
          >
            {m.turnOn}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button isPending={isPending} onPress={() => void off()}>
            {m.turnOff}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
