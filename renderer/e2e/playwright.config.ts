import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
/** How many times slower than the machine that the limits were chosen on this one is; build/yardstick.mjs measures it. */
const slowness = Number(process.env['TEST_SLOWNESS'] ?? 1)

export default defineConfig({
  testDir: '.',
  // Node runs these as they are; turning eight megabytes of generated checks into something else took 20 s a process.
  build: { external: ['**/.cache/**', '**/server/**', '**/license-cloud/**'] },
  testMatch: ['**/*.e2e.ts', '**/*.walk.ts'],
  // Where tests have recorded what pages say (words/), it is kept once all have ended.
  globalTeardown: join(import.meta.dirname, 'words/agreed.ts'),
  outputDir: '../../test-results',
  reporter: '../../build/browser-reporter.mjs',
  fullyParallel: true,
  // A test is long and shares the machine: each may be tried again, once, and the totals say which had to be.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000 * slowness,
  expect: { timeout: 15_000 * slowness },
  use: {
    actionTimeout: 15_000 * slowness,
    contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox cannot be set up as root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
})
