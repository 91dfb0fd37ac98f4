import {
  createRedirectTable,
  hrefOf,
  isLeftBehind,
  pathOf,
  type Redirect,
  type SiteConfig,
  spellingsOf,
} from '@lerret/model'
import { type Content, getSite } from '../content/content.ts'
import { compareText } from '../content/record-order.ts'
import { createRecordProblem, type Problem } from '../problems/problem.ts'
import { normalizeHref, splitHref } from '../views/link.ts'
import { findCultureSlugRedirects } from './culture-slug-redirects.ts'

/** The source is a path in plain text, the target as links carry it. */
export interface ResolvedRedirect {
  source: string
  target: string
  permanent: boolean
  /** By an editor; the others follow from the content. */
  isWritten: boolean
}

/** The addresses that have a page. */
interface Paths {
  has(path: string): boolean
  keys(): Iterable<string>
}

type Hosts = Pick<SiteConfig, 'host' | 'aliases'>

type Link = ResolvedRedirect & { record: string | null }

/**
 * The redirect table: what editors wrote, what pages left behind where they were, and the bare slugs of culture events. Chains
 * lead straight to their end. A redirect that goes in a circle, or one by an editor whose source is a page, is a problem and left out.
 */
export function resolveRedirects(input: { content: Content; paths: Paths; now: Date }): {
  redirects: ResolvedRedirect[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const links = new Map<string, Link>()
  const site = getSite(input.content)
  const all = input.content.all('redirect')
  for (const { id, source, target, permanent } of all.filter((one) => !isLeftBehind(one))) {
    const record = `redirect:${id}`
    const first = links.get(source)
    if (input.paths.has(source)) {
      problems.push(
        createRecordProblem(record, 'source', `a page has the path ${source}, so it is left out.`, source),
      )
    } else if (first) {
      problems.push(
        createRecordProblem(record, 'source', `${first.record} leads on from ${source} already.`, source),
      )
    } else links.set(source, { source, target: targetOn(site, target), permanent, isWritten: true, record })
  }
  for (const { id, source, target, permanent } of all.filter(isLeftBehind)) {
    if (!input.paths.has(source) && !links.has(source))
      links.set(source, {
        ...{ source, target: normalizeHref(target), permanent, isWritten: false },
        record: `redirect:${id}`,
      })
  }
  for (const { source, target } of findCultureSlugRedirects(input)) {
    if (!links.has(source))
      links.set(source, { source, target: hrefOf(target), permanent: false, isWritten: false, record: null })
  }

  const redirects: ResolvedRedirect[] = []
  const follow = createFollower(links, input.paths)
  for (const link of links.values()) {
    const end = follow(link)
    if (end) redirects.push(end)
    else
      problems.push(
        createRecordProblem(link.record ?? link.source, 'target', 'goes in a circle.', link.source),
      )
  }
  return { redirects: redirects.sort((a, b) => compareText(a.source, b.source)), problems }
}

/** Whether a redirect would lead back to where it began, by way of others or at once. */
export function createsRedirectLoop(redirect: Redirect, others: readonly Redirect[], site: Hosts): boolean {
  const links = new Map(
    [...others, redirect].map(({ source, target, permanent }): [string, Link] => [
      source,
      { source, target: targetOn(site, target), permanent, isWritten: true, record: null },
    ]),
  )
  return createFollower(links, new Set<string>())(links.get(redirect.source) as Link) === null
}

/** A target in the form that addresses carry; one on the house's own host is a path. */
function targetOn({ host, aliases }: Hosts, target: string): string {
  const url = URL.parse(target)
  const isOurs = url !== null && [host, ...aliases].some((own) => URL.parse(own)?.host === url.host)
  return normalizeHref(isOurs ? url.pathname + url.search + url.hash : target)
}

/** Tells where a redirect ends, or null when it never does. It is permanent when every step is. */
function createFollower(links: ReadonlyMap<string, Link>, paths: Paths) {
  const find = createRedirectTable([...links.values()])

  return function follow(start: Link): ResolvedRedirect | null {
    const seen = new Set([start.source])
    let { target, permanent } = start
    for (;;) {
      const [path, rest] = splitHref(target)
      const next = linkAt(pathOf(path) ?? path)
      if (!next) return { source: start.source, target, permanent, isWritten: start.isWritten }
      if (seen.has(next.source)) return null
      seen.add(next.source)
      const [nextPath, nextRest] = splitHref(next.target)
      target = nextPath + (nextRest || rest)
      permanent &&= next.permanent
    }
  }

  /** The redirect that answers a path, in whichever spelling and letters it is asked for. */
  function linkAt(path: string): Link | undefined {
    if (!path.startsWith('/') || paths.has(path)) return undefined
    const link = spellingsOf(path).flatMap((spelling) => find(spelling) ?? [])[0]
    return link && (link.source === path || !hasIgnoringCase(path)) ? link : undefined
  }

  /** Seldom asked. */
  function hasIgnoringCase(path: string): boolean {
    const folded = path.toLowerCase()
    for (const each of paths.keys()) if (each.toLowerCase() === folded) return true
    return false
  }
}
