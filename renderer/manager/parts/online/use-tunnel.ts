import { useApi, type Answer } from '../../../api/index.ts'

export type Tunnel = Answer<'GET /api/v1/studio/tunnel'>

const SECOND = 1000

/** How the built-in tunnel stands: asked often while it connects, now and then while it is on. */
export function useTunnel() {
  const tunnel = useApi('GET /api/v1/studio/tunnel', {}, { every: 10 * SECOND })
  const isUnsettled = tunnel.data !== undefined && tunnel.data.state !== 'off' && tunnel.data.state !== 'online'
  useApi('GET /api/v1/studio/tunnel', {}, { enabled: isUnsettled, every: 2 * SECOND })
  return tunnel
}
