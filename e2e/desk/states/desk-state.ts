import type { Page } from '@playwright/test'

/** A screen of the desk, or one of its states. */
export interface DeskState {
  /** The address below /redaksjon. */
  path: string
  isSignedOut?: boolean
  /** A selector of what is scanned; the screen without the rail otherwise. */
  within?: string
  /** What calls like `invitations` or `POST session` are answered with instead of by the server. An asterisk stands for any text. */
  replies?: Readonly<Record<string, Reply>>
  /** Other preparations before the screen is opened. */
  before?(page: Page): Promise<unknown>
  /** What a person does until the state is reached. */
  after?(page: Page): Promise<unknown>
}

interface Reply {
  json: unknown
  /** 200 by default; 0 when no answer arrives. */
  status?: number
}

export const refuse = (code: string, status: number): Reply => ({
  json: { error: { code, message: '' } },
  status,
})

export const NO_ANSWER: Reply = { json: null, status: 0 }

/**
 * Answers calls in the documents that the page opens until this is disposed of. Routes of Playwright would disable the browser's cache,
 * so that it compiles the code of the desk again in every document.
 */
export function answerCalls(page: Page, replies: Readonly<Record<string, Reply>>) {
  const answers = Object.entries(replies).map(([call, { json, status = 200 }]) => {
    const [path = '', method] = call.split(' ').reverse()
    const pattern = path.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]*')
    return { method, pattern: `/redaksjon/api/${pattern}$`, status, body: JSON.stringify(json) }
  })
  return page.addInitScript((answers) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const { url, method } = new Request(input, init)
      const answer = answers.find(
        (each) => new RegExp(each.pattern).test(url) && (each.method ?? method) === method,
      )
      if (!answer) return fetch(input, init)
      if (answer.status === 0) throw new TypeError('Failed to fetch')
      const headers = { 'content-type': 'application/json' }
      return new Response(answer.body, { status: answer.status, headers })
    }
  }, answers)
}

export const pressEnter = (page: Page) => page.keyboard.press('Enter')

export async function pressEnterIn(page: Page, label: string) {
  await page.getByLabel(label).focus()
  await pressEnter(page)
}
