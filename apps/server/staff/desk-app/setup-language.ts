import type { Language } from '@lerret/model'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/db/connection.ts'
import { findPreferredLanguage } from '../../platform/http/accept-language.ts'
import { hasAdministrator } from '../accounts/first-administrator.ts'

const SETUP_PATH = '/redaksjon/oppstart'

/** The language of the browser on the set-up page of a house that nobody has set up; null everywhere else. */
export async function findSetupLanguage(
  db: Queryable,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
): Promise<Language | null> {
  if (!url.startsWith(SETUP_PATH) || (await hasAdministrator(db))) return null
  return findPreferredLanguage(headers['accept-language'])
}
