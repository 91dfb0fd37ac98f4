import type { Film } from '@lerret/model'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { contentRecord, contentVersion, isStableVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** The public film with this number. */
export async function getFilmByEdi(db: Queryable, ediNumber: string): Promise<Film> {
  const [film] = await readFilms(db, sql`${contentVersion.body}->>'ediNumber' = ${ediNumber}`)
  if (!film) throw new AppError('film_not_found', `No public film has the EDI number ${ediNumber}.`)
  return film
}

/** The public film with this content id. */
export async function getFilm(db: Queryable, id: string): Promise<Film> {
  const [film] = await readFilms(db, eq(contentRecord.id, id))
  if (!film) throw new AppError('film_not_found', `There is no public film ${id}.`)
  return film
}

/** The public films among these. */
export const findFilms = (db: Queryable, ids: string[]) =>
  ids.length === 0 ? [] : readFilms(db, inArray(contentRecord.id, ids))

/** The SQL condition that a content record is a public film, for queries that join both tables. */
export const isPublicFilm = and(
  eq(contentRecord.kind, 'production'),
  isStableVersion,
  sql`${contentVersion.body}->>'object' = 'movie'`,
) as SQL

async function readFilms(db: Queryable, condition: SQL): Promise<Film[]> {
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isPublicFilm)
    .where(condition)
  return rows.map(({ body }) => body as Film)
}

export function findPoster({ assets }: Film): string {
  const asset = assets.find(({ type }) => type === 'poster') ?? assets[0]
  return asset?.url ?? ''
}
