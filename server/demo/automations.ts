import type { DemoApi } from './api.ts'

interface ReadyMade {
  key: string
  name: string
  description: string
}

/** Takes over automations that are ready made: two that work from the first day on, one still a draft. */
export async function takeOverAutomations(api: DemoApi): Promise<void> {
  const ready = (await api.send<ReadyMade[]>('GET', '/marketing-automations/ready-made'))!
  for (const [wanted, status] of [
    ['welcome', 'active'],
    ['first_visit', 'active'],
    ['win_back', 'draft'],
  ]) {
    const { key: _, description: __, ...automation } = ready.find(({ key }) => key === wanted)!
    await api.make('/marketing-automations', { ...automation, status })
  }
}
