import { statfs } from 'node:fs/promises'
import type { Disk } from './port.ts'

export const systemDisk: Disk = {
  free: async (folder) => {
    try {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    } catch {
      return undefined
    }
  },
}
