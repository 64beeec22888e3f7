import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** As the browser tests run, but for the pictures: one try each, and what is still moving may take its time. */
export default defineConfig(tests, {
  testDir: '.',
  reporter: '../../../build/browser-reporter.mjs',
  testMatch: '**/*.pictures.ts',
  outputDir: '../../../test-results/gallery',
  workers: 2,
  retries: 0,
})
