import type { APIRequestContext } from '@playwright/test'
import { findBarriersInLooks, findOverflow, SCREEN_LOOKS } from './barriers.ts'
import { DEMO_PASSWORD, type House } from './house/house.ts'
import { CONFIRMATION_LINK, readMailedLink } from './house/mailed-link.ts'
import { expect, ignoreRefusedRequests, logIn, test } from './member.ts'
import { type MadePath, MEMBER_SCREENS, visitMemberScreen } from './member-screens.ts'

test('no screen of members has barriers at both widths, light or dark, and all fit with large text', async ({
  page,
  open,
  house,
  request,
  consoleErrors,
}) => {
  test.setTimeout(600_000)
  const { madePaths, removeShare } = await makePages(house, request)
  const screens = Object.entries(MEMBER_SCREENS).map(([name, screen]) => ({ ...screen, name }))
  const found: Record<string, string[]> = {}
  for (const screen of screens.filter(({ isLoggedOut }) => isLoggedOut)) await scan(screen)
  await open(page, '/logg-inn')
  await logIn(page)
  await expect(page).toHaveURL(/mi-side$/)
  for (const screen of screens.filter(({ isLoggedOut }) => !isLoggedOut)) await scan(screen)
  await removeShare()
  // The pages of links that are not valid, and the club of somebody who is not a member.
  ignoreRefusedRequests(consoleErrors)
  expect(found).toEqual({})

  async function scan({ name, ...screen }: (typeof screens)[number]) {
    await visitMemberScreen(page, screen, house.url, madePaths)
    const within = screen.within ?? 'main'
    const problems = await findBarriersInLooks(page, SCREEN_LOOKS, { within })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const large = [...(await findOverflow(page)), ...(await page.evaluate(findCutTexts, within))]
      problems.push(...large.map((problem) => `large text at ${width} px: ${problem}`))
    }
    if (problems.length > 0) found[name] = problems
  }
})

/** Pages that exist after a mail was sent or a ticket was shared. */
async function makePages(house: House, request: APIRequestContext) {
  const call = (name: string, data: object) => request.post(`${house.url}/partners/178/api/${name}`, { data })
  const email = 'stadfest@nordmann.example'
  await call('CreateUserDx', { Email: email, UserName: 'Kari', Password: DEMO_PASSWORD })
  await call('LoginDx', { Email: 'medlem@fjordheim.example', Password: DEMO_PASSWORD })
  const tickets = await request.get(`${house.url}/partners/178/api/GetTicketsDx?skip=0&take=1`)
  const [{ Id }] = await tickets.json()
  const { pathname, search } = new URL((await (await call('ShareTicketDx', { TicketId: Id })).json()).Url)
  const madePaths: Record<MadePath, string> = {
    confirmation: await readMailedLink(house, email, CONFIRMATION_LINK),
    sharedTicket: pathname + search,
  }
  return { madePaths, removeShare: () => call('UnshareTicketDx', { TicketId: Id }) }
}

/** Runs in the page: the texts that are outside an element that hides what does not fit into it. */
function findCutTexts(within: string): string[] {
  const texts = [...document.querySelectorAll(`${within} *`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  return texts.flatMap((element) => {
    const box = element.getBoundingClientRect()
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(outer)
      // Visually hidden on purpose.
      if (clipPath !== 'none') return []
      if (!['hidden', 'clip'].includes(overflowX)) continue
      const { left, right } = outer.getBoundingClientRect()
      if (box.left < left - 1 || box.right > right + 1) return [`cut off: ${element.outerHTML.slice(0, 160)}`]
    }
    return []
  })
}
