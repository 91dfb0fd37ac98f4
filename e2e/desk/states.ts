import { expect, type Page, type Request } from '@playwright/test'
import { ROUTES } from '../../apps/desk/navigation/routes.ts'
import { ADMIN_EMAIL, signIn } from './editor.ts'
import { answerCalls, type DeskState } from './states/desk-state.ts'
import { IMPORT_STATES } from './states/imports.ts'
import { MEDIA_STATES } from './states/media.ts'
import { NEWSLETTER_STATES } from './states/newsletters.ts'
import { PAGE_STATES } from './states/pages.ts'
import { PROGRAMME_STATES } from './states/programme.ts'
import { PROVIDER_STATES } from './states/providers.ts'
import { PUBLISHING_STATES } from './states/publishing.ts'
import { SCREEN_STATES } from './states/screens.ts'
import { SETUP_STATES } from './states/setup.ts'
import { SHELL_STATES } from './states/shell.ts'
import { SIGNED_OUT } from './states/signed-out.ts'
import { SITE_PREVIEW_STATES } from './states/site-preview.ts'
import { TODAY_STATES } from './states/today.ts'

/** Every screen without parameters in its address, by the name of its route. */
const SCREENS = Object.fromEntries(
  Object.entries(ROUTES)
    .filter(([, path]) => !path.includes(':'))
    .map(([name, path]): [string, DeskState] => [name, { path: path.slice('/redaksjon'.length) }]),
)

/** The screens of the desk and their states, by name. */
export const DESK_STATES: Readonly<Record<string, DeskState>> = {
  ...SIGNED_OUT,
  ...SCREENS,
  ...TODAY_STATES,
  ...SETUP_STATES,
  ...SHELL_STATES,
  ...SCREEN_STATES,
  ...NEWSLETTER_STATES,
  ...PAGE_STATES,
  ...PROGRAMME_STATES,
  ...PROVIDER_STATES,
  ...PUBLISHING_STATES,
  ...IMPORT_STATES,
  ...MEDIA_STATES,
  ...SITE_PREVIEW_STATES,
}

/** An admin sees everything. */
export const signInAdmin = (page: Page) => signIn(page, ADMIN_EMAIL)

interface VisitOptions {
  previous?: DeskState | undefined
  /** From `trackRequests`. */
  waitUntilLoaded: () => Promise<void>
}

/**
 * Opens a state of the desk, and waits until nothing more is loaded. From a previous state that leaves nothing behind, it opens the screen
 * as a link does, without loading the document, which takes a quarter of the CPU time.
 */
export async function visitDeskState(
  page: Page,
  state: DeskState,
  { previous, waitUntilLoaded }: VisitOptions,
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await using _answers = state.replies && (await answerCalls(page, state.replies))
  await state.before?.(page)
  if (await canFollowLink(page, state, previous)) await followLink(page, `/redaksjon${state.path}`)
  else await loadDocument(page, `/redaksjon${state.path}`)
  await page.locator('main h1').waitFor({ state: 'attached' })
  await state.after?.(page)
  await waitUntilLoaded()
  await waitForActiveOption(page)
}

/** After typing, React Aria names the active option half a second later. Until then the field may name one that is no longer listed. */
const waitForActiveOption = (page: Page) =>
  page.waitForFunction(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return !id || document.getElementById(id) !== null
  })

/** Replies that were replaced, now or before, need a document that has not loaded any. So does what is still open above the screen. */
async function canFollowLink(page: Page, state: DeskState, previous?: DeskState): Promise<boolean> {
  if (!previous || previous.isSignedOut || state.isSignedOut) return false
  if ([previous, state].some(({ before, replies }) => before || replies)) return false
  if (new URL(page.url()).pathname === `/redaksjon${state.path}`) return false
  return (await page.locator('[role=dialog], [role=menu], [role=listbox]').count()) === 0
}

const followLink = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

async function loadDocument(page: Page, path: string) {
  // A change of the hash alone would load no document. Another site would start a new process.
  await page.goto('/robots.txt')
  await page.goto(path)
}

/**
 * Observes requests from now on. Returns a function that waits until all are answered and the replies are shown. Streams of events stay
 * open.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const add = (request: Request) => void (request.resourceType() !== 'eventsource' && open.add(request))
  const remove = (request: Request) => void open.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  let elements = 0
  const readUnfinished = async () => {
    const before = elements
    // What a reply shows may ask for more.
    elements = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(document.querySelectorAll('*').length))),
        ),
    )
    const urls = [...open].map((request) => request.url())
    return elements === before ? urls : [...urls, `${elements} elements instead of ${before}`]
  }
  return async () => {
    await expect.poll(readUnfinished, { timeout: 60_000, intervals: [25, 50, 100] }).toEqual([])
  }
}
