import {
  createRedirectTable,
  isAutomaticRedirect,
  listRouteCandidates,
  parsePath,
  type Redirect,
  type SiteConfig,
  toHref,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { normalizeHref, splitHref } from '../content/hrefs.ts'
import { compareText } from '../content/record-order.ts'
import { getSite } from '../content/site.ts'
import { createRecordProblem, type Problem } from '../problems/problem.ts'
import { findCultureSlugRedirects } from './culture-slug-redirects.ts'

/** The source is a decoded path, the target an encoded href. */
export interface ResolvedRedirect {
  source: string
  target: string
  permanent: boolean
  /** Whether an editor wrote it; the others follow from the content. */
  isWritten: boolean
}

/** The paths that have a page. */
interface Paths {
  has(path: string): boolean
  keys(): Iterable<string>
}

type Hosts = Pick<SiteConfig, 'host' | 'aliases'>

/** A redirect before chains are followed, with the key of its record if it has one. */
type RedirectStep = ResolvedRedirect & { record: string | null }

/**
 * The redirect table: redirects that editors wrote, automatic ones of pages that have moved, and the short paths of culture
 * events. A chain of redirects becomes one. A redirect loop, and an editor's redirect whose source is a page, is a problem and
 * left out.
 */
export function resolveRedirects(input: { content: Content; paths: Paths; now: Date }): {
  redirects: ResolvedRedirect[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const steps = new Map<string, RedirectStep>()
  const site = getSite(input.content)
  const records = input.content.all('redirect')
  for (const { id, source, target, permanent } of records.filter((record) => !isAutomaticRedirect(record))) {
    const record = `redirect:${id}`
    const first = steps.get(source)
    if (input.paths.has(source)) {
      problems.push(
        createRecordProblem(record, {
          code: 'redirect_shadowed',
          field: 'source',
          text: `a page has the path ${source}, so it is left out.`,
          path: source,
        }),
      )
    } else if (first) {
      problems.push(
        createRecordProblem(record, {
          code: 'redirect_duplicate',
          field: 'source',
          text: `${first.record} leads on from ${source} already.`,
          path: source,
        }),
      )
    } else {
      steps.set(source, {
        source,
        target: normalizeTarget(target, site),
        permanent,
        isWritten: true,
        record,
      })
    }
  }
  for (const { id, source, target, permanent } of records.filter(isAutomaticRedirect)) {
    if (input.paths.has(source) || steps.has(source)) continue
    steps.set(source, {
      source,
      target: normalizeHref(target),
      permanent,
      isWritten: false,
      record: `redirect:${id}`,
    })
  }
  for (const { source, target } of findCultureSlugRedirects(input)) {
    if (steps.has(source)) continue
    steps.set(source, { source, target: toHref(target), permanent: false, isWritten: false, record: null })
  }

  const redirects: ResolvedRedirect[] = []
  const followChain = createChainFollower(steps, input.paths)
  for (const step of steps.values()) {
    const redirect = followChain(step)
    if (redirect) redirects.push(redirect)
    else {
      problems.push(
        createRecordProblem(step.record ?? step.source, {
          code: 'redirect_loop',
          field: 'target',
          text: 'goes in a circle.',
          path: step.source,
        }),
      )
    }
  }
  return { redirects: redirects.sort((a, b) => compareText(a.source, b.source)), problems }
}

/** Whether a redirect would lead back to its own source, directly or through others. */
export function createsRedirectLoop(redirect: Redirect, others: readonly Redirect[], site: Hosts): boolean {
  const steps = new Map(
    [...others, redirect].map(({ source, target, permanent }): [string, RedirectStep] => [
      source,
      { source, target: normalizeTarget(target, site), permanent, isWritten: true, record: null },
    ]),
  )
  const followChain = createChainFollower(steps, new Set<string>())
  return followChain(steps.get(redirect.source) as RedirectStep) === null
}

/** The target as an encoded href; a URL on one of the site's own hosts becomes a path. */
function normalizeTarget(target: string, { host, aliases }: Hosts): string {
  const url = URL.parse(target)
  const isOwnHost = url !== null && [host, ...aliases].some((own) => URL.parse(own)?.host === url.host)
  return normalizeHref(isOwnHost ? url.pathname + url.search + url.hash : target)
}

/** Follows a redirect to its final target; null when it is a loop. The result is permanent when every step is. */
function createChainFollower(steps: ReadonlyMap<string, RedirectStep>, paths: Paths) {
  const findRedirect = createRedirectTable([...steps.values()])

  return function followChain(start: RedirectStep): ResolvedRedirect | null {
    const visited = new Set([start.source])
    let { target, permanent } = start
    for (;;) {
      const [path, rest] = splitHref(target)
      const next = findNext(parsePath(path) ?? path)
      if (!next) return { source: start.source, target, permanent, isWritten: start.isWritten }
      if (visited.has(next.source)) return null
      visited.add(next.source)
      const [nextPath, nextRest] = splitHref(next.target)
      target = nextPath + (nextRest || rest)
      permanent &&= next.permanent
    }
  }

  /** The redirect that a request for a path would meet. */
  function findNext(path: string): RedirectStep | undefined {
    if (!path.startsWith('/')) return undefined
    for (const candidate of listRouteCandidates(path, { findRedirect, findIgnoringCase })) {
      if (candidate.kind === 'redirect') return candidate.redirect
      if (paths.has(candidate.path)) return undefined
    }
    return undefined
  }

  /** Looks at every path, which is acceptable because it is rarely needed. */
  function findIgnoringCase(path: string): string | undefined {
    const folded = path.toLowerCase()
    for (const each of paths.keys()) if (each.toLowerCase() === folded) return each
    return undefined
  }
}
