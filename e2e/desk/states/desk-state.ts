import type { Page } from '@playwright/test'

/** A screen of the desk, or one of its states. */
export interface DeskState {
  /** The address below /redaksjon. */
  path: string
  isSignedOut?: boolean
  /** A selector of what is scanned; the screen without the rail otherwise. */
  within?: string
  /** Replies and failures that this state needs instead of the server's, before the screen is opened. */
  before?(page: Page): Promise<unknown>
  /** What a person does until the state is reached. */
  after?(page: Page): Promise<unknown>
}

/**
 * Replies to a call, like `invitations` or `POST session`, instead of the server. Only for `before`: a request that is sent just after
 * the first route was added to a loaded document still reaches the server now and then.
 */
export function reply(page: Page, call: string, json: unknown, status = 200) {
  const [path, method] = call.split(' ').reverse()
  return page.route(`**/redaksjon/api/${path}`, (route, request) =>
    method && request.method() !== method ? route.fallback() : route.fulfill({ status, json }),
  )
}

export const refuse = (page: Page, call: string, code: string, status: number) =>
  reply(page, call, { error: { code, message: '' } }, status)

export const pressEnter = (page: Page) => page.keyboard.press('Enter')

export async function pressEnterIn(page: Page, label: string) {
  await page.getByLabel(label).focus()
  await pressEnter(page)
}
