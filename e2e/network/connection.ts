import type { Page } from '@playwright/test'
import { test as base, expect } from '../browser.ts'
import { waitForHydration } from '../visit.ts'
import { openTunnel, type Tunnel } from './tunnel.ts'

export { expect, waitForHydration }

/** A visitor behind a connection that can fail. Console messages are collected, because log lines are part of the expected result. */
export const test = base.extend<{ tunnel: Tunnel; visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
  tunnel: async ({}, use) => {
    const tunnel = await openTunnel(process.env.HOUSE_URL as string)
    // Pictures are not tested here, and rendering them takes time.
    tunnel.addFault(/^\/images\//, { kind: 'answer', status: 204, body: '' })
    await use(tunnel)
    await tunnel.close()
  },
  visitor: async ({ page, tunnel }, use) => use(await followVisitor(page, tunnel)),
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 900 },
})

interface Visitor {
  /** Opens a page, and waits for hydration. */
  open(path: string): Promise<void>
  /** Clicks a link to a path of this site. */
  press(href: string): Promise<void>
  pageLoads(): number
  lines(): string[]
  heading(): Promise<string>
}

/** The browser's messages about failed requests and workers. */
const NOT_OURS = /^Failed to load resource|^Service Worker registration blocked/

export async function followVisitor(page: Page, tunnel: Tunnel): Promise<Visitor> {
  let loads = 0
  const lines: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  page.on('console', (message) => {
    if (!NOT_OURS.test(message.text())) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  return {
    async open(path) {
      await page.goto(tunnel.url + path)
      await waitForHydration(page)
    },
    async press(href) {
      await page.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
      }, href)
    },
    pageLoads: () => loads,
    lines: () => lines,
    heading: () => page.getByRole('heading', { level: 1 }).innerText(),
  }
}

/** The log lines when a page fails to load. */
export const failed = (path: string) => `Loading the component/JSON/Layout for ${path} failed`
