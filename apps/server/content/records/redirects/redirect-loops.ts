import { Redirect, type SiteHost } from '@lerret/model'
import { createsRedirectLoop } from '@lerret/page-engine'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { contentRecord, contentVersion, isDraftVersion } from '../table.ts'

/**
 * Throws when a redirect would form a loop with the drafts of others. Two redirects that are saved at the same time may still form
 * one; publishing then leaves them out and reports them.
 */
export async function assertNoRedirectLoop(db: Queryable, redirect: Redirect): Promise<void> {
  const drafts = await db
    .select({ kind: contentVersion.kind, id: contentVersion.id, body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(and(inArray(contentRecord.kind, ['redirect', 'host']), isNotNull(contentVersion.body)))
  const site = drafts.find(({ kind }) => kind === 'host')?.body as Partial<SiteHost> | undefined
  const others = drafts
    .filter(({ kind, id }) => kind === 'redirect' && id !== redirect.id)
    // Incomplete drafts lead nowhere.
    .flatMap(({ body }) => Redirect.safeParse(body).data ?? [])
  if (!createsRedirectLoop(redirect, others, { host: site?.host ?? '', aliases: site?.aliases ?? [] })) return
  const { id, source, target } = redirect
  throw new AppError('redirect_loop', `redirect ${id}: target ${target} leads back to ${source}`, {
    field: 'target',
  })
}
