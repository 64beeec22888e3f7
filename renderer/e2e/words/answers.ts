import type { Step } from './steps.ts'

/** Answers a request for the server, which does not hear of it. */
export const answers =
  (request: string, json: object): Step =>
  async (page) =>
    void (await page.route(request, (route) => route.fulfill({ json })))

/** Returns answers as if the caller's role had only these permissions. */
export const mayDo = (...permissions: string[]) => ({ '/auth/me': (me: object) => ({ ...me, permissions }) })
