import { SERVICE_WORKER_FILE } from '@lerret/model'

/** What may be written: HTML, and the address of the service worker alone. */
const rules = {
  createHTML: (html: string): string => html,
  createScriptURL: (_url: string): string => SERVICE_WORKER_FILE,
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: typeof rules): typeof rules }
}
const policy = trustedTypes?.createPolicy('lerret', rules) ?? rules

/**
 * HTML that the browser accepts where it requires Trusted Types: for what was cleaned or rendered by the server, or is parsed in a document
 * without a window. It is an object in browsers that have Trusted Types, which TypeScript's library does not know.
 */
export const trustHtml = (html: string): string => policy.createHTML(html)

export const trustedWorkerUrl = (): string => policy.createScriptURL('')
